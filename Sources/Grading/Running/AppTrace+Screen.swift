internal import AppProtocol
internal import CourseModel

extension AppTrace.Screen {
  init(_ seen: SeenScreens.Marked) {
    self.init(
      event: seen.caption, width: seen.screen.size.width, height: seen.screen.size.height,
      keyboard: seen.screen.keyboard.map { AppTrace.Frame($0.frame) },
      elements: seen.screen.elements.flatMap(AppTrace.Element.named))
  }
}

extension AppTrace.Element {
  /// The element and those inside of it, as far as they have a name.
  fileprivate static func named(_ element: Element) -> [AppTrace.Element] {
    let own = AppTrace.Element(
      type: element.type.rawValue, identifier: element.identifier, label: element.label, value: element.value,
      frame: AppTrace.Frame(element.frame), isEnabled: element.isEnabled, isSelected: element.isSelected)
    return (own.name.isEmpty ? [] : [own]) + element.children.flatMap(named)
  }
}

extension AppTrace.Frame {
  fileprivate init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
