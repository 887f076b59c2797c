page-home = Back to the shelf
page-settings = Settings
page-skip = Skip to the content
page-language = Language
page-theme = Colours: { $theme ->
    [light] light
    [dark] dark
   *[auto] as on this device
}
page-me = You
page-lost = There is nothing at this address.

shelf-title = Open a box and play
shelf-welcome = Games you can no longer buy, back on the table: with friends, against the house, or alone.
shelf-boxes = The games

box-players = { $players } players
box-minutes = { $least } to { $most } minutes
box-play = Play now
box-learn = Learn
box-yali-pitch = A race on a see-saw: whoever the board tips towards has the move.
box-bali-pitch = Slide columns of letters under one another until a word stands there, then take it off and score.
box-wordjam-pitch = Five consonants, one theme: call first, or bet that someone finds better before the sand runs out.
