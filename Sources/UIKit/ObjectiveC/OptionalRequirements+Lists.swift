import Foundation

// Written by the test `OptionalMethodsTests` from the protocols in this module; `COURSEMARK_UPDATE_SNAPSHOTS=1` writes
// it anew. Each method calls the optional requirement of the same name, and returns nil when the object has none.

extension OptionalMethods where Requirements == any UICollectionViewDataSource {
  func numberOfSections(in a: UICollectionView) -> Int? { call("numberOfSectionsIn:", [a]) }
  func collectionView(
    _ a: UICollectionView, viewForSupplementaryElementOfKind b: String, at c: IndexPath
  ) -> UICollectionReusableView? {
    call("collectionView:viewForSupplementaryElementOfKind:at:", [a, b, c])
  }
  func collectionView(_ a: UICollectionView, canMoveItemAt b: IndexPath) -> Bool? {
    call("collectionView:canMoveItemAt:", [a, b])
  }
  @discardableResult func collectionView(_ a: UICollectionView, moveItemAt b: IndexPath, to c: IndexPath) -> Void? {
    call("collectionView:moveItemAt:to:", [a, b, c])
  }
  func indexTitles(for a: UICollectionView) -> [String]?? { call("indexTitlesFor:", [a]) }
}

extension OptionalMethods where Requirements == any UICollectionViewDataSourcePrefetching {
  @discardableResult func collectionView(_ a: UICollectionView, cancelPrefetchingForItemsAt b: [IndexPath]) -> Void? {
    call("collectionView:cancelPrefetchingForItemsAt:", [a, b])
  }
}

extension OptionalMethods where Requirements == any UICollectionViewDelegate {
  func collectionView(_ a: UICollectionView, shouldSelectItemAt b: IndexPath) -> Bool? {
    call("collectionView:shouldSelectItemAt:", [a, b])
  }
  @discardableResult func collectionView(_ a: UICollectionView, didSelectItemAt b: IndexPath) -> Void? {
    call("collectionView:didSelectItemAt:", [a, b])
  }
  @discardableResult func collectionView(_ a: UICollectionView, didDeselectItemAt b: IndexPath) -> Void? {
    call("collectionView:didDeselectItemAt:", [a, b])
  }
  func collectionView(_ a: UICollectionView, shouldDeselectItemAt b: IndexPath) -> Bool? {
    call("collectionView:shouldDeselectItemAt:", [a, b])
  }
  func collectionView(_ a: UICollectionView, shouldHighlightItemAt b: IndexPath) -> Bool? {
    call("collectionView:shouldHighlightItemAt:", [a, b])
  }
  @discardableResult func collectionView(_ a: UICollectionView, didHighlightItemAt b: IndexPath) -> Void? {
    call("collectionView:didHighlightItemAt:", [a, b])
  }
  @discardableResult func collectionView(_ a: UICollectionView, didUnhighlightItemAt b: IndexPath) -> Void? {
    call("collectionView:didUnhighlightItemAt:", [a, b])
  }
  @discardableResult func collectionView(
    _ a: UICollectionView, willDisplay b: UICollectionViewCell, forItemAt c: IndexPath
  ) -> Void? {
    call("collectionView:willDisplay:forItemAt:", [a, b, c])
  }
  @discardableResult func collectionView(
    _ a: UICollectionView, didEndDisplaying b: UICollectionViewCell, forItemAt c: IndexPath
  ) -> Void? {
    call("collectionView:didEndDisplaying:forItemAt:", [a, b, c])
  }
  func collectionView(
    _ a: UICollectionView, contextMenuConfigurationForItemAt b: IndexPath, point c: CGPoint
  ) -> UIContextMenuConfiguration?? {
    call("collectionView:contextMenuConfigurationForItemAt:point:", [a, b, c])
  }
  func collectionView(
    _ a: UICollectionView, contextMenuConfigurationForItemsAt b: [IndexPath], point c: CGPoint
  ) -> UIContextMenuConfiguration?? {
    call("collectionView:contextMenuConfigurationForItemsAt:point:", [a, b, c])
  }
}

