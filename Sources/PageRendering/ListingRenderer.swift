internal import CourseModel

/// Makes what templates see of a snippet that is shown as code.
enum ListingRenderer {
  static func listing(_ snippet: Snippet) -> Listing {
    let label: String? =
      switch snippet.role {
      case .starter: "Starter"
      case .output: "Output"
      default: nil
      }
    let place: String? =
      switch snippet.placement {
      case .file(let name): name
      case .members(let type): "in \(type)"
      case .alone: nil
      }
    let caption = snippet.title ?? place
    return Listing(
      label: label, caption: caption, hasCaption: label != nil || caption != nil || remark(snippet) != nil,
      codeHTML: CodeHTML.html(snippet.code, language: snippet.language, marks: snippet.highlights),
      language: snippet.language, remark: remark(snippet), complaint: snippet.compileFail,
      marks: CodeHTML.words(for: snippet.highlights))
  }

  static func item(_ check: Snippet) -> CheckList.Item {
    CheckList.Item(
      title: check.title ?? check.id ?? "A check",
      codeHTML: CodeHTML.html(check.code, language: "swift", marks: check.highlights))
  }

  private static func remark(_ snippet: Snippet) -> String? {
    if snippet.compileFail != nil { return "does not compile" }
    return snippet.traps ? "stops the app" : nil
  }
}
