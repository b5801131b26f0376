SHELL := /usr/bin/env bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# What is used and tested here has the modules optimized that read and draw specs, see Package.swift. It is beside what
# 'swift build' builds, so that neither rebuilds the other's.
folder = --scratch-path .build/optimized
# For release, in which tests may still see what is internal.
tested = -c release -Xswiftc -enable-testing
build = FACET_OPTIMIZED=1 swift build $(traits) $(folder) $(tested)
test = FACET_OPTIMIZED=1 swift test $(traits) $(folder) $(tested) --skip-build
built = $$(FACET_OPTIMIZED=1 swift build $(folder) $(tested) --show-bin-path)
# The tool draws with FacetUI where there is SwiftUI as well. Elsewhere the trait would only make for a second build.
traits = $(if $(filter Darwin,$(shell uname)),--traits FACET_UI)
formatted = Sources Plugins Tests Package.swift .ci/slim $(wildcard generated)

# How the shipped tool is built: whole modules, and no Swift runtime is needed where it is installed. Measured and left
# out: -cross-module-optimization beyond SwiftPM's own, together with -enforce-exclusivity=unchecked, changes the
# instructions of check and generate by less than 0.2 %, and crashes the compiler of Swift 6.3 over FacetUI.
# On Linux the executable is static as a whole: it starts in 2.2 ms where one with shared libraries takes 3.9 ms, and runs
# on any distribution.
# A section for each function lets the linker leave out those that nothing calls: in FacetSwift alone, a quarter of a
# megabyte of 33. The compiler keeps objects of a build without the flag, so it counts from a clean folder on. Not used:
# folding of what is the same (0.5 MB), because with it addresses no longer tell constants apart, and -Osize (0.4 MB in
# FacetSwift), which costs speed.
static = $(if $(filter Linux,$(shell uname)),-Xswiftc -static-executable -Xswiftc -use-ld=lld $(sections))
sections = -Xswiftc -Xfrontend -Xswiftc -function-sections
release = FACET_COMMIT=$(commit) swift build $(traits) -c release --static-swift-stdlib $(static)
prefix = /usr/local

# Where the project is published.
repository := $(shell sed -n 's/.*static let repository = "\(.*\)"/\1/p' Sources/facet/Version.swift)
# What 'facet --version' prints. Of an archive without git, FACET_COMMIT can say it.
commit := $(or $(FACET_COMMIT),$(shell git rev-parse --short=12 HEAD 2>/dev/null))

# Suites that compile Swift, that compare everything compiled with its golden, and that break or change specs in every
# way: most of the time of a whole run.
slow = GeneratedTests|MutationTests|ConditionTests|RobustnessTests|DamageTests|CorpusTests|HostileSpecTests
slow := $(slow)|AttributeTests|TutorialTests|ReadmeTests|OnePictureTests|OneSessionTests

# Those that try a part in the suite.
sampling = AttributeTests|MutationTests|ConditionTests|RobustnessTests|ThreadsTests|FormatCorpusTests|CompilingTests

.PHONY: help demo test test-quick test-attributes test-consumers test-places where bench bench-instructions growth
.PHONY: documentation install package artifact-bundle linked-bundle format lint prerequisites

help: ## Show this list
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 28

prerequisites:
	@.ci/install-prerequisites

# Built to run three commands: optimizing a module takes five times as long as compiling it, far more than it saves here.
# Whole modules are parsed once, with an object for each file, as SwiftPM expects.
demonstrate = swift build $(traits) --scratch-path .build/demo --disable-index-store -Xswiftc -gnone \
  -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -disable-batch-mode

demo: prerequisites ## Compile the design system in specs/ and show what comes of it
	$(demonstrate) --product facet
	facet=$$($(demonstrate) --show-bin-path)/facet; \
	  $$facet generate && $$facet snapshot check && $$facet render NumericStepper

# A test that waits for the compiler holds one of the threads that all tests of a process share: in one run with the others,
# these take a sixth longer.
compiling = ^GeneratedTests\.

test: prerequisites ## Build everything and run all tests
	$(build) --build-tests --explicit-target-dependency-import-check error
	$(test) --skip '$(compiling)'
	$(test) --filter '$(compiling)'

test-quick: prerequisites ## Build everything and run all tests but those that compile Swift or break specs in every way
	$(build) --build-tests
	$(test) --skip '$(slow)'

test-attributes: prerequisites ## Try everything of which the suite tries a part, such as to change each key of all specs: hours
	$(build) --build-tests
	FACET_ATTRIBUTES=all $(test) --filter '$(sampling)'

