internal import Foundation
internal import MarkupText

/// Pages that the server makes itself, for when the site has none to give.
enum OwnPages {
  static let notFound = page(
    title: "There is no such page",
    body: "<p>The course has no page here. <a href=\"/\">Go to its first page</a>.</p>")

  /// - Parameter problems: Why there is no page yet.
  static func awaited(_ problems: [AuthorProblem]) -> String {
    let items = problems.map { problem in
      let place = problem.place.map { "<code>\(escaped($0))</code> " } ?? ""
      return "<li>\(place)\(escaped(problem.message))</li>\n"
    }
    return page(
      title: "This page can't be made yet",
      body: """
        <p>It appears by itself as soon as this is mended:</p>
        <ul>
        \(items.joined())</ul>
        """)
  }

  private static func page(title: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <link rel="stylesheet" href="\(ReloadFiles.style.path)">
    </head>
    <body class="coursemark-own">
    <main>
    <h1>\(title)</h1>
    \(body)
    </main>
    </body>
    </html>

    """
  }

  static func escaped(_ text: String) -> String { MarkupText.html(text) }
}
