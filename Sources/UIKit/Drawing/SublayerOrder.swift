/// Where the layers of subviews stand among layers that the app added itself.
struct SublayerOrder {
  /// Of the subviews, back to front.
  let subviews: [CALayer]

  /// - Parameter placed: As it was at the last change, back to front; layers of views that left are still in it.
  /// - Returns: All that are there now. A subview that came since then follows the one behind it.
  @MainActor
  func merged(into placed: [CALayer]) -> [CALayer] {
    // What has no superview was put there by the app, though it be a view's.
    var all = placed.filter { layer in layer.view?.superview == nil || subviews.contains { $0 === layer } }
    let known = subviews.filter { layer in all.contains { $0 === layer } }
    // [A] exchangeSubview(at:withSubviewAt:): those that changed places among themselves take each other's.
    let places = all.indices.filter { index in known.contains { $0 === all[index] } }
    for (place, layer) in zip(places, known) { all[place] = layer }
    for (index, layer) in subviews.enumerated() where !all.contains(where: { $0 === layer }) {
      let isLast = index == subviews.count - 1
      let before = index > 0 ? all.firstIndex { $0 === subviews[index - 1] } : nil
      all.insert(layer, at: isLast ? all.count : before.map { $0 + 1 } ?? 0)
    }
    return all
  }
}
