internal import Foundation
internal import MarkupText

/// Pages that the server makes itself, for when the site has none to give.
enum OwnPages {
  /// Their words in English.
  static let english = [
    "notFound": "There is no such page",
    "serve.noPage": "The course has no page here.",
    "serve.toFirstPage": "Go to its first page",
    "serve.awaited": "This page can't be made yet",
    "serve.awaitedMore": "It appears by itself as soon as this is mended:",
  ]

  static func notFound(_ words: AddedWords) -> String {
    page(
      words, title: "notFound",
      body: """
        <p>\(words.html("serve.noPage")) <a href="/">\(words.html("serve.toFirstPage"))</a>.</p>
        """)
  }

  /// - Parameter problems: Why there is no page yet.
  static func awaited(_ problems: [AuthorProblem], _ words: AddedWords) -> String {
    let items = problems.map { problem in
      let place = problem.place.map { "<code>\(escaped($0))</code> " } ?? ""
      return "<li>\(place)\(escaped(problem.message))</li>\n"
    }
    return page(
      words, title: "serve.awaited",
      body: """
        <p>\(words.html("serve.awaitedMore"))</p>
        <ul>
        \(items.joined())</ul>
        """)
  }

  /// - Parameter name: Of the words that are its title.
  private static func page(_ words: AddedWords, title name: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="\(escaped(words.language))"\(words.direction == "rtl" ? " dir=\"rtl\"" : "")>
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(words.html(name))</title>
    <link rel="stylesheet" href="\(ReloadFiles.style.path)">
    </head>
    <body class="coursemark-own">
    <main>
    <h1>\(words.html(name))</h1>
    \(body)
    </main>
    </body>
    </html>

    """
  }

  static func escaped(_ text: String) -> String { MarkupText.html(text) }
}
