import Foundation

/// What was copied. It lives as long as the app.
@MainActor
open class UIPasteboard: NSObject {
  public class var general: UIPasteboard { AppState.current.generalPasteboard }
  private var items: [Any] = [] { didSet { changeCount += 1 } }
  open private(set) var changeCount = 0

  open var string: String? {
    get { strings?.first }
    set { items = newValue.map { [$0] } ?? [] }
  }
  open var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set { items = newValue ?? [] }
  }
  open var url: URL? {
    get { items.lazy.compactMap { $0 as? URL }.first }
    set { items = newValue.map { [$0] } ?? [] }
  }
  open var image: UIImage? {
    get { items.lazy.compactMap { $0 as? UIImage }.first }
    set { items = newValue.map { [$0] } ?? [] }
  }
  open var color: UIColor? {
    get { items.lazy.compactMap { $0 as? UIColor }.first }
    set { items = newValue.map { [$0] } ?? [] }
  }
  open var numberOfItems: Int { items.count }
  open var hasStrings: Bool { !texts.isEmpty }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }

  private var texts: [String] { items.compactMap { $0 as? String } }
}
