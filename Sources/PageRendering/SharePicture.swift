internal import Foundation

/// What stands beside a link to a page where it is shared: the title of the page, and a screen of the app, in the size that those who show
/// links ask for.
///
/// They take bitmaps and no SVG, and have no colours of a page: this is an SVG by itself, to be made a bitmap of elsewhere.
package struct SharePicture: Hashable, Sendable {
  /// Of the bitmap, beside the page.
  static let name = "share.png"
  /// In pixels.
  static let (width, height) = (1200, 630)

  /// Of the bitmap, from the top of the site.
  package let path: String
  package let svg: String

  /// - Parameters:
  ///   - page: Its path from the top of the site.
  ///   - frame: The screen.
  ///   - above: What stands above the title, smaller: that of the course, or nothing.
  ///   - direction: `ltr`, or `rtl` where the title is written from right to left.
  /// - Returns: `nil` for a drawing whose size is not known.
  init?(for page: String, showing frame: CoursePictures.Frame, title: String, above: String, direction: String) {
    guard let screen = Screen(frame.svg) else { return nil }
    path = page.lastIndex(of: "/").map { page[...$0] + Self.name } ?? Self.name
    let isReversed = direction == "rtl"
    let room = screen.room
    let x = isReversed ? Self.margin : Double(Self.width) - Self.margin - room.width
    let textWidth = Double(Self.width) - 3 * Self.margin - room.width
    let lines = Lines(title, width: textWidth)
    let start = isReversed ? Double(Self.width) - Self.margin : Self.margin
    svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(Self.height)">
      <rect width="\(Self.width)" height="\(Self.height)" fill="#0b3f5e"/>
      <g direction="\(isReversed ? "rtl" : "ltr")" font-family="'Noto Sans', 'Liberation Sans', 'DejaVu Sans', sans-serif" fill="#ffffff">
      \(lines.svg(from: start, above: above))
      </g>
      \(screen.svg(x: x, y: (Double(Self.height) - room.height) / 2, room))
      </svg>

      """
  }

  /// In pixels, around everything.
  private static let margin = 72.0

  /// A drawing of ours, taken apart.
  private struct Screen {
    let width, height: Double
    let viewBox: Substring
    let content: String

    init?(_ svg: String) {
      guard let tag = svg.prefixMatch(of: /<svg [^>]*viewBox="([-\d. ]+)" width="([\d.]+)" height="([\d.]+)">/),
        let width = Double(tag.2), let height = Double(tag.3), width > 0, height > 0
      else { return nil }
      (self.width, self.height, viewBox) = (width, height, tag.1)
      content = SharePicture.coloured(String(svg[tag.range.upperBound...]))
    }

    /// What it takes: as much as there is for a phone that is held upright, or on its side.
    var room: (width: Double, height: Double) {
      let scale = min(560 / width, 566 / height)
      return (width * scale, height * scale)
    }

    func svg(x: Double, y: Double, _ room: (width: Double, height: Double)) -> String {
      """
      <svg x="\(Int(x))" y="\(Int(y))" width="\(Int(room.width))" height="\(Int(room.height))" viewBox="\(viewBox)">\(content)
      """
    }
  }

  /// A title in lines, in the largest letters that leave it whole.
  private struct Lines {
    let texts: [String]
    let size: Double

    /// - Parameter width: In pixels.
    init(_ title: String, width: Double) {
      var (texts, size) = ([String](), 0.0)
      for (candidate, most) in [(64.0, 4), (54, 5), (44, 6), (36, 7)] {
        size = candidate
        // A bold letter is about two thirds of its size wide, one of Chinese or Japanese all of it.
        texts = Self.wrapped(title, width / (candidate * 0.64))
        if texts.count <= most { break }
        if candidate == 36 { texts = Array(texts.prefix(most - 1)) + ["…"] }
      }
      (self.texts, self.size) = (texts, size)
    }

    private static func wrapped(_ title: String, _ letters: Double) -> [String] {
      var (lines, line, used) = ([String](), "", 0.0)
      for word in title.split(whereSeparator: \.isWhitespace) {
        let needed = word.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 1.6 : 1) }
        if !line.isEmpty, used + needed + 1 > letters {
          lines.append(line)
          (line, used) = ("", 0)
        }
        line += (line.isEmpty ? "" : " ") + word
        used += needed + 1
      }
      return line.isEmpty ? lines : lines + [line]
    }

    /// In the middle of the height.
    func svg(from x: Double, above: String) -> String {
      let step = size * 1.18
      let head = above.isEmpty ? 0 : 62.0
      var y = (Double(SharePicture.height) - head - step * Double(texts.count)) / 2
      var text = ""
      if !above.isEmpty {
        text += "<text x=\"\(Int(x))\" y=\"\(Int(y + 26))\" font-size=\"28\" fill=\"#bcd9ea\">"
        text += "\(HTMLText.escaped(above.count > 60 ? above.prefix(59) + "…" : above))</text>\n"
        y += head
      }
      for line in texts {
        text += "<text x=\"\(Int(x))\" y=\"\(Int(y + size))\" font-size=\"\(Int(size))\" font-weight=\"bold\">"
        text += "\(HTMLText.escaped(line))</text>\n"
        y += step
      }
      return text
    }
  }

  /// The drawing in the light colours of `style.css`: nobody sets custom properties here.
  private static func coloured(_ svg: String) -> String {
    apart(svg.replacing(/var\(--screen-([a-z]+),[A-Za-z]+\)/) { colours[String($0.1)] ?? "#1d1f24" })
  }

  /// A text whose letters have places of their own as a text for each letter: what makes bitmaps may know one place a text.
  private static func apart(_ svg: String) -> String {
    svg.replacing(/<text x="([-\d.]+(?: [-\d.]+)+)"([^>]*)>([^<]*)<\/text>/) { text in
      let letters = text.3.matches(of: /&[#\w]+;|./).map(\.0)
      return zip(text.1.split(separator: " "), letters).map { "<text x=\"\($0)\"\(text.2)>\($1)</text>" }.joined()
    }
  }

  private static let colours = [
    "paper": "#fdfdfb", "panel": "#ebebea", "key": "#fdfdfb", "ink": "#1d1f24", "quiet": "#5b606b", "line": "#cccccc",
    "accent": "#0b5a86", "frame": "#c7c8c7", "difference": "#a4261c",
  ]
}
