import Foundation

/// The views of an interface file. The module reads no such files: a scene says, under the file's name, how they are made.
@MainActor
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let name: String

  package static func register(_ name: String, make: @escaping @MainActor (_ owner: Any?) -> UIView) {
    AppState.current.nibs[name] = make
  }

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
    if AppState.current.nibs.isEmpty { _unsupported("UINib") }
    // [O] The app ends, in fact when the file is first needed.
    if AppState.current.nibs[name] == nil {
      _raise(
        "NSInternalInconsistencyException", "Could not load NIB in bundle: 'NSBundle (loaded)' with name '\(name)'")
    }
  }

  /// The views at the top of the file.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    AppState.current.nibs[name].map { [$0(ownerOrNil)] } ?? []
  }

  /// The first of them.
  var view: UIView? { instantiate(withOwner: nil).first as? UIView }
}

extension UIViewController {
  /// [A] UIViewController, nibName and loadView: the view of the nib that is named, or else of one that is called after the class, with the word Controller or without it.
  func viewFromNib() -> UIView? {
    let nibs = AppState.current.nibs
    if nibs.isEmpty { return nil }
    if let nibName { return UINib(nibName: nibName, bundle: nibBundle).instantiate(withOwner: self).first as? UIView }
    let type = _ObjectiveC.className(of: self)
    let name = type.split(separator: ".").last.map(String.init) ?? type
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
    return (nibs[short] ?? nibs[name])?(self)
  }
}

extension Bundle {
  @MainActor
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension UITableView {
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
    registerPrototype(identifier) {
      guard let cell = nib.view as? UITableViewCell else {
        _raiseInconsistency(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
            + "must be a UITableViewCell instance")
      }
      return cell
    }
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reusable.viewNibs[identifier] = nib
  }
}
