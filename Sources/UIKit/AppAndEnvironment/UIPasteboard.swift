import Foundation

/// What was copied. It lives as long as the app.
@MainActor
open class UIPasteboard: NSObject {
  public class var general: UIPasteboard { AppState.current.generalPasteboard }
  private var contents: [Any] = [] { didSet { changeCount += 1 } }
  open private(set) var changeCount = 0

  open var string: String? {
    get { strings?.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  open var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set { contents = newValue ?? [] }
  }
  open var url: URL? {
    get { contents.lazy.compactMap { $0 as? URL }.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  open var image: UIImage? {
    get { contents.lazy.compactMap { $0 as? UIImage }.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  open var color: UIColor? {
    get { contents.lazy.compactMap { $0 as? UIColor }.first }
    set { contents = newValue.map { [$0] } ?? [] }
  }
  open var numberOfItems: Int { contents.count }
  open var hasStrings: Bool { !texts.isEmpty }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }

  private var texts: [String] { contents.compactMap { $0 as? String } }
}
