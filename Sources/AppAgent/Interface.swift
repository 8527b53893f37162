public import UIKit

// How this works: a scene stands for an interface file. While it is run, `viewDidLoad` waits, so that outlets can be
// connected in any order; `show` then wakes the views, tells the controller that its view was loaded, and puts it on screen.

/// The building of the screen.
@MainActor
enum Interface {
  /// Ends the run: the learner's code lacks what the scene connects. A line of an interface file is told, too.
  static func missing(_ what: String, _ file: StaticString = "", _ line: Int = 0) -> Never {
    let what = what + place(file, line)
    AppState.current.missingPartHandler?(what) ?? _unsupported("a scene that connects \(what)")
  }

  /// ` (Main.storyboard, line 12)`; empty for what is no interface file.
  static func place(_ file: StaticString, _ line: Int) -> String {
    let name = "\(file)".split(separator: "/").last ?? ""
    return name.hasSuffix(".storyboard") || name.hasSuffix(".xib") ? " (\(name), line \(line))" : ""
  }

  static func build(_ scene: @MainActor () -> Void) {
    AppState.current.isBuildingInterface = true
    scene()
    AppState.current.isBuildingInterface = false
  }
}

/// Puts a controller on the screen, as the initial view controller of a storyboard.
@MainActor public func show(_ controller: UIViewController) {
  AppState.current.isBuildingInterface = false
  controller.finishBuildingInterface()
  let window = UIApplication.shared.keyWindow ?? UIWindow(frame: UIScreen.main.bounds)
  AppState.current.ownWindow = window
  window.rootViewController = controller
  window.makeKeyAndVisible()
}

/// Connects an outlet by its name. The run ends as *missing* when the object has no such outlet.
/// - Parameter isLater: Whether only a later step brings the outlet. Then it is connected where the object's class insists on it already, by an
///   exclamation mark behind its type; any other class finds nothing there, as on a screen without it.
@MainActor public func connect(
  _ object: NSObject, _ outlet: String, to other: Any?, isLater: Bool = false, file: StaticString = #fileID,
  line: Int = #line
) {
  if object is NoOwner || isLater && !_ObjectiveC.insists(onOutlet: outlet, object) { return }
  guard _ObjectiveC.hasOutlet(outlet, object) else {
    Interface.missing("\(_ObjectiveC.className(of: object)) has no outlet '\(outlet)'", file, line)
  }
  object.setValue(other, forKey: outlet)
}

/// Connects an event of a control to an action by its Objective-C name, `addPressed:`. The run ends as *missing* when
/// the target has no such action.
@MainActor public func connect(
  _ control: UIControl, _ event: UIControl.Event, to target: NSObject, action: String,
  file: StaticString = #fileID, line: Int = #line
) {
  if target is NoOwner { return }
  guard _ObjectiveC.responds(target, to: Selector(action)) else {
    // What a view of UIKit's own has or lacks is nobody's mistake. A controller may be of a class that is not there yet.
    if target is UIView, _ObjectiveC.isOfUIKit(target) {
      _unsupported("the action '\(action)' of \(_ObjectiveC.className(of: target))\(Interface.place(file, line))")
    }
    Interface.missing("\(_ObjectiveC.className(of: target)) has no action '\(action)'", file, line)
  }
  control.addTarget(target, action: Selector(action), for: event)
}

/// A container view's embed segue: the parent is asked to `prepare(for:sender:)` when its view is loaded, and the child's
/// view then fills the container.
@MainActor public func embed(
  _ child: UIViewController, in container: UIView, of parent: UIViewController, segue identifier: String
) {
  parent.addSegue(SegueTemplate(identifier: identifier, kind: .embed(container: container)) { _ in child })
}

