import Foundation

/// Something in a text that is no character, mostly a picture.
open class NSTextAttachment: NSObject, @unchecked Sendable {
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
}
