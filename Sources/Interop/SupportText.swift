/// What every file of a learner's module finds beside what it imports.
struct SupportText {
  let text: String

  init(_ program: PreparedProgram) {
    let declared = program.prepared.reduce(into: Set<String>()) { $0.formUnion($1.record.topLevelNames) }
    // Foundation and Dispatch have some of these too, on real time or without selectors. The others are for files that do
    // not import UIKit.
    let aliases = ["NotificationCenter", "Selector", "Timer", "DispatchWorkItem"].filter { !declared.contains($0) }
      .map { "typealias \($0) = UIKit::\($0)\n" }
    let calls = program.prepared.reduce(into: Set<MethodName>()) { $0.formUnion($1.optionalCalls) }
    let methods = program.catalog.protocols.sorted { $0.key < $1.key }.map { name, found in
      OptionalRequirements.methods(
        found.requirements.filter { $0.isOptional && calls.contains($0.name) }, of: "UIKit::\(name)")
    }
    let network = program.prepared.contains(where: \.usesNetwork) ? Self.network : ""
    text =
      "import UIKit\n" + aliases.joined() + Self.selector + methods.joined() + network + Self.bundle(program, declared)
  }

  /// Goes before the methods of Foundation that would ask the network: an app has none here, and the check is not decided.
  private static let network = """
    import \(FoundationParts.networking)
    extension URLSessionTask { func resume() { UIKit::_Network.resume() } }
    extension URLSession {
      func data(
        from url: Foundation::URL, delegate: (any URLSessionTaskDelegate)? = nil
      ) async throws -> (Foundation::Data, URLResponse) { UIKit::_Network.data() }
      func data(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
      ) async throws -> (Foundation::Data, URLResponse) { UIKit::_Network.data() }
    }

    """

  /// Goes before the functions and methods of Foundation that would ask the program's folder: an app's texts, and what it says of itself,
  /// are known to UIKit.
  private static func bundle(_ program: PreparedProgram, _ declared: Set<String>) -> String {
    guard program.prepared.contains(where: \.usesBundle), declared.isDisjoint(with: ["Bundle", "NSLocalizedString"])
    else {
      return ""
    }
    return bundle
  }

  private static let bundle = """
    import Foundation
    func NSLocalizedString(
      _ key: Swift::String, tableName: Swift::String? = nil, bundle: Foundation::Bundle = .main, value: Swift::String = "",
      comment: Swift::String
    ) -> Swift::String { UIKit::_Localization.text(key, table: tableName, value: value) }
    extension Swift::String {
      static func localizedStringWithFormat(_ format: Swift::String, _ arguments: any Swift::CVarArg...) -> Swift::String {
        UIKit::_Localization.formatted(format, arguments)
      }
      init(format: Swift::String, _ arguments: any Swift::CVarArg...) {
        self = UIKit::_Localization.formatted(format, arguments)
      }
    }
    extension Foundation::Bundle {
      var infoDictionary: [Swift::String: Any]? { UIKit::_Localization.information(of: self) }
      func object(forInfoDictionaryKey key: Swift::String) -> Any? { UIKit::_Localization.information(of: self)?[key] }
      func localizedString(
        forKey key: Swift::String, value: Swift::String?, table: Swift::String?
      ) -> Swift::String { UIKit::_Localization.text(key, table: table, value: value ?? "") }
    }

    """

  /// `#selector` needs no import on Apple's systems.
  private static let selector = ["_ method", "getter property", "setter property"].map { parameter in
    let (label, name) = parameter.splitOnce
    let pass = label == "_" ? "()" : "\(label): ()"
    return """
      func _Selector<T>(
        \(label) \(name): @autoclosure () -> T, file: Swift::StaticString = #fileID, line: Swift::Int = #line,
        column: Swift::Int = #column
      ) -> UIKit::Selector { UIKit::_Selector(\(pass), file: file, line: line, column: column) }

      """
  }.joined()
}

extension String {
  /// The first word and the rest.
  fileprivate var splitOnce: (String, String) {
    let words = split(separator: " ", maxSplits: 1).map(String.init)
    return (words[0], words.last ?? "")
  }
}
