private import Glibc

/// A member of one of UIKit's classes, as the compiler's name of it tells: `s:5UIKit6UIViewC10endEditingyS2bF`.
struct ForeignName: Hashable {
  enum Member: Hashable {
    case method(MethodName)
    case property(String)
  }

  var module: String
  /// The class; empty for what is declared outside of classes.
  var owner: String
  var member: Member
}

extension ForeignName {
  /// - Parameter usr: Whose `s:` stands for the `$s` of a symbol.
  init?(usr: String) {
    guard usr.hasPrefix("s:"), var text = demangle("$s" + usr.dropFirst(2)) else { return nil }
    // An extension's member: `(extension in UIKit):Foundation.NSObject.perform(…)`
    if text.hasPrefix("(extension in "), let colon = text.firstIndex(of: ":") {
      text = String(text[text.index(after: colon)...])
    }
    if text.hasPrefix("static ") { return nil }
    let head = text.prefix { $0 != "(" && $0 != " " && $0 != "<" }
    let names = head.split(separator: ".").map(String.init)
    guard names.count >= 2, let last = names.last else { return nil }
    module = names[0]
    owner = names.dropFirst().dropLast().joined(separator: ".")
    if text.dropFirst(head.count).hasPrefix(" :") {
      member = .property(last)
    } else {
      guard let labels = Self.labels(in: text.dropFirst(head.count)) else { return nil }
      member = .method(MethodName(base: last, labels: labels))
    }
  }

  /// The labels in `(Swift.Bool, completion: (() -> ())?) -> ()`.
  private static func labels(in text: Substring) -> [String]? {
    guard text.first == "(" else { return nil }
    var parts: [String] = [""]
    var depth = 0
    for character in text {
      if ")]>".contains(character), !(character == ">" && parts[parts.count - 1].hasSuffix("-")) {
        depth -= 1
        if depth == 0 { break }
      }
      if depth == 1, character == "," {
        parts.append("")
      } else if depth >= 1 {
        parts[parts.count - 1].append(character)
      }
      if "([<".contains(character) { depth += 1 }
    }
    if parts == [""] { return [] }
    return parts.map { part in
      let label = part.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      let rest = part.drop { $0 == " " }.dropFirst(label.count)
      return rest.hasPrefix(":") ? String(label) : "_"
    }
  }
}

/// What the name of a symbol says; Swift's runtime knows.
private func demangle(_ symbol: String) -> String? {
  symbol.withCString { bytes in
    guard let result = swift_demangle(bytes, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(result) }
    return String(cString: result)
  }
}

@_silgen_name("swift_demangle")
private func swift_demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?,
  _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
