/// Writes the statements that stand for an interface file.
struct SceneWriter {
  let storyboard: String
  let document: InterfaceElement
  private(set) var problems: [InterfaceProblem] = []
  private var lines: [String] = []
  /// As in ``InterfaceFile/origins``.
  private(set) var origins: [Int] = []
  /// The line of the file that is being read.
  var place = 1
  /// Whether a view was met that is not there in all size classes: what is tied to it can't be active then.
  var hasAbsentViews = false
  private var depth = 0
  /// The colours of the file's resources.
  let colors: [String: InterfaceElement]
  /// By the id of a controller: the identifier by which code and segues ask for it.
  private(set) var identifiers: [String: String] = [:]
  /// Controllers of other storyboards, by their ids in this one.
  private(set) var references: [String: InterfaceElement] = [:]
  /// By the class of a controller: the identifier of the first one.
  private(set) var controllerClasses: [String: String] = [:]

  // Of the scene that is being written:
  /// Expressions, by the ids of the objects that they mean.
  private var names: [String: String] = [:]
  private var taken: Set<String> = []
  /// By the id of an object: the outlet that it is connected as.
  private var outlets: [String: String] = [:]
  /// Ids of what stands for whoever takes an action.
  private var firstResponders: Set<String> = []

  let context: InterfaceContext

