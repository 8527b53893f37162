// [A] UIApplicationDelegate.window, UIWindowSceneDelegate.window: an optional requirement. Who knows a delegate by its protocol alone has an
// optional of what may be no window itself, `delegate?.window??.rootViewController`; a delegate's own class has `UIWindow?` or `UIWindow!`.

/// What a delegate that declares `var window: UIWindow?` fulfils.
@MainActor
public protocol _WindowHolder: AnyObject {
  @_disfavoredOverload var window: UIWindow? { get set }
}

/// What a delegate that declares `var window: UIWindow!` fulfils.
@MainActor
public protocol _UnwrappedWindowHolder: AnyObject {
  @_disfavoredOverload var window: UIWindow! { get set }
}

extension _WindowHolder {
  /// Of delegates that declare none of this type.
  @_disfavoredOverload public var window: UIWindow? {
    get {
      AppState.current.isDelegateWithoutWindow = true
      return nil
    }
    set { _ = newValue }
  }
}

extension _UnwrappedWindowHolder {
  /// Of delegates that declare none of this type.
  @_disfavoredOverload public var window: UIWindow! {
    get {
      AppState.current.isDelegateWithoutWindow = true
      return nil
    }
    set { _ = newValue }
  }
}

extension _WindowHolder where Self: _UnwrappedWindowHolder {
  /// `nil` if there is no such property.
  fileprivate var declaredWindow: UIWindow?? {
    AppState.current.isDelegateWithoutWindow = false
    let window = (self as any _WindowHolder).window
    if !AppState.current.isDelegateWithoutWindow { return .some(window) }
    AppState.current.isDelegateWithoutWindow = false
    let unwrapped: UIWindow? = (self as any _UnwrappedWindowHolder).window
    return AppState.current.isDelegateWithoutWindow ? nil : .some(unwrapped)
  }

  /// Nothing happens if there is no such property.
  package func hold(_ window: UIWindow?) {
    (self as any _WindowHolder).window = window
    (self as any _UnwrappedWindowHolder).window = window
  }
}

extension UIApplicationDelegate {
  public var window: UIWindow?? { declaredWindow }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow?? { declaredWindow }
}
