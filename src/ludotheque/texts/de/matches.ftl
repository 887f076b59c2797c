refuse-match-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refuse-match-taken = Dort sitzt schon jemand.
refuse-match-nobody = Dort sitzt niemand.
refuse-match-seats-open = Es sind noch Plätze frei; die Partie kann nicht beginnen.
refuse-match-started = Die Partie hat schon begonnen.
refuse-match-not-started = Die Partie hat noch nicht begonnen.
refuse-match-over = Die Partie ist zu Ende.
refuse-match-not-over = Die Partie ist noch nicht zu Ende.
refuse-match-too-late = Zu spät: Ihre Zeit ist abgelaufen.
refuse-match-not-yours = Das haben nicht Sie zu entscheiden.
refuse-match-draw-alone = Es gibt niemanden, mit dem Sie sich auf Remis einigen könnten.
refuse-match-draw-bot = Bots einigen sich nicht auf Remis.
refuse-match-asked = Es steht schon eine Frage im Raum; sie muss erst beantwortet werden.
refuse-match-declined = Das wurde abgelehnt; nach dem nächsten Zug dürfen Sie wieder fragen.
refuse-match-not-asked = Das hat Sie niemand gefragt.
refuse-match-takeback-off = In dieser Partie werden keine Züge zurückgenommen.
refuse-match-takeback-none = Sie haben keinen Zug gemacht, den Sie zurücknehmen könnten.
refuse-match-takeback-revealed = Seither ist Verborgenes aufgedeckt worden oder der Zufall hat gesprochen; Ihr Zug gilt.
refuse-match-vote-whom = Abstimmen können Sie nur über eine andere Person am Tisch.
refuse-match-vote-twice = Dafür haben Sie schon gestimmt.
refuse-match-abort-late = Es hat schon jemand gezogen; aufgeben können Sie noch.
refuse-match-rematch-twice = Die Revanche ist schon vereinbart oder von Ihnen schon gewünscht.
refuse-match-rematch-wait = Noch nicht alle möchten eine Revanche.

## Warum eine Partie zu Ende ist

reason-aborted = Abgebrochen.
