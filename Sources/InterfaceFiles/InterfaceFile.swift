/// An interface file of Xcode's, as a scene in Swift: what a phone would make of the file, in the words that scenes of lessons have.
///
///     let file = try InterfaceFile("Main", text: xml)
///     file.scene      // storyboard("Main", identifier: "…", LoginController.self, isInitial: true) { controller in …
///     file.problems   // what of the file is not in it
///
/// What is not understood is named once, and nothing is guessed in its place.
package struct InterfaceFile: Hashable, Sendable, Codable {
  /// The file's name without its ending, by which code asks for it.
  package let name: String
  /// Statements of a scene.
  package let scene: String
  package let problems: [InterfaceProblem]
  /// The 1-based line of the file for each line of the scene; 0 for a line that belongs to the one before.
  package let origins: [Int]
  /// Whether it says with which controller an app begins.
  package let hasInitialController: Bool
  /// The classes of the app's that its objects are of, each with the first line that names it.
  package let classes: [String: Int]
  /// What of the app's code it names: classes, outlets, actions, attributes.
  package let names: Set<String>
  /// By the class of a controller: the identifier of the first one.
  package let controllers: [String: String]

  /// - Parameter name: `Main`, of `Main.storyboard`.
  /// - Throws: ``InterfaceProblem`` for what is no interface file.
  package init(
    _ name: String, text: String, context: InterfaceContext = InterfaceContext()
  ) throws(InterfaceProblem) {
    let document = try InterfaceElement(document: text).localized(context.texts)
    guard document.name == "document", let type = document["type"], type.contains("CocoaTouch") else {
      throw InterfaceProblem(line: document.line, message: "This is no interface file for iOS.")
    }
    var writer = SceneWriter(storyboard: name, document: document, context: context)
    if type.contains("Storyboard") { writer.writeStoryboard() } else { writer.writeNib() }
    self.name = name
    scene = writer.text
    origins = writer.origins
    problems = writer.problems
    hasInitialController = writer.hasInitialController
    classes = Dictionary(
      document.withDescendants.compactMap { element in element.customClass.map { ($0, element.line) } },
      uniquingKeysWith: { first, _ in first })
    names = document.withDescendants.reduce(into: Set()) { $0.formUnion($1.namesOfCode) }
    controllers = writer.controllerClasses
  }
}

extension InterfaceElement {
  /// Names by which an app's code may be reached from the element alone.
  fileprivate var namesOfCode: Set<String> {
    var names = Set([customClass, self["property"]].compactMap(\.self))
    names.formUnion((self["keyPath"] ?? "").split(separator: ".").map(String.init))
    for attribute in ["selector", "unwindAction", "destinationCreationSelector"] {
      guard let first = self[attribute]?.split(separator: ":").first.map(String.init) else { continue }
      names.insert(first)
      // `backWithSender:` is `back(sender:)`.
      if let end = first.firstRange(of: "With") { names.insert(String(first[..<end.lowerBound])) }
    }
    return names
  }
}