  init(storyboard: String, document: InterfaceElement, context: InterfaceContext = InterfaceContext()) {
    self.storyboard = storyboard
    self.document = document
    self.context = context
    let named = document.child("resources")?.children("namedColor") ?? []
    colors = Dictionary(
      named.compactMap { color in color["name"].flatMap { name in color.child("color").map { (name, $0) } } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether the controller with which an app begins is among those that were written.
  var hasInitialController: Bool { document["initialViewController"].map { identifiers[$0] != nil } ?? false }

  var text: String { lines.map { $0 + "\n" }.joined() }

  // MARK: Text

  /// - Parameter continues: Whether it belongs to the statement of the line before.
  mutating func line(_ text: String, continues: Bool = false) {
    lines.append(String(repeating: "  ", count: depth) + text)
    origins.append(continues ? 0 : place)
  }

  /// Writes a line that opens a block, and what is in it.
  mutating func block(_ opening: String, closing: String = "}", _ body: (inout SceneWriter) -> Void) {
    line(opening)
    depth += 1
    body(&self)
    depth -= 1
    line(closing, continues: true)
  }

  /// Says what is not understood, once for each kind of it.
  mutating func report(_ element: InterfaceElement, _ message: String) {
    guard !problems.contains(where: { $0.message == message }) else { return }
    problems.append(InterfaceProblem(line: element.line, message: message))
  }

  // MARK: Names

  /// The app's own class of an object; `nil` where it has none, or one that is not in the app. [O] Such an object is of UIKit's class.
  mutating func ownClass(of element: InterfaceElement) -> String? {
    guard let name = element.customClass else { return nil }
    guard let classes = context.classes, !classes.contains(name), !name.hasPrefix("UI") else { return name }
    report(element, "The class '\(name)' is not in the app's files; the object is of UIKit's own class.")
    return nil
  }

  /// A new name for an object: its outlet's, or one of its kind.
  mutating func declare(_ element: InterfaceElement, _ word: String) -> String {
    let wish = outlets[element.id] ?? word
    let name = taken.contains(wish) ? (2...).lazy.map { "\(wish)\($0)" }.first { !taken.contains($0) } ?? wish : wish
    taken.insert(name)
    names[element.id] = name
    return name
  }

  mutating func name(_ id: String, _ expression: String) { names[id] = expression }
  func expression(_ id: String) -> String? { names[id] }
  func isFirstResponder(_ id: String) -> Bool { id == "-1" || firstResponders.contains(id) }

  // MARK: Documents

  mutating func writeStoryboard() {
    let scenes = document.child("scenes")?.children("scene") ?? []
    let controllers = scenes.map { scene in
      (scene, scene.child("objects")?.children.first { $0["sceneMemberID"] == "viewController" })
    }
    for case (_, let controller?) in controllers {
      if controller.name == "viewControllerPlaceholder" { references[controller.id] = controller }
      guard Self.controllers[controller.name] != nil else { continue }
      let identifier = controller["storyboardIdentifier"] ?? controller.id
      identifiers[controller.id] = identifier
      if let type = controller.customClass, controllerClasses[type] == nil { controllerClasses[type] = identifier }
    }
    for case (let scene, let controller?) in controllers { write(controller, of: scene) }
  }

  mutating func writeNib() {
    guard let objects = document.child("objects") else { return }
    let views = objects.children.filter { ElementKind.of($0.name) != nil }
    // The view of the file's owner, or the first one.
    let outlets = objects.children("placeholder").compactMap { $0.child("connections") }.flatMap {
      $0.children("outlet")
    }
    let ownersView = outlets.first { $0["property"] == "view" }?["destination"]
    guard let view = views.first(where: { $0.id == ownersView }) ?? views.first, let kind = ElementKind.of(view.name)
    else {
      return report(objects, "The file has no view that can be read.")
    }
    begin(objects)
    place = view.line
    let owner = objects.children.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let isOwnerUsed = owner.map { owner in
      owner.child("connections") != nil || objects.withDescendants.contains { $0["destination"] == owner.id }
    }
    let parameters = isOwnerUsed == true ? "root, owner" : "root"
    block(
      "nib(\(SwiftValue.string(storyboard)), \(ownClass(of: view) ?? kind.type).self) { \(parameters) in"
    ) { writer in
      writer.name(view.id, "root")
      if let owner, isOwnerUsed == true { writer.name(owner.id, "owner") }
      if view.name == "tableViewCell" {
        writer.writeCell(view, named: "root")
      } else if ["collectionViewCell", "collectionReusableView"].contains(view.name) {
        writer.writeItem(view, named: "root")
      } else {
        writer.configure(view, "root", kind)
      }
      var beside = objects
      beside.children.removeAll { $0.id == view.id }
      writer.writeObjects(beside)
      writer.connectAll(objects)
      let top = objects.children.filter { $0.name != "placeholder" }.compactMap { writer.expression($0.id) }
      if top.count > 1 { writer.line("topObjects([\(top.joined(separator: ", "))])") }
    }
  }

  /// Forgets the scene before, and reads who is connected as what.
  private mutating func begin(_ objects: InterfaceElement) {
    (names, outlets, firstResponders) = ([:], [:], [])
    taken = Self.words
    for element in objects.withDescendants {
      if element.name == "placeholder" { firstResponders.insert(element.id) }
      guard element.name == "outlet", let property = element["property"], let id = element["destination"],
        !Self.keywords.contains(property), property.wholeMatch(of: /[A-Za-z_]\w*/) != nil
      else { continue }
      outlets[id] = property
    }
  }

  /// What no object can be called: parameters of the closures, and the functions that a scene calls.
  private static let words = Set(
    """
    controller view root owner cell
    connect embed segue show storyboard storyboardController nib topObjects made prototype staticRows setAttribute menuElement launch first all
    vary varyPresence activate assetCatalog namedColor namedImage localizedStrings localizedPlurals appInformation layout
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Outlets whose names no object can have: words of Swift, and what each object has.
  private static let keywords = Set(
    """
    view delegate dataSource
    Any Self _ as associatedtype break case catch class continue default defer deinit do else enum extension
    fallthrough false fileprivate for func guard if import in init inout internal is let nil operator private
    protocol public repeat rethrows return self static struct subscript super switch throw throws true try
    typealias var where while
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  // MARK: Controllers

  static let controllers = [
    "viewController": "UIViewController", "tableViewController": "UITableViewController",
    "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "collectionViewController": "UICollectionViewController", "pageViewController": "UIPageViewController",
    "splitViewController": "UISplitViewController",
  ]

  private mutating func write(_ controller: InterfaceElement, of scene: InterfaceElement) {
    if references[controller.id] != nil { return }
    guard let type = Self.controllers[controller.name], let objects = scene.child("objects") else {
      return report(controller, "A \(controller.name) can't be read; the controller '\(controller.id)' is left out.")
    }
    begin(objects)
    name(controller.id, "controller")
    let isInitial = document["initialViewController"] == controller.id
    let heading =
      "\(SwiftValue.string(storyboard)), identifier: \(SwiftValue.string(identifier(controller))), "
      + "\(ownClass(of: controller) ?? type).self\(isInitial ? ", isInitial: true" : "")"
    let start = lines.count
    place = controller.line
    line("storyboard(\(heading), prepare: { controller in")
    depth += 1
    prepare(controller, beside: objects)
    depth -= 1
    let isPrepared = lines.count > start + 1
    if !isPrepared {
      lines.removeSubrange(start...)
      origins.removeSubrange(start...)
    }
    place = controller.line
    line((isPrepared ? "})" : "storyboard(\(heading))") + " { controller in", continues: isPrepared)
    depth += 1
    writeView(of: controller)
    writeRuntimeAttributes(of: controller, ofView: true)
    writeObjects(objects)
    writeBarItems(of: controller)
    connectAll(objects)
    depth -= 1
    line("}", continues: true)
  }

  private func identifier(_ controller: InterfaceElement) -> String { identifiers[controller.id] ?? controller.id }

  /// What a controller knows before its view is loaded.
  private mutating func prepare(_ controller: InterfaceElement, beside objects: InterfaceElement) {
    if let title = controller["title"] { line("controller.title = \(SwiftValue.string(title))") }
    if let item = controller.child(key: "navigationItem") {
      let before = place
      defer { place = before }
      place = item.line
      if let title = item["title"] ?? item.child(key: "title")?.text, item.child(key: "title")?.name != "nil" {
        line("controller.navigationItem.title = \(SwiftValue.string(title))")
      }
      if let prompt = item["prompt"] { line("controller.navigationItem.prompt = \(SwiftValue.string(prompt))") }
      if let mode = item["largeTitleDisplayMode"].flatMap(SwiftValue.member) {
        line("controller.navigationItem.largeTitleDisplayMode = \(mode)")
      }
      for property in ["leftItemsSupplementBackButton", "hidesBackButton"] where item[property] == "YES" {
        line("controller.navigationItem.\(property) = true")
      }
      if let title = item["backButtonTitle"] {
        line("controller.navigationItem.backButtonTitle = \(SwiftValue.string(title))")
      }
      reportAttributes(
        of: item,
        besides: [
          "title", "prompt", "largeTitleDisplayMode", "leftItemsSupplementBackButton", "hidesBackButton",
          "backButtonTitle",
        ])
      reportChildren(of: item, besides: Self.partsOfTitles)
    }
    if let edges = controller.child(key: "edgesForExtendedLayout") {
      let names = ["top", "left", "bottom", "right"].filter { edges[$0] == "YES" }.map { ".\($0)" }
      line("controller.edgesForExtendedLayout = [\(names.joined(separator: ", "))]")
    }
    writeRuntimeAttributes(of: controller, ofView: false)
    for property in Self.barHiding where controller[property] == "YES" { line("controller.\(property) = true") }
    if controller.name == "pageViewController" {
      let style = controller["transitionStyle"].flatMap(SwiftValue.member) ?? ".pageCurl"
      let orientation = controller["navigationOrientation"].flatMap(SwiftValue.member) ?? ".horizontal"
      line("controller._setTransition(\(style), \(orientation))")
    }
    if let item = controller.child(key: "tabBarItem") { writeTabBarItem(item) }
    if controller["hidesBottomBarWhenPushed"] == "YES" { line("controller.hidesBottomBarWhenPushed = true") }
    if controller["definesPresentationContext"] == "YES" { line("controller.definesPresentationContext = true") }
    if let style = controller["modalPresentationStyle"].flatMap(SwiftValue.member) {
      line("controller.modalPresentationStyle = \(style)")
    }
    if controller["navigationBarHidden"] == "YES" { line("controller.isNavigationBarHidden = true") }
    if controller.name == "navigationController", controller["toolbarHidden"] == "NO" {
      line("controller.isToolbarHidden = false")
    }
    if let style = controller["modalTransitionStyle"].flatMap(SwiftValue.member) {
      line("controller.modalTransitionStyle = \(style)")
    }
    for size in controller.children where Self.sizesOfContent.contains(size.key) {
      if let value = SwiftValue.size(size) { line("controller.preferredContentSize = \(value)") }
    }
    for property in ["extendedLayoutIncludesOpaqueBars", "automaticallyAdjustsScrollViewInsets"] {
      if let flag = controller[property] { line("controller.\(property) = \(SwiftValue.bool(flag))") }
    }
    if controller["clearsSelectionOnViewWillAppear"] == "NO" {
      line("controller.clearsSelectionOnViewWillAppear = false")
    }
    writeBars(of: controller)
    reportAttributes(of: controller, besides: Self.attributesOfControllers)
    // Its view is told where it is read.
    var beside = controller
    beside.children.removeAll { $0.key == "view" }
    reportChildren(of: beside, besides: Self.partsOfControllers)
    let segues = controller.child("connections")?.children("segue") ?? []
    // The details come second, wherever they stand.
    let related = segues.filter { $0["kind"] == "relationship" }
    let isDetail = { (segue: InterfaceElement) in Self.detailRelationships.contains(segue["relationship"] ?? "") }
    let parts = (related.filter { !isDetail($0) } + related.filter(isDetail)).compactMap { $0["destination"] }
    if !parts.isEmpty {
      line("controller.viewControllers = [\(parts.compactMap { destination($0) }.joined(separator: ", "))]")
    }
    let recognizers = objects.children.filter { $0.name.hasSuffix("GestureRecognizer") }
    for element in [controller] + recognizers {
      let all = element.withDescendants
      let ofRows = all.filter { Self.cells.contains($0.name) }.flatMap {
        $0.child("connections")?.children("segue") ?? []
      }
      let rows = Set(ofRows.map(\.id))
      for segue in all where segue.name == "segue" {
        writeSegue(segue, of: controller, isOfRow: rows.contains(segue.id))
      }
    }
  }

  /// Those of its view wait until that is there.
  private mutating func writeRuntimeAttributes(of controller: InterfaceElement, ofView: Bool) {
    for attribute in controller.child("userDefinedRuntimeAttributes")?.children ?? []
    where attribute["keyPath"]?.hasPrefix("view.") == ofView { writeRuntimeAttribute(attribute, "controller") }
  }

  /// What stands in a controller and is read, and what Xcode alone uses.
  private static let partsOfControllers: Set<String> = [
    "navigationItem", "tabBarItem", "toolbarItems", "connections",
    "layoutGuides", "extendedEdge", "userDefinedRuntimeAttributes", "navigationBar", "toolbar", "tabBar",
    "refreshControl", "nil", "size", "simulatedTabBarMetrics", "simulatedNavigationBarMetrics",
    "simulatedToolbarMetrics", "simulatedStatusBarMetrics", "simulatedScreenMetrics", "simulatedOrientationMetrics",
    "freeformSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
    "simulatedMetricsContainer",
  ]
  private static let sizesOfContent: Set<String> = ["preferredContentSize", "contentSizeForViewInPopover"]

  private static let detailRelationships: Set<String> = ["detailViewController", "secondaryViewController"]

  /// Those that are read, and those that show nothing.
  private static let attributesOfControllers = Set([
    "title", "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "hidesBottomBarWhenPushed",
    "definesPresentationContext", "modalPresentationStyle", "navigationBarHidden", "toolbarHidden",
    "automaticallyAdjustsScrollViewInsets", "extendedLayoutIncludesOpaqueBars", "clearsSelectionOnViewWillAppear",
    "splitViewControllerStyle", "style", "transitionStyle", "navigationOrientation", "spineLocation",
    "autoresizesArchivedViewToFullSize", "modalTransitionStyle",
  ]).union(barHiding)
  private static let barHiding = [
    "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact",
  ]

  /// Names what is not understood of an element that is no view.
  mutating func reportAttributes(of element: InterfaceElement, besides known: Set<String>) {
    for (attribute, value) in element.attributes.sorted(by: { $0.key < $1.key })
    where !known.contains(attribute) && !ElementKind.silent.contains(attribute) {
      report(element, "'\(attribute)=\"\(value)\"' of '\(element.name)' can't be read, and changes nothing.")
    }
  }

  /// Names what is not understood of the elements in one that is no view. What is not set at all is `nil`.
  mutating func reportChildren(of element: InterfaceElement, besides known: Set<String>) {
    for child in element.children where !known.contains(child.name) && child.name != "nil" {
      let key = child.key.isEmpty ? "" : " (\(child.key))"
      report(child, "'\(child.name)'\(key) of '\(element.name)' can't be read, and changes nothing.")
    }
  }
}
