SHELL := /usr/bin/env bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

facet = $$(swift build --show-bin-path)/facet
# The tool draws with FacetUI where there is SwiftUI as well. Elsewhere the trait would only make for a second build.
traits = $(if $(filter Darwin,$(shell uname)),--traits FACET_UI)
formatted = Sources Tests Package.swift $(wildcard generated)

.PHONY: help demo test bench format lint prerequisites

help: ## Show this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 18

prerequisites:
	@.ci/install-prerequisites

demo: prerequisites ## Compile the design system in specs/ and show what comes of it
	swift build $(traits) --product facet
	$(facet) generate
	$(facet) snapshot check
	$(facet) render NumericStepper

test: prerequisites ## Build everything and run all tests
	swift build $(traits) --build-tests --explicit-target-dependency-import-check error
	swift test $(traits) --skip-build

bench: prerequisites ## Measure facet in release mode against plain C over the same bytes
	swift build $(traits) -c release
	$$(swift build -c release --show-bin-path)/facet-bench

format: ## Format all Swift files in place
	swift format --in-place --parallel --recursive $(formatted)

lint: ## Complain about files that are not formatted
	swift format lint --strict --parallel --recursive $(formatted)
