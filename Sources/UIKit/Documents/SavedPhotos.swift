import Foundation

/// Puts a picture into the user's album. Nobody looks at the album of a check's phone; the target is told that it was done.
/// - Parameter completionSelector: [A] `image:didFinishSavingWithError:contextInfo:`.
@MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let target = completionTarget as AnyObject?, let completionSelector else { return }
  AppState.current.clock.schedule(after: 0, awaited: true) {
    _ObjectiveC.send(completionSelector, to: target, [image, nil, contextInfo])
  }
}
