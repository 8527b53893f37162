"""Reads and uses the pages of the project's own lessons in Firefox.

    test_pages.py SITE ADDRESS

SITE is a folder that 'coursemark build lessons' has made, ADDRESS where 'coursemark serve lessons' answers. What is wrong is
printed, and the exit code is 1.
"""
import asyncio
import json
import pathlib
import sys

from firefox import ESCAPE, TAB, firefox

mistakes = []


def expect(seen, wanted, what):
    if seen != wanted:
        mistakes.append(f"{what}: {seen!r} where {wanted!r} was expected")


async def read(page, site):
    """Every page is read on a desk, on a phone, and on a desk at 400 %. The browser's own window may show what it has within it (data:)."""
    for path in sorted(site.rglob("*.html")):
        for width, height in ((1280, 900), (390, 844), (320, 256)):
            await page.size(width, height)
            await page.open(path.as_uri())
            name = f"{path.relative_to(site)} at {width}"
            expect(page.console, [], f"{name}: the console")
            expect([url for url in page.requests if not url.startswith(("file:", "data:"))], [], f"{name}: requests")
            expect(await page.value("document.documentElement.scrollWidth <= innerWidth"), True, f"{name}: fits its window")
    await page.size(1280, 900)


async def find_ones_way(page, site):
    """Search, solutions with their tabs, and the switch between light and dark."""
    await page.open((site / "01-task-list" / "index.html").as_uri())
    expect(await page.value("document.querySelectorAll('figure.screen svg').length > 8"), True, "there are pictures")
    await page.type("/")
    await page.wait("document.querySelector('dialog[open] input')")
    await page.type("textFieldShouldReturn")
    await page.wait("document.querySelector('dialog[open] a[href]')")
    await page.type(ESCAPE)
    await page.wait("!document.querySelector('dialog[open]')")
    await page.click("section.step [data-hands-on=code]")
    await page.wait("document.querySelector('dialog.how[open] pre')?.textContent.includes('--step')")
    await page.type(ESCAPE)
    await page.wait("!document.querySelector('dialog[open]')")
    await page.click("details.solution > summary")
    await page.wait("document.querySelector('details.solution[open] [role=tab][aria-selected=true]')")
    await page.type(TAB)
    await page.click("details.solution[open] [role=tab]:nth-child(2)")
    await page.wait("document.querySelector('details.solution[open] .differences:not([hidden])')")


async def use(page, address):
    """The app of a step is tapped and typed into, and an answer that fails is told why."""
    label = "document.querySelector('.coursemark-glass svg').getAttribute('aria-label')"
    await page.open(address + "02-keyboard-bar/")
    await page.click("section.step .coursemark-try button:nth-child(1)")
    await page.wait("document.querySelector('.coursemark-glass svg')")
    before = await page.value(label)
    # Two stand beside each other, and the first has the focus.
    expect(await page.value("document.querySelectorAll('.coursemark-phone').length"), 2, "the app as the step begins, and solved")
    await page.click(".coursemark-glass svg rect:nth-of-type(3)")
    await page.wait(f"{label} !== {json.dumps(before)}")
    await page.type("Ada")
    await page.wait("document.querySelector('.coursemark-glass svg').textContent.includes('Ada')")
    await page.click("section.step .coursemark-try button:nth-child(2)")
    await page.wait("document.querySelector('.coursemark-bench .main')")
    await page.click(".coursemark-bench .main")
    await page.wait("document.querySelector('.coursemark-results .reason')")
    await page.wait("/do(es)? not pass/.test(document.querySelector('.coursemark-bench .coursemark-status').textContent)")
    expect(page.console, [], "the console of a served page")
    expect([url for url in page.requests if not url.startswith((address, "data:"))], [], "requests of a served page")


async def force_colours(page, site):
    """A picture takes the reader's own colours, and its lines can be seen on them."""
    await page.open((site / "01-task-list" / "index.html").as_uri())
    expect(await page.value("matchMedia('(forced-colors: active)').matches"), True, "forced colours")
    colours = await page.value("""[...document.querySelectorAll("figure.screen svg rect, figure.screen svg text")]
        .map((it) => [getComputedStyle(it).fill, getComputedStyle(it).stroke].join(" "))""")
    expect(len(set(colours)) > 1, True, f"a picture has more than one colour ({set(colours)})")


async def main():
    site, address = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
    async with firefox() as page:
        for name, work in (("Reading", read(page, site)), ("Finding one's way", find_ones_way(page, site)),
                           ("Using", use(page, address))):
            print(f"{name}…", flush=True)
            await work
    # As Windows' high contrast does it: the reader's colours in place of the page's.
    async with firefox({"browser.display.document_color_use": 2}) as page:
        print("Forced colours…", flush=True)
        await force_colours(page, site)
    for mistake in mistakes:
        print(mistake)
    print(f"Not as it should be in Firefox: {len(mistakes)}." if mistakes else "Firefox shows and does what it should.")
    sys.exit(1 if mistakes else 0)


asyncio.run(main())
