/// What to write in a check whose line asks for something in a way in which no app has it.
struct CheckRemedy {
  /// Ends a sentence.
  let words: String

  /// - Parameter reason: Why the check did not pass, in a user's words.
  init?(_ reason: String) {
    if reason.hasPrefix("Cannot type into ") || reason.hasSuffix(": the keyboard is not up.") {
      words = "tap a field in the check before it types, with 'tap()'"
    } else if reason.contains(/^The text ".*" holds nothing/) {
      words = "a label's text is 'label', a field's 'value'"
    } else if let name = reason.firstMatch(of: /^There is no text field "([^"]*)".*the (?:element|other element) "\1"/)?
      .1
    {
      words =
        "write app.otherElements[\"\(name)\"], or give the field itself the identifier, of a search bar by 'bar.searchTextField'"
    } else if reason.contains(/^There is no button "(?i:return|done|send|search|next|go|join)" in the keyboard/) {
      words = "the Return key is 'app.keyboard.returnKey', whatever is written on it"
    } else if reason.contains(" has no section ") {
      words = "sections are counted from 0, as 'section(0)', and 'section(\"…\")' finds one by its header"
    } else {
      return nil
    }
  }
}
