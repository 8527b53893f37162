internal import SwiftParser
internal import SwiftSyntax

/// A starter, taken apart into what can be merged by itself.
struct ParsedStarter {
  /// Members of one type, or declarations of none.
  struct Part {
    /// `nil` for what stands in no type.
    var type: String?
    var members: [StarterMember]
    /// The type or extension as it stands there; `nil` for members without their type.
    var whole: StarterMember?
    var isExtension = false
    /// What stands after the colon.
    var inherited: [String] = []
    var origin: LineOrigin
  }

  let fragment: CodeFragment
  private(set) var imports: [(text: String, line: SourceFile.Line)] = []
  private(set) var parts: [Part] = []
  /// Whether it holds statements outside of functions: such a file is taken whole or not at all.
  private(set) var isScript = false

  /// - Throws: What is wrong with members of a type; a file that is no list of declarations is a script.
  init(_ fragment: CodeFragment) throws(MergeProblem) {
    self.fragment = fragment
    var own: String?
    if case .members(let type) = fragment.destination { own = type }
    let read: MemberFragment
    do { read = try MemberFragment(fragment) } catch {
      guard own == nil else { throw error }
      isScript = true
      return
    }
    let start = LineOrigin(file: fragment.file, line: fragment.line)
    for item in read.items {
      switch item {
      case .importing(let text, let line): imports.append((text, line))
      case .member(let member):
        parts.append(Part(type: own, members: [StarterMember(member)], origin: member.lines.first?.origin ?? start))
      case .type(let block, let member):
        let isOwn = own.map { block.path == $0 || $0.hasSuffix("." + block.path) } ?? false
        let part = Part(
          type: isOwn ? own : block.path, members: read.members(of: block).map(StarterMember.init),
          whole: isOwn ? nil : StarterMember(member), isExtension: block.isExtension,
          inherited: block.inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
          origin: member.lines.first?.origin ?? start)
        if block.isExtension, !member.isPlainExtension {
          // With attributes or `where`, it is a thing of its own.
          parts.append(Part(type: nil, members: [StarterMember(member)], origin: part.origin))
        } else if own != nil, !isOwn, !block.isExtension {
          // A nested type is a member as a whole.
          parts.append(Part(type: own, members: [StarterMember(member)], origin: part.origin))
        } else {
          parts.append(part)
        }
      }
    }
  }

  func declares(_ type: String) -> Bool { parts.contains { $0.type == type && !$0.isExtension && $0.whole != nil } }
}

extension ParsedStarter.Part {
  /// The types after the colon that the type has nowhere yet, and the code that adds them.
  func header(lackingIn blocks: [TypeBlock]) -> (missing: [String], code: String) {
    guard let type else { return ([], "") }
    let all = blocks.flatMap(\.inheritedNames)
    let missing = inherited.filter { !all.contains($0) }
    let elsewhere = blocks.filter(\.isExtension).flatMap(\.inheritedNames)
    let wanted = inherited.filter { !elsewhere.contains($0) }.joined(separator: ", ")
    return (missing, isExtension ? "extension \(type): \(wanted) {}" : "class \(type.lastName): \(wanted) {}")
  }
}

extension TypeBlock {
  var inheritedNames: [String] { inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? [] }
}

extension String {
  /// `Cell` of `List.Cell`.
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