/// A segue that shows what `destination` makes, each time anew: it is pushed where the source is in a navigation
/// controller, and presented elsewhere or if `modally` says so. The learner's code performs it by its identifier.
@MainActor public func segue(
  _ identifier: String, from source: UIViewController, modally: Bool = false,
  to destination: @escaping @MainActor () -> UIViewController
) {
  let kind: SegueTemplate.Kind = modally ? .present : .show
  source.addSegue(SegueTemplate(identifier: identifier, kind: kind) { _ in destination() })
}

/// A way back that the learner's code performs by its identifier: to the controller that has the unwind action, `backFromChat:`.
/// - Parameter isNamed: Whether the identifier is the file's own; otherwise only the row that begins it knows it.
@MainActor public func segue(
  _ identifier: String, from source: UIViewController, unwind action: String, isNamed: Bool = true
) {
  var template = SegueTemplate(identifier: identifier, kind: .unwind(Selector(action))) { _ in UIViewController() }
  template.isNamed = isNamed
  source.addSegue(template)
}

/// Lets a control begin a segue of the controller, as a line drawn from it would.
@MainActor public func connect(_ control: UIControl, to source: UIViewController, segue identifier: String) {
  let action = UIAction { [unowned source, unowned control] _ in source.follow(identifier, sender: control) }
  control.addAction(action, for: .touchUpInside)
}

/// Lets a control lead back to the controller that has the unwind action, `backFromChat:`.
@MainActor public func connect(
  _ control: UIControl, of source: UIViewController, unwind action: String, segue identifier: String? = nil
) {
  let unwinding = UIAction { [unowned source, unowned control] _ in
    source.unwind(Selector(action), identifier, sender: control)
  }
  control.addAction(unwinding, for: .touchUpInside)
}

/// A prototype cell of a table: made when one is dequeued, then filled and connected by `configure`, then woken. `segue` is that of the controller
/// which begins when a row with such a cell is chosen.
@MainActor public func prototype<Cell: UITableViewCell>(
  in table: UITableView, identifier: String, _ type: Cell.Type, style: UITableViewCell.CellStyle = .default,
  segue: String? = nil, of source: UIViewController? = nil, configure: @escaping @MainActor (Cell) -> Void = { _ in }
) {
  table.registerPrototype(identifier) { [unowned table, weak source] in
    guard let cell = Cell(coder: PrototypeCoder(style: style, reuseIdentifier: identifier)) else {
      Interface.missing("\(_ObjectiveC.className(type)) cannot be made by init(coder:)")
    }
    if let segue, let source { connect(cell, to: source, segue: segue) }
    cell.frame.size = CGSize(width: table.bounds.width, height: table.rowHeight > 0 ? table.rowHeight : 44)
    configure(cell)
    cell.wakeFromNib()
    return cell
  }
}

/// A prototype cell of a collection, or with a `kind` what stands beside its sections.
@MainActor public func prototype<Cell: UICollectionReusableView>(
  in collection: UICollectionView, identifier: String, _ type: Cell.Type, kind: String = "", segue: String? = nil,
  of source: UIViewController? = nil, configure: @escaping @MainActor (Cell) -> Void = { _ in }
) {
  collection.registerPrototype(identifier, kind: kind) { [weak source] in
    guard let cell = Cell(coder: PrototypeCoder(reuseIdentifier: identifier)) else {
      Interface.missing("\(_ObjectiveC.className(type)) cannot be made by init(coder:)")
    }
    if let segue, let source, let item = cell as? UICollectionViewCell {
      item.beginsSegue = { [weak source, unowned item] in source?.follow(segue, sender: item) }
    }
    configure(cell)
    cell.wakeFromNib()
    return cell
  }
}

/// A controller of a storyboard, which code makes by its identifier; `configure` makes its views and connects its outlets
/// when the controller is first asked for its view.
@MainActor public func storyboard<Controller: UIViewController>(
  _ name: String = "Main", identifier: String, _ type: Controller.Type, isInitial: Bool = false,
  configure: @escaping @MainActor (Controller) -> Void = { _ in }
) {
  storyboard(name, identifier: identifier, type, isInitial: isInitial, prepare: { _ in }, configure: configure)
}

