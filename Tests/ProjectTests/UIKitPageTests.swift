import Storage
import RuntimeBuilding
import Foundation
import Grading
import Testing

@testable import CourseCommand

/// `Documentation/UIKit.md` says what is so.
@Suite struct UIKitPageTests {
  @Test func thePageIsCurrent() throws {
    let home = try Home.find(
      executable: CommandLine.arguments[0], environment: ["COURSEMARK_HOME": Repository.root.path])
    let page = try UIKitCommand.page(UIKitFiles(home: home)).markdown
    #expect(page == (try Repository.text("Documentation/UIKit.md")), "Run 'make uikit-page'.")
  }
}
