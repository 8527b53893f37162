import Foundation

// How this works: on Apple's systems each initialiser of a class of Objective-C's can be called of a class that is known
// only at run time: `T()`, `cellClass.init(style: .default, reuseIdentifier: nil)`. Swift allows that for a `required`
// one alone, which every subclass would have to declare. So a convenience initialiser of ours calls the other through
// the object's own table, as any does. It takes the class as a type method takes it, and keeps its arguments, as a
// method with `__owned` ones does; called as one, by its symbol, it makes an object of whatever class is given.

/// A class that is known only at run time, and its initialisers: what `T` in `T()` is made into.
public struct _Class<Object: NSObject> {
  private let type: Object.Type

  public init(_ type: Object.Type) { self.type = type }

  private func checked(_ object: NSObject) -> Object { unsafeDowncast(object, to: Object.self) }

  public func callAsFunction() -> Object {
    // The class's own `init()`, where it overrides none.
    let own = _ObjectiveC.registeredTables[ObjectIdentifier(type)]?.methods.first { $0.selector == "init" }
    if let own, Thread.isMainThread {
      nonisolated(unsafe) var made: Any?
      MainActor.assumeIsolated { made = own.invoke(NSNull(), []) }
      if let made = made as? Object { return made }
    }
    return checked((type as NSObject.Type).make(any: _InitialiserArguments()))
  }
}

extension _Class where Object: UIView {
  @MainActor public func callAsFunction(frame: CGRect) -> Object {
    checked((type as UIView.Type).make(view: _InitialiserArguments(frame: frame)))
  }
}

extension _Class where Object: UITableView {
  @MainActor public func callAsFunction(frame: CGRect, style: UITableView.Style) -> Object {
    checked((type as UITableView.Type).make(table: _InitialiserArguments(frame: frame, tableStyle: style)))
  }
}

extension _Class where Object: UICollectionView {
  @MainActor public func callAsFunction(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Object {
    checked((type as UICollectionView.Type).make(collection: _InitialiserArguments(frame: frame, layout: layout)))
  }
}

extension _Class where Object: UITableViewCell {
  @MainActor public func callAsFunction(style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> Object {
    checked((type as UITableViewCell.Type).make(cell: _InitialiserArguments(cellStyle: style, name: reuseIdentifier)))
  }
}

extension _Class where Object: UITableViewHeaderFooterView {
  @MainActor public func callAsFunction(reuseIdentifier: String?) -> Object {
    checked((type as UITableViewHeaderFooterView.Type).make(header: _InitialiserArguments(name: reuseIdentifier)))
  }
}

extension _Class where Object: UIViewController {
  @MainActor public func callAsFunction(nibName: String?, bundle: Bundle?) -> Object {
    checked((type as UIViewController.Type).make(controller: _InitialiserArguments(name: nibName, bundle: bundle)))
  }
}

extension _Class where Object: UIGestureRecognizer {
  @MainActor public func callAsFunction(target: Any?, action: Selector?) -> Object {
    checked((type as UIGestureRecognizer.Type).make(recognizer: _InitialiserArguments(target: target, action: action)))
  }
}

/// What `.init()` is made into, where the class follows from the place.
public func _object<Object: NSObject>() -> Object { _Class(Object.self)() }

/// What `.init(frame:)` is made into.
@MainActor public func _object<Object: UIView>(frame: CGRect) -> Object { _Class(Object.self)(frame: frame) }

/// The arguments of any of these initialisers. One type of our own for all, so that the symbols below name nothing of Foundation's that may
/// move between its modules.
struct _InitialiserArguments {
  var frame = CGRect.zero
  var tableStyle = UITableView.Style.plain
  var layout: UICollectionViewLayout?
  var cellStyle = UITableViewCell.CellStyle.default
  var name: String?
  var bundle: Bundle?
  var target: Any?
  var action: Selector?
}

extension NSObject {
  convenience init(any arguments: _InitialiserArguments) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC5UIKitE3anyAcD21_InitialiserArgumentsV_tcfC")
  fileprivate class func make(any arguments: __owned _InitialiserArguments) -> NSObject
}

extension UIView {
  convenience init(view arguments: _InitialiserArguments) { self.init(frame: arguments.frame) }

  @_silgen_name("$s5UIKit6UIViewC4viewAcA21_InitialiserArgumentsV_tcfC")
  fileprivate class func make(view arguments: __owned _InitialiserArguments) -> UIView
}

extension UITableView {
  convenience init(table arguments: _InitialiserArguments) {
    self.init(frame: arguments.frame, style: arguments.tableStyle)
  }

  @_silgen_name("$s5UIKit11UITableViewC5tableAcA21_InitialiserArgumentsV_tcfC")
  fileprivate class func make(table arguments: __owned _InitialiserArguments) -> UITableView
}

extension UICollectionView {
  convenience init(collection arguments: _InitialiserArguments) {
    self.init(
      frame: arguments.frame, collectionViewLayout: arguments.layout ?? UICollectionViewFlowLayout())
  }

  @_silgen_name("$s5UIKit16UICollectionViewC10collectionAcA21_InitialiserArgumentsV_tcfC")
  fileprivate class func make(collection arguments: __owned _InitialiserArguments) -> UICollectionView
}

extension UITableViewCell {
  convenience init(cell arguments: _InitialiserArguments) {
    self.init(style: arguments.cellStyle, reuseIdentifier: arguments.name)
  }

  @_silgen_name("$s5UIKit15UITableViewCellC4cellAcA21_InitialiserArgumentsV_tcfC")
  fileprivate class func make(cell arguments: __owned _InitialiserArguments) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  convenience init(header arguments: _InitialiserArguments) { self.init(reuseIdentifier: arguments.name) }

  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C6headerAcA21_InitialiserArgumentsV_tcfC")
  fileprivate class func make(header arguments: __owned _InitialiserArguments) -> UITableViewHeaderFooterView
}

extension UIViewController {
  convenience init(controller arguments: _InitialiserArguments) {
    self.init(nibName: arguments.name, bundle: arguments.bundle)
  }

  @_silgen_name("$s5UIKit16UIViewControllerC10controllerAcA21_InitialiserArgumentsV_tcfC")
  fileprivate class func make(controller arguments: __owned _InitialiserArguments) -> UIViewController
}

extension UIGestureRecognizer {
  convenience init(recognizer arguments: _InitialiserArguments) {
    self.init(target: arguments.target, action: arguments.action)
  }

  @_silgen_name("$s5UIKit19UIGestureRecognizerC10recognizerAcA21_InitialiserArgumentsV_tcfC")
  fileprivate class func make(recognizer arguments: __owned _InitialiserArguments) -> UIGestureRecognizer
}
