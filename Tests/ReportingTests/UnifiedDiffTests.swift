import Reporting
import Testing

@Suite struct UnifiedDiffTests {
  @Test func changesThatAreNearStandInOneHunk() {
    let original = (1...20).map { "line \($0)" } + [""]
    var changed = original
    changed[1] = "second"
    changed[2] = "third"
    changed[7] = "eighth"
    changed[19] = "last"
    #expect(
      UnifiedDiff(file: "a.md", original: original, changed: changed).text == """
        --- a.md
        +++ a.md
        @@ -1,11 +1,11 @@
         line 1
        -line 2
        -line 3
        +second
        +third
         line 4
         line 5
         line 6
         line 7
        -line 8
        +eighth
         line 9
         line 10
         line 11
        @@ -17,4 +17,4 @@
         line 17
         line 18
         line 19
        -line 20
        +last

        """)
  }

  @Test func aTextWithoutALastLineFeedSaysSo() {
    #expect(
      UnifiedDiff(file: "a.md", original: ["a"], changed: ["b"]).text
        == "--- a.md\n+++ a.md\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n")
    #expect(UnifiedDiff(file: "a.md", original: ["a"], changed: ["a"]).text == "")
  }

  @Test func aTerminalIsShownWhatItWouldObey() {
    let diff = UnifiedDiff(
      file: "a\u{1B}[2J.md", original: ["\t\u{1B}]0;x\u{7}a\r", "b\r", ""], changed: ["\tA\r", "b\r", ""])
    #expect(
      diff.shown == """
        --- a\\u{1B}[2J.md
        +++ a\\u{1B}[2J.md
        @@ -1,2 +1,2 @@
        -\t\\u{1B}]0;x\\u{7}a
        +\tA
         b

        """)
    #expect(diff.text.contains("+\tA\r\n b\r\n"))
  }
}
