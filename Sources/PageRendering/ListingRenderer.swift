internal import CourseModel

/// Makes what templates see of a snippet that is shown as code.
struct ListingRenderer {
  let strings: PageStrings

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
    return Listing(
      label: label, caption: caption, hasCaption: label != nil || caption != nil || remark(snippet) != nil,
      codeHTML: CodeHTML.html(snippet.code, language: snippet.language, marks: snippet.highlights),
      language: snippet.language, remark: remark(snippet), complaint: snippet.compileFail,
      marks: CodeHTML.words(for: snippet.highlights, strings))
  }

  func item(_ check: Snippet) -> CheckList.Item {
    CheckList.Item(
      title: check.title ?? check.id ?? strings.text("check"),
      codeHTML: CodeHTML.html(check.code, language: "swift", marks: check.highlights))
  }

  private func remark(_ snippet: Snippet) -> String? {
    if snippet.compileFail != nil { return strings.text("doesNotCompile") }
    return snippet.traps ? strings.text("stopsTheApp") : nil
  }
}
