internal import Foundation

/// What readers can do on a lesson's page beside reading: use its apps, and write the code of its steps.
package struct UsableApps: Sendable {
  /// Whether also those of solutions.
  let hasSolutions: Bool
  /// The parts of CodeMirror that the page's editor is made of; without them code is written in a text area.
  let editor: [AddedFile]

  /// Where Debian's package `libjs-codemirror` puts it.
  package static let systemEditor = "/usr/share/javascript/codemirror"

  /// - Parameter editor: A folder with CodeMirror 5.
  package init(hasSolutions: Bool, editor: String = systemEditor) {
    self.hasSolutions = hasSolutions
    let parts = [
      "lib/codemirror.js": "/_coursemark/codemirror/codemirror.js",
      "lib/codemirror.css": "/_coursemark/codemirror/codemirror.css",
      "mode/swift/swift.js": "/_coursemark/codemirror/swift.js",
      "addon/edit/matchbrackets.js": "/_coursemark/codemirror/matchbrackets.js",
    ]
    let files = parts.compactMap { part, path -> AddedFile? in
      let url = URL(fileURLWithPath: editor).appending(path: part)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      return AddedFile(
        path: path, type: part.hasSuffix("css") ? AddedFile.style : AddedFile.script, text: text, speaks: false)
    }
    self.editor = files.count == parts.count ? files : []
  }

  /// All that the server adds to the site for it.
  var files: [AddedFile] { AppFiles.all + editor }

  /// What the head of a lesson's page holds for it, so that nothing is seen that the script takes away.
  static let style = "<link rel=\"stylesheet\" href=\"\(AppFiles.style.path)\">\n"

  /// What a lesson's page holds for it.
  var element: String {
    "<script type=\"module\" src=\"\(AppFiles.script.path)\" data-apps\(hasSolutions ? " data-solutions" : "")"
      + "\(editor.isEmpty ? "" : " data-editor")></script>\n"
  }
}
