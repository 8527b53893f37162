internal import AppProtocol
internal import ReferenceModel

extension Application {
  /// The element with this identifier, label, placeholder or value, whatever it is. Where several are called so, it is what a user would rather
  /// touch: what can be reached before what is covered, controls before fields, rows and words.
  ///
  ///     app.element(named: "Archive").tap()
  public func element(named name: String) -> Element {
    let kind = Session.current.screen.best(named: name)?.type.noun ?? "element"
    return Element(Phrase(noun: "\(kind) \(Words.name(name))"), others: { $0.namesInReach }) { screen in
      screen.best(named: name).map { [$0] } ?? []
    }
  }
}

extension Screen {
  /// With the accessory view of the keyboard.
  private var all: [AppProtocol.Element] {
    (elements + (keyboard?.accessory ?? [])).flatMap(\.withDescendants)
  }

  fileprivate func best(named name: String) -> AppProtocol.Element? {
    guard !name.isEmpty else { return nil }
    let readings: [(AppProtocol.Element) -> Bool] = [
      { $0.identifier == name || $0.label == name }, { $0.placeholder == name }, { $0.value == name },
    ]
    for isNamed in readings {
      if let best = all.filter(isNamed).min(by: { $0.rank < $1.rank }) { return best }
    }
    return nil
  }

  /// ` (there are "Name", "Archive")`: the first few names, those that can be reached.
  fileprivate var namesInReach: String {
    var names: [String] = []
    for element in all where element.isHittable {
      let name = [element.identifier, element.label, element.placeholder].first { !$0.isEmpty }
      if let name, !names.contains(name) { names.append(name) }
    }
    let shown = names.prefix(8).map { Words.name(Words.cut($0, to: 30)) }
    if shown.isEmpty { return "" }
    return
      " (there \(shown.count == 1 ? "is" : "are") \(shown.joined(separator: ", "))\(names.count > shown.count ? ", …" : ""))"
  }
}

extension AppProtocol.Element {
  /// How soon a user would touch it: the smallest number first.
  fileprivate var rank: Int {
    let kind: Int =
      switch type {
      case .button, .switch, .slider, .stepper, .segmentedControl, .pickerWheel: 0
      case .textField, .secureTextField, .textView: 1
      case .cell: 2
      case .staticText, .image: 3
      default: 4
      }
    return kind + (isHittable ? 0 : 10)
  }
}
