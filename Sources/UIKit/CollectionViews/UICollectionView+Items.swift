import Foundation

extension UICollectionView {
  // MARK: Making views

  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reusable.recipes[["", identifier]] = (cellClass as? UICollectionReusableView.Type).map { .viewClass($0) }
  }
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return reusable.recipes[["", identifier]] = nil }
    registerPrototype(identifier) { nib.view as? UICollectionReusableView ?? UICollectionReusableView() }
  }
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    reusable.recipes[[elementKind, identifier]] = (viewClass as? UICollectionReusableView.Type).map { .viewClass($0) }
  }

  /// What a storyboard's prototype cell is to a collection.
  /// - Parameter kind: Of a supplementary view; empty for a cell.
  package func registerPrototype(
    _ identifier: String, kind: String = "", _ make: @escaping () -> UICollectionReusableView
  ) {
    reusable.recipes[[kind, identifier]] = .prototype(make)
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let frame = layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    guard let cell = reusable.take("", identifier, frame: frame) as? UICollectionViewCell else {
      _raiseInconsistency(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a "
          + "nib or a class for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let place = collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
    guard let view = reusable.take(elementKind, identifier, frame: place?.frame ?? .zero) else {
      _raiseInconsistency(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return view
  }

  // MARK: Finding the views of sections

  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    layoutIfNeeded()
    return bars[LayoutElement(indexPath, kind: elementKind)]
  }
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      bars[LayoutElement($0, kind: elementKind)]
    }
  }
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    layoutIfNeeded()
    return bars.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Finding items

  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layoutIfNeeded()
    return cells[indexPath]
  }
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    // A layout may place an item by its neighbours, as one that is aligned to the left does: it is asked for all that can be seen.
    let seen = cells.filter { $0.value.frame.contains(point) }.keys.min()
    return seen
      ?? collectionViewLayout.layoutAttributesForElements(
        in: bounds.union(CGRect(origin: point, size: CGSize(width: 1, height: 1))))?
      .first { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  // MARK: Selection

  public var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  /// [A] Tells no delegate.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else { return select(nil) }
    guard selects else { return }
    select(indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cells[indexPath]?.isSelected = false
  }

  private func select(_ path: IndexPath?) {
    if !selectsSeveral || path == nil {
      for old in selected where old != path { deselectItem(at: old, animated: false) }
    }
    guard let path else { return }
    selected.insert(path)
    cells[path]?.isSelected = true
  }

  /// A user's tap on an item. [A] With multiple selection a second tap deselects; the highlight ends when that is done.
  func wasTapped(_ path: IndexPath) {
    guard selects, delegateMethods.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    delegateMethods.collectionView(self, didHighlightItemAt: path)
    cells[path]?.isHighlighted = true
    choose(path)
    cells[path]?.isHighlighted = false
    delegateMethods.collectionView(self, didUnhighlightItemAt: path)
  }

  private func choose(_ path: IndexPath) {
    if selected.contains(path), selectsSeveral {
      guard delegateMethods.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselectItem(at: path, animated: true)
      delegateMethods.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegateMethods.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    let old = selectsSeveral ? [] : selected.subtracting([path])
    select(path)
    for path in old { delegateMethods.collectionView(self, didDeselectItemAt: path) }
    (cells[path] as UICollectionViewCell?)?.beginsSegue?()
    delegateMethods.collectionView(self, didSelectItemAt: path)
  }

  // MARK: Scrolling

  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
    setContentOffset(clamped(offset), animated: animated)
  }
}
