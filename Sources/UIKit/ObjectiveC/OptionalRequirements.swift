import Foundation

// Written by the test `OptionalMethodsTests` from the protocols in this module; `COURSEMARK_UPDATE_SNAPSHOTS=1` writes
// it anew. Each method calls the optional requirement of the same name, and returns nil when the object has none.

extension OptionalMethods where Requirements == any CAAnimationDelegate {
  @discardableResult func animationDidStart(_ a: CAAnimation) -> Void? { call("animationDidStart:", [a]) }
  @discardableResult func animationDidStop(_ a: CAAnimation, finished b: Bool) -> Void? {
    call("animationDidStop:finished:", [a, b])
  }
}

extension OptionalMethods where Requirements == any NSLayoutManagerDelegate {
  func layoutManager(
    _ a: NSLayoutManager, lineSpacingAfterGlyphAt b: Int, withProposedLineFragmentRect c: CGRect
  ) -> CGFloat? {
    call("layoutManager:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:", [a, b, c])
  }
  func layoutManager(
    _ a: NSLayoutManager, paragraphSpacingBeforeGlyphAt b: Int, withProposedLineFragmentRect c: CGRect
  ) -> CGFloat? {
    call("layoutManager:paragraphSpacingBeforeGlyphAt:withProposedLineFragmentRect:", [a, b, c])
  }
  @discardableResult func layoutManager(
    _ a: NSLayoutManager, didCompleteLayoutFor b: NSTextContainer?, atEnd c: Bool
  ) -> Void? {
    call("layoutManager:didCompleteLayoutFor:atEnd:", [a, b, c])
  }
  @discardableResult func layoutManagerDidInvalidateLayout(_ a: NSLayoutManager) -> Void? {
    call("layoutManagerDidInvalidateLayout:", [a])
  }
}

extension OptionalMethods where Requirements == any NSTextStorageDelegate {
  @discardableResult func textStorage(
    _ a: NSTextStorage, willProcessEditing b: NSTextStorage.EditActions, range c: NSRange, changeInLength d: Int
  ) -> Void? {
    call("textStorage:willProcessEditing:range:changeInLength:", [a, b, c, d])
  }
  @discardableResult func textStorage(
    _ a: NSTextStorage, didProcessEditing b: NSTextStorage.EditActions, range c: NSRange, changeInLength d: Int
  ) -> Void? {
    call("textStorage:didProcessEditing:range:changeInLength:", [a, b, c, d])
  }
}

extension OptionalMethods where Requirements == any UIAlertViewDelegate {
  @discardableResult func alertView(_ a: UIAlertView, clickedButtonAt b: Int) -> Void? {
    call("alertView:clickedButtonAt:", [a, b])
  }
  @discardableResult func alertViewCancel(_ a: UIAlertView) -> Void? { call("alertViewCancel:", [a]) }
}

extension OptionalMethods where Requirements == any UIApplicationDelegate {
  @discardableResult func applicationDidFinishLaunching(_ a: UIApplication) -> Void? {
    call("applicationDidFinishLaunching:", [a])
  }
  @discardableResult func applicationDidBecomeActive(_ a: UIApplication) -> Void? {
    call("applicationDidBecomeActive:", [a])
  }
  @discardableResult func applicationWillResignActive(_ a: UIApplication) -> Void? {
    call("applicationWillResignActive:", [a])
  }
  @discardableResult func applicationDidEnterBackground(_ a: UIApplication) -> Void? {
    call("applicationDidEnterBackground:", [a])
  }
  @discardableResult func applicationWillEnterForeground(_ a: UIApplication) -> Void? {
    call("applicationWillEnterForeground:", [a])
  }
}

extension OptionalMethods where Requirements == any UIBarPositioningDelegate {
  func position(for a: any UIBarPositioning) -> UIBarPosition? { call("positionFor:", [a]) }
}

