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

  package struct Entry {
    let isInitial: Bool
    let make: @MainActor () -> UIViewController
  }

  package static func register(
    _ storyboard: String, _ identifier: String, isInitial: Bool, make: @escaping @MainActor () -> UIViewController
  ) {
    AppState.current.storyboards[storyboard, default: [:]][identifier] = Entry(isInitial: isInitial, make: make)
  }

  // MARK: Making controllers

  open func instantiateInitialViewController() -> UIViewController? {
    let known = AppState.current.storyboards[name] ?? [:]
    return known.values.first { $0.isInitial }.map(make)
  }

  /// Ends the app in Apple's words [O] when the storyboard has no controller of that identifier.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let known = AppState.current.storyboards[name] ?? [:]
    guard let entry = known[identifier] else {
      _raise(
        "NSInvalidArgumentException",
        "Storyboard (<UIStoryboard: \(_ObjectiveC.address)>) doesn't contain a view controller with identifier "
          + "'\(identifier)'")
    }
    return make(entry)
  }

  /// [A] The views are made when the controller is first asked for its view: until then its outlets are nil.
  private func make(_ entry: Entry) -> UIViewController {
    let controller = entry.make()
    controller.storyboard = self
    return controller
  }
}

extension UIStoryboard {
  /// As ``UIStoryboard/instantiateViewController(withIdentifier:)``, for the type that is asked for. There is no coder for a creator.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    if creator != nil { _unsupported("UIStoryboard.instantiateViewController(identifier:creator:)") }
    let controller = instantiateViewController(withIdentifier: identifier)
    guard let controller = controller as? ViewController else {
      _raise(
        "NSInvalidArgumentException",
        "The controller '\(identifier)' is a \(type(of: controller)), not a \(ViewController.self)")
    }
    return controller
  }
}
