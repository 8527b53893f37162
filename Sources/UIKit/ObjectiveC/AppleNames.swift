/// Where Apple's Objective-C name of a method differs from the one that Swift would make from its Swift name.
///
/// Method tables are made from Swift names; `Selector("textField:shouldChangeCharactersInRange:replacementString:")` in
/// a learner's code uses Apple's. Both mean the same method.
enum AppleNames {
  /// Apple's name for either form.
  static func canonical(_ name: String) -> String { fromSwift[name] ?? name }

  private static let fromSwift: [String: String] = [
    "textField:shouldChangeCharactersIn:replacementString:":
      "textField:shouldChangeCharactersInRange:replacementString:",
    "numberOfSectionsIn:": "numberOfSectionsInTableView:",
    // Both protocols have it as `numberOfSections(in:)`, so a method table can't tell one from the other.
    "numberOfSectionsInCollectionView:": "numberOfSectionsInTableView:",
    "sectionIndexTitlesFor:": "sectionIndexTitlesForTableView:",
    "tableView:cellForRowAt:": "tableView:cellForRowAtIndexPath:",
    "tableView:canEditRowAt:": "tableView:canEditRowAtIndexPath:",
    "tableView:canMoveRowAt:": "tableView:canMoveRowAtIndexPath:",
    "tableView:commit:forRowAt:": "tableView:commitEditingStyle:forRowAtIndexPath:",
    "tableView:moveRowAt:to:": "tableView:moveRowAtIndexPath:toIndexPath:",
    "tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath:":
      "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
    "tableView:heightForRowAt:": "tableView:heightForRowAtIndexPath:",
    "tableView:estimatedHeightForRowAt:": "tableView:estimatedHeightForRowAtIndexPath:",
    "tableView:willDisplay:forRowAt:": "tableView:willDisplayCell:forRowAtIndexPath:",
    "tableView:didEndDisplaying:forRowAt:": "tableView:didEndDisplayingCell:forRowAtIndexPath:",
    "tableView:willSelectRowAt:": "tableView:willSelectRowAtIndexPath:",
    "tableView:didSelectRowAt:": "tableView:didSelectRowAtIndexPath:",
    "tableView:willDeselectRowAt:": "tableView:willDeselectRowAtIndexPath:",
    "tableView:didDeselectRowAt:": "tableView:didDeselectRowAtIndexPath:",
    "tableView:shouldHighlightRowAt:": "tableView:shouldHighlightRowAtIndexPath:",
    "tableView:leadingSwipeActionsConfigurationForRowAt:":
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
    "tableView:trailingSwipeActionsConfigurationForRowAt:":
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
    "tableView:editActionsForRowAt:": "tableView:editActionsForRowAtIndexPath:",
    "tableView:sectionForSectionIndexTitle:at:": "tableView:sectionForSectionIndexTitle:atIndex:",
    "tableView:editingStyleForRowAt:": "tableView:editingStyleForRowAtIndexPath:",
    "tableView:accessoryButtonTappedForRowWith:": "tableView:accessoryButtonTappedForRowWithIndexPath:",
    "positionFor:": "positionForBar:",
    "navigationBar:shouldPush:": "navigationBar:shouldPushItem:",
    "navigationBar:didPush:": "navigationBar:didPushItem:",
    "navigationBar:shouldPop:": "navigationBar:shouldPopItem:",
    "navigationBar:didPop:": "navigationBar:didPopItem:",
    "searchBar:shouldChangeTextIn:replacementText:": "searchBar:shouldChangeTextInRange:replacementText:",
    "tabBar:didSelect:": "tabBar:didSelectItem:",
    "tabBarController:shouldSelect:": "tabBarController:shouldSelectViewController:",
    "tabBarController:didSelect:": "tabBarController:didSelectViewController:",
    "splitViewController:collapseSecondary:onto:":
      "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:",
    "navigationController:willShow:animated:": "navigationController:willShowViewController:animated:",
    "navigationController:animationControllerFor:from:to:":
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
    "navigationController:interactionControllerFor:":
      "navigationController:interactionControllerForAnimationController:",
    "navigationController:didShow:animated:": "navigationController:didShowViewController:animated:",
    "textView:shouldChangeTextIn:replacementText:": "textView:shouldChangeTextInRange:replacementText:",
    "adaptivePresentationStyleFor:": "adaptivePresentationStyleForPresentationController:",
    "animationControllerForPresented:presenting:source:":
      "animationControllerForPresentedController:presentingController:sourceController:",
    "animationControllerForDismissed:": "animationControllerForDismissedController:",
    "presentationControllerForPresented:presenting:source:":
      "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
    "pageViewController:viewControllerBefore:": "pageViewController:viewControllerBeforeViewController:",
    "pageViewController:viewControllerAfter:": "pageViewController:viewControllerAfterViewController:",
    "presentationCountFor:": "presentationCountForPageViewController:",
    "presentationIndexFor:": "presentationIndexForPageViewController:",
    "pageViewController:willTransitionTo:": "pageViewController:willTransitionToViewControllers:",
    "colorPickerViewController:didSelect:continuously:": "colorPickerViewController:didSelectColor:continuously:",
    "collectionView:cellForItemAt:": "collectionView:cellForItemAtIndexPath:",
    "collectionView:shouldSelectItemAt:": "collectionView:shouldSelectItemAtIndexPath:",
    "collectionView:didSelectItemAt:": "collectionView:didSelectItemAtIndexPath:",
    "collectionView:didDeselectItemAt:": "collectionView:didDeselectItemAtIndexPath:",
    "collectionView:layout:sizeForItemAt:": "collectionView:layout:sizeForItemAtIndexPath:",
    "collectionView:layout:insetForSectionAt:": "collectionView:layout:insetForSectionAtIndex:",
    "collectionView:viewForSupplementaryElementOfKind:at:":
      "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
    "observeValueForKeyPath:of:change:context:": "observeValueForKeyPath:ofObject:change:context:",
    "gestureRecognizer:shouldReceive:": "gestureRecognizer:shouldReceiveTouch:",
    "gestureRecognizer:shouldRecognizeSimultaneouslyWith:":
      "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
    "gestureRecognizer:shouldRequireFailureOf:": "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
    "gestureRecognizer:shouldBeRequiredToFailBy:": "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
  ]
}