extension OptionalMethods where Requirements == any UICollectionViewDelegateFlowLayout {
  func collectionView(_ a: UICollectionView, layout b: UICollectionViewLayout, sizeForItemAt c: IndexPath) -> CGSize? {
    call("collectionView:layout:sizeForItemAt:", [a, b, c])
  }
  func collectionView(
    _ a: UICollectionView, layout b: UICollectionViewLayout, insetForSectionAt c: Int
  ) -> UIEdgeInsets? {
    call("collectionView:layout:insetForSectionAt:", [a, b, c])
  }
  func collectionView(
    _ a: UICollectionView, layout b: UICollectionViewLayout, minimumLineSpacingForSectionAt c: Int
  ) -> CGFloat? {
    call("collectionView:layout:minimumLineSpacingForSectionAt:", [a, b, c])
  }
  func collectionView(
    _ a: UICollectionView, layout b: UICollectionViewLayout, minimumInteritemSpacingForSectionAt c: Int
  ) -> CGFloat? {
    call("collectionView:layout:minimumInteritemSpacingForSectionAt:", [a, b, c])
  }
  func collectionView(
    _ a: UICollectionView, layout b: UICollectionViewLayout, referenceSizeForHeaderInSection c: Int
  ) -> CGSize? {
    call("collectionView:layout:referenceSizeForHeaderInSection:", [a, b, c])
  }
  func collectionView(
    _ a: UICollectionView, layout b: UICollectionViewLayout, referenceSizeForFooterInSection c: Int
  ) -> CGSize? {
    call("collectionView:layout:referenceSizeForFooterInSection:", [a, b, c])
  }
}

extension OptionalMethods where Requirements == any UICollectionViewDragDelegate {
  func collectionView(
    _ a: UICollectionView, itemsForAddingTo b: any UIDragSession, at c: IndexPath, point d: CGPoint
  ) -> [UIDragItem]? {
    call("collectionView:itemsForAddingTo:at:point:", [a, b, c, d])
  }
  func collectionView(_ a: UICollectionView, dragPreviewParametersForItemAt b: IndexPath) -> UIDragPreviewParameters?? {
    call("collectionView:dragPreviewParametersForItemAt:", [a, b])
  }
  @discardableResult func collectionView(_ a: UICollectionView, dragSessionWillBegin b: any UIDragSession) -> Void? {
    call("collectionView:dragSessionWillBegin:", [a, b])
  }
  @discardableResult func collectionView(_ a: UICollectionView, dragSessionDidEnd b: any UIDragSession) -> Void? {
    call("collectionView:dragSessionDidEnd:", [a, b])
  }
}

extension OptionalMethods where Requirements == any UICollectionViewDropDelegate {
  func collectionView(_ a: UICollectionView, canHandle b: any UIDropSession) -> Bool? {
    call("collectionView:canHandle:", [a, b])
  }
  func collectionView(
    _ a: UICollectionView, dropSessionDidUpdate b: any UIDropSession, withDestinationIndexPath c: IndexPath?
  ) -> UICollectionViewDropProposal? {
    call("collectionView:dropSessionDidUpdate:withDestinationIndexPath:", [a, b, c])
  }
  func collectionView(_ a: UICollectionView, dropPreviewParametersForItemAt b: IndexPath) -> UIDragPreviewParameters?? {
    call("collectionView:dropPreviewParametersForItemAt:", [a, b])
  }
  @discardableResult func collectionView(_ a: UICollectionView, dropSessionDidEnter b: any UIDropSession) -> Void? {
    call("collectionView:dropSessionDidEnter:", [a, b])
  }
  @discardableResult func collectionView(_ a: UICollectionView, dropSessionDidExit b: any UIDropSession) -> Void? {
    call("collectionView:dropSessionDidExit:", [a, b])
  }
  @discardableResult func collectionView(_ a: UICollectionView, dropSessionDidEnd b: any UIDropSession) -> Void? {
    call("collectionView:dropSessionDidEnd:", [a, b])
  }
}

