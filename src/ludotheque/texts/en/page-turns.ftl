# Whose turn it is: partners who consult, and what is no choice.
proposal-theirs = { $name } proposes: { $move }
proposal-mine = You propose: { $move }. Your partner is asked.
proposal-yes = Agree
agreed-consult = Partners decide
consult = { $seconds ->
        [0] whoever moves first has moved
       *[other] together, within { $seconds } seconds
    }
table-passed = You could only pass, so you have passed.
set-passes = Pass for me when there is nothing else to do
