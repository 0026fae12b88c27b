# Everything here runs in .venv, which these rules make; nothing is installed elsewhere.
MAKEFLAGS += --no-print-directory
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

VENV := .venv
PY := $(VENV)/bin/python
# -qq: errors only.
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore $(PY) -m pip -qq --no-input
# Neighbours in a file share what they have made, so each worker has a stretch of its own, and whoever
# is done first takes from the others.  One more than there are processors: now and then a test waits.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN || echo 1) + 1)
PYTEST := $(PY) -m pytest --dist worksteal -n $(WORKERS)
# A page waits more than it works.
READERS := $(shell expr $(WORKERS) + 2)
PAGES := $(PY) -m pytest --dist worksteal -n $(READERS)
# Whoever waits for a page, a process or a database may wait for too long on a busy machine: what
# failed is tried once more, by itself.
AGAIN := $(PY) -m pytest --last-failed --last-failed-no-failures none
COMPILED := $(CURDIR)/build/compiled
# What must hold in both builds.
BOTH := $(wildcard tests/laws tests/examples tests/golden tests/rules tests/tables tests/hall \
	tests/server/test_play.py tests/server/test_chaos.py tests/server/test_kill.py \
	tests/server/test_bad_input.py tests/server/test_house.py tests/text/test_languages.py)
# Where there is a compiled build, whatever plays for long is tested on that one alone: these, and what
# is marked `long`.  Of the laws the other build keeps all, with each choice at one table at least.
SLOW := tests/bots tests/lab $(wildcard tests/packs/test_edited_packs.py \
	tests/packs/test_printed_copy.py tests/cli/test_arena.py tests/cli/test_balance.py \
	tests/cli/test_campaign.py tests/cli/test_dask.py tests/cli/test_report.py tests/cli/test_tune.py \
	tests/line tests/terminal/test_keeping.py tests/terminal/test_leaks.py \
	tests/terminal/test_whole_games.py tests/workshop/test_round_trip.py)

.PHONY: help play quick test client pages screens lighthouse check code page compiled bench lock clean FORCE

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.installed $(VENV)/.node $(VENV)/.compiler ## build the table for the browser, serve it and print the link (PORT=N: at that port)
	@$(PY) web_build.py
	@$(VENV)/bin/gelanggang serve $(if $(PORT),--port $(PORT))

quick: $(VENV)/.dev ## format, lint, types, and the fast tests that concern what has changed
	@$(PY) quick.py

# Checks keep one processor busy, and so does compiling: side by side they take the time of one.
test: $(VENV)/.dev ## run every check and every test, on both builds and in a browser
	@why=$$($(PY) -m tests.postgres 2>&1) || [ "$$GELANGGANG_EXPECT_POSTGRES" = 1 ] || \
		echo "- tests, over PostgreSQL: skipped, $$why"
	@if why=$$($(PY) hatch_build.py 2>&1); then \
		$(MAKE) -j 2 code page compiled && PYTHONPATH=$(COMPILED) $(MAKE) pages && \
		echo "- tests, interpreted" && \
		{ $(PYTEST) -m "not long" $(SLOW:%=--ignore=%) || $(AGAIN) -m "not long" $(SLOW:%=--ignore=%); } && \
		echo "- tests, compiled" && export PYTHONPATH=$(COMPILED) GELANGGANG_EXPECT_COMPILED=1 && \
		{ $(PYTEST) $(BOTH) $(SLOW) || $(AGAIN) $(BOTH) $(SLOW); }; \
	elif [ "$$GELANGGANG_COMPILE" = 1 ]; then \
		echo "- tests, compiled: asked for, but $$why"; exit 1; \
	else \
		echo "- tests, compiled: skipped, $$why"; \
		$(MAKE) check pages && echo "- tests, interpreted" && { $(PYTEST) || $(AGAIN); }; \
	fi

client: $(VENV)/.dev ## build the web client
	@$(PY) web_build.py

# A run of their own: Playwright breaks tests that await.
pages: client ## test the web client in real browsers
	@if why=$$($(PY) tests/e2e/chromium.py 2>&1) || [ "$$GELANGGANG_EXPECT_BROWSER" = 1 ]; then \
		echo "- pages, in a browser" && { $(PAGES) tests/e2e || $(AGAIN) tests/e2e; }; \
	else \
		echo "- pages, in a browser: skipped, $$why"; \
	fi
	@echo "- pages, in Firefox and WebKit" && { $(PYTEST) tests/browsers || $(AGAIN) tests/browsers; }

screens: client ## take pictures of every screen, and of printed pages, into docs/screens
	@$(PY) -m tests.e2e.screens
	@$(PY) -m tests.press.pictures

lighthouse: client ## what Lighthouse says about the pages on a slow phone
	@PYTHONPATH=. $(PY) bench/lighthouse/measure.py

check: code page ## formatting, lint and types, of the web client too, and its parts

