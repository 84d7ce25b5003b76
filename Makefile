# Every word is one of scripts/house.py, which needs only Python. Words after it: make terminal WORDS="bouc-makers --seats 3"
PYTHON ?= python3

.PHONY: play terminal test check setup compile cover docs site bench soak release lock
.DEFAULT_GOAL := play

play terminal test check setup compile cover docs site bench soak release lock:
	@$(PYTHON) scripts/house.py $@ $(WORDS)
