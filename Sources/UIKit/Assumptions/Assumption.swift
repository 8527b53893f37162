import Foundation

/// A behaviour that is neither documented nor reported by others, and that an app's own code can notice.
///
/// Where UIKit acts on one before the eyes of the app, it notes it, and the report of the check says on what it rests.
/// The sentence of each is read from this file by the tool; it completes "UIKit is assumed to behave so:".
package enum Assumption: String, CaseIterable, Sendable {
  case focusOrder =
    "the next text input is asked whether it should begin before the one that has the focus is asked to end"
  case focusBeforeWindow =
    "a view that is asked to become first responder before it is on the screen does so when it comes there"
  case keyboardOrder =
    "the keyboard's notification that its frame changes comes before the one that it shows or hides"
  case shownAtAnotherHeight =
    "a keyboard that is of another height in the next text input is announced as one that will show, too"
  case lifeCycleOrder =
    "the app's delegate is told of a change before the notification of the same name is posted"
  case keyboardOfLeavingController =
    "the keyboard of a controller that leaves the screen goes between viewWillDisappear(_:) and viewDidDisappear(_:)"
  case traitOrder =
    "when traits change, a view is told before those inside of it, and a controller after its view"
  case brokenConstraint =
    "of constraints that contradict each other the one that was activated last is broken"
  case ambiguousLayout =
    "where constraints leave a choice, earlier views keep the size of their content, and what nothing decides is zero"
  case tapOfTextView =
    "a tap of a text view that can be edited does not reach tap recognizers of the views around it"

  @MainActor static func notice(_ assumption: Assumption) {
    if !AppState.current.noticedAssumptions.contains(assumption) {
      AppState.current.noticedAssumptions.append(assumption)
    }
  }
}

extension Assumption {
  /// The focus moves: the order shows to delegates that hear of both ends.
  @MainActor static func focusMoves(to new: UIResponder) {
    let begins: [Selector] = [
      "textFieldShouldBeginEditing:", "textFieldDidBeginEditing:", "textViewShouldBeginEditing:",
      "textViewDidBeginEditing:",
    ]
    let ends: [Selector] = [
      "textFieldShouldEndEditing:", "textFieldDidEndEditing:", "textFieldDidEndEditing:reason:",
      "textViewShouldEndEditing:", "textViewDidEndEditing:",
    ]
    guard let old = AppState.current.focus.firstResponder, old !== new, let giver = old._editingDelegate,
      let taker = new._editingDelegate
    else { return }
    if implements(giver, ends), implements(taker, begins) { notice(.focusOrder) }
  }

  /// Two notifications come one after the other.
  @MainActor static func posts(_ names: [Notification.Name], _ assumption: Assumption) {
    if names.count > 1, names.allSatisfy(NotificationCenter.default.isObserved) { notice(assumption) }
  }

  /// A notification comes of which it is not known whether it would.
  @MainActor static func shown(_ names: [Notification.Name], _ assumption: Assumption) {
    if names.contains(where: NotificationCenter.default.isObserved) { notice(assumption) }
  }

  /// A controller leaves with what has the focus.
  @MainActor static func leaves(_ controller: UIViewController, with focused: UIResponder) {
    let ends: [Selector] = ["textFieldDidEndEditing:", "textFieldDidEndEditing:reason:", "textViewDidEndEditing:"]
    guard implements(controller, ["viewWillDisappear:", "viewDidDisappear:"]) else { return }
    if NotificationCenter.default.isObserved(UIResponder.keyboardWillHideNotification)
      || focused._editingDelegate.map({ implements($0, ends) }) == true
    {
      notice(.keyboardOfLeavingController)
    }
  }

  /// Whether the app's code has one of the methods.
  @MainActor static func implements(_ object: AnyObject, _ methods: [Selector]) -> Bool {
    methods.contains { _ObjectiveC.responds(object, to: $0) }
  }
}
