import Reporting
import Testing

@Suite struct MarkdownLayoutTests {
  @Test func paragraphsAreWrappedAnewAndCodeIsNot() {
    var layout = TextLayout(Terminal(width: 40))
    layout.markdown(
      """
      The rule is written
      once:

      - from the start
      - after each change

      ```swift
      func update() {
        button.isEnabled = fetch() != nil // it is long
      }
      ```
      """, label: [Span("Hint:")], indent: 2)
    #expect(
      layout.text == """
          Hint: The rule is written once:
          - from the start
          - after each change
              func update() {
                button.isEnabled = fetch() != nil // it is long
              }

        """)
  }
}
