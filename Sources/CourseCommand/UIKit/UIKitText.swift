internal import MarkupText
internal import Reporting
internal import UIKitNames

/// What of UIKit there is, for a terminal.
struct UIKitText {
  var terminal: Terminal

  // MARK: One type

  func type(_ type: UIKitCoverage.TypeCoverage, in coverage: UIKitCoverage) -> String {
    var layout = TextLayout(terminal)
    layout.paragraph([Span(type.type, .strong), ", \(type.article). \(Self.sentence(type))"])
    let parents = coverage.known.ancestry(of: type.type).dropFirst().filter {
      coverage.known.types[$0]?.members.isEmpty == false
    }
    if !parents.isEmpty {
      layout.paragraph("It also has the members of \(parents.joined(separator: ", ")).", .quiet)
    }
    for state in UIKitCoverage.State.allCases {
      let names = type.members.filter { $0.state == state }.map(\.name)
      guard !names.isEmpty else { continue }
      layout.blank()
      layout.paragraph([Span("\(state.heading):", state.style)])
      layout.paragraph(names.joined(separator: " "), indent: 3)
    }
    if !type.renamed.isEmpty {
      layout.blank()
      layout.paragraph("Older names, in the language modes that have them:")
      for (old, new) in type.renamed.sorted(by: { $0.key < $1.key }) {
        layout.paragraph(new.isEmpty ? old : "\(old) is \(new) now", indent: 3, hanging: 5)
      }
    }
    return layout.text
  }

  static func sentence(_ type: UIKitCoverage.TypeCoverage) -> String {
    if type.topic == nil { return "Coursemark does not have it." }
    if type.total == 0 { return "It has no members of its own." }
    let stored = type.count(.stored)
    return "\(type.present) of \(type.total) members are there"
      + (stored == 0
        ? "."
        : ", \(stored) of these only \(stored == 1 ? "keeps" : "keep") what \(stored == 1 ? "it is" : "they are") given.")
  }

  // MARK: All types

  func summary(_ coverage: UIKitCoverage) -> String {
    var layout = TextLayout(terminal)
    let types = coverage.types
    let present = types.filter { $0.topic != nil }
    layout.paragraph(
      "Coursemark's UIKit has \(present.map(\.present).reduce(0, +)) of \(types.map(\.total).reduce(0, +)) members, in "
        + "\(present.count) of \(types.count) types. What is deprecated by Apple is counted only where it is there.")
    for (topic, group) in Dictionary(grouping: present, by: { $0.topic ?? "" }).sorted(by: { $0.key < $1.key }) {
      layout.blank()
      layout.paragraph(Topic.title(topic), .strong)
      let width = group.map { columns($0.type) }.max() ?? 0
      for type in group where type.present > 0 {
        let padding = String(repeating: " ", count: max(2, min(width, 44) - columns(type.type) + 2))
        layout.paragraph("\(type.type)\(padding)\(type.present) of \(type.total)", indent: 3, hanging: 5)
      }
    }
    layout.blank()
    layout.paragraph(
      "'coursemark uikit UITextField' shows the members of a type, and 'coursemark uikit --used' what is most missed.",
      .quiet)
    return layout.text
  }

  // MARK: What is used

  func missing(_ missing: [UsedMember], of count: Int) -> String {
    var layout = TextLayout(terminal)
    layout.paragraph(
      "Public code for text input uses \(count) members of UIKit; \(count - missing.count) of them are there.")
    for (type, members) in Dictionary(grouping: missing, by: \.type).sorted(by: { $0.key < $1.key }) {
      layout.paragraph(
        [Span(type, .strong), Span(": " + members.map(\.name).sorted().joined(separator: " "))], indent: 3, hanging: 5)
    }
    return layout.text
  }
}

/// A group of types, as Apple's documentation has them.
enum Topic {
  /// `ViewsAndControls` is `Views and controls`.
  static func title(_ folder: String) -> String {
    if folder == "ObjectiveC" { return "Objective-C" }
    if folder == "Extensions" { return "What UIKit adds to other types" }
    let words = folder.replacing(/[A-Z]/) { " " + $0.output.lowercased() }.dropFirst()
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension UIKitCoverage.TypeCoverage {
  fileprivate var article: String {
    switch kind {
    case "enum": "an enumeration"
    case "struct": "a structure"
    case "extension": "a type that UIKit adds to"
    default: "a \(kind)"
    }
  }
}

extension UIKitCoverage.State {
  var heading: String {
    switch self {
    case .modelled: "Modelled"
    case .stored: "Taken, and nothing else happens"
    case .missing: "Missing"
    case .deprecated: "Missing, and deprecated by Apple"
    }
  }

  var style: Style {
    switch self {
    case .modelled: .good
    case .stored, .missing: .doubt
    case .deprecated: .quiet
    }
  }
}
