import Testing
import Toolchain

@Suite struct LinkerOutputTests {
  @Test(arguments: [
    (
      "/tmp/a.o:a.swift:function main: error: undefined reference to 'answer'\nclang: error: linker command failed",
      "answer"
    ),
    ("/usr/bin/ld: a.o: undefined reference to `answer'", "answer"),
    (
      "ld.lld: error: undefined symbol: App.Form.answer() -> Swift.Int\n>>> referenced by a.swift",
      "App.Form.answer() -> Swift.Int"
    ),
    ("ld.lld: error: duplicate symbol: answer", nil), ("", nil),
  ])
  func theSymbolThatIsMissingIsNamed(output: String, symbol: String?) {
    #expect(LinkerOutput.undefinedSymbol(in: output) == symbol)
  }
}
