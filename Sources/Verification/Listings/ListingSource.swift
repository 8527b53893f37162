internal import CourseModel
internal import SwiftSource

/// The file that holds a listing, with what has to stand around it. Lines of ours come from no file.
struct ListingSource {
  let listing: Listing

  init(_ listing: Listing) { self.listing = listing }

  var name: String { "Listing-\(listing.number).swift" }

  /// What marks the start of a listing's own output.
  static func marker(of listing: Listing) -> String { "coursemark: listing \(listing.number)" }

  /// - Parameter statements: Of the listings before it.
  func script(after statements: [CodeFragment]) -> SourceFile {
    let mark = Self.generated("print(\"\(Self.marker(of: listing))\")")
    return SourceFile(name: name, fragments: [Self.imports] + imports + statements + [mark, body])
  }

  func inFunction() -> SourceFile {
    wrapped("@MainActor func _listing\(listing.number)() \(effects) {", "}")
  }

  func inMethod(of type: String) -> SourceFile {
    wrapped("extension \(type) { @MainActor func _listing\(listing.number)() \(effects) {", "}}")
  }

  func inController(asMembers: Bool) -> SourceFile {
    let type = "enum _Listing\(listing.number) { \(controller)"
    return asMembers
      ? wrapped(type + " {", "}}") : wrapped(type + " { func _listing() \(effects) {", "}}}")
  }

  /// The view controller, cell or view whose members a listing shows.
  var controller: String { "class ViewController: \(superclass), \(Self.optionalProtocols)" }

  /// Members that only a cell or a view has tell it from a view controller.
  private var superclass: String {
    let names = listing.outline.memberNames
    if names.contains(where: ["awakeFromNib()", "prepareForReuse()", "setSelected(_:animated:)"].contains) {
      return "UITableViewCell"
    }
    if names.contains(where: ["layoutSubviews()", "draw(_:)", "init(frame:)"].contains) { return "UIView" }
    if listing.snippet.code.contains("override func tableView(") { return "UITableViewController" }
    return "UIViewController"
  }

  /// Protocols that demand nothing: the listing may make its type a delegate in a part that it does not show.
  private static let optionalProtocols =
    "UITextFieldDelegate, UITextViewDelegate, UIGestureRecognizerDelegate, UISearchBarDelegate"

  private var effects: String { listing.snippet.code.contains("await") ? "async throws" : "throws" }

  private func wrapped(_ opening: String, _ closing: String) -> SourceFile {
    SourceFile(
      name: name, fragments: [Self.imports] + imports + [Self.generated(opening), body, Self.generated(closing)])
  }

  /// What stands above every listing.
  var importLine: CodeFragment { Self.imports }

  /// A view controller, cell or view without members.
  var shell: CodeFragment { Self.generated("\(controller) {\n}") }

  func methodOpening(of type: String) -> CodeFragment {
    Self.generated("extension \(type) { @MainActor func _listing\(listing.number)() \(effects) {")
  }

  private static let imports = generated("import UIKit; import Foundation")

  static func generated(_ text: String) -> CodeFragment {
    CodeFragment(text, to: .file(""), from: "", line: 0)
  }

  /// The listing's imports, which stand at the top of a file.
  var imports: [CodeFragment] {
    listing.outline.items.filter { $0.kind == .importing }.map { fragment(of: $0) }
  }

  /// An item of the listing, with its place.
  func fragment(of item: ListingOutline.Item) -> CodeFragment {
    let start = listing.snippet.location
    return CodeFragment(
      item.text, to: .file(""), from: start.file, line: start.position.line + item.line - 1,
      column: start.position.column + item.column - 1)
  }

  /// The listing with blanks in place of its imports.
  var body: CodeFragment {
    var fragment = listing.code
    var lines = fragment.code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for item in listing.outline.items where item.kind == .importing && lines.indices.contains(item.line - 1) {
      let blanks = String(repeating: " ", count: item.text.utf8.count)
      if let range = lines[item.line - 1].firstRange(of: item.text) {
        lines[item.line - 1].replaceSubrange(range, with: blanks)
      }
    }
    fragment.code = lines.joined(separator: "\n")
    return fragment
  }
}
