internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// An element of an interface file, as Xcode writes it.
struct InterfaceElement {
  var name: String
  var attributes: [String: String]
  var children: [InterfaceElement] = []
  /// Of elements such as `<string>`.
  var text = ""
  /// 1-based.
  var line: Int

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// What the element is to the one around it: `key="textColor"`. Empty for what is no name.
  var key: String { name(attributes["key"]) ?? "" }
  /// The app's own class of the object.
  var customClass: String? { name(attributes["customClass"]) }
  var id: String { attributes["id"] ?? "" }

  func children(_ name: String) -> [InterfaceElement] { children.filter { $0.name == name } }
  func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }
  func child(key: String) -> InterfaceElement? { children.first { $0.key == key } }

  /// Names stand in code as they are, so they have to be names.
  private func name(_ text: String?) -> String? {
    guard let text, let first = text.first, first.isLetter || first == "_" else { return nil }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ? text : nil
  }

  var withDescendants: [InterfaceElement] { [self] + children.flatMap(\.withDescendants) }
}

extension InterfaceElement {
  /// Reads a document. External entities are not read, and none is known besides XML's own.
  /// - Throws: ``InterfaceProblem``
  init(document text: String) throws(InterfaceProblem) {
    if let declaration = text.range(of: "<!ENTITY") ?? text.range(of: "<!DOCTYPE") {
      let line = text[..<declaration.lowerBound].count { $0.isNewline } + 1
      throw InterfaceProblem(line: line, message: "An interface file declares no entities and no type of document.")
    }
    let reader = DocumentReader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
      throw reader.problem
        ?? InterfaceProblem(line: max(1, parser.lineNumber), message: "This is no XML that can be read.")
    }
    self = root
  }
}

private final class DocumentReader: NSObject, XMLParserDelegate {
  var root: InterfaceElement?
  var problem: InterfaceProblem?
  private var open: [InterfaceElement] = []

  /// No file of Xcode's comes near.
  private static let deepest = 400

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    open.append(InterfaceElement(name: elementName, attributes: attributeDict, line: max(1, parser.lineNumber)))
    guard open.count > Self.deepest else { return }
    problem = InterfaceProblem(line: max(1, parser.lineNumber), message: "The elements are nested too deeply.")
    parser.abortParsing()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if !open.isEmpty { open[open.count - 1].text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    guard var element = open.popLast() else { return }
    if element["base64-UTF8"] == "YES", let text = Self.decoded(element.text) { element.text = text }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  /// Xcode writes texts with control characters so, and leaves out the signs that fill up the end.
  private static func decoded(_ base64: String) -> String? {
    let text = base64.filter { !$0.isWhitespace }
    let filled = text + String(repeating: "=", count: (4 - text.count % 4) % 4)
    return Data(base64Encoded: filled).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// What of an interface file is not understood, or wrong.
package struct InterfaceProblem: Error, Hashable, Sendable, Codable {
  /// 1-based.
  package var line: Int
  package var message: String
}