code: $(VENV)/.dev
	@echo "- ruff format"; $(PY) -m ruff format --check --quiet . || \
		{ echo "run: $(PY) -m ruff format ."; exit 1; }
	@echo "- ruff check"; $(PY) -m ruff check --quiet .
	@echo "- mypy"; $(PY) -m mypy

page: client
	@echo "- prettier and eslint"; $(PY) web_build.py npm run --silent lint
	@echo "- types of the web client"; $(PY) web_build.py npm run --silent check
	@echo "- parts of the web client"; $(PY) web_build.py npm run --silent test

compiled: build/.compiled ## the compiled package, in build/compiled

bench: $(VENV)/.bench build/.compiled ## measure what we promise about speed
	@held=0; for program in $(wildcard bench/[a-z]*.py); do \
		echo "- $$program"; PYTHONPATH=$(COMPILED) $(PY) $$program || held=1; \
	done; exit $$held

# Pins that still fit are kept; `make lock UPGRADE=--upgrade` takes the newest of everything.
LOCK = $(VENV)/bin/uv pip compile --quiet --no-config --universal --python-version 3.11 \
	--generate-hashes --no-header $(UPGRADE)
lock: $(VENV)/.dev ## write the locks in requirements/ anew
	@$(LOCK) --extra press --extra terminal pyproject.toml -o requirements/run.txt
	@$(LOCK) requirements/build.in -o requirements/build.txt
	@$(LOCK) requirements/node.in -o requirements/node.txt
	@$(LOCK) requirements/postgres.in -o requirements/postgres.txt
	@$(LOCK) requirements/dev.in -o requirements/dev.txt
	@$(LOCK) requirements/compile.in -o requirements/compile.txt
	@$(LOCK) requirements/bench.in -o requirements/bench.txt
	@$(LOCK) requirements/wheels.in -o requirements/wheels.txt
	@if grep -n '://' requirements/*.txt; then echo "a lock must not name a host"; exit 1; fi

clean: ## remove all that these rules made
	rm -rf $(VENV) build dist web/node_modules web/made web/public/art web/public/assets src/gelanggang/server/static .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment, step by step. Each step leaves a stamp, so that it is taken once.

$(VENV)/.made:
	@for python in $(PYTHON) python3.11 python3 python3.12 python3.13 python3.14; do \
		$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; \
		python=; \
	done; \
	if [ -z "$$python" ]; then \
		echo "Gelanggang needs Python 3.11 or newer and found none."; \
		echo "Install one, or say where it is: make PYTHON=/path/to/python3"; exit 1; \
	fi; \
	echo "- making $(VENV)"; \
	$$python -m venv --clear $(VENV) || { echo "On Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements/run.txt requirements/build.txt
	@echo "- installing what a player needs"
	@$(PIP) install --require-hashes -r requirements/run.txt -r requirements/build.txt
	@touch $@

# Editable: the files are used where they are, interpreted.
$(VENV)/.installed: $(VENV)/.run pyproject.toml
	@echo "- installing gelanggang"
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# Node from PyPI: the machine needs none of its own.
$(VENV)/.node: requirements/node.txt | $(VENV)/.installed
	@echo "- installing what builds the web client"
	@$(PIP) install --require-hashes -r requirements/node.txt
	@touch $@

# The house compiles its engine while it runs, if it can (src/gelanggang/cli/compiled.py); nobody is to wait or to
# fail for that.
$(VENV)/.compiler: requirements/compile.txt | $(VENV)/.installed
	@if $(PY) -c 'import hatch_build, sys; sys.exit(hatch_build.machine_obstacle() is not None)'; then \
		echo "- installing what compiles the engine" && \
		$(PIP) install --require-hashes -r requirements/compile.txt || echo "  (left out: the bots are weaker without it)"; \
	fi
	@touch $@

$(VENV)/.dev: requirements/dev.txt | $(VENV)/.installed
	@echo "- installing what a contributor needs"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: requirements/bench.txt | $(VENV)/.dev
	@echo "- installing the peers we compare with"
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@

# Checksums, not dates, decide whether to compile again: it takes a while.  The client goes with it, and the wheel
# that holds both is kept: tests/deploy/test_wheel.py looks into it.
build/.sources: FORCE | client
	@mkdir -p build
	@find src pyproject.toml hatch_build.py -type f ! -name '*.pyc' | LC_ALL=C sort | xargs cksum > $@.new
	@if cmp -s $@ $@.new; then rm $@.new; else mv $@.new $@; fi

build/.compiled: build/.sources | $(VENV)/.dev
	@echo "- compiling into build/compiled"
	@rm -rf $(COMPILED) build/wheel
	@GELANGGANG_COMPILE=1 GELANGGANG_WEB=0 $(PIP) wheel --no-deps --no-build-isolation --wheel-dir build/wheel .
	@$(PIP) install --no-deps --target $(COMPILED) build/wheel/*.whl
	@touch $@
