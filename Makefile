# One command before a change lands: make test. It is what CI runs.

SWIFT ?= swift
PREFIX ?= /usr/local
COURSEMARK = .build/debug/coursemark
OURS = Package.swift Sources Tests
RUNTIME = AppProtocol DeviceMeasures UIKit AppAgent ReferenceModel Examiner

.PHONY: grade test verify uikit-page format bench install clean setup setup-browser

## Grade the sample submissions of the project's own lessons.
grade: setup
	scripts/build --product coursemark
	scripts/grade-samples $(COURSEMARK)

## Everything that must be true before a change lands.
test: setup-browser
	$(SWIFT) format lint --strict --configuration .swift-format --recursive $(OURS)
	scripts/build --strict --build-tests
	scripts/test
	$(COURSEMARK) verify lessons --strict --least-score 90
	scripts/grade-samples $(COURSEMARK)

## Prove that the project's own lessons are true.
verify: setup
	scripts/build --product coursemark
	$(COURSEMARK) verify lessons --strict --least-score 90

## Make the page of what there is of UIKit: after every change of Sources/UIKit, data or Tests/UIKitTests.
uikit-page: setup
	scripts/build --product coursemark
	$(COURSEMARK) uikit --format markdown > Documentation/UIKit.md

format:
	$(SWIFT) format --in-place --configuration .swift-format --recursive $(OURS)

bench: setup
	scripts/build --product coursemark
	scripts/bench

## For example: make install PREFIX=$$HOME/.local
install: setup
	scripts/build -c release --product coursemark
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/coursemark/Sources
	install -d $(DESTDIR)$(PREFIX)/share/coursemark/Documentation
	install -m 755 .build/release/coursemark $(DESTDIR)$(PREFIX)/bin/coursemark
	for module in $(RUNTIME); do cp -R Sources/$$module $(DESTDIR)$(PREFIX)/share/coursemark/Sources/; done
	cp -R templates data $(DESTDIR)$(PREFIX)/share/coursemark/
	cp -R Documentation/Rules $(DESTDIR)$(PREFIX)/share/coursemark/Documentation/

clean:
	rm -rf .build site

setup:
	@scripts/setup

## What the tests of the pages need, too.
setup-browser:
	@scripts/setup --browser
