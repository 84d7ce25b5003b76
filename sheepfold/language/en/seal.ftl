# What a check of the sealed dice has found.

seal-good = The dice were fair.
seal-part = All that can be checked here fits.
seal-bad = Something does not fit.
seal-there-no = The game file could not be loaded, or it has no seal.
seal-seed-yes = The secret number is the one that was sealed. This page computed it.
seal-seed-no = The secret number is not the one that was sealed.
seal-before-yes = The seal is the one this browser saw before the first move.
seal-before-no = The seal is not the one this browser saw before the first move.
seal-before-open = This browser did not see the seal before the first move, so it cannot compare.
seal-own-yes = What your browser added to the dice is in them, unchanged.
seal-own-no = What your browser added to the dice is not in them.
seal-own-open = This browser added nothing to the dice of this game, as far as it remembers.
seal-links-yes = What the seats added was fixed before the first move.
seal-links-no = What a seat added is not what was fixed before the first move.
seal-receipt-yes = Every step is as it was shown to this browser.
seal-receipt-no = Steps that were shown to this browser are missing or were changed.
seal-entropy-open = Nobody added anything to the dice, so the server alone chose the secret number.
seal-epoch-open = At step { $n } Sheepfold was restored from a backup. It alone chose the chance from there on, until the next number of a seat.
seal-begun-open = Before the deal all began again, { $count } times in all, because somebody got up. A dishonest server could have chosen among as many deals.
seal-draws-yes = { $count ->
    [one] The one draw follows from the secret number, with the odds in the game file.
   *[other] All { $count } draws follow from the secret number, with the odds in the game file.
  }
seal-draws-no = { $count ->
    [one] One draw does not follow from the secret number.
   *[other] { $count } draws do not follow from the secret number.
  }
seal-draws-open = The draws could not be checked just now.
seal-numbers = The numbers
seal-commit = Seal
seal-secret = Secret number
seal-added = Added by seat { $letter }
seal-more = To check odds and moves on your own computer, save the game file and run:
