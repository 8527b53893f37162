// Row 73: underscored attributes on names that are not its own.
// Accepts: fail, compile-error
import Foundation

extension String {
  @_dynamicReplacement(for: uppercased())
  func attackUppercased() -> String { "4" }
}
extension Int {
  @_specialize(where Self == Int) @_optimize(none) @_transparent @_semantics("attack")
  static func attack() {}
}
@_extern(c, "exit") func leave(_ status: Int32)
@_alwaysEmitIntoClient public func emitted() {}
@_originallyDefinedIn(module: "AppAgent", iOS 13) public struct Moved {}

func double(_ n: Int) -> Int { n + 1 }