extension OptionalMethods where Requirements == any UIScrollViewDelegate {
  @discardableResult func scrollViewDidScroll(_ a: UIScrollView) -> Void? { call("scrollViewDidScroll:", [a]) }
  @discardableResult func scrollViewWillBeginDragging(_ a: UIScrollView) -> Void? {
    call("scrollViewWillBeginDragging:", [a])
  }
  @discardableResult func scrollViewDidEndDragging(_ a: UIScrollView, willDecelerate b: Bool) -> Void? {
    call("scrollViewDidEndDragging:willDecelerate:", [a, b])
  }
  @discardableResult func scrollViewWillEndDragging(
    _ a: UIScrollView, withVelocity b: CGPoint, targetContentOffset c: UnsafeMutablePointer<CGPoint>
  ) -> Void? {
    call("scrollViewWillEndDragging:withVelocity:targetContentOffset:", [a, b, c])
  }
  @discardableResult func scrollViewWillBeginDecelerating(_ a: UIScrollView) -> Void? {
    call("scrollViewWillBeginDecelerating:", [a])
  }
  @discardableResult func scrollViewDidEndDecelerating(_ a: UIScrollView) -> Void? {
    call("scrollViewDidEndDecelerating:", [a])
  }
  @discardableResult func scrollViewDidEndScrollingAnimation(_ a: UIScrollView) -> Void? {
    call("scrollViewDidEndScrollingAnimation:", [a])
  }
  @discardableResult func scrollViewDidChangeAdjustedContentInset(_ a: UIScrollView) -> Void? {
    call("scrollViewDidChangeAdjustedContentInset:", [a])
  }
  func scrollViewShouldScrollToTop(_ a: UIScrollView) -> Bool? { call("scrollViewShouldScrollToTop:", [a]) }
  @discardableResult func scrollViewDidScrollToTop(_ a: UIScrollView) -> Void? {
    call("scrollViewDidScrollToTop:", [a])
  }
  func viewForZooming(in a: UIScrollView) -> UIView?? { call("viewForZoomingIn:", [a]) }
  @discardableResult func scrollViewWillBeginZooming(_ a: UIScrollView, with b: UIView?) -> Void? {
    call("scrollViewWillBeginZooming:with:", [a, b])
  }
  @discardableResult func scrollViewDidZoom(_ a: UIScrollView) -> Void? { call("scrollViewDidZoom:", [a]) }
  @discardableResult func scrollViewDidEndZooming(_ a: UIScrollView, with b: UIView?, atScale c: CGFloat) -> Void? {
    call("scrollViewDidEndZooming:with:atScale:", [a, b, c])
  }
}

extension OptionalMethods where Requirements == any UITableViewDataSource {
  func numberOfSections(in a: UITableView) -> Int? { call("numberOfSectionsIn:", [a]) }
  func tableView(_ a: UITableView, titleForHeaderInSection b: Int) -> String?? {
    call("tableView:titleForHeaderInSection:", [a, b])
  }
  func tableView(_ a: UITableView, titleForFooterInSection b: Int) -> String?? {
    call("tableView:titleForFooterInSection:", [a, b])
  }
  func tableView(_ a: UITableView, canEditRowAt b: IndexPath) -> Bool? { call("tableView:canEditRowAt:", [a, b]) }
  func tableView(_ a: UITableView, canMoveRowAt b: IndexPath) -> Bool? { call("tableView:canMoveRowAt:", [a, b]) }
  @discardableResult func tableView(
    _ a: UITableView, commit b: UITableViewCell.EditingStyle, forRowAt c: IndexPath
  ) -> Void? {
    call("tableView:commit:forRowAt:", [a, b, c])
  }
  @discardableResult func tableView(_ a: UITableView, moveRowAt b: IndexPath, to c: IndexPath) -> Void? {
    call("tableView:moveRowAt:to:", [a, b, c])
  }
  func sectionIndexTitles(for a: UITableView) -> [String]?? { call("sectionIndexTitlesFor:", [a]) }
  func tableView(_ a: UITableView, sectionForSectionIndexTitle b: String, at c: Int) -> Int? {
    call("tableView:sectionForSectionIndexTitle:at:", [a, b, c])
  }
}

extension OptionalMethods where Requirements == any UITableViewDataSourcePrefetching {
  @discardableResult func tableView(_ a: UITableView, cancelPrefetchingForRowsAt b: [IndexPath]) -> Void? {
    call("tableView:cancelPrefetchingForRowsAt:", [a, b])
  }
}

