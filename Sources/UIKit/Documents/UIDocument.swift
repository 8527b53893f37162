import Foundation

/// A file that a program reads, changes and writes. A subclass says what its bytes are.
///
/// How this works: what a phone does in the background happens at once, and the completion handlers are called in the next turn of the main queue.
/// A document that was changed is written when it is saved or closed; nothing saves it by itself in the meantime.
@MainActor
open class UIDocument: NSObject {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let closed = State(rawValue: 1)
    public static let inConflict = State(rawValue: 2)
    public static let savingError = State(rawValue: 4)
    public static let editingDisabled = State(rawValue: 8)
    public static let progressAvailable = State(rawValue: 16)
  }
  public enum ChangeKind: Int, Sendable {
    case done, undone, redone, cleared
    @available(*, unavailable) case _other
  }
  public enum SaveOperation: Int, Sendable {
    case forCreating, forOverwriting
    @available(*, unavailable) case _other
  }

  public nonisolated class var stateChangedNotification: NSNotification.Name {
    NSNotification.Name("UIDocumentStateChangedNotification")
  }

  open private(set) var fileURL: URL
  open private(set) var documentState = State.closed {
    didSet {
      if documentState != oldValue {
        NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
      }
    }
  }
  private var isChanged = false
  open lazy var undoManager: UndoManager! = UndoManager()

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// [A] The file's name without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? { fileURL.pathExtension }
  open var savingFileType: String? { fileType }
  open var fileModificationDate: Date?  // Stored only.
  open var hasUnsavedChanges: Bool { isChanged }
  open func updateChangeCount(_ change: ChangeKind) { isChanged = change != .cleared }

  // MARK: For subclasses

  /// The bytes of the file.
  open func contents(forType typeName: String) throws -> Any { Data() }
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}

  // MARK: Reading and writing

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler) {
      try self.load(fromContents: Data(contentsOf: self.fileURL), ofType: self.fileType)
      self.documentState = .normal
    }
  }
  /// [A] Saves what was changed first.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler) {
      if self.hasUnsavedChanges { try self.write(to: self.fileURL) }
      self.documentState = .closed
    }
  }
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    finish(completionHandler) {
      try self.write(to: url)
      self.fileURL = url
      if saveOperation == .forCreating { self.documentState = .normal }
    }
  }
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    finish(completionHandler) { if self.hasUnsavedChanges { try self.write(to: self.fileURL) } }
  }

  private func write(to url: URL) throws {
    guard let data = try contents(forType: savingFileType ?? "") as? Data else {
      _unsupported("UIDocument.contents(forType:) that is no Data")
    }
    try data.write(to: url)
    isChanged = false
  }

  private func finish(_ completion: ((Bool) -> Void)?, _ work: () throws -> Void) {
    var isDone = true
    do {
      try work()
    } catch {
      isDone = false
      handleError(error, userInteractionPermitted: false)
    }
    AppState.current.clock.schedule(after: 0, awaited: true) { completion?(isDone) }
  }
}
