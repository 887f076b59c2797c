refuse-match-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refuse-match-taken = Dort sitzt schon jemand.
refuse-match-nobody = Dort sitzt niemand.
refuse-match-seats-open = Es sind noch Plätze frei; die Partie kann nicht beginnen.
refuse-match-started = Die Partie hat schon begonnen.
refuse-match-not-started = Die Partie hat noch nicht begonnen.
refuse-match-over = Die Partie ist zu Ende.
refuse-match-not-over = Die Partie ist noch nicht zu Ende.
refuse-match-too-late = Zu spät: Deine Zeit ist abgelaufen.
refuse-match-not-yours = Das hast nicht du zu entscheiden.
refuse-match-draw-alone = Es gibt niemanden, mit dem du dich auf Remis einigen könntest.
refuse-match-draw-bot = Bots einigen sich nicht auf Remis.
refuse-match-asked = Es steht schon eine Frage im Raum; sie muss erst beantwortet werden.
refuse-match-declined = Das wurde abgelehnt; nach dem nächsten Zug darfst du wieder fragen.
refuse-match-not-asked = Das hat dich niemand gefragt.
refuse-match-hints-off = In dieser Partie wird ohne Tipps gespielt.
refuse-match-takeback-off = In dieser Partie werden keine Züge zurückgenommen.
refuse-match-takeback-none = Du hast keinen Zug gemacht, den du zurücknehmen könntest.
refuse-match-takeback-revealed = Seit deinem Zug wurde etwas aufgedeckt oder gezogen; er gilt.
refuse-match-vote-whom = Abstimmen kannst du nur über jemand anderen am Tisch.
refuse-match-vote-twice = Dafür hast du schon gestimmt.
refuse-match-abort-late = Es hat schon jemand gezogen; aufgeben kannst du noch.
refuse-match-rematch-twice = Die Revanche ist schon vereinbart, oder du hast sie dir schon gewünscht.
refuse-match-rematch-wait = Noch nicht alle möchten eine Revanche.

## Warum eine Partie zu Ende ist

reason-aborted = Abgebrochen.
refuse-match-study = Auf diesem Brett wird nur ausprobiert; eine Revanche gibt es nicht.
refuse-match-no-room = Das geht nur in einem Raum.
refuse-match-too-few = Zum Spielen braucht ihr mindestens { $least }.
refuse-match-round = Du kannst einsteigen, sobald diese Runde vorbei ist.
refuse-match-removed = Der Gastgeber hat dich aus diesem Raum entfernt.
refuse-match-paused = Das Spiel ist angehalten.
refuse-match-not-paused = Das Spiel ist nicht angehalten.
refuse-match-no-clock = Gerade läuft keine Uhr.