extension OptionalMethods where Requirements == any UITableViewDelegate {
  func tableView(_ a: UITableView, heightForRowAt b: IndexPath) -> CGFloat? {
    call("tableView:heightForRowAt:", [a, b])
  }
  func tableView(_ a: UITableView, estimatedHeightForRowAt b: IndexPath) -> CGFloat? {
    call("tableView:estimatedHeightForRowAt:", [a, b])
  }
  func tableView(_ a: UITableView, heightForHeaderInSection b: Int) -> CGFloat? {
    call("tableView:heightForHeaderInSection:", [a, b])
  }
  func tableView(_ a: UITableView, heightForFooterInSection b: Int) -> CGFloat? {
    call("tableView:heightForFooterInSection:", [a, b])
  }
  func tableView(_ a: UITableView, viewForHeaderInSection b: Int) -> UIView?? {
    call("tableView:viewForHeaderInSection:", [a, b])
  }
  func tableView(_ a: UITableView, viewForFooterInSection b: Int) -> UIView?? {
    call("tableView:viewForFooterInSection:", [a, b])
  }
  @discardableResult func tableView(_ a: UITableView, willDisplay b: UITableViewCell, forRowAt c: IndexPath) -> Void? {
    call("tableView:willDisplay:forRowAt:", [a, b, c])
  }
  @discardableResult func tableView(
    _ a: UITableView, didEndDisplaying b: UITableViewCell, forRowAt c: IndexPath
  ) -> Void? {
    call("tableView:didEndDisplaying:forRowAt:", [a, b, c])
  }
  func tableView(_ a: UITableView, shouldHighlightRowAt b: IndexPath) -> Bool? {
    call("tableView:shouldHighlightRowAt:", [a, b])
  }
  func tableView(_ a: UITableView, willSelectRowAt b: IndexPath) -> IndexPath?? {
    call("tableView:willSelectRowAt:", [a, b])
  }
  @discardableResult func tableView(_ a: UITableView, didSelectRowAt b: IndexPath) -> Void? {
    call("tableView:didSelectRowAt:", [a, b])
  }
  func tableView(_ a: UITableView, willDeselectRowAt b: IndexPath) -> IndexPath?? {
    call("tableView:willDeselectRowAt:", [a, b])
  }
  @discardableResult func tableView(_ a: UITableView, didDeselectRowAt b: IndexPath) -> Void? {
    call("tableView:didDeselectRowAt:", [a, b])
  }
  func tableView(_ a: UITableView, editingStyleForRowAt b: IndexPath) -> UITableViewCell.EditingStyle? {
    call("tableView:editingStyleForRowAt:", [a, b])
  }
  func tableView(
    _ a: UITableView, targetIndexPathForMoveFromRowAt b: IndexPath, toProposedIndexPath c: IndexPath
  ) -> IndexPath? {
    call("tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath:", [a, b, c])
  }
  func tableView(
    _ a: UITableView, leadingSwipeActionsConfigurationForRowAt b: IndexPath
  ) -> UISwipeActionsConfiguration?? {
    call("tableView:leadingSwipeActionsConfigurationForRowAt:", [a, b])
  }
  func tableView(
    _ a: UITableView, trailingSwipeActionsConfigurationForRowAt b: IndexPath
  ) -> UISwipeActionsConfiguration?? {
    call("tableView:trailingSwipeActionsConfigurationForRowAt:", [a, b])
  }
  func tableView(_ a: UITableView, editActionsForRowAt b: IndexPath) -> [UITableViewRowAction]?? {
    call("tableView:editActionsForRowAt:", [a, b])
  }
  func tableView(
    _ a: UITableView, contextMenuConfigurationForRowAt b: IndexPath, point c: CGPoint
  ) -> UIContextMenuConfiguration?? {
    call("tableView:contextMenuConfigurationForRowAt:point:", [a, b, c])
  }
  func tableView(_ a: UITableView, indentationLevelForRowAt b: IndexPath) -> Int? {
    call("tableView:indentationLevelForRowAt:", [a, b])
  }
  @discardableResult func tableView(_ a: UITableView, didHighlightRowAt b: IndexPath) -> Void? {
    call("tableView:didHighlightRowAt:", [a, b])
  }
  @discardableResult func tableView(_ a: UITableView, didUnhighlightRowAt b: IndexPath) -> Void? {
    call("tableView:didUnhighlightRowAt:", [a, b])
  }
  @discardableResult func tableView(_ a: UITableView, willDisplayHeaderView b: UIView, forSection c: Int) -> Void? {
    call("tableView:willDisplayHeaderView:forSection:", [a, b, c])
  }
  @discardableResult func tableView(_ a: UITableView, willDisplayFooterView b: UIView, forSection c: Int) -> Void? {
    call("tableView:willDisplayFooterView:forSection:", [a, b, c])
  }
  @discardableResult func tableView(_ a: UITableView, accessoryButtonTappedForRowWith b: IndexPath) -> Void? {
    call("tableView:accessoryButtonTappedForRowWith:", [a, b])
  }
  func tableView(_ a: UITableView, shouldIndentWhileEditingRowAt b: IndexPath) -> Bool? {
    call("tableView:shouldIndentWhileEditingRowAt:", [a, b])
  }
  func tableView(_ a: UITableView, titleForDeleteConfirmationButtonForRowAt b: IndexPath) -> String?? {
    call("tableView:titleForDeleteConfirmationButtonForRowAt:", [a, b])
  }
  @discardableResult func tableView(_ a: UITableView, willBeginEditingRowAt b: IndexPath) -> Void? {
    call("tableView:willBeginEditingRowAt:", [a, b])
  }
  @discardableResult func tableView(_ a: UITableView, didEndEditingRowAt b: IndexPath?) -> Void? {
    call("tableView:didEndEditingRowAt:", [a, b])
  }
  func tableView(_ a: UITableView, shouldShowMenuForRowAt b: IndexPath) -> Bool? {
    call("tableView:shouldShowMenuForRowAt:", [a, b])
  }
  func tableView(_ a: UITableView, canPerformAction b: Selector, forRowAt c: IndexPath, withSender d: Any?) -> Bool? {
    call("tableView:canPerformAction:forRowAt:withSender:", [a, b, c, d])
  }
  @discardableResult func tableView(
    _ a: UITableView, performAction b: Selector, forRowAt c: IndexPath, withSender d: Any?
  ) -> Void? {
    call("tableView:performAction:forRowAt:withSender:", [a, b, c, d])
  }
}

