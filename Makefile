# SPDX-FileCopyrightText: 2026 the Uplift authors
# SPDX-License-Identifier: Apache-2.0

.PHONY: help run test lint format bench pictures lowering coverage check-ios docs soak fuzz
.DEFAULT_GOAL := help

export DEMO

help: ## List the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/make \1	\2/' | expand -t 16

run: ## Open the gallery, in a window or a browser; DEMO=players opens one demo
	@Scripts/run

test: ## Check and test everything
	@Scripts/test

lint: ## Check imports, words, documentation examples and format
	@Scripts/lint

format: ## Format all Swift files
	swift format --in-place --parallel --recursive --configuration .swift-format Package.swift Sources Tests Benchmarks \
		Tools/uplift/Package.swift Tools/uplift/Sources Tools/uplift/Tests Samples

coverage: ## Compare with Apple's interfaces, and write Documentation/Coverage.md and Selectors.md
	@Scripts/coverage

check-ios: ## Check that Rearrange and Arrangement compile for iOS, against Apple's declarations
	@Scripts/check-ios

docs: ## Build the documentation, for a browser
	@Scripts/install-packages build
	@Scripts/docs

bench: ## Measure against the peer programs
	@Scripts/install-packages
	@xvfb-run --auto-servernum Scripts/bench

soak: ## Play random drags; COUNT=10000 sessions, from SEED=n on, of STAGE=name only
	@Scripts/install-packages
	@swift build -c release --static-swift-stdlib --product soak
	@SWIFT_DETERMINISTIC_HASHING=1 "$$(swift build -c release --show-bin-path)/soak" \
		$(or $(COUNT),10000) $(SEED) $(STAGE)

fuzz: ## Edit random constraints and layouts, and damage projects at random; each for MINUTES=10
	@Scripts/install-packages build
	@swift build --build-tests
	@FUZZ_MINUTES=$(or $(MINUTES),10) "$$(swift build --show-bin-path)/UpliftPackageTests.xctest" \
		--testing-library swift-testing --filter 'ConstraintSolverModelTests|FlowHostileTests|CompositionalHostileTests'
	@FUZZ_MINUTES=$(or $(MINUTES),10) swift test --package-path Tools/uplift --filter DamagedProjectTests

lowering: ## Write Documentation/Lowering.md from the rules of the command uplift
	@ACCEPT_PAGES=1 swift test --package-path Tools/uplift --filter RulePageTests

pictures: ## Draw the pictures of the README and the documentation again
	@Scripts/pictures