/// The same, where the controller knows something before it has a view: `prepare` sets its titles and segues.
@MainActor public func storyboard<Controller: UIViewController>(
  _ name: String = "Main", identifier: String, _ type: Controller.Type, isInitial: Bool = false,
  prepare: @escaping @MainActor (Controller) -> Void, configure: @escaping @MainActor (Controller) -> Void
) {
  UIStoryboard.register(name, identifier, isInitial: isInitial) { creator in
    let coder = PrototypeCoder(reuseIdentifier: identifier)
    let own = creator?(coder)
    if let own, !(own is Controller) {
      // [O] The app ends: what a creator makes is of the class that the file names.
      _raiseInconsistency(
        "Custom instantiated \(_ObjectiveC.className(Swift.type(of: own))) must be kind of class "
          + _ObjectiveC.className(type))
    }
    guard let controller = own as? Controller ?? Controller(coder: coder) else {
      Interface.missing("\(_ObjectiveC.className(type)) cannot be made by init(coder:)")
    }
    controller.interface = { [unowned controller] in configure(controller) }
    prepare(controller)
    return controller
  }
}

/// The view of an interface file, which code makes by the file's name.
@MainActor public func nib<View: UIView>(
  _ name: String, _ type: View.Type, configure: @escaping @MainActor (View) -> Void = { _ in }
) {
  nib(name, type) { view, _ in configure(view) }
}

/// The view of an interface file whose owner has outlets and actions of it: a controller that is made by the file's name, or what code gives as the owner.
/// Without an owner they lead nowhere.
@MainActor public func nib<View: UIView>(
  _ name: String, _ type: View.Type, configure: @escaping @MainActor (_ root: View, _ owner: NSObject) -> Void
) {
  UINib.register(name) { owner in
    guard let view = View(coder: PrototypeCoder(reuseIdentifier: name)) else {
      Interface.missing("\(_ObjectiveC.className(type)) cannot be made by init(coder:)")
    }
    let around = AppState.current.topObjectsOfNib
    AppState.current.topObjectsOfNib = nil
    configure(view, owner as? NSObject ?? NoOwner())
    view.wakeFromNib()
    let objects = AppState.current.topObjectsOfNib ?? [view]
    AppState.current.topObjectsOfNib = around
    for case let other as UIView in objects where other !== view { other.wakeFromNib() }
    return NibContent(root: view, objects: objects)
  }
}

/// Says, inside of `nib`, which objects stand at the top of the file, in their order. Without it there is the root alone.
@MainActor public func topObjects(_ objects: [NSObject]) { AppState.current.topObjectsOfNib = objects }

/// Stands for the owner of a nib that is loaded without one.
private final class NoOwner: NSObject {}

/// The first view or controller of that type on the screen, back to front.
@MainActor public func first<T>(_ type: T.Type) -> T? { all(type).first }

/// The views and controllers of that type on the screen, back to front.
@MainActor public func all<T>(_ type: T.Type) -> [T] {
  let windows = UIApplication.shared.windows
  let controllers = windows.compactMap(\.rootViewController).flatMap(related)
  let views = windows.flatMap(\.subtree)
  return controllers.compactMap { $0 as? T } + views.compactMap { $0 as? T }
}

@MainActor private func related(_ controller: UIViewController) -> [UIViewController] {
  [controller] + controller.children.flatMap(related)
    + (controller.presentedByItself.map(related) ?? [])
}

extension Optional {
  /// What a probe or a scene takes for granted, and a learner has declared as an optional: the grader puts this behind it
  /// (`LessonPartForm`). The run ends as *unsupported* where nothing is there.
  public var _valueOfOtherForm: Wrapped {
    guard let self else { _unsupported("a property of yours that is declared as an optional and is nil") }
    return self
  }
}