extension OptionalMethods where Requirements == any UITableViewDragDelegate {
  func tableView(
    _ a: UITableView, itemsForAddingTo b: any UIDragSession, at c: IndexPath, point d: CGPoint
  ) -> [UIDragItem]? {
    call("tableView:itemsForAddingTo:at:point:", [a, b, c, d])
  }
  func tableView(_ a: UITableView, dragPreviewParametersForRowAt b: IndexPath) -> UIDragPreviewParameters?? {
    call("tableView:dragPreviewParametersForRowAt:", [a, b])
  }
  @discardableResult func tableView(_ a: UITableView, dragSessionWillBegin b: any UIDragSession) -> Void? {
    call("tableView:dragSessionWillBegin:", [a, b])
  }
  @discardableResult func tableView(_ a: UITableView, dragSessionDidEnd b: any UIDragSession) -> Void? {
    call("tableView:dragSessionDidEnd:", [a, b])
  }
}

extension OptionalMethods where Requirements == any UITableViewDropDelegate {
  func tableView(_ a: UITableView, canHandle b: any UIDropSession) -> Bool? { call("tableView:canHandle:", [a, b]) }
  func tableView(
    _ a: UITableView, dropSessionDidUpdate b: any UIDropSession, withDestinationIndexPath c: IndexPath?
  ) -> UITableViewDropProposal? {
    call("tableView:dropSessionDidUpdate:withDestinationIndexPath:", [a, b, c])
  }
  func tableView(_ a: UITableView, dropPreviewParametersForRowAt b: IndexPath) -> UIDragPreviewParameters?? {
    call("tableView:dropPreviewParametersForRowAt:", [a, b])
  }
  @discardableResult func tableView(_ a: UITableView, dropSessionDidEnter b: any UIDropSession) -> Void? {
    call("tableView:dropSessionDidEnter:", [a, b])
  }
  @discardableResult func tableView(_ a: UITableView, dropSessionDidExit b: any UIDropSession) -> Void? {
    call("tableView:dropSessionDidExit:", [a, b])
  }
  @discardableResult func tableView(_ a: UITableView, dropSessionDidEnd b: any UIDropSession) -> Void? {
    call("tableView:dropSessionDidEnd:", [a, b])
  }
}
