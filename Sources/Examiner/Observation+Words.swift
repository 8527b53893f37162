internal import AppProtocol
internal import ReferenceModel

// Observations as clauses, for a replay; and their subjects, by which two differences count as one mistake.

extension Observation {
  /// `the keyboard is up`
  var words: String {
    switch self {
    case .exists(let name, let isThere): "there is \(isThere ? "a" : "no") \(name.noun)"
    case .text(let name, let text): "\(name.words) \(name.isField ? "holds" : "shows") \(Words.quoted(text))"
    case .placeholder(let name, let text): "the placeholder of \(name.words) is \(Words.quoted(text))"
    case .enabled(let name, let isEnabled): "\(name.words) is \(isEnabled ? "enabled" : "disabled")"
    case .selected(let name, let isSelected): "\(name.words) is \(isSelected ? "" : "not ")selected"
    case .focus(let name, let hasFocus): "\(name.words) is \(hasFocus ? "" : "not ")the first responder"
    case .inReach(let name, let isInReach): "\(name.words) is \(isInReach ? "in" : "out of") reach of a finger"
    case .covered(let name, let isCovered): "\(name.words) is \(isCovered ? "covered by" : "clear of") the keyboard"
    case .roomBelow(let name, let points): "the room below \(name.words) is \(Words.decimal(points)) points"
    case .scrolled(let name, let points): "\(name.words) is scrolled down by \(Words.decimal(points)) points"
    case .moved(let name, let movement): "\(name.words) has \(Movement.words(movement))"
    case .keyboard(let isUp): "the keyboard is \(isUp ? "up" : "down")"
    case .keyboardType(let type): "the keyboard is of the type \(Words.quoted(type))"
    case .returnKey(let isEnabled): "the Return key is \(isEnabled ? "enabled" : "disabled")"
    case .returnKeyLabel(let label): "the Return key says \(Words.quoted(label))"
    case .rows(let section, let texts):
      texts.isEmpty
        ? "\(Words.name(section.title)) has no \(section.rowNoun)s"
        : "\(Words.name(section.title)) shows \(Words.list(texts))"
    case .rowCount(let section, let count): "\(Words.name(section.title)) has \(Words.count(count, section.rowNoun))"
    case .ticks(let section, let ticks):
      "\(Words.name(section.title)) has \(Words.count(ticks.count { $0 }, section.rowNoun)) ticked off"
    case .rowInSight(let section, let row):
      "the \(Words.ordinal(row)) \(section.rowNoun) of \(Words.name(section.title)) is in sight"
    case .insetFollowsKeyboard(let table):
      "\(ElementName.table(table).words) can be scrolled clear of the keyboard"
    case .lastAnimation(let seconds): "the last animation takes \(Words.decimal(seconds)) seconds"
    case .probe(let name, let json): "\(name)() is \(JSONText.words(json))"
    }
  }

  /// What it is about, without what is expected of it.
  var subject: String {
    switch self {
    case .exists(let name, _): "exists \(name.noun)"
    case .text(let name, _): "text \(name.noun)"
    case .placeholder(let name, _): "placeholder \(name.noun)"
    case .enabled(let name, _): "enabled \(name.noun)"
    case .selected(let name, _): "selected \(name.noun)"
    case .focus(let name, _): "focus \(name.noun)"
    case .inReach(let name, _): "reach \(name.noun)"
    case .covered(let name, _): "covered \(name.noun)"
    case .roomBelow(let name, _): "room \(name.noun)"
    case .scrolled(let name, _): "scrolled \(name.noun)"
    case .moved(let name, _): "moved \(name.noun)"
    case .keyboard: "keyboard"
    case .keyboardType: "keyboard type"
    case .returnKey: "return key"
    case .returnKeyLabel: "return key label"
    case .rows(let section, _): "rows \(section.table) \(section.index)"
    case .rowCount(let section, _): "row count \(section.table) \(section.index)"
    case .ticks(let section, _): "ticks \(section.table) \(section.index)"
    case .rowInSight(let section, let row): "row in sight \(section.table) \(section.index) \(row)"
    case .insetFollowsKeyboard(let table): "inset \(table)"
    case .lastAnimation: "animation"
    case .probe(let name, _): "probe \(name)"
    }
  }
}

extension ElementName {
  /// Whether a user puts something into it.
  var isField: Bool { [.textField, .secureTextField, .textView, .switch].contains(type) }
}
