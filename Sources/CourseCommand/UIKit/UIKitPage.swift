internal import UIKitNames

/// `Documentation/UIKit.md`: what of UIKit there is, and how it is known to behave.
struct UIKitPage {
  var coverage: UIKitCoverage
  var used: [UsedMember]
  /// Empty where there are no tests, as in an installed Coursemark.
  var behaviours: [Behaviour]
  /// Clauses.
  var assumptions: [String]

  var markdown: String {
    ([introduction] + topics + [usage, behaviour]).joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    let types = coverage.types
    let present = types.filter { $0.topic != nil }
    return """
      # UIKit: what there is, and how it is known to behave

      <!-- Made by 'make uikit-page' from Sources/UIKit, data, Tests/UIKitTests and Tests/Conformance. Change those, not this. -->

      Coursemark's UIKit has \(present.map(\.present).reduce(0, +)) of UIKit's \(types.map(\.total).reduce(0, +)) members, in \
      \(present.count) of its \(types.count) types. What Apple has deprecated counts only where it is there. `coursemark uikit TYPE` \
      shows what of a type is missing; code that uses such a name is `unsupported`, never a learner's mistake.
      """
  }

  private var topics: [String] {
    let present = coverage.types.filter { $0.topic != nil && $0.present > 0 }
    return Dictionary(grouping: present, by: { $0.topic ?? "" }).sorted { $0.key < $1.key }.map { topic, types in
      let rows = types.map { type in
        let stored = type.members.filter { $0.state == .stored }.map { "`\($0.name)`" }
        return "| `\(type.type)` | \(type.present) of \(type.total) | \(stored.joined(separator: " ")) |"
      }
      return
        "## \(Topic.title(topic))\n\n| Type | Members | Of these only taken: nothing else happens |\n|---|---|---|\n"
        + rows.joined(separator: "\n")
    }
  }

  private var usage: String {
    let missing = coverage.missing(used)
    let rows = Dictionary(grouping: missing, by: \.type).sorted { $0.key < $1.key }.map { type, members in
      "- `\(type)`: " + members.map { "`\($0.name)`" }.sorted().joined(separator: " ")
    }
    return """
      ## What public code uses

      Public code for text input uses \(used.count) members of UIKit; \(used.count - missing.count) of them are there.
      """ + (rows.isEmpty ? "" : " Missing:\n\n" + rows.joined(separator: "\n"))
  }

  private var behaviour: String {
    let sections = Behaviour.Kind.allCases.map { kind in
      let rows = behaviours.filter { $0.kind == kind }.sorted { ($0.file, $0.sentence) < ($1.file, $1.sentence) }
      let table = rows.map { "| \($0.sentence.inTable) | \($0.source.inTable) | \($0.file) |" }
      return "### \(kind.title)\n\n| Behaviour | \(kind.column) | Test |\n|---|---|---|\n"
        + table.joined(separator: "\n")
    }
    return """
      ## Behaviour

      Each is held by a conformance test, which says how it is known. A name with hyphens is that of an app in `Tests/Conformance`, which runs \
      on a phone as it is.


      """ + (behaviours.isEmpty ? "" : sections.joined(separator: "\n\n") + "\n\n") + """
        ### Said in reports

        A check in which the program could notice one of these says that it rests on it:

        \(assumptions.map { "- \($0)" }.joined(separator: "\n"))
        """
  }
}

extension Behaviour.Kind {
  fileprivate var title: String {
    switch self {
    case .documented: "Documented by Apple"
    case .observed: "Observed by others"
    case .assumed: "Assumed"
    }
  }

  fileprivate var column: String {
    switch self {
    case .documented: "Document"
    case .observed: "What was seen"
    case .assumed: "What is assumed"
    }
  }
}

extension String {
  /// A bar would end the cell.
  fileprivate var inTable: String { replacing("|", with: "\\|") }
}
