import Foundation
import Grading
import RuntimeBuilding
import TestSupport
import Testing
import Toolchain

@testable import CourseCommand

/// `Documentation/UIKit.md` says what is so.
@Suite struct UIKitPageTests {
  @Test func thePageIsCurrent() async throws {
    let toolchain = try await SwiftToolchain.find(environment: ProcessInfo.processInfo.environment)
    let builder = RuntimeBuilder(home: try TestHome.make(), toolchain: toolchain, progress: { _ in })
    let page = try UIKitCommand.page(try await builder.build().names).markdown
    #expect(page == (try Repository.text("Documentation/UIKit.md")), "Run 'make uikit-page'.")
  }
}
