# One command before a change lands: make test. It is what CI runs.

SWIFT ?= swift
PREFIX ?= /usr/local
COURSEMARK = .build/coursemark
# Attacks are left out: some are malformed on purpose.
OURS = Package.swift Sources Tests Benchmarks Fuzzing $(wildcard lessons/*/Model.swift)

.PHONY: grade test tool verify test-models uikit-page format bench release install uninstall deb test-installation test-firefox test-axe attack security-page fairness-page fuzz clean setup setup-browser setup-release

## Grade the sample submissions of the project's own lessons.
grade: tool
	scripts/grade-samples $(COURSEMARK)

# A third of the wrong answers, of further solutions and of the conformance apps, which one is the commit's: the same wherever a commit is tried, and another with the next.
THIRD = $(shell echo $$((0x$$(git rev-parse --short=7 HEAD 2>/dev/null || echo 0) % 3 + 1)))/3

## Everything that must be true before a change lands, in its short form: 'make verify' tries all wrong answers, small changes of the
## solutions and all language modes, 'scripts/test' all conformance apps, 'make attack' all attacks in all settings. UIKit is compiled before a thousand tests that wait for it share the
## machine with it; the attacks come last and alone, because some are judged by the clock.
test: COURSEMARK = .build/debug/coursemark
test: setup-browser
	$(SWIFT) format lint --strict --configuration .swift-format --recursive $(OURS)
	scripts/build --strict --with-modules --build-tests
	$(COURSEMARK) prepare
	COURSEMARK_THIRD=$(THIRD) scripts/test
	$(COURSEMARK) verify lessons --strict --no-mutants --first-mode --shard $(THIRD)
	scripts/grade-samples $(COURSEMARK)
	BUILT=.build/debug scripts/test-installation
	$(COURSEMARK) doctor --attack --quick

## The program 'coursemark' alone, as soon as it can be there: .build/coursemark.
tool: setup
	scripts/build --quick

## Prove that the project's own lessons are true, and that their checks notice small changes of the solutions: before a change of a lesson or
## of UIKit lands.
verify: tool
	$(COURSEMARK) verify lessons --strict --least-score 90

## The models of all lessons, against every wrong answer and with fifty seeds: 'make test' asks the first lesson's.
test-models: setup
	scripts/build --build-tests
	COURSEMARK_WHOLE_TESTS=1 scripts/test --filter ModelTableTests

## Make the page of what there is of UIKit: after every change of Sources/UIKit, data or Tests/UIKitTests.
uikit-page: tool
	$(COURSEMARK) uikit --format markdown > Documentation/UIKit.md

## Attack the grader on this host, in each setting that can be brought about.
attack: tool
	$(COURSEMARK) doctor --attack

## The same, and make the table of the page that says what holds.
security-page: tool
	scripts/security-page $(COURSEMARK)

## Make the page that says how right and wrong answers fare, Documentation/Fairness.md: an hour, or what is left of it.
fairness-page: tool
	scripts/fairness-page $(COURSEMARK) 50 .build/fairness

## Fuzz what reads the bytes of strangers, a minute each.
fuzz: setup
	scripts/fuzz

format:
	$(SWIFT) format --in-place --configuration .swift-format --recursive $(OURS)

bench: tool
	scripts/bench

## Both programs, with Swift's libraries in them: they start wherever the toolchain lies that they call. An installation takes
## what debuggers read away, so it is not made; and one process of the compiler a module has less to do than two.
RELEASE = -c release --static-swift-stdlib -Xlinker --build-id=sha1 -Xswiftc -gnone -Xswiftc -no-emit-module-separately-wmo
release: setup-release
	scripts/build $(RELEASE) --product coursemark
	scripts/build $(RELEASE) --product coursemark-serve

## For example: make install PREFIX=$$HOME/.local
install: release
	DESTDIR=$(DESTDIR) scripts/install $(PREFIX)

uninstall:
	DESTDIR=$(DESTDIR) scripts/install --remove $(PREFIX)

## A Debian package, in .build/packages.
deb: release
	scripts/deb .build/packages

## Install, package, unpack, grade as another user, and remove, with what was built for the tests.
test-installation: setup
	scripts/build --product coursemark
	scripts/build --product coursemark-serve
	BUILT=.build/debug scripts/test-installation

## Read and use the pages in a second browser: 'make test' does it in Chromium.
test-firefox: tool
	@scripts/setup --firefox
	scripts/test-firefox $(COURSEMARK)

## Ask axe-core about every page of the lessons and of served ones, in each state: 'make test' asks it about a page of each kind.
test-axe: setup-browser
	scripts/build --build-tests
	COURSEMARK_WHOLE_TESTS=1 scripts/test --filter AxeCore

clean:
	rm -rf .build site

setup:
	@scripts/setup

## What the tests of the pages need, too.
setup-browser:
	@scripts/setup --browser

## What a release build needs, too.
setup-release:
	@scripts/setup --release
