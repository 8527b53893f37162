extension SceneWriter {
  // MARK: The controller's own view

  mutating func writeView(of controller: InterfaceElement) {
    for guide in controller.child("layoutGuides")?.children ?? [] {
      name(guide.id, guide["type"] == "top" ? "controller.topLayoutGuide" : "controller.bottomLayoutGuide")
    }
    guard let view = controller.child(key: "view") else { return }
    guard let kind = ElementKind.of(view.name) else {
      return report(view, "The view '\(view.name)' can't be read, and is left out.")
    }
    let properties = ["tableViewController": "tableView", "collectionViewController": "collectionView"]
    let property = properties[controller.name] ?? "view"
    place = view.line
    if property == "collectionView" {
      line("controller.collectionView = \(making(view, kind))")
    } else if let custom = ownClass(of: view) {
      line("controller.\(property) = made(\(custom).self)")
    } else if property == "tableView", view["style"] == "grouped" || view["style"] == "insetGrouped" {
      line("controller.tableView = \(making(view, kind))")
    }
    line("let view = controller.\(property)!")
    // [A] UITableViewController: it is both where the file names no other.
    if controller.name == "tableViewController" || controller.name == "collectionViewController" {
      line("view.dataSource = controller")
      line("view.delegate = controller")
    }
    name(view.id, "view")
    configure(view, "view", kind)
    if let control = controller.child("refreshControl") {
      if controller.name == "tableViewController", let new = writeNew(control) {
        line("controller.refreshControl = \(new)")
      } else if controller.name != "tableViewController" {
        report(control, "'refreshControl' of '\(controller.name)' can't be read, and changes nothing.")
      }
    }
  }

  /// Objects beside the controller: recognizers of gestures, views at the top of the scene.
  mutating func writeObjects(_ objects: InterfaceElement) {
    for object in objects.children where object["sceneMemberID"] != "viewController" {
      place = object.line
      if let type = Self.recognizers[object.name] {
        let name = declare(object, object.name)
        line("let \(name) = \(ownClass(of: object) ?? type)()")
        for (attribute, property) in Self.recognizerNumbers {
          if let value = SwiftValue.number(object[attribute]) { line("\(name).\(property) = \(value)") }
        }
        if let direction = object["direction"].flatMap(SwiftValue.member) { line("\(name).direction = \(direction)") }
        if object["enabled"] == "NO" { line("\(name).isEnabled = false") }
        for attribute in ["cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded"] {
          if let flag = object[attribute] { line("\(name).\(attribute) = \(SwiftValue.bool(flag))") }
        }
        reportAttributes(of: object, besides: Self.attributesOfRecognizers)
        reportChildren(of: object, besides: ["connections"])
      } else if object.name == "customObject", let type = ownClass(of: object) {
        let name = declare(object, "object")
        line("let \(name) = \(type)()")
      } else if ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(object.name) {
        writeCellAtTop(object)
      } else if ElementKind.of(object.name) != nil {
        _ = writeNew(object)
      } else if !["placeholder", "exit", "viewControllerPlaceholder"].contains(object.name) {
        report(object, "The object '\(object.name)' can't be read.")
      }
    }
  }

  /// A cell beside the first view of a nib.
  private mutating func writeCellAtTop(_ object: InterfaceElement) {
    guard let kind = ElementKind.of(object.name) else { return }
    let name = declare(object, object.name)
    line("let \(name) = made(\(ownClass(of: object) ?? kind.type).self)")
    if object.name == "tableViewCell" { writeCell(object, named: name) } else { writeItem(object, named: name) }
  }

  private static let recognizers = [
    "longPressGestureRecognizer": "UILongPressGestureRecognizer", "tapGestureRecognizer": "UITapGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer",
    "swipeGestureRecognizer": "UISwipeGestureRecognizer", "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer", "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
  ]
  private static let attributesOfRecognizers = Set(recognizerNumbers.map { $0.0 }).union([
    "direction", "enabled", "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded",
  ])
  private static let recognizerNumbers = [
    ("numberOfTapsRequired", "numberOfTapsRequired"), ("numberOfTouchesRequired", "numberOfTouchesRequired"),
    ("minimumPressDuration", "minimumPressDuration"), ("minimumNumberOfTouches", "minimumNumberOfTouches"),
    ("maximumNumberOfTouches", "maximumNumberOfTouches"), ("allowableMovement", "allowableMovement"),
  ]

  // MARK: Views

  /// Makes a view with all that is in it.
  /// - Returns: Its name; `nil` where it can't be made.
  mutating func writeNew(_ element: InterfaceElement) -> String? {
    guard let kind = ElementKind.of(element.name) else {
      report(element, "The view '\(element.name)' can't be read, and is left out.")
      return nil
    }
    place = element.line
    let name = declare(element, element.name == "switch" ? "toggle" : element.name)
    line("let \(name) = \(making(element, kind))")
    configure(element, name, kind)
    return name
  }

  private mutating func making(_ element: InterfaceElement, _ kind: ElementKind) -> String {
    let style = element["style"].flatMap(SwiftValue.member)
    if element.name == "collectionView" { return makingCollection(element) }
    if let custom = ownClass(of: element) { return "made(\(custom).self)" }
    switch element.name {
    case "button":
      let types = [
        "roundedRect": "system", "system": "system", "detailDisclosure": "detailDisclosure", "infoLight": "infoLight",
        "infoDark": "infoDark", "contactAdd": "contactAdd", "close": "close",
      ]
      return "UIButton(type: .\(types[element["buttonType"] ?? ""] ?? "custom"))"
    case "tableView": return "UITableView(frame: .zero, style: \(style ?? ".plain"))"
    case "visualEffectView":
      let vibrancy = element.child("vibrancyEffect")
      let style = (vibrancy ?? element).child("blurEffect")?["style"].flatMap(SwiftValue.member) ?? ".regular"
      let blur = "UIBlurEffect(style: \(style))"
      return "UIVisualEffectView(effect: \(vibrancy == nil ? blur : "UIVibrancyEffect(blurEffect: \(blur))"))"
    case "segmentedControl":
      let titles = (element.child("segments")?.children("segment") ?? []).map { SwiftValue.string($0["title"] ?? "") }
      return "UISegmentedControl(items: [\(titles.joined(separator: ", "))])"
    default: return "\(kind.type)()"
    }
  }

  /// Sets all that a view's element says, and adds what is in it.
  mutating func configure(_ element: InterfaceElement, _ name: String, _ kind: ElementKind) {
    place = element.line
    for (attribute, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      // A view without constraints of its own keeps its frame: Xcode makes constraints of that.
      if attribute == "translatesAutoresizingMaskIntoConstraints", element["fixedFrame"] == "YES" { continue }
      set(attribute, value, of: element, name, kind)
    }
    if element.name == "segmentedControl" { writeSegments(of: element, name) }
    if element.name == "activityIndicatorView", element["animating"] == "YES" { line("\(name).startAnimating()") }
    if element.name == "tableView", let height = element["rowHeight"], Double(height) ?? -1 > 0,
      let number = SwiftValue.number(height)
    {
      line("\(name).rowHeight = \(number)")
    }
    if element.name == "imageView", let image = SwiftValue.image(of: element) { line("\(name).image = \(image)") }
    writeDefaults(of: element, name)
    for child in element.children { configure(child, of: element, name, kind) }
    let masks = SizeClassMasks(of: element, "subviews")
    addSubviews(of: element, name, masks)
    if let constraints = element.child("constraints") {
      writeConstraints(constraints.children, in: name, SizeClassMasks(of: element, "constraints"))
    }
    writeVariations(of: element, name)
  }

  private mutating func writeSegments(of element: InterfaceElement, _ name: String) {
    for (index, segment) in (element.child("segments")?.children("segment") ?? []).enumerated() {
      if let image = SwiftValue.image(of: segment) { line("\(name).setImage(\(image), forSegmentAt: \(index))") }
      if segment["enabled"] == "NO" { line("\(name).setEnabled(false, forSegmentAt: \(index))") }
      if let width = SwiftValue.number(segment["width"]) { line("\(name).setWidth(\(width), forSegmentAt: \(index))") }
    }
    if let index = SwiftValue.number(element["selectedSegmentIndex"]) {
      line("\(name).selectedSegmentIndex = \(index)")
    }
  }

  /// What is so in Xcode where its file says nothing, and otherwise in code.
  private mutating func writeDefaults(of element: InterfaceElement, _ name: String) {
    if ["label", "imageView"].contains(element.name), element["userInteractionEnabled"] == nil {
      line("\(name).isUserInteractionEnabled = true")
    }
    if element.name == "activityIndicatorView", element["hidesWhenStopped"] == nil {
      line("\(name).hidesWhenStopped = false")
    }
    if element.name == "imageView", let image = element["highlightedImage"] {
      line("\(name).highlightedImage = \(SwiftValue.image(image, catalog: element["highlightedCatalog"]))")
    }
    if element.name == "tableView" {
      for property in ["sectionHeaderHeight", "sectionFooterHeight"] {
        // Xcode writes the usual ones, of today and of before iOS 11.
        guard let height = SwiftValue.number(element[property]), !["28", "22", "18", "10", "-1"].contains(height)
        else { continue }
        line("\(name).\(property) = \(height)")
      }
    }
    if element.name == "pageControl", let page = SwiftValue.number(element["currentPage"]) {
      line("\(name).currentPage = \(page)")
    }
  }

  mutating func set(
    _ attribute: String, _ value: String, of element: InterfaceElement, _ name: String, _ kind: ElementKind
  ) {
    if ElementKind.silent.contains(attribute) || kind.usual[attribute] == value { return }
    switch kind.attributes[attribute] {
    case .silent: return
    case .string(let property): line("\(name).\(property) = \(SwiftValue.string(value))")
    case .bool(let property): line("\(name).\(property) = \(SwiftValue.bool(value))")
    case .number(let property):
      guard let number = SwiftValue.number(value) else { break }
      return line("\(name).\(property) = \(number)")
    case .member(let property):
      guard let member = SwiftValue.member(value) else { break }
      return line("\(name).\(property) = \(member)")
    case .words(let property, let words):
      guard let word = words[value] else { break }
      return line("\(name).\(property) = .\(word)")
    case .priority(let method, let axis):
      guard let number = SwiftValue.number(value) else { break }
      return line("\(name).\(method)(UILayoutPriority(\(number)), for: .\(axis))")
    case nil: break
    }
    switch kind.attributes[attribute] {
    case .string, .bool: return
    default: report(element, "'\(attribute)=\"\(value)\"' of '\(element.name)' can't be read, and changes nothing.")
    }
  }

  private mutating func addSubviews(of element: InterfaceElement, _ name: String, _ masks: SizeClassMasks) {
    let isStack = element.name == "stackView"
    let isEffect = element.name == "visualEffectView"
    let content = isEffect ? element.child(key: "contentView") ?? element : element
    if isEffect { self.name(content.id, "\(name).contentView") }
    for subview in content.child("subviews")?.children ?? [] {
      guard let new = writeNew(subview) else { continue }
      place = subview.line
      line("\(name)\(isEffect ? ".contentView" : "").\(isStack ? "addArrangedSubview" : "addSubview")(\(new))")
      let changes = masks.changes(of: subview.id).map { "\($0.sizeClasses)\($0.isThere))" }
      if !changes.isEmpty || !masks.isUsual(subview.id) {
        hasAbsentViews = true
        line(
          "varyPresence(of: \(new), in: \(name), usually: \(masks.isUsual(subview.id)), [\(changes.joined(separator: ", "))])"
        )
      }
    }
    if isEffect, let constraints = content.child("constraints") {
      writeConstraints(
        constraints.children, in: "\(name).contentView", SizeClassMasks(of: content, "constraints"))
    }
  }
}
