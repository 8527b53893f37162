import Foundation
import Testing

extension BrowserTests {
  /// The page of a class, opened from a disk.
  @Suite struct GradebookTests {
    private static let firstColumn =
      "[...document.querySelector('table.sortable').tBodies[0].rows].map(r => r.cells[0].textContent).join('|')"

    private func open(_ view: Browser.View = .desk) async throws -> Browser {
      let browser = try Browser.current
      try await browser.look(view)
      try await browser.open(try await Site.gradebook.value.address(of: "index.html"))
      return browser
    }

    @Test func aClickOnAHeadingSortsAndASecondSortsTheOtherWay() async throws {
      let browser = try await open()
      try await browser.click("table.sortable thead th:nth-child(5) button")
      let values =
        "[...document.querySelector('table.sortable').tBodies[0].rows].map(r => Number(r.cells[4].dataset.value))"
      #expect(try await browser.isTrue("\(values).every((v, i, all) => i === 0 || all[i - 1] <= v)"))
      let sort = "document.querySelector('table.sortable thead th:nth-child(5)').getAttribute('aria-sort')"
      #expect(try await browser.text(sort) == "ascending")
      try await browser.click("table.sortable thead th:nth-child(5) button")
      #expect(try await browser.isTrue("\(values).every((v, i, all) => i === 0 || all[i - 1] >= v)"))
      #expect(try await browser.text(sort) == "descending")
      #expect(try await browser.isTrue("document.querySelectorAll('[aria-sort]').length === 1"))
    }

    @Test func headingsAreButtonsForTheKeyboard() async throws {
      let browser = try await open()
      try await browser.run("document.querySelector('table.sortable thead th button').focus()")
      try await browser.press(.enter)
      let sort = "document.querySelector('table.sortable thead th:nth-child(2)').getAttribute('aria-sort')"
      #expect(try await browser.text(sort) == "ascending")
    }

    /// The names stay where they are when the table is scrolled, so their button is not among those that are.
    @Test func namesAreSortedByAButtonAboveTheTable() async throws {
      let browser = try await open(.phone)
      #expect(try await browser.isTrue("document.querySelector('table.sortable thead th:first-child button') === null"))
      #expect(try await browser.text("document.querySelector('.by-name').innerText") == "Sort by name")
      try await browser.run("document.querySelector('.by-name').focus()")
      try await browser.press(.enter)
      let first = try await browser.text(
        "document.querySelector('table.sortable').tBodies[0].rows[0].cells[0].textContent")
      #expect(first == "<b>Robert</b>")
    }

    @Test func withoutAScriptTheTableIsThereInTheOrderOfTheReport() async throws {
      let browser = try await open()
      let order = try await browser.text(Self.firstColumn)
      try await browser.setScript(isOn: false)
      try await browser.open(try await Site.gradebook.value.address(of: "index.html"))
      let text = try await browser.text("document.body.innerText")
      #expect(order.hasPrefix("Ada Lovelace|Grace Hopper|"))
      #expect(text.contains("Mistakes that several have made") && text.contains("Zoë Nobody"))
      #expect(try await browser.isTrue("document.querySelector('thead button, .by-name') === null"))
      try await browser.setScript(isOn: true)
    }

    @Test func aNameLeadsToTheLearnersOwnPageAndBack() async throws {
      let browser = try await open()
      try await browser.click("table.sortable tbody a")
      try await browser.arrive(where: "document.querySelector('h1').textContent === 'A report on Ada Lovelace'")
      // Of both lessons, and of nobody else.
      #expect(try await browser.isTrue("document.querySelectorAll('article.result').length === 2"))
      #expect(try await browser.isTrue("!document.body.textContent.includes('Grace')"))
      try await browser.click("nav.back a")
      try await browser.arrive(where: "document.querySelector('h1').textContent.startsWith('Gradebook')")
    }

    /// A table that is wider than the window says so at its edge, until its end is reached.
    @Test func whatGoesOnBehindTheEdgeFadesThere() async throws {
      let browser = try await open(.phone)
      let box = "document.querySelector('.table-scroll:has(table.sortable)')"
      let fades = "getComputedStyle(\(box)).maskImage !== 'none'"
      try await browser.wait(until: fades)
      try await browser.run("const box = \(box); box.scrollLeft = box.scrollWidth;")
      try await browser.wait(until: "!(\(fades))")
      try await browser.run("\(box).scrollLeft = 0")
      try await browser.wait(until: fades)
      try await browser.look(.desk)
    }

    @Test(arguments: [Browser.View(width: 400, isDark: false), .desk]) func thePageIsNoWiderThanTheWindow(
      view: Browser.View
    ) async throws {
      let browser = try await open(view)
      #expect(try await browser.isTrue("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
    }

    /// Each cell says in words what its shade says, and shades differ on paper too, since the words stay.
    @Test func noShadeIsWithoutItsText() async throws {
      let browser = try await open()
      let cells = "[...document.querySelectorAll('tbody td.cell')]"
      #expect(
        try await browser.isTrue(
          "\(cells).every(c => c.children[0].textContent.trim() && c.children[1].textContent.trim())"))
    }

    @Test func nothingIsAskedOfOtherServers() async throws {
      let browser = try await open()
      #expect(try await browser.requests(except: try await Site.gradebook.value.address) == [])
      #expect(try await browser.complaints() == [])
    }
  }
}
