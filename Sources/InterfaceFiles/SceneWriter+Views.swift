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
        if object["cancelsTouchesInView"] == "NO" { line("\(name).cancelsTouchesInView = false") }
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
  private static let recognizerNumbers = [
    ("numberOfTapsRequired", "numberOfTapsRequired"), ("numberOfTouchesRequired", "numberOfTouchesRequired"),
    ("minimumPressDuration", "minimumPressDuration"), ("minimumNumberOfTouches", "minimumNumberOfTouches"),
    ("maximumNumberOfTouches", "maximumNumberOfTouches"),
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
    if element.name == "imageView", let image = element["image"] {
      line("\(name).image = \(SwiftValue.image(image, catalog: element["catalog"]))")
    }
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
      if let image = segment["image"] {
        line("\(name).setImage(\(SwiftValue.image(image, catalog: segment["catalog"])), forSegmentAt: \(index))")
      }
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

  /// Elements that are no views of their own.
  mutating func configure(
    _ child: InterfaceElement, of element: InterfaceElement, _ name: String, _ kind: ElementKind
  ) {
    place = child.line
    let parts = ["tableHeaderView", "tableFooterView", "accessoryView", "backgroundView", "selectedBackgroundView"]
    if parts.contains(child.key), ElementKind.of(child.name) != nil {
      if let new = writeNew(child) { line("\(name).\(child.key) = \(new)") }
      return
    }
    switch child.name {
    case "rect": if child.key == "frame", let rect = SwiftValue.rect(child) { line("\(name).frame = \(rect)") }
    case "autoresizingMask": writeMask(child, name)
    case "color":
      if child.key.isEmpty || child.key == "highlightedColor" { return }
      guard let color = SwiftValue.color(child, named: colors, catalogue: context.colors) else {
        return report(
          child,
          "The colour '\(child["name"] ?? child["systemColor"] ?? child["cocoaTouchSystemColor"] ?? child.key)' can't be read."
        )
      }
      line("\(name).\(child.key) = \(color)")
    case "fontDescription":
      guard let font = SwiftValue.font(child) else {
        return report(child, "A font of '\(element.name)' can't be read.")
      }
      line("\(name).\(element.name == "button" ? "titleLabel?." : "")font = \(font)")
    case "string":
      if child.key == "text" || child.key == "placeholder" {
        line("\(name).\(child.key) = \(SwiftValue.string(child.text))")
      }
    case "state": writeState(child, name)
    case "buttonConfiguration": writeConfiguration(child, name)
    case "textInputTraits": writeTraits(child, name)
    case "accessibility": writeAccessibility(child, name)
    case "viewLayoutGuide", "keyboardLayoutGuide":
      self.name(
        child.id,
        "\(name).\(child.key == "keyboard" ? "keyboardLayoutGuide" : child.key == "safeArea" ? "safeAreaLayoutGuide" : child.key)"
      )
    case "userDefinedRuntimeAttributes": for attribute in child.children { writeRuntimeAttribute(attribute, name) }
    case "edgeInsets", "directionalEdgeInsets":
      if child.key == "layoutMargins", let insets = SwiftValue.insets(child) {
        line("\(name).layoutMargins = \(insets)")
      }
    case "inset", "insets":
      if let insets = SwiftValue.insets(child) { line("\(name).\(child.key) = \(insets)") }
    case "size":
      if child.key == "contentSize", let size = SwiftValue.size(child) { line("\(name).contentSize = \(size)") }
    case "scopeButtonTitles":
      let titles = child.children("string").map { SwiftValue.string($0.text) }
      line("\(name).scopeButtonTitles = [\(titles.joined(separator: ", "))]")
      if let index = SwiftValue.number(element["selectedScopeButtonIndex"]) {
        line("\(name).selectedScopeButtonIndex = \(index)")
      }
    case "date":
      // Xcode writes the date on which the picker was drawn, too.
      if child.key != "date" || element["useCurrentDate"] != "YES",
        let seconds = SwiftValue.number(child["timeIntervalSinceReferenceDate"])
      {
        line("\(name).\(child.key) = Date(timeIntervalSinceReferenceDate: \(seconds))")
      }
    case "prototypes": for cell in child.children { writePrototype(cell, in: name) }
    case "cells" where element.name == "collectionView":
      for cell in child.children { writeItemPrototype(cell, in: name) }
    case "collectionReusableView": writeItemPrototype(child, in: name)
    case "collectionViewFlowLayout": writeLayout(child, of: name)
    case "attributedString":
      report(child, "The looks of an attributed text can't be read; its characters are there.")
      if child.key == "attributedText" { line("\(name).text = \(SwiftValue.string(Self.characters(of: child)))") }
    case "sections": writeStaticRows(child, in: name)
    case "items": writeItems(child, name)
    case "imageReference":
      if child.key == "image", let image = child["image"] {
        line("\(name).image = \(SwiftValue.image(image, catalog: child["catalog"]))")
      }
    case "subviews", "constraints", "connections", "segments", "nil", "point", "bool", "tableViewCellContentView",
      "extendedEdge", "variation", "collectionViewCellContentView", "blurEffect", "vibrancyEffect",
      "freeformSimulatedSizeMetrics", "placeholder", "view":
      break
    default: report(child, "'\(child.name)' of '\(element.name)' can't be read, and changes nothing.")
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

  // MARK: Parts of views

  private mutating func writeMask(_ mask: InterfaceElement, _ name: String) {
    let words = [
      "widthSizable": "flexibleWidth", "heightSizable": "flexibleHeight", "flexibleMinX": "flexibleLeftMargin",
      "flexibleMaxX": "flexibleRightMargin", "flexibleMinY": "flexibleTopMargin",
      "flexibleMaxY": "flexibleBottomMargin",
    ]
    let parts = mask.attributes.filter { $0.value == "YES" }.keys.sorted().compactMap { words[$0] }.map { ".\($0)" }
    line("\(name).autoresizingMask = [\(parts.joined(separator: ", "))]")
  }

  private mutating func writeState(_ state: InterfaceElement, _ name: String) {
    guard let word = SwiftValue.member(state.key) else { return }
    if let title = state["title"] { line("\(name).setTitle(\(SwiftValue.string(title)), for: \(word))") }
    if let title = attributedTitle(of: state) { line("\(name).setTitle(\(SwiftValue.string(title)), for: \(word))") }
    if let title = state.child(key: "title"), title.name == "string" {
      line("\(name).setTitle(\(SwiftValue.string(title.text)), for: \(word))")
    }
    let image = state["image"] ?? state.child(key: "image")?["image"]
    if let image {
      let catalog = state["catalog"] ?? state.child(key: "image")?["catalog"]
      line("\(name).setImage(\(SwiftValue.image(image, catalog: catalog)), for: \(word))")
    }
    if let color = state.child(key: "titleColor").flatMap({
      SwiftValue.color($0, named: colors, catalogue: context.colors)
    }) {
      line("\(name).setTitleColor(\(color), for: \(word))")
    }
  }

  /// Its characters; how they look is told as left out.
  mutating func attributedTitle(of element: InterfaceElement) -> String? {
    guard let title = element.child(key: "attributedTitle") else { return nil }
    report(title, "The looks of an attributed title can't be read; its text is there.")
    return Self.characters(of: title)
  }

  private static func characters(of text: InterfaceElement) -> String {
    text.children("fragment").map { $0["content"] ?? $0.child(key: "content")?.text ?? "" }.joined()
  }
}
