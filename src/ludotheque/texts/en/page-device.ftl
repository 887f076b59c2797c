curtain-who = Who takes the device?
hand-only = Only { $name } looks at the screen now.
hand-pass = Pass the device on

push-title = Notifications on this device
push-kind-turn = When a game waits for your move
push-kind-people = When somebody joins you, asks you something or wants a rematch
push-refused = This browser does not allow notifications for this page. You can change that in its settings; everything else works without them.
push-unable = Notifications need a secure connection (https) and a browser that can show them.
refuse-push-browser = The browser could not set up notifications. Try again later.
