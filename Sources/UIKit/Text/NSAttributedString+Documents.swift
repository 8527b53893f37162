import Foundation

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
  }

  /// The text of a document: of plain text, and of HTML as far as ``HTMLText`` reads it.
  /// - Parameter options: Without a type, what begins with a tag is HTML [?].
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .utf16) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let given = options[.documentType]
    let type = given as? DocumentType ?? (given as? String).map(DocumentType.init(rawValue:))
    switch type {
    case .rtf?, .rtfd?: _unsupported("NSAttributedString(data:options:documentAttributes:) of rich text")
    case .plain?: self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    case .html?: self.init(attributedString: HTMLText.read(text))
    default:
      let isTagged = text.drop(while: \.isWhitespace).hasPrefix("<")
      self.init(attributedString: isTagged ? HTMLText.read(text) : NSAttributedString(string: text))
    }
  }

  /// The bytes of a document of that text.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
    let given = dict[.documentType]
    let type = given as? DocumentType ?? (given as? String).map(DocumentType.init(rawValue:)) ?? .plain
    guard type == .plain else {
      _unsupported("NSAttributedString.data(from:documentAttributes:) of another kind than plain text")
    }
    return Data(attributedSubstring(from: range).string.utf8)
  }
}
