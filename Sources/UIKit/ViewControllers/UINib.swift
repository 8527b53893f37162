import Foundation

/// What was made of an interface file.
package struct NibContent {
  /// The view of the file's owner, or the first one.
  package let root: UIView
  /// All objects at the top of the file, in their order there.
  package let objects: [NSObject]

  package init(root: UIView, objects: [NSObject]) {
    self.root = root
    self.objects = objects
  }
}

/// The views of an interface file. The module reads no such files: a scene says, under the file's name, how they are made.
@MainActor
open class UINib: NSObject {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  private let name: String

  package static func register(_ name: String, make: @escaping @MainActor (_ owner: Any?) -> NibContent) {
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

  /// [A] The objects at the top of the file, in their order, without the placeholders.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    AppState.current.nibs[name]?(ownerOrNil).objects ?? []
  }

  /// [O] The view of a nib that is made for cells: there must be no other object at its top.
  var view: UIView? {
    let objects = instantiate(withOwner: nil)
    return objects.count == 1 ? objects[0] as? UIView : nil
  }
}

extension UIViewController {
  /// [A] UIViewController, nibName and loadView: the view of the nib that is named, or else of one that is called after the class, with the word Controller or without it.
  func viewFromNib() -> UIView? {
    let nibs = AppState.current.nibs
    if nibs.isEmpty { return nil }
    if let nibName {
      // Ends the app where there is none of that name.
      _ = UINib(nibName: nibName, bundle: nibBundle)
      return nibs[nibName]?(self).root
    }
    let type = _ObjectiveC.className(of: self)
    let name = type.split(separator: ".").last.map(String.init) ?? type
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
    return (nibs[short] ?? nibs[name])?(self).root
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
