internal import AppProtocol
internal import ReferenceModel

/// What a user could see on a screen, as observations: of each element that can be named what it says, whether it is enabled and has
/// the focus; the rows of tables; the keyboard.
struct ScreenFacts {
  private(set) var observations: [Observation] = []
  /// The elements that can be named, from the back to the front.
  private(set) var names: [ElementName] = []

  init(_ screen: Screen) {
    let named = (screen.elements + (screen.keyboard?.accessory ?? [])).flatMap { Self.named($0, inCell: false) }
    let counts = Dictionary(named.map { ($0.0, 1) }, uniquingKeysWith: +)
    for (name, element) in named where counts[name] == 1 {
      names.append(name)
      add(name, element)
      if element.type == .table { addTable(name, element, screen) }
    }
    observations.append(.keyboard(isUp: screen.keyboard?.hasKeys ?? false))
    if let keyboard = screen.keyboard {
      observations += [
        .returnKey(isEnabled: keyboard.isReturnKeyEnabled), .returnKeyLabel(keyboard.returnKey),
        .keyboardType(keyboard.type),
      ]
    }
  }

  /// What a cell says without identifiers is told of its row.
  private static func named(_ element: AppProtocol.Element, inCell: Bool) -> [(ElementName, AppProtocol.Element)] {
    let isRowText = inCell && element.type == .staticText && element.identifier.isEmpty
    let own = isRowText ? [] : [element.userName.map { ($0, element) }].compactMap(\.self)
    return own + element.children.flatMap { named($0, inCell: inCell || element.type == .cell) }
  }

  private mutating func add(_ name: ElementName, _ element: AppProtocol.Element) {
    observations.append(.exists(name, true))
    switch element.type {
    case .textField, .secureTextField, .textView:
      observations += [
        .text(name, element.value), .placeholder(name, element.placeholder), .enabled(name, element.isEnabled),
        .focus(name, element.hasFocus),
      ]
    case .switch: observations += [.text(name, element.value), .enabled(name, element.isEnabled)]
    case .button:
      observations += [
        .text(name, element.label), .enabled(name, element.isEnabled), .selected(name, element.isSelected),
      ]
    case .staticText: observations.append(.text(name, element.label))
    default: break
    }
  }

  private mutating func addTable(_ name: ElementName, _ table: AppProtocol.Element, _ screen: Screen) {
    for (index, section) in (table.sections ?? []).enumerated() {
      let place = SectionName(
        table: name.name, index: index, title: section.header.isEmpty ? "section \(index + 1)" : section.header)
      observations.append(.rowCount(place, section.rowCount))
      let rows = table.rows(ofSection: index)
      if rows.count == section.rowCount {
        observations += [.rows(place, rows.map(\.rowText)), .ticks(place, rows.map { $0.hasCheckmark ?? false })]
      }
    }
    if let keyboard = screen.keyboard, let inset = table.scroll?.contentInset.bottom,
      abs(inset - keyboard.frame.height) <= 0.5
    {
      observations.append(.insetFollowsKeyboard(table: name.name))
    }
  }
}

extension AppProtocol.Element {
  /// How a person would point it out: by its identifier, or else by what is written on it.
  var userName: ElementName? {
    switch type {
    case .other, .window, .cell, .sectionHeader, .sectionFooter: return nil
    default: break
    }
    let name = identifier.isEmpty ? label : identifier
    return name.isEmpty && type != .table ? nil : ElementName(type, name)
  }
}