test-consumers: prerequisites ## Build packages that depend on this one, from clean folders
	$(build) --build-tests
	FACET_CONSUMERS=yes $(test) --filter 'TutorialTests|FirstHourTests|PluginTests|ArtifactBundleTests|PackageTests|BazelTests|DocumentationArchiveTests'

test-places: prerequisites ## Compile and draw each key in places at random, by the thousand; seeds=101-200 for others
	$(build) --build-tests
	FACET_PLACES=$(or $(seeds),1-100) $(test) --filter RandomPlacesTests

# Each library has a page in its folder FacetX.docc.
libraries = $(sort $(basename $(notdir $(wildcard Sources/*/*.docc))))

documentation: prerequisites ## Make the documentation of the libraries, as archives of DocC
	FACET_DOCUMENTATION=yes swift package $(traits) --scratch-path .build/documentation \
	  generate-documentation $(libraries:%=--target %)

where: ## Print the folder of the facet that make has built
	@echo $(built)

bench: prerequisites ## Measure facet as it is shipped against plain C over the same bytes
	$(release)
	$$($(release) --show-bin-path)/facet-bench

bench-instructions: prerequisites ## Count instructions a component, and compare them with bench/history.tsv
	$(release)
	$$($(release) --show-bin-path)/facet-bench instructions bench/history.tsv

growth: prerequisites ## Fail where facet takes too long, or too much memory, for an input of up to a megabyte
	$(release)
	$$($(release) --show-bin-path)/facet-growth
	$(build) --build-tests
	FACET_GROWTH=all $(test) --filter GrowthTests

# Where the bundle is written, or that of other platforms to which this one's executable is added.
bundle = .build/facet.artifactbundle
triple = $$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1)
# The linker lists what it takes from which library, where the system's libraries are linked in.
map = $(if $(filter Linux,$(shell uname)),.build/facet.map)

# Without the tables for unwinding the stack, which are 4.3 MB: nothing that is linked in throws C++ exceptions or cancels
# threads. Without FoundationEssentials, which is 4.5 MB: .ci/slim says why nobody misses it.
small = $(if $(map),-Xlinker '-T$(CURDIR)/.ci/without-unwinding.ld' -Xlinker '-Map=$(CURDIR)/$(map)' $(slim))
slim = -Xswiftc -I -Xswiftc '$(CURDIR)/.build/slim' -Xlinker '$(CURDIR)/.build/slim/FoundationEssentials.o'
define build-slim
	install -d .build/slim
	swiftc -swift-version 6 -O -wmo -parse-as-library -static-stdlib -enable-upcoming-feature ExistentialAny \
	  -module-name FoundationEssentials -emit-module-path .build/slim/FoundationEssentials.swiftmodule \
	  -o .build/slim/FoundationEssentials.o -emit-module -c .ci/slim/FoundationEssentials.swift
endef

# Beside other builds for release, which are made without these.
shipping = $(release) --scratch-path .build/shipping --product facet $(small) $(flags)

# Of the commit, because the same commit makes the same bytes.
date = $$(TZ=UTC0 git log -1 --format=%cd --date=format-local:%Y-%m-%dT%H:%M:%SZ 2>/dev/null \
  || date -u +%Y-%m-%dT%H:%M:%SZ)

# The shipped tool with all that belongs to it, in $(1).
define ship
	$(if $(map),$(build-slim))
	$(shipping)
	install -d $(1)/facet-$(triple)/bin
	install -m 755 $$($(shipping) --show-bin-path)/facet \
	  $(1)/facet-$(triple)/bin/facet
	strip $(1)/facet-$(triple)/bin/facet
	swiftc -swift-version 6 -O -o .build/write-bundle Plugins/ArtifactBundle/*.swift
	.build/write-bundle $(1) $(triple) $(date) $(map)
endef

artifact-bundle: prerequisites ## Build facet as it is shipped into facet.artifactbundle, for plugins; bundle=… adds to one
	$(call ship,$(bundle))
	.ci/archive-bundle $(bundle)

# Made anew: one of another version would not be added to.
shipped = .build/shipped.artifactbundle

install: prerequisites ## Build facet as it is shipped and install it with its man page and completions below prefix=/usr/local
	rm -rf $(shipped)
	$(call ship,$(shipped))
	.ci/install-bundle $(shipped) $(triple) $(DESTDIR)$(prefix)

package: prerequisites ## Build facet as it is shipped into .build/facet_VERSION_ARCHITECTURE.deb
	rm -rf $(shipped)
	$(call ship,$(shipped))
	.ci/make-package $(shipped) $(triple) $(repository) $(date) .build

format: ## Format all Swift files in place
	swift format --in-place --parallel --recursive $(formatted)

lint: ## Complain about files that are not formatted
	swift format lint --strict --parallel --recursive $(formatted)
