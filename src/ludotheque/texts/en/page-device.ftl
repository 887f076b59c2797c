curtain-who = Who takes the device?
hand-only = The screen is { $name }’s now; the others look away.
hand-pass = Pass the device on
