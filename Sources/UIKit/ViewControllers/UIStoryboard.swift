import Foundation

/// The controllers of an interface file. The module reads no such files: a scene says, under the storyboard's name, how
/// each of its controllers is made.
@MainActor
open class UIStoryboard: NSObject {
  package let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
    if AppState.current.storyboards.isEmpty { _unsupported("UIStoryboard") }
    // [O] The app ends at once.
    if AppState.current.storyboards[name] == nil {
      _raise("NSInvalidArgumentException", "Could not find a storyboard named '\(name)' in bundle NSBundle (loaded)")
    }
  }

  // MARK: What a scene says

  /// Makes a controller with the coder of its interface file; `nil` leaves that to the controller's class.
  package typealias Creator = (NSCoder) -> UIViewController?

  package struct Entry {
    let isInitial: Bool
    let make: @MainActor (Creator?) -> UIViewController
  }

  package static func register(
    _ storyboard: String, _ identifier: String, isInitial: Bool,
    make: @escaping @MainActor (Creator?) -> UIViewController
  ) {
    AppState.current.storyboards[storyboard, default: [:]][identifier] = Entry(isInitial: isInitial, make: make)
  }

  // MARK: Making controllers

  open func instantiateInitialViewController() -> UIViewController? {
    let known = AppState.current.storyboards[name] ?? [:]
    return known.values.first { $0.isInitial }.map { make($0) }
  }

  /// Ends the app in Apple's words [O] when the storyboard has no controller of that identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    controller(identifier, by: nil)
  }

  fileprivate func controller(_ identifier: String, by creator: Creator?) -> UIViewController {
    let known = AppState.current.storyboards[name] ?? [:]
    guard let entry = known[identifier] else {
      _raise(
        "NSInvalidArgumentException",
        "Storyboard (<UIStoryboard: \(_ObjectiveC.address)>) doesn't contain a view controller with identifier "
          + "'\(identifier)'")
    }
    return make(entry, by: creator)
  }

  /// [A] The views are made when the controller is first asked for its view: until then its outlets are nil.
  private func make(_ entry: Entry, by creator: Creator? = nil) -> UIViewController {
    let controller = entry.make(creator)
    controller.assignedStoryboard = self
    // [A] NSObject, awakeFromNib(): when all of the objects are there; the views of a storyboard's controller are objects of another archive.
    controller.awakeFromNib()
    return controller
  }
}

extension UIStoryboard {
  /// As ``UIStoryboard/instantiateInitialViewController()``, for the type that is asked for.
  /// - Parameter creator: As in ``UIStoryboard/instantiateViewController(identifier:creator:)``.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    let known = AppState.current.storyboards[name] ?? [:]
    guard let identifier = known.first(where: { $0.value.isInitial })?.key else { return nil }
    return instantiateViewController(identifier: identifier, creator: creator)
  }

  /// As ``UIStoryboard/instantiateViewController(withIdentifier:)``, for the type that is asked for.
  /// - Parameter creator: [A] Makes the controller by an initialiser of its own. A creator that returns `nil` leaves it to `init(coder:)`.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let made = controller(identifier, by: creator.map { creator in { creator($0) } })
    guard let controller = made as? ViewController else {
      _raise(
        "NSInvalidArgumentException",
        "The controller '\(identifier)' is a \(type(of: made)), not a \(ViewController.self)")
    }
    return controller
  }
}
