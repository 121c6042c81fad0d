# Two commands do everything: `make play` starts the game, `make test` runs all tests.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help play test lint soak mutants compiled bench clean

help:
	@echo "make play      start the server on an embedded database and open the browser"
	@echo "make test      run all tests"
	@echo "make soak      2,000,000 random decisions of each game with invariants checked after each; Roam against a second implementation; the server killed 100 times"
	@echo "make mutants   switch off every rule branch, one at a time: some scenario must fail each time"
	@echo "make compiled  build the rules with mypyc, test the compiled code, print the speed ratio"
	@echo "make bench     measure the speed of the rules"

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Parlour needs Python 3.11 or newer; try make PYTHON=python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $(READY)

play: $(READY)
	$(BIN)/parlour serve --open

test: $(READY) lint
	$(BIN)/python -m pytest -n 2

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

soak: $(READY)
	$(BIN)/python tools/soak.py
	$(BIN)/python -m tests.test_reference --decisions 300000
	$(BIN)/python tools/kill_server.py

mutants: $(READY)
	$(BIN)/python tools/mutants.py --game roam
	$(BIN)/python tools/mutants.py --game arcs

compiled: $(READY)
	$(BIN)/python tools/compiled.py

bench: $(READY)
	$(BIN)/parlour bench roam --players 4
	$(BIN)/parlour bench roam --players 4 --everything
	$(BIN)/parlour bench arcs --players 4
	$(BIN)/parlour bench arcs --players 4 --leaders both --two-lore

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