extension OptionalMethods where Requirements == any UICollisionBehaviorDelegate {
  @discardableResult func collisionBehavior(
    _ a: UICollisionBehavior, beganContactFor b: any UIDynamicItem, with c: any UIDynamicItem, at d: CGPoint
  ) -> Void? {
    call("collisionBehavior:beganContactFor:with:at:", [a, b, c, d])
  }
  @discardableResult func collisionBehavior(
    _ a: UICollisionBehavior, endedContactFor b: any UIDynamicItem, with c: any UIDynamicItem
  ) -> Void? {
    call("collisionBehavior:endedContactFor:with:", [a, b, c])
  }
  @discardableResult func collisionBehavior(
    _ a: UICollisionBehavior, beganContactFor b: any UIDynamicItem, withBoundaryIdentifier c: (any NSCopying)?,
    at d: CGPoint
  ) -> Void? {
    call("collisionBehavior:beganContactFor:withBoundaryIdentifier:at:", [a, b, c, d])
  }
  @discardableResult func collisionBehavior(
    _ a: UICollisionBehavior, endedContactFor b: any UIDynamicItem, withBoundaryIdentifier c: (any NSCopying)?
  ) -> Void? {
    call("collisionBehavior:endedContactFor:withBoundaryIdentifier:", [a, b, c])
  }
}

extension OptionalMethods where Requirements == any UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ a: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration b: UIContextMenuConfiguration
  ) -> UITargetedPreview?? {
    call("contextMenuInteraction:previewForHighlightingMenuWithConfiguration:", [a, b])
  }
  @discardableResult func contextMenuInteraction(
    _ a: UIContextMenuInteraction, willPerformPreviewActionForMenuWith b: UIContextMenuConfiguration,
    animator c: any UIContextMenuInteractionCommitAnimating
  ) -> Void? {
    call("contextMenuInteraction:willPerformPreviewActionForMenuWith:animator:", [a, b, c])
  }
}

extension OptionalMethods where Requirements == any UIDocumentPickerDelegate {
  @discardableResult func documentPicker(_ a: UIDocumentPickerViewController, didPickDocumentsAt b: [URL]) -> Void? {
    call("documentPicker:didPickDocumentsAt:", [a, b])
  }
  @discardableResult func documentPicker(_ a: UIDocumentPickerViewController, didPickDocumentAt b: URL) -> Void? {
    call("documentPicker:didPickDocumentAt:", [a, b])
  }
  @discardableResult func documentPickerWasCancelled(_ a: UIDocumentPickerViewController) -> Void? {
    call("documentPickerWasCancelled:", [a])
  }
}

extension OptionalMethods where Requirements == any UIDragInteractionDelegate {
  func dragInteraction(
    _ a: UIDragInteraction, previewForLifting b: UIDragItem, session c: any UIDragSession
  ) -> UITargetedDragPreview?? {
    call("dragInteraction:previewForLifting:session:", [a, b, c])
  }
  @discardableResult func dragInteraction(_ a: UIDragInteraction, sessionWillBegin b: any UIDragSession) -> Void? {
    call("dragInteraction:sessionWillBegin:", [a, b])
  }
  @discardableResult func dragInteraction(
    _ a: UIDragInteraction, session b: any UIDragSession, didEndWith c: UIDropOperation
  ) -> Void? {
    call("dragInteraction:session:didEndWith:", [a, b, c])
  }
}

extension OptionalMethods where Requirements == any UIDropInteractionDelegate {
  func dropInteraction(_ a: UIDropInteraction, canHandle b: any UIDropSession) -> Bool? {
    call("dropInteraction:canHandle:", [a, b])
  }
  @discardableResult func dropInteraction(_ a: UIDropInteraction, sessionDidEnter b: any UIDropSession) -> Void? {
    call("dropInteraction:sessionDidEnter:", [a, b])
  }
  func dropInteraction(_ a: UIDropInteraction, sessionDidUpdate b: any UIDropSession) -> UIDropProposal? {
    call("dropInteraction:sessionDidUpdate:", [a, b])
  }
  @discardableResult func dropInteraction(_ a: UIDropInteraction, sessionDidExit b: any UIDropSession) -> Void? {
    call("dropInteraction:sessionDidExit:", [a, b])
  }
  @discardableResult func dropInteraction(_ a: UIDropInteraction, performDrop b: any UIDropSession) -> Void? {
    call("dropInteraction:performDrop:", [a, b])
  }
  @discardableResult func dropInteraction(_ a: UIDropInteraction, sessionDidEnd b: any UIDropSession) -> Void? {
    call("dropInteraction:sessionDidEnd:", [a, b])
  }
}

