# Every word is one of scripts/house.py, which needs only Python. Words after it: make play WORDS="bouc-makers --seats 3"
PYTHON ?= python3

.PHONY: play test check setup compile cover bench soak lock
.DEFAULT_GOAL := play

play test check setup compile cover bench soak lock:
	@$(PYTHON) scripts/house.py $@ $(WORDS)
