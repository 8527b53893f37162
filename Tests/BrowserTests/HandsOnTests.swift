import Foundation
import Testing

extension BrowserTests {
  /// What there is to do in a step, where no server runs and where one does.
  @Suite struct HandsOn {
    /// Where no server runs, the buttons of a step say what to type.
    @Test func aStepSaysWhatToTypeToWriteItsCode() async throws {
      let (browser, site) = (try Browser.current, try await Site.small.value)
      for view in [Browser.View.desk, .phone] {
        try await browser.look(view)
        try await browser.open(site.address(of: "01-first/index.html"))
        try await browser.click("#step-two [data-hands-on=code]")
        try await browser.wait(until: "document.querySelector('dialog.how').open")
        #expect(
          try await browser.text("document.querySelector('dialog.how pre').innerText")
            == "coursemark start 01-first mine --step two\ncoursemark serve mine")
        #expect(
          try await browser.isTrue("document.querySelector('dialog.how a[download]').href.endsWith('starter.zip')"))
        #expect(try await browser.accessibilityProblems() == [])
        try await browser.press(.escape)
        try await browser.wait(until: "!document.querySelector('dialog.how').open")
        #expect(try await browser.isTrue("document.activeElement.matches('#step-two [data-hands-on=code]')"))
      }
    }

    @Test func withoutAScriptTheButtonsLeadToAllThatIsToBeTyped() async throws {
      let (browser, site) = (try Browser.current, try await Site.small.value)
      try await browser.look(.desk)
      try await browser.setScript(isOn: false)
      try await browser.open(site.address(of: "01-first/index.html"))
      try await browser.click("#step-two [data-hands-on=code]")
      try await browser.wait(until: "location.hash === '#hands-on'")
      let told = try await browser.text("document.getElementById('hands-on').innerText")
      try await browser.setScript(isOn: true)
      #expect(told.contains("coursemark start 01-first mine then coursemark serve mine"))
    }

    /// The buttons of the page's own take the place of what to type.
    @Test func aServedStepDoesNotSayWhatToType() async throws {
      try await ServedCourse.serve(CourseFolder()) { browser, served in
        try await browser.open(served.address + "01-first/")
        try await browser.wait(until: "document.querySelector('#step-one .coursemark-try button')")
        #expect(try await browser.text("document.querySelectorAll('.hands-on-links').length") == "0")
        #expect(
          try await browser.isTrue("document.querySelector('.hands-on').innerText.trim().startsWith('The files')"))
      }
    }
  }
}
