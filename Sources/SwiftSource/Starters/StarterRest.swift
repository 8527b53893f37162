internal import SwiftParser
internal import SwiftSyntax

/// What of a starter is still needed beside a learner's own files: a learner may keep the types of a lesson in other files than the lesson does.
///
/// The learner's text is not parsed here, as it may be anything: a declaration begins at the start of a line.
package struct StarterRest {
  /// The names of outermost types, functions and variables.
  private var outermost: Set<String> = []
  /// The names that are declared anywhere, by the type that an extension at the start of a line is of.
  private var extended: Set<String> = []
  private var all: Set<String> = []

  /// - Parameter texts: Of the learner's files.
  package init(beside texts: [String]) {
    let declaration =
      #/
      (?: @\w+ (?: \([^)]*\) )? \s+ | [a-z]+ (?: \([a-z]+\) )? \s+ )*
      (class|struct|enum|actor|protocol|typealias|func|let|var|case|extension) \s+ (?: (?:let|var|func) \s+ )? ([\w.]+)
      /#
    for text in texts {
      for line in text.split(whereSeparator: \.isNewline) {
        let words = line.drop { $0 == " " || $0 == "\t" }
        guard let found = words.prefixMatch(of: declaration)?.output else { continue }
        let name = String(found.2)
        let isOutermost = line.first?.isWhitespace == false
        if found.1 == "extension" {
          if isOutermost { extended.insert(name) }
        } else {
          all.insert(name)
          if isOutermost { outermost.insert(name) }
        }
      }
    }
  }

  /// The starter without what the learner's files declare, everything else in its place; `nil` where nothing is left.
  package func of(_ starter: SourceFile) -> SourceFile? {
    // As an array: to filter the list makes another list, with places of its own.
    let statements = Array(Parser.parse(source: starter.text).statements)
    let given = statements.filter { isDeclared($0) }
    if given.isEmpty { return starter }
    guard statements.contains(where: { !$0.item.is(ImportDeclSyntax.self) && !isDeclared($0) }) else { return nil }
    return starter.blanked(
      given.map { $0.positionAfterSkippingLeadingTrivia.utf8Offset..<$0.endPositionBeforeTrailingTrivia.utf8Offset })
  }

  private func isDeclared(_ statement: CodeBlockItemSyntax) -> Bool {
    guard let declaration = statement.item.as(DeclSyntax.self) else { return false }
    if let block = declaration.as(ExtensionDeclSyntax.self) {
      let names = block.memberBlock.members.flatMap { MemberKey($0.decl).names.map(\.bareName) }
      let type = block.extendedType.trimmedDescription
      return !names.isEmpty && isExtended(type) && names.allSatisfy(all.contains)
    }
    let names = MemberKey(declaration).names.map(\.bareName)
    return !names.isEmpty && names.allSatisfy(outermost.contains)
  }

  /// `Notification.Name` is `NSNotification.Name`.
  private func isExtended(_ type: String) -> Bool {
    let bare = type.hasPrefix("NS") ? String(type.dropFirst(2)) : type
    return extended.contains(bare) || extended.contains("NS" + bare)
  }
}
