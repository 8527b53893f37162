import Foundation

// How this works: state is kept in two places. What belongs to one object, such as the text of a label, is stored in that object. What
// belongs to the app as a whole is a property of `AppState`, or of `SharedAppState` where code on any thread may use it; no other type of
// this module has a mutable static variable (`StaticStateTests`). The method tables of classes are registered in `_ObjectiveC`; they
// follow from the program's code and do not change while it runs. So a new `AppState` has nothing of the app before it.

/// The state of the running app that is not stored in one of its views, controllers or other objects.
///
/// A process has one at a time. Reading it is the load of one static variable: layout and text do so often.
@MainActor
package final class AppState {
  /// The state of the app that runs now.
  package private(set) static var current = AppState()

  // MARK: Device and user

  /// The device that the app runs on, how it is held, and which keyboard it has.
  package var device: DeviceModel
  package let keyboard = KeyboardController()
  package let focus = FocusSystem()
  let pendingTaps = PendingTaps()

  // MARK: Time

  package let clock = VirtualClock()
  package let animations = AnimationRecorder()
  /// Those that are open, the innermost last.
  var transactions: [CATransaction.Level] = []
  /// Those whose screens have yet to follow their stacks.
  var navigationsChanging: [UINavigationController] = []

  // MARK: Objects of which an app has one

  /// Of a class of the app's own where that says so.
  package var application = UIApplication()
  let currentDevice = UIDevice()
  let mainScreen = UIScreen()
  package let windowScene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
  /// A window that nobody of the app's holds.
  package var ownWindow: UIWindow?
  let menuController = UIMenuController()
  /// The menu that is open, with what is around it.
  var openMenu: UIView?
  var shortcutItems: [UIApplicationShortcutItem]?
  var watchesBattery = false
  /// Whether a light or dark style was ever asked for.
  var overridesStyle = false
  /// Words that a spelling checker was told.
  var learnedWords: Set<String> = []
  /// What `appearance()` has answered so far.
  var appearanceProxies: [AppearanceProxy] = []

  // MARK: Interface files

  /// True while a scene makes what an interface file would hold: `viewDidLoad` waits until the outlets are connected.
  package var isBuildingInterface = false
  /// By the storyboard's name and the controller's identifier.
  var storyboards: [String: [String: UIStoryboard.Entry]] = [:]
  /// By their names: what makes the objects at the top of each, for an owner.
  var nibs: [String: @MainActor (_ owner: Any?) -> NibContent] = [:]
  /// What stands at the top of the nib that is being made, where a scene says so.
  package var topObjectsOfNib: [NSObject]?
  /// What interface files say for some size classes alone.
  package let sizeClassVariations = SizeClassVariations()
  /// Ends the process when a scene connects what the app's code lacks. The argument says what: `Form has no outlet 'caption'`.
  package var missingPartHandler: ((_ what: String) -> Never)?

  // MARK: Layout

  /// Whether a constraint was ever active: without one no view pays for Auto Layout.
  var usesAutoLayout = false
  /// The view whose `layoutIfNeeded` a layout pass is about to call on its way down.
  var viewEnteredByLayoutPass: ObjectIdentifier?
  /// The topmost views of trees in which a view is being asked for the size of its content, while constraints are written down.
  var rootsBeingMeasured: [ObjectIdentifier] = []

  /// Whether a view waits to be drawn.
  package var isDisplayDue = false
  /// The delegate that was asked for its window declares none.
  var isDelegateWithoutWindow = false

  // MARK: Observation

  /// What was on the screen, by which is known what is not freed.
  package let shown = ShownObjects()
  /// How many marks were given to elements of the screen.
  package private(set) var elementMarks = 0
  package func nextElementMark() -> Int {
    defer { elementMarks += 1 }
    return elementMarks
  }
  /// Messages that an object has asked to be sent later.
  var delayedMessages: [DelayedMessage] = []
  var keyValueObservations: [KeyValueObservers.Observation] = []
  /// What the app could have noticed so far of behaviour that is assumed, in the order in which it could.
  package internal(set) var noticedAssumptions: [Assumption] = []
  /// Receives what UIKit writes to the console; `nil` for the standard error stream.
  package var console: ((String) -> Void)?

  func writeToConsole(_ text: String) {
    if let console { console(text) } else { FileHandle.standardError.write(Data(text.utf8)) }
  }

  private init(device: DeviceModel = .standard) { self.device = device }

  /// Begins another app: everything of the one before it is dropped, and time is at zero.
  package static func reset(device: DeviceModel = .standard) {
    SharedAppState.reset()
    current = AppState(device: device)
  }
}
