import Testing

extension StrangersCodeTests {
  @Test func whatComesFromAMissingModuleIsItsAndTheRestIsTheLearners() async throws {
    let program = LearnersProgram(
      "import UIKit\nimport MapKit\nimport Nowhere\nlet a = MKMapView()\nlet b = undefined()\n")
    let messages = try await program.messages()
    #expect(
      messages == [
        "A.swift:3:8: error: no such module 'Nowhere'", "A.swift:4:9: error: cannot find 'MKMapView' in scope",
        "A.swift:5:9: error: cannot find 'undefined' in scope",
      ])
  }

  /// On a phone the headers of these import UIKit, or Foundation.
  @Test(arguments: ["SwiftUI", "MapKit", "WebKit", "MessageUI"])
  func aMissingModuleHandsOnWhatItImports(_ module: String) async throws {
    let program = LearnersProgram("import \(module)\nclass A: UIView { let now = Date() }\nlet b = undefined()\n")
    #expect(try await program.messages() == ["A.swift:3:9: error: cannot find 'undefined' in scope"])
  }

  /// A well-known package is no misspelling of Apple's module.
  @Test(arguments: ["SnapKit", "RxSwift", "FirebaseAuth"]) func aPackageIsNoMisspelling(_ module: String) throws {
    #expect(
      LearnersProgram("import \(module)\nimport UIKit\n").preparationMessages(.init()) == [
        "A.swift:1:8: unsupported: no such module '\(module)': Coursemark does not fetch packages"
      ])
  }

  @Test func aMisspelledModuleIsGuessed() throws {
    #expect(
      LearnersProgram("import UIKti\n").preparationMessages(.init()) == [
        "A.swift:1:8: error: no such module 'UIKti'; did you mean 'UIKit'?"
      ])
  }

  /// Foundation has them on a phone; on Linux our UIKit has.
  @Test func aFileOfFoundationAloneHasWhatUIKitKeepsOfIt() async throws {
    let printed = try await LearnersProgram(
      """
      import Foundation
      private enum Keys { static var name: UInt8 = 0 }
      @MainActor final class Model: NSObject {
        let listeners = NSHashTable<NSObject>.weakObjects()
        let undo = UndoManager()
        func named(_ name: String) -> String? {
          objc_setAssociatedObject(self, &Keys.name, name, .OBJC_ASSOCIATION_RETAIN)
          return autoreleasepool { objc_getAssociatedObject(self, &Keys.name) as? String }
        }
      }
      @MainActor public func demo(_ word: String) {
        let model = Model()
        model.listeners.add(model)
        print(model.listeners.allObjects.count, model.undo.canUndo, model.named(word) ?? "-")
        print(ListFormatter.localizedString(byJoining: ["a", "b"]), CFAbsoluteTimeGetCurrent() > 0)
      }
      """
    ).run(["b"])
    #expect(printed == ["1 false b\na and b true\n"])
  }
}
