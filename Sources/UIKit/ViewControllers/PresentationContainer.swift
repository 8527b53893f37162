/// Lies over the window during a presentation, and takes the touches for what is below.
@MainActor
final class PresentationContainer: UIView {
  let presentation: UIPresentationController

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  required init?(coder: NSCoder) { nil }

  /// [A] Using responders and the responder chain: after a presented controller comes the one that presents it.
  override var next: UIResponder? { presentation.presentingViewController }

  override func layoutSubviews() {
    presentation.containerViewWillLayoutSubviews()
    presentation.containerViewDidLayoutSubviews()
  }

  /// [A] UIPopoverPresentationController: a touch beside a popover dismisses it.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard presentation.adaptivePresentationStyle == .popover, touches.contains(where: { $0.view === self }) else {
      return
    }
    presentation.attemptToDismiss()
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIView {
  /// The presentation of the sheet that the view is on.
  package var sheet: UIPresentationController? {
    let container = sequence(first: self, next: \.superview).lazy.compactMap { $0 as? PresentationContainer }.first
    guard let presentation = container?.presentation, presentation.isSheet, container !== self else { return nil }
    return presentation
  }
}
