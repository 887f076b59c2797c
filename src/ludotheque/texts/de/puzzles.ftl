refuse-bad-puzzle = { $file }, Zeile { $line }: { $why }.
refuse-no-puzzles = Für { $game } gibt es noch keine Rätsel.

puzzles = Rätsel
puzzles-title = Rätsel: { $game }
puzzles-pitch = Eine Stellung, eine gute Antwort.
puzzles-today = Rätsel des Tages
puzzles-today-done = Gelöst. Morgen gibt es ein neues.
puzzles-run = Ein Lauf
puzzles-run-pitch = Es wird immer schwerer; nach drei Fehlern ist Schluss.
puzzles-run-best = Dein bester Lauf: { $count }
puzzles-run-now = { $count } geschafft, { $left ->
    [one] noch ein Fehler erlaubt
   *[other] noch { $left } Fehler erlaubt
  }
puzzles-run-over = Der Lauf ist zu Ende: { $count } gelöst.
puzzles-run-again = Noch ein Lauf
puzzles-own = Aus deinen Partien
puzzles-own-pitch = Nach einer Analyse warten deine Fehler hier als Rätsel.
puzzles-practise = Üben
puzzles-solved = { $solved } von { $count } gelöst
puzzles-all-solved = Du bist mit allen durch.
puzzle-grade = Stufe { $grade }
puzzle-next = Weiter
puzzle-solution = Lösung zeigen
puzzle-again = Noch einmal
puzzle-home = Alle Rätsel
puzzle-missed = Das ist es nicht.
puzzle-shown = Das ist die Lösung.
puzzle-time = Die Minute ist um.
puzzle-seconds = { $seconds } s
puzzle-counted = Dieses Rätsel hattest du schon; es zählt nur einmal.
puzzle-up = Gutes Rätsel
puzzle-down = Kein gutes Rätsel
puzzle-thanks = Danke.
puzzle-try-it = Als Rätsel lösen
puzzle-level = Stufe

refuse-no-puzzle = Ein Rätsel { $number } gibt es nicht, oder es wurde zurückgezogen.
refuse-puzzle-unsolved = Löse es zuerst.

puzzle-own = In deiner Partie hast du hier { $played } gespielt. Finde etwas Besseres.
puzzle-own-title = Aus deiner Partie
puzzle-own-done = Ja, { $best } war besser als { $played }.
puzzle-own-again = Das hast du gespielt. Es geht besser.

puzzle-yali-win = Du bist Gold. Ein einziger Zug gewinnt, was Silber auch tut. Finde ihn.
puzzle-yali-win-title = Gewinnen
puzzle-yali-win-done = Das gewinnt. Sieh zu, wie es ausgeht.
puzzle-yali-best = Du bist Gold. Ein Zug ist deutlich besser als alle anderen. Finde ihn.
puzzle-yali-best-title = Der beste Zug
puzzle-yali-best-done = Das ist der Zug. Sieh zu, wie es weitergeht.
puzzle-yali-run = Du bist Gold. Gewinne mit { $moves } Zügen hintereinander: Silber darf nicht an die Reihe kommen.
puzzle-yali-run-title = Durchmarsch
puzzle-yali-run-done = Alle im Ziel, und Silber kam nicht mehr dran.
puzzle-yali-run-lost = Jetzt kippt das Brett zu Silber. Jeder Zug muss es bei dir halten.

puzzle-bali-bali = Der Stapel ist leer. Mach einen Bali: Alle Karten müssen weg, in ganzen Wörtern.
puzzle-bali-bali-title = Bali!
puzzle-bali-bali-done = Bali! Die Auslage ist leer.
puzzle-bali-bali-stranded = Jetzt bleiben Karten übrig, was du auch tust.
puzzle-bali-word = Leg das Wort, das am meisten zählt.
puzzle-bali-word-title = Das beste Wort
puzzle-bali-word-done = { $word }, { $points } Punkte: Mehr ist hier nicht drin.
puzzle-bali-word-less = Ein Wort, aber es gibt eins mit { $points } Punkten.
puzzle-bali-word-taken = Nimm nichts weg: Leg an.
puzzle-bali-word-part = Das ist noch kein Wort. Leg das ganze Wort in einem Zug.
puzzle-bali-challenge = Das hat dein Gegner gerade gelegt. Ist es Teil eines Worts? Zweifle es an oder lass es gelten.
puzzle-bali-challenge-title = Teil eines Worts?
puzzle-bali-challenge-done = { $known ->
    [0] Richtig: Kein Wort hat diese Buchstaben hintereinander.
   *[other] Richtig: { $word } enthält sie.
  }
puzzle-bali-challenge-doubted = Es ist ein Teil von { $word }.
puzzle-bali-challenge-waved = Kein Wort hat diese Buchstaben hintereinander. Da hättest du zweifeln müssen.

puzzle-wordjam-word = Du hast eine Minute. Sag ein Wort zum Thema, das mindestens { $points } Münzen bringt.
puzzle-wordjam-word-title = Eine Minute
puzzle-wordjam-word-done = Das reicht. Das beste bekannte Wort in unseren Listen ist „{ $word }“ mit { $most } Münzen.
puzzle-wordjam-word-out = Das Wort zählt nicht: Achte auf den verbotenen Buchstaben und die Themenkarte.
puzzle-wordjam-word-less = Es passt, aber gefragt sind { $points } Münzen.
puzzle-wordjam-word-unknown = Unsere Listen wissen nicht, ob es zum Thema passt. Versuch ein anderes.