extension OptionalMethods where Requirements == any UIDynamicAnimatorDelegate {
  @discardableResult func dynamicAnimatorWillResume(_ a: UIDynamicAnimator) -> Void? {
    call("dynamicAnimatorWillResume:", [a])
  }
  @discardableResult func dynamicAnimatorDidPause(_ a: UIDynamicAnimator) -> Void? {
    call("dynamicAnimatorDidPause:", [a])
  }
}

extension OptionalMethods where Requirements == any UIEditMenuInteractionDelegate {
  func editMenuInteraction(
    _ a: UIEditMenuInteraction, menuFor b: UIEditMenuConfiguration, suggestedActions c: [UIMenuElement]
  ) -> UIMenu?? {
    call("editMenuInteraction:menuFor:suggestedActions:", [a, b, c])
  }
  func editMenuInteraction(_ a: UIEditMenuInteraction, targetRectFor b: UIEditMenuConfiguration) -> CGRect? {
    call("editMenuInteraction:targetRectFor:", [a, b])
  }
  @discardableResult func editMenuInteraction(
    _ a: UIEditMenuInteraction, willPresentMenuFor b: UIEditMenuConfiguration,
    animator c: any UIEditMenuInteractionAnimating
  ) -> Void? {
    call("editMenuInteraction:willPresentMenuFor:animator:", [a, b, c])
  }
  @discardableResult func editMenuInteraction(
    _ a: UIEditMenuInteraction, willDismissMenuFor b: UIEditMenuConfiguration,
    animator c: any UIEditMenuInteractionAnimating
  ) -> Void? {
    call("editMenuInteraction:willDismissMenuFor:animator:", [a, b, c])
  }
}

extension OptionalMethods where Requirements == any UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ a: UIGestureRecognizer) -> Bool? { call("gestureRecognizerShouldBegin:", [a]) }
  func gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive b: UITouch) -> Bool? {
    call("gestureRecognizer:shouldReceive:", [a, b])
  }
  func gestureRecognizer(_ a: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith b: UIGestureRecognizer) -> Bool? {
    call("gestureRecognizer:shouldRecognizeSimultaneouslyWith:", [a, b])
  }
  func gestureRecognizer(_ a: UIGestureRecognizer, shouldRequireFailureOf b: UIGestureRecognizer) -> Bool? {
    call("gestureRecognizer:shouldRequireFailureOf:", [a, b])
  }
  func gestureRecognizer(_ a: UIGestureRecognizer, shouldBeRequiredToFailBy b: UIGestureRecognizer) -> Bool? {
    call("gestureRecognizer:shouldBeRequiredToFailBy:", [a, b])
  }
}

extension OptionalMethods where Requirements == any UINavigationBarDelegate {
  func navigationBar(_ a: UINavigationBar, shouldPush b: UINavigationItem) -> Bool? {
    call("navigationBar:shouldPush:", [a, b])
  }
  @discardableResult func navigationBar(_ a: UINavigationBar, didPush b: UINavigationItem) -> Void? {
    call("navigationBar:didPush:", [a, b])
  }
  func navigationBar(_ a: UINavigationBar, shouldPop b: UINavigationItem) -> Bool? {
    call("navigationBar:shouldPop:", [a, b])
  }
  @discardableResult func navigationBar(_ a: UINavigationBar, didPop b: UINavigationItem) -> Void? {
    call("navigationBar:didPop:", [a, b])
  }
}

extension OptionalMethods where Requirements == any UIPickerViewDelegate {
  func pickerView(_ a: UIPickerView, widthForComponent b: Int) -> CGFloat? {
    call("pickerView:widthForComponent:", [a, b])
  }
  func pickerView(_ a: UIPickerView, rowHeightForComponent b: Int) -> CGFloat? {
    call("pickerView:rowHeightForComponent:", [a, b])
  }
  func pickerView(_ a: UIPickerView, titleForRow b: Int, forComponent c: Int) -> String?? {
    call("pickerView:titleForRow:forComponent:", [a, b, c])
  }
  func pickerView(_ a: UIPickerView, attributedTitleForRow b: Int, forComponent c: Int) -> NSAttributedString?? {
    call("pickerView:attributedTitleForRow:forComponent:", [a, b, c])
  }
  func pickerView(_ a: UIPickerView, viewForRow b: Int, forComponent c: Int, reusing d: UIView?) -> UIView? {
    call("pickerView:viewForRow:forComponent:reusing:", [a, b, c, d])
  }
  @discardableResult func pickerView(_ a: UIPickerView, didSelectRow b: Int, inComponent c: Int) -> Void? {
    call("pickerView:didSelectRow:inComponent:", [a, b, c])
  }
}

