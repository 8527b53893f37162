import Foundation

/// Something in a text that is no character, mostly a picture.
open class NSTextAttachment: NSObject, NSSecureCoding, @unchecked Sendable {
  private let coreFoundationHeader = CoreFoundationHeader()
  /// [A] U+FFFC, which stands in the text where the attachment is.
  public static let character = 0xFFFC
  open var contents: Data?
  open var fileType: String?
  open var image: UIImage?
  /// In points.
  open var bounds = CGRect.zero

  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    contents = contentData
    fileType = uti
  }
  /// The keys are our own: what is read here was written here.
  public required init?(coder: NSCoder) {
    super.init()
    contents = coder.object(of: NSData.self, forKey: "contents").map { $0 as Data }
    fileType = coder.object(of: NSString.self, forKey: "type").map { $0 as String }
    image = coder.object(of: UIImage.self, forKey: "image")
    bounds = coder.decodeRect(forKey: "bounds")
  }
  open func encode(with coder: NSCoder) {
    if let contents { coder.encode(contents as NSData, forKey: "contents") }
    if let fileType { coder.encode(fileType as NSString, forKey: "type") }
    if let image { coder.encode(image, forKey: "image") }
    coder.encode(bounds, forKey: "bounds")
  }
  open class var supportsSecureCoding: Bool { true }
  public convenience override init() { self.init(data: nil, ofType: nil) }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// [A] One character that stands for the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
  public func containsAttachments(in range: NSRange) -> Bool {
    var found = false
    enumerateAttribute(.attachment, in: range) { value, _, _ in found = found || value != nil }
    return found
  }
}
