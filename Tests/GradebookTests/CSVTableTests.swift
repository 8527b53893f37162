import Gradebook
import Testing

@Suite struct CSVTableTests {
  @Test(arguments: [
    ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]), ("a;b\r\n1;2", [["a", "b"], ["1", "2"]]),
    ("\u{FEFF}a\tb\n\n1\t\n", [["a", "b"], ["1", ""]]),
    ("\"a,b\",\"say \"\"hi\"\"\"\n\"two\nlines\",\n", [["a,b", "say \"hi\""], ["two\nlines", ""]]), ("", []),
    ("Zoë,Müller\r\n", [["Zoë", "Müller"]]),
  ])
  func rowsAreRead(text: String, rows: [[String]]) throws {
    #expect(try CSVTable(text).rows == rows)
  }

  @Test(arguments: [
    ("a\n\"b\n\nc", 2, "The quotation mark that begins here does not end"),
    ("a\n\"b\"c\n", 2, "A quotation mark stands within a cell; write it twice"),
  ])
  func aMistakeIsToldWithItsLine(text: String, line: Int, message: String) {
    #expect(throws: CSVTable.Problem(line: line, message: message)) { try CSVTable(text) }
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let table = CSVTable(rows: [["a", "b,\"c\"", "line\r\nbreak"], ["", "é", " x "]])
    #expect(try CSVTable(table.text) == table)
  }
}