extension OptionalMethods where Requirements == any UISceneDelegate {
  @discardableResult func sceneDidBecomeActive(_ a: UIScene) -> Void? { call("sceneDidBecomeActive:", [a]) }
  @discardableResult func sceneWillResignActive(_ a: UIScene) -> Void? { call("sceneWillResignActive:", [a]) }
  @discardableResult func sceneWillEnterForeground(_ a: UIScene) -> Void? { call("sceneWillEnterForeground:", [a]) }
  @discardableResult func sceneDidEnterBackground(_ a: UIScene) -> Void? { call("sceneDidEnterBackground:", [a]) }
}

extension OptionalMethods where Requirements == any UISearchBarDelegate {
  func searchBarShouldBeginEditing(_ a: UISearchBar) -> Bool? { call("searchBarShouldBeginEditing:", [a]) }
  @discardableResult func searchBarTextDidBeginEditing(_ a: UISearchBar) -> Void? {
    call("searchBarTextDidBeginEditing:", [a])
  }
  func searchBarShouldEndEditing(_ a: UISearchBar) -> Bool? { call("searchBarShouldEndEditing:", [a]) }
  @discardableResult func searchBarTextDidEndEditing(_ a: UISearchBar) -> Void? {
    call("searchBarTextDidEndEditing:", [a])
  }
  @discardableResult func searchBar(_ a: UISearchBar, textDidChange b: String) -> Void? {
    call("searchBar:textDidChange:", [a, b])
  }
  func searchBar(_ a: UISearchBar, shouldChangeTextIn b: NSRange, replacementText c: String) -> Bool? {
    call("searchBar:shouldChangeTextIn:replacementText:", [a, b, c])
  }
  @discardableResult func searchBarSearchButtonClicked(_ a: UISearchBar) -> Void? {
    call("searchBarSearchButtonClicked:", [a])
  }
  @discardableResult func searchBarCancelButtonClicked(_ a: UISearchBar) -> Void? {
    call("searchBarCancelButtonClicked:", [a])
  }
  @discardableResult func searchBarBookmarkButtonClicked(_ a: UISearchBar) -> Void? {
    call("searchBarBookmarkButtonClicked:", [a])
  }
  @discardableResult func searchBarResultsListButtonClicked(_ a: UISearchBar) -> Void? {
    call("searchBarResultsListButtonClicked:", [a])
  }
  @discardableResult func searchBar(_ a: UISearchBar, selectedScopeButtonIndexDidChange b: Int) -> Void? {
    call("searchBar:selectedScopeButtonIndexDidChange:", [a, b])
  }
}

extension OptionalMethods where Requirements == any UITabBarDelegate {
  @discardableResult func tabBar(_ a: UITabBar, didSelect b: UITabBarItem) -> Void? {
    call("tabBar:didSelect:", [a, b])
  }
}

