themes-row = { $style }: { $words } words, { $usual } of them known to everybody
