"""The four checks of Benchmarks/rivals, for check50."""

import check50


@check50.check()
def compiles():
    """Exercise.swift compiles"""
    check50.include("main.swift")
    check50.run("swiftc -o program Exercise.swift main.swift").exit(0, timeout=60)


@check50.check(compiles)
def doubles():
    """twice(21) is 42"""
    check50.run("./program doubles").stdout("42\n").exit(0)


@check50.check(compiles)
def trims():
    """A caption is trimmed"""
    check50.run("./program trims").stdout("tea\n").exit(0)


@check50.check(compiles)
def counts():
    """Captions that are not blank are counted"""
    check50.run("./program counts").stdout("2\n").exit(0)


@check50.check(compiles)
def joins():
    """Captions are joined with commas"""
    check50.run("./program joins").stdout("tea, milk\n").exit(0)
