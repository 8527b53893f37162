import Foundation

/// What was copied. It lives as long as the app.
open class UIPasteboard: NSObject, @unchecked Sendable {
  public class var general: UIPasteboard { first(.general, UIPasteboard()) ?? UIPasteboard() }
  /// What is on it. Objects of one name have the same.
  private final class Board {
    var contents: [Any] = []
    var changeCount = 0
    var isRemoved = false
  }
  private var board = Board()
  /// [A] Whoever changes it posts the notification. One that was removed ignores what it is given.
  private var contents: [Any] {
    get { board.contents }
    set {
      guard !board.isRemoved else { return }
      board.contents = newValue
      board.changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: Self.first(name) ?? self)
    }
  }
  open var changeCount: Int { board.changeCount }

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

  /// [A] The one of that name, or a new one. Nothing where there is none and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    self.init()
    let isMade = create || pasteboardName == .general
    guard let first = Self.first(pasteboardName, isMade ? self : nil) else { return nil }
    (board, name) = (first.board, pasteboardName)
  }
  /// The first object of that name, which notifications are about.
  /// - Parameter new: Becomes it, where there is none.
  private static func first(_ name: Name, _ new: UIPasteboard? = nil) -> UIPasteboard? {
    SharedAppState.current.pasteboards.withLock { known in
      if let new, known[name] == nil {
        new.name = name
        known[name] = new
      }
      return known[name]
    }
  }
  /// [A] Told before it is removed. The next one of that name is another.
  open class func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general, let found = first(pasteboardName) else { return }
    NotificationCenter.default.post(name: removedNotification, object: found)
    (found.board.contents, found.board.isRemoved) = ([], true)
    SharedAppState.current.pasteboards.withLock { $0[pasteboardName] = nil }
  }
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("com.apple.UIKit.pboard.general")
  }
  open private(set) var name = Name.general
  open class func withUniqueName() -> UIPasteboard {
    let made = UIPasteboard()
    return first(Name(UUID().uuidString), made) ?? made
  }
  open var urls: [URL]? {
    get { url == nil ? nil : contents.compactMap { $0 as? URL } }
    set { contents = newValue ?? [] }
  }
  open var images: [UIImage]? {
    get { image == nil ? nil : contents.compactMap { $0 as? UIImage } }
    set { contents = newValue ?? [] }
  }

  // MARK: By type

  /// `public.utf8-plain-text` of a text, and what bytes were put under.
  open var types: [String] {
    contents.map { ($0 as? [String: Any])?.keys.first ?? "public.utf8-plain-text" }
  }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { contents = [[pasteboardType: data]] }
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    contents.lazy.compactMap { ($0 as? [String: Any])?[pasteboardType] as? Data }.first
  }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    contents = pasteboardType.contains("text") && value is String ? [value] : [[pasteboardType: value]]
  }
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    if pasteboardType.contains("text"), let string { return string }
    return contents.lazy.compactMap { ($0 as? [String: Any])?[pasteboardType] }.first
  }
  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  public nonisolated class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }
  public nonisolated class var removedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardRemovedNotification")
  }

  private var texts: [String] { contents.compactMap { $0 as? String } }
}
