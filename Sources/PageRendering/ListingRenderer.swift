internal import CourseModel

/// Makes what templates see of a snippet that is shown as code.
struct ListingRenderer {
  let strings: PageStrings
  /// Lines; what is longer would stand between readers and what they are to do.
  private static let longestOpenStarter = 25

  func listing(_ snippet: Snippet) -> Listing {
    let label: String? =
      switch snippet.role {
      case .starter: strings.text("starter")
      case .output: strings.text("output")
      default: nil
      }
    let place: String? =
      switch snippet.placement {
      case .file(let name): name
      case .members(let type): strings.text("inType", ["name": type])
      case .alone: nil
      }
    let caption = snippet.title ?? place
    let lines = snippet.code.utf8.count { $0 == UInt8(ascii: "\n") }
    let isFolded = snippet.role == .starter && lines > Self.longestOpenStarter
    return Listing(
      label: label, caption: caption, hasCaption: label != nil || caption != nil || remark(snippet) != nil,
      folded: isFolded ? [strings.count("lines", lines)] : [],
      codeHTML: CodeHTML.html(snippet.code, language: snippet.language, marks: snippet.highlights),
      language: snippet.language, remark: remark(snippet), complaint: snippet.compileFail,
      marks: CodeHTML.words(for: snippet.highlights, strings))
  }

  /// - Parameter story: The name of the check's story, or `nil`.
  func item(_ check: Snippet, story: String?) -> CheckList.Item {
    CheckList.Item(
      title: check.title ?? check.id ?? strings.text("check"),
      codeHTML: CodeHTML.html(check.code, language: "swift", marks: check.highlights), story: story)
  }

  private func remark(_ snippet: Snippet) -> String? {
    if snippet.compileFail != nil { return strings.text("doesNotCompile") }
    return snippet.traps ? strings.text("stopsTheApp") : nil
  }
}
