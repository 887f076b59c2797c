# What people run. Every target sets up what it needs, once, and says what it does.
PY := .venv/bin/python
TESTS ?= tests
WORKERS ?= 2
# more than cores: these tests wait for sockets and clocks a third of their time
UNIT_WORKERS ?= 3

.DEFAULT_GOAL := help
.PHONY: help play test check unit web page-tests pictures bench docs soak format lock audit words fonts clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

# the whole local network may come; HOST=127.0.0.1 keeps it to this machine
HOST = 0.0.0.0

play: ## set everything up, start the server for this network and print its addresses
	@python3 tools/setup.py run page
	@.venv/bin/ludotheque serve --host $(HOST)

test: ## set up what the tests need, then run all of them
	@python3 tools/setup.py dev page chromium watchers
	@$(MAKE) --no-print-directory check unit web page-tests
	@echo "· all tests passed"

check: ## lint, format, types, import contract
	@echo "· ruff"; .venv/bin/ruff check -q . && .venv/bin/ruff format -q --check .
	@echo "· mypy (strict)"; .venv/bin/mypy --no-error-summary
	@echo "· import contract"; .venv/bin/lint-imports --no-cache > .venv/lint-imports.log || { cat .venv/lint-imports.log; exit 1; }

unit: ## rules, lexicon, bots, matches, store, server
	@echo "· pytest"; $(PY) -m pytest -q -n $(UNIT_WORKERS) --dist worksteal -m "not page" $(TESTS)

web: ## types and unit tests of the page
	@if [ -f web/package.json ]; then echo "· svelte-check, vitest"; cd web && npm run --silent check && npm run --silent test; fi

page-tests: ## whole games through the page, in a real Chromium
	@echo "· pytest (Chromium)"; $(PY) -m pytest -q -n $(WORKERS) --dist worksteal -m page tests/page

pictures: ## pictures of every screen at every size, light and dark, in build/pictures; renews README's too
	@python3 tools/setup.py dev page chromium
	@$(PY) -m tools.gallery --readme

bench: ## benchmarks, each beside a peer or a reference
	@python3 tools/setup.py bench page chromium
	@$(PY) bench/run.py

docs: ## build the site of these documents, with a reference of the package, in build/site
	@python3 tools/setup.py docs
	@NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --strict -q && echo "· build/site/index.html"

soak: ## kill, starve and flood a running server for minutes
	@python3 tools/setup.py dev page
	@$(PY) bench/soak.py

format: ## let ruff put the code in shape
	@python3 tools/setup.py dev
	@.venv/bin/ruff check -q --fix . ; .venv/bin/ruff format -q .

lock: ## renew the lock files (a maintainer's command; needs uv)
	@for lock in "run" "dev --group dev --extra research" "bench --group dev --extra research --extra peers" "words --group dev --extra research --extra words --extra fonts" "docs --group dev --extra research --group docs"; do \
	  set -- $$lock; name=$$1; shift; echo "· requirements/$$name.lock"; \
	  uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate --no-header \
	    pyproject.toml "$$@" -o requirements/$$name.lock || exit 1; done

audit: ## ask the advisory databases about every locked version (a maintainer's command; needs uv and a network)
	@uvx pip-audit --disable-pip --require-hashes -r requirements/run.lock
	@cd web && npm audit --omit=dev

words: ## build word lists and theme lists anew from their sources (a maintainer's command)
	@python3 tools/setup.py words
	@$(PY) -m tools.words build
	@$(PY) -m tools.themes build

fonts: ## cut the page's fonts down anew (a maintainer's command)
	@python3 tools/setup.py words page
	@$(PY) tools/fonts.py

clean: ## remove what was built or installed here
	rm -rf .venv web/node_modules src/ludotheque/server/page build dist
