/// The name by which a link leads to a heading: `#refuse-blanks` for `## Refuse blanks`.
package enum HeadingAnchor {
  /// As GitHub makes it: lower case, hyphens for spaces, no punctuation. GitHub adds `-1` and so on to what is there already; this does not.
  package static func name(_ heading: String) -> String {
    String(
      heading.lowercased().compactMap { character in
        character == " " ? "-" : character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
      })
  }
}
