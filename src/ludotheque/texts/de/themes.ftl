themes-row = { $style }: { $words } Wörter, davon { $usual } allgemein bekannt
