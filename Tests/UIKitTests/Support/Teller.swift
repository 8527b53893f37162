import Foundation

@testable import UIKit

/// A delegate that writes down what it is told. A subclass says which optional methods it has.
@MainActor
class Teller: NSObject, _MethodTableProviding {
  let log: Log
  /// What a question is answered, by the method's name; nothing is `nil`.
  var answers: [Selector: Any] = [:]

  init(_ log: Log = Log()) { self.log = log }

  nonisolated class var methods: [_Method] { [] }
  nonisolated class func _methodTable() -> _MethodTable? { _MethodTable(methods: methods, outlets: []) }

  /// - Parameter words: What is written down of the arguments.
  nonisolated static func tells(_ selector: Selector, _ words: @escaping @MainActor ([Any?]) -> String) -> _Method {
    _Method(selector) { receiver, arguments in
      (receiver as? Teller)?.log.add(words(arguments))
      return (receiver as? Teller)?.answers[selector]
    }
  }

  /// - Parameter word: What is written down, with the section and the row of the path.
  nonisolated static func tells(_ selector: Selector, _ word: String, path index: Int) -> _Method {
    tells(selector) { arguments in
      let path: IndexPath = _argument(arguments, index)
      return "\(word) \(path.section).\(path.item)"
    }
  }
}
