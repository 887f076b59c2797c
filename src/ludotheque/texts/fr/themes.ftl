themes-row = { $style } : { $words } mots, dont { $usual } connus de tous
