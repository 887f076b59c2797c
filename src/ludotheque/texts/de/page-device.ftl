curtain-who = Wer nimmt das Gerät?
hand-only = Der Bildschirm gehört jetzt { $name }, die anderen sehen weg.
hand-pass = Gerät weitergeben
