// Ways from a controller to others: what begins a segue, and how it comes to its destination.
extension SceneWriter {
  /// The call that makes another controller of the storyboard.
  /// - Parameter call: Where the segue's method may make it: what the closure is given.
  func destination(_ id: String, by call: String? = nil) -> String? {
    let end = call.map { ", by: \($0)" } ?? ""
    if let reference = references[id], let name = reference["storyboardName"].map(SwiftValue.string) {
      guard let identifier = reference["referencedIdentifier"] else {
        return call == nil
          ? "UIStoryboard(name: \(name), bundle: nil).instantiateInitialViewController()!"
          : "storyboardController(\(name)\(end))"
      }
      return "storyboardController(\(name), \(SwiftValue.string(identifier))\(end))"
    }
    return identifiers[id].map {
      "storyboardController(\(SwiftValue.string(storyboard)), \(SwiftValue.string($0))\(end))"
    }
  }

  /// A way from the controller to another. Embedded ones need their container, and are written with it.
  /// - Parameter isOfRow: Whether it begins when a row or an item is chosen.
  mutating func writeSegue(_ segue: InterfaceElement, of controller: InterfaceElement, isOfRow: Bool) {
    let kind = segue["kind"] ?? ""
    place = segue.line
    if kind == "unwind" {
      // By its identifier, code performs it, and rows do.
      guard segue["identifier"] != nil || isOfRow, let action = segue["unwindAction"] else { return }
      let identifier = SwiftValue.string(Self.identifier(of: segue))
      let isNamed = segue["identifier"] == nil ? ", isNamed: false" : ""
      return line("segue(\(identifier), from: controller, unwind: \(SwiftValue.string(action))\(isNamed))")
    }
    if kind == "relationship", segue["destinationCreationSelector"] != nil {
      return report(segue, "A segue action of a relationship can't be read; the controller's class makes it.")
    }
    if ["relationship", "embed"].contains(kind) { return }
    guard let isModal = Self.isModal[kind] else {
      return report(segue, "A segue of the kind '\(kind)' can't be read.")
    }
    reportAttributes(of: segue, besides: Self.attributesOfSegues)
    let call = segue["destinationCreationSelector"].map { _ in "call" }
    guard let id = segue["destination"], let target = destination(id, by: call) else {
      return report(segue, "The segue '\(segue.id)' leads to what is not in the file.")
    }
    guard kind != "custom" || segue.customClass != nil else {
      return report(segue, "The custom segue '\(segue.id)' names no class.")
    }
    let made = makings(of: segue)
    let isPlain = made.isEmpty && call == nil
    let opening =
      "segue(\(SwiftValue.string(Self.identifier(of: segue))), from: controller\(isModal ? ", modally: true" : "")"
      + "\(made.map { ", \($0)" }.joined())) {\(isPlain ? "" : call == nil ? " _ in" : " call in")"
    let styles = ["modalPresentationStyle", "modalTransitionStyle"].compactMap { property in
      segue[property].flatMap(SwiftValue.member).map { "next.\(property) = \($0)" }
    }
    if styles.isEmpty { return line("\(opening) \(target) }") }
    block(opening) { writer in
      writer.line("let next = \(target)")
      for style in styles { writer.line(style) }
      writer.line("return next")
    }
  }

  /// What a segue has beside its identifier, its kind and its destination, as arguments.
  private mutating func makings(of segue: InterfaceElement) -> [String] {
    var made: [String] = []
    if segue["identifier"] == nil { made.append("isNamed: false") }
    if segue["animates"] == "NO" { made.append("isAnimated: false") }
    if segue["kind"] == "popoverPresentation" { made.append("isPopover: true") }
    if let action = segue["destinationCreationSelector"] { made.append("made: \(SwiftValue.string(action))") }
    if let type = ownClass(of: segue) {
      made.append("as: { \(type)(identifier: $0, source: $1, destination: $2) }")
      if segue["kind"] == "custom" { made.append("isCustom: true") }
    }
    return made
  }

  private static let attributesOfSegues: Set<String> = [
    "destination", "kind", "identifier", "modalPresentationStyle", "modalTransitionStyle", "animates", "trigger",
    "destinationCreationSelector", "popoverAnchorView", "popoverAnchorBarButtonItem", "splitViewControllerTargetIndex",
  ]

  /// Kinds of segues that are followed, and whether they present.
  static let isModal = [
    "show": false, "push": false, "showDetail": true, "presentation": true, "modal": true, "popoverPresentation": true,
    "custom": false,
  ]

  /// Whether a row or an item that is chosen can begin it.
  static func isFollowed(_ segue: InterfaceElement) -> Bool {
    (isModal[segue["kind"] ?? ""] != nil || segue["kind"] == "unwind") && segue["trigger"] != "accessoryAction"
  }

  /// A segue without an identifier has its id here: controls follow it by that.
  static func identifier(of segue: InterfaceElement) -> String { segue["identifier"] ?? segue.id }

  // MARK: What begins them

  mutating func writeTrigger(_ segue: InterfaceElement, of element: InterfaceElement, _ name: String) {
    let kind = segue["kind"] ?? ""
    // Those of the controller itself are performed by code.
    if element["sceneMemberID"] == "viewController" || kind == "relationship" { return }
    // Of a cell: written where the cell is made.
    if Self.cells.contains(element.name) { return }
    if kind == "embed" { return writeEmbedding(segue, in: name) }
    if kind == "unwind" {
      guard let action = segue["unwindAction"] else { return }
      let identifier = segue["identifier"].map { ", segue: \(SwiftValue.string($0))" } ?? ""
      return line("connect(\(name), of: controller, unwind: \(SwiftValue.string(action))\(identifier))")
    }
    guard Self.isModal[kind] != nil else { return }
    line("connect(\(name), to: controller, segue: \(SwiftValue.string(Self.identifier(of: segue))))")
  }

  private mutating func writeEmbedding(_ segue: InterfaceElement, in container: String) {
    let action = segue["destinationCreationSelector"]
    let isPlain = action == nil && segue["identifier"] != nil
    guard let id = segue["destination"], let child = destination(id, by: isPlain ? nil : "$0") else {
      return report(segue, "The segue '\(segue.id)' leads to what is not in the file.")
    }
    let identifier = SwiftValue.string(Self.identifier(of: segue))
    if isPlain { return line("embed(\(child), in: \(container), of: controller, segue: \(identifier))") }
    let isNamed = segue["identifier"] == nil ? ", isNamed: false" : ""
    let made = action.map { ", made: \(SwiftValue.string($0))" } ?? ""
    line("embed(in: \(container), of: controller, segue: \(identifier)\(isNamed)\(made)) { \(child) }")
  }

  static let cells: Set<String> = ["tableViewCell", "collectionViewCell"]
}
