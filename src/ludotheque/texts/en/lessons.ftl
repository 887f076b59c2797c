# What every course says; the courses themselves are in lessons-<game>.ftl.
lesson-missed = Not quite. Have another go.
lesson-number = { $number } of { $count }
lesson-finished = That’s all you need. Now play!
lesson-show = Show me
lesson-skip = Skip
lesson-next = Next
lesson-again = Try again
lesson-back = Back
lesson-play = Play now
lesson-shown = This is how it’s done. Now you.
lesson-title = Learn { $game }
lesson-offer = First time with { $game }?
lesson-offer-new = Learn it in two minutes
lesson-offer-known = I know it
lesson-of-rule = Show me in a lesson
lesson-rules = The rules
lesson-you = You
