# Umgebungen in Text, das Model Context Protocol und Programme, die gemessen werden

text-you = { $game }: Du bist { $seat }.
text-since = Seit deiner letzten Entscheidung:
text-acted = { $seat }: { $said }
text-moves = Deine Züge:
text-more = … und weitere, die hier nicht stehen.
text-answer = Antworte mit einem Zug in Notation, zum Beispiel { $example }
text-answer-listed = Antworte mit einem Zug in Notation oder mit seiner Nummer.
text-wait = Du kannst auch die anderen zuerst lassen: wait
text-over = Das Spiel ist aus.
text-rule = { $sentence } (Regel { $rule })
refuse-text-wait = Hier kannst du nicht warten: Du bist am Zug, und keine Uhr läuft.
refuse-text-number = Einen Zug mit der Nummer { $number } gibt es in der Liste nicht.
refuse-text-over = Das Spiel ist aus, niemand zieht mehr.
refuse-text-seat = An diesem Tisch gibt es keinen Platz { $seat }; die Plätze sind 0 bis { $most }.
refuse-mcp-table = Den Tisch { $table } gibt es nicht. Öffne zuerst einen.
cli-mcp = einen Assistenten mitspielen lassen, über das Model Context Protocol auf stdin und stdout
cli-mcp-seed = Zufall und Bots wiederholbar machen (für Tests: Wer den Startwert kennt, kennt die Karten)
cli-bench-agent = ein Programm, das in Textzeilen spielt, an unseren Stufen messen
cli-bench-agent-measured = das Programm und seine Argumente, nach --; level:2 misst unsere eigenen Bots der Stufe 2
cli-bench-agent-command = das Programm und seine Argumente, nach --
cli-bench-agent-level = gegen welche Stufen gespielt wird (sonst gegen alle)
cli-bench-agent-games = Spiele gegen jede Stufe (sonst 10)
cli-bench-agent-hide = die erlaubten Züge nicht auflisten
cli-bench-agent-seconds = wie lange das Programm über eine Entscheidung nachdenken darf (sonst 60)
bench-title = { $game }, { $variant }: { $command }
bench-row = Stufe { $level } ({ $rating }): { $share } % ± { $error } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}, { $forfeits } aufgegeben
bench-rating = Wertung { $rating } ± { $error } (95 %)
refuse-bench-start = „{ $command }“ ließ sich nicht starten: { $why }
refuse-bench-number = Spiele, Sekunden und Stufen müssen mindestens 1 sein.
cli-bot = ein Programm, das zeilenweise spielt, an einen Tisch eines Servers setzen
cli-bot-url = die Adresse des Servers (sonst { $url })
cli-bot-token = das Zugangstoken des Bots, angelegt auf deiner Profilseite (sonst: die Variable LUDOTHEQUE_TOKEN)
cli-bot-table = an diesen Tisch setzen: sein Code, seine Kennung oder sein Link
cli-bot-open = einen Tisch dieses Spiels für alle eröffnen
cli-bot-players = wie viele am eröffneten Tisch spielen
cli-bot-level = die anderen Plätze des eröffneten Tischs mit unseren Bots dieser Stufe besetzen
cli-bot-games = wie viele Spiele, die weiteren als Revanche (sonst 1)
bot-sits = Der Bot sitzt an { $link } (Code { $code }).
bot-gave-up = Das Programm gibt auf; seine Partie ist aufgegeben.
refuse-server-away = Der Server { $url } antwortet nicht: { $why }
refuse-needs-research = Dafür fehlt etwas: pip install 'ludotheque[research]'

cli-replay-svg = ein Bild des Tischs nach den N Zügen von --from (oder allen) in diese SVG-Datei schreiben
cli-replay-check = jede Partie einer Datei (Texte, JSON-Zeilen oder Parquet) prüfen und keine zeigen
check-wrong = Partie { $number }, ab Zeile { $at }: { $why }
check-progress = { $games } Partien geprüft, { $pace } pro Sekunde
check-done = { $right ->
    [one] Eine Partie stimmt
   *[other] { $right } Partien stimmen
} ({ $moves } Züge), { $wrong ->
    [0] keine ist falsch
    [one] eine ist falsch
   *[other] { $wrong } sind falsch
}.

cli-export = beendete Partien für die Forschung in eine Datei schreiben: mit Zustimmung, ohne Namen
cli-export-file = die Datei, die entstehen soll: .jsonl (eine Partie pro Zeile), .parquet oder .txt (Texte); es darf sie noch nicht geben
cli-export-game = nur dieses Spiel
export-done = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} in { $file } geschrieben; { $kept ->
    [one] eine blieb
   *[other] { $kept } blieben
} weg, weil nicht alle zugestimmt haben.
refuse-export-suffix = Der Name muss auf .jsonl, .parquet oder .txt enden.