extension OptionalMethods where Requirements == any UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ a: UITextField) -> Bool? { call("textFieldShouldBeginEditing:", [a]) }
  @discardableResult func textFieldDidBeginEditing(_ a: UITextField) -> Void? { call("textFieldDidBeginEditing:", [a]) }
  func textFieldShouldEndEditing(_ a: UITextField) -> Bool? { call("textFieldShouldEndEditing:", [a]) }
  @discardableResult func textFieldDidEndEditing(_ a: UITextField) -> Void? { call("textFieldDidEndEditing:", [a]) }
  @discardableResult func textFieldDidEndEditing(_ a: UITextField, reason b: UITextField.DidEndEditingReason) -> Void? {
    call("textFieldDidEndEditing:reason:", [a, b])
  }
  func textField(_ a: UITextField, shouldChangeCharactersIn b: NSRange, replacementString c: String) -> Bool? {
    call("textField:shouldChangeCharactersIn:replacementString:", [a, b, c])
  }
  @discardableResult func textFieldDidChangeSelection(_ a: UITextField) -> Void? {
    call("textFieldDidChangeSelection:", [a])
  }
  func textFieldShouldClear(_ a: UITextField) -> Bool? { call("textFieldShouldClear:", [a]) }
  func textFieldShouldReturn(_ a: UITextField) -> Bool? { call("textFieldShouldReturn:", [a]) }
  func textField(
    _ a: UITextField, editMenuForCharactersIn b: NSRange, suggestedActions c: [UIMenuElement]
  ) -> UIMenu?? {
    call("textField:editMenuForCharactersIn:suggestedActions:", [a, b, c])
  }
  @discardableResult func textField(
    _ a: UITextField, willPresentEditMenuWith b: any UIEditMenuInteractionAnimating
  ) -> Void? {
    call("textField:willPresentEditMenuWith:", [a, b])
  }
  @discardableResult func textField(
    _ a: UITextField, willDismissEditMenuWith b: any UIEditMenuInteractionAnimating
  ) -> Void? {
    call("textField:willDismissEditMenuWith:", [a, b])
  }
}

extension OptionalMethods where Requirements == any UITextViewDelegate {
  func textViewShouldBeginEditing(_ a: UITextView) -> Bool? { call("textViewShouldBeginEditing:", [a]) }
  func textViewShouldEndEditing(_ a: UITextView) -> Bool? { call("textViewShouldEndEditing:", [a]) }
  @discardableResult func textViewDidBeginEditing(_ a: UITextView) -> Void? { call("textViewDidBeginEditing:", [a]) }
  @discardableResult func textViewDidEndEditing(_ a: UITextView) -> Void? { call("textViewDidEndEditing:", [a]) }
  func textView(_ a: UITextView, shouldChangeTextIn b: NSRange, replacementText c: String) -> Bool? {
    call("textView:shouldChangeTextIn:replacementText:", [a, b, c])
  }
  @discardableResult func textViewDidChange(_ a: UITextView) -> Void? { call("textViewDidChange:", [a]) }
  @discardableResult func textViewDidChangeSelection(_ a: UITextView) -> Void? {
    call("textViewDidChangeSelection:", [a])
  }
  func textView(
    _ a: UITextView, shouldInteractWith b: URL, in c: NSRange, interaction d: UITextItemInteraction
  ) -> Bool? {
    call("textView:shouldInteractWith:in:interaction:", [a, b, c, d])
  }
  func textView(_ a: UITextView, shouldInteractWith b: URL, in c: NSRange) -> Bool? {
    call("textView:shouldInteractWith:in:", [a, b, c])
  }
  func textView(
    _ a: UITextView, shouldInteractWith b: NSTextAttachment, in c: NSRange, interaction d: UITextItemInteraction
  ) -> Bool? {
    call("textView:shouldInteractWith:in:interaction:", [a, b, c, d])
  }
  func textView(_ a: UITextView, shouldInteractWith b: NSTextAttachment, in c: NSRange) -> Bool? {
    call("textView:shouldInteractWith:in:", [a, b, c])
  }
  func textView(_ a: UITextView, primaryActionFor b: UITextItem, defaultAction c: UIAction) -> UIAction?? {
    call("textView:primaryActionFor:defaultAction:", [a, b, c])
  }
  func textView(
    _ a: UITextView, menuConfigurationFor b: UITextItem, defaultMenu c: UIMenu
  ) -> UITextItem.MenuConfiguration?? {
    call("textView:menuConfigurationFor:defaultMenu:", [a, b, c])
  }
  func textView(_ a: UITextView, editMenuForTextIn b: NSRange, suggestedActions c: [UIMenuElement]) -> UIMenu?? {
    call("textView:editMenuForTextIn:suggestedActions:", [a, b, c])
  }
  @discardableResult func textView(
    _ a: UITextView, willPresentEditMenuWith b: any UIEditMenuInteractionAnimating
  ) -> Void? {
    call("textView:willPresentEditMenuWith:", [a, b])
  }
  @discardableResult func textView(
    _ a: UITextView, willDismissEditMenuWith b: any UIEditMenuInteractionAnimating
  ) -> Void? {
    call("textView:willDismissEditMenuWith:", [a, b])
  }
}
