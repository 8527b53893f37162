import Foundation

// How this works: [A] UINavigationBar, prefersLargeTitles. A large title stands below the row of the bar; when what is below the bar scrolls,
// it goes away point by point, and comes back at the top. How much of it has gone follows from the offset of the content: at rest that is
// -(inset with the whole title), so that it tells how far the content has been scrolled from there.

/// The large title of a bar.
@MainActor
struct LargeTitle {
  /// [O] In points.
  static let height: CGFloat = 52
  /// In points, how much of its height is out of sight.
  var hiddenHeight: CGFloat = 0
  /// What scrolls it away.
  weak var content: UIScrollView?
}

extension UINavigationController {
  /// [A] largeTitleDisplayMode: `automatic` is as the item before it, and the first one has a large title. [O] Not on a phone on its side.
  /// While a search has taken the row of the bar, there is no title.
  var hasLargeTitle: Bool {
    let isSearching = topViewController?.navigationItem.searchController?.hidesRowOfBar ?? false
    guard navigationBar.prefersLargeTitles, !isSearching, UITraitCollection.current.verticalSizeClass != .compact else {
      return false
    }
    for controller in viewControllers.reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      default: continue
      }
    }
    return !viewControllers.isEmpty
  }

  /// In points, of the title that is to be seen.
  var largeTitleHeight: CGFloat { hasLargeTitle ? LargeTitle.height - largeTitle.hiddenHeight : 0 }

  /// [O] Scrolls the title away: the controller's view, or the first of its subviews.
  func findContentOfLargeTitle() {
    let view = topViewController?.viewIfLoaded
    let content = view as? UIScrollView ?? view?.subviews.first as? UIScrollView
    guard largeTitle.content !== content else { return }
    largeTitle.content?.barAbove = nil
    largeTitle = LargeTitle(content: content)
    content?.barAbove = self
    if let content { largeTitle.hiddenHeight = hiddenHeight(above: content) }
  }

  /// Where another controller came onto the screen, or the bar has another kind of title: what is there may have been scrolled already.
  func layOutLargeTitleAnew() {
    largeTitle.content?.barAbove = nil
    largeTitle = LargeTitle()
    layOutBars()
  }

  func contentScrolled(_ content: UIScrollView) {
    guard content === largeTitle.content, hasLargeTitle else { return }
    let hiddenHeight = hiddenHeight(above: content)
    guard hiddenHeight != largeTitle.hiddenHeight else { return }
    largeTitle.hiddenHeight = hiddenHeight
    layOutBars()
  }

  private func hiddenHeight(above content: UIScrollView) -> CGFloat {
    // Before the first layout it is not at rest.
    guard content.knowsItsInset else { return 0 }
    let topAtRest = content.adjustedContentInset.top + content.barGrowth
    return min(max(content.contentOffset.y + topAtRest, 0), LargeTitle.height)
  }
}

extension UIScrollView {
  /// In points, how much larger the bar above it is when the content is at rest at its top.
  var barGrowth: CGFloat {
    // Content that does not reach below the bar keeps its inset.
    guard let barAbove, barAbove.hasLargeTitle, insetAdjustment.top > 0 else { return 0 }
    return barAbove.largeTitle.hiddenHeight
  }
}
