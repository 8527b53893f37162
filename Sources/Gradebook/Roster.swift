package import CourseModel

/// The learners of a class, as Moodle, Canvas, GitHub Classroom, Classroom 50, Gradescope or a teacher's own table lists
/// them.
package struct Roster: Sendable, Equatable {
  /// The first row as it stands in the table.
  package let header: [String]
  /// The others, each as wide as the header.
  package let rows: [[String]]
  /// One for each row.
  package let learners: [Learner]

  package struct Problem: Error, Equatable {
    package var line: Int
    package var message: String
  }

  /// - Parameter text: A table of comma-separated values whose first row names the columns.
  package init(_ text: String) throws(Problem) {
    let table: CSVTable
    do { table = try CSVTable(text) } catch { throw Problem(line: error.line, message: error.message) }
    guard let first = table.rows.first else { throw Problem(line: 1, message: "The roster is empty") }
    let columns = Columns(first)
    guard columns.canName else {
      throw Problem(
        line: 1,
        message:
          "No column of the roster names learners; call one 'name', 'username', 'email' or 'first name' and 'last name'"
      )
    }
    header = first
    // Canvas' second row says how many points an assignment has.
    let others = table.rows.dropFirst().filter { row in
      row.first?.filter { !$0.isWhitespace }.lowercased() != "pointspossible"
    }
    rows = others.map { row in Array((row + Array(repeating: "", count: first.count)).prefix(first.count)) }
    learners = rows.map(columns.learner)
    if let index = learners.firstIndex(where: { $0.name.isEmpty }) {
      throw Problem(line: index + 2, message: "A row of the roster names nobody")
    }
  }

  /// The cell of a row under the first of the columns that the table has.
  package func cell(_ names: [String], ofRow row: Int) -> String? {
    for name in names.map(Columns.key) {
      if let column = header.firstIndex(where: { Columns.key($0) == name }) { return rows[row][column] }
    }
    return nil
  }

  /// The number of a row's learner in one activity of Moodle's, as its grading worksheet has it: `Participant 7`.
  package func participant(ofRow row: Int) -> String? {
    cell(["Identifier", "ID", "Identifiant", "Identificador"], ofRow: row).flatMap(Self.participant)
  }

  /// - Parameter cell: `Participant 7`, in whichever language; `s1234567` is a number that a school has given.
  private static func participant(_ cell: String) -> String? {
    cell.wholeMatch(of: /\p{L}[^0-9]*\s(?<number>[0-9]+)/).map { String($0.number) }
  }

  /// Which column says what.
  private struct Columns {
    private let keys: [String]

    init(_ header: [String]) { keys = header.map(Self.key) }

    /// A column's name without blanks, signs and case: `First name`, `first_name` and `FirstName` are one.
    static func key(_ name: String) -> String { String(name.lowercased().filter { $0.isLetter || $0.isNumber }) }

    // Moodle exports in the language of whoever exports: English, German, French, Spanish.
    private static let name = [
      "fullname", "name", "student", "learner", "studentname", "vollständigername", "nomcomplet", "nombrecompleto",
    ]
    private static let username = [
      "username", "githubusername", "login", "sisloginid", "user", "anmeldename", "nomdutilisateur", "nombredeusuario",
    ]
    private static let email = [
      "emailaddress", "email", "mail", "emailadresse", "adressedecourriel", "direccióndecorreo",
    ]
    private static let number = [
      "idnumber", "id", "sid", "sisuserid", "studentid", "identifier", "githubid", "number", "idnummer",
      "numérodidentification", "númerodeid",
    ]
    private static let firstName = ["firstname", "givenname", "vorname", "prénom", "nombre"]
    private static let lastName = ["lastname", "surname", "familyname", "nachname", "nomdefamille", "apellidos"]

    private func index(_ names: [String]) -> Int? { names.lazy.compactMap { keys.firstIndex(of: $0) }.first }

    var canName: Bool {
      [Self.name, Self.username, Self.email, Self.number].contains { index($0) != nil }
        || index(Self.firstName) != nil && index(Self.lastName) != nil
    }

    func learner(_ row: [String]) -> Learner {
      func cell(_ names: [String]) -> String? {
        index(names).map { row[$0].trimmed }.flatMap { $0.isEmpty ? nil : $0 }
      }
      let parts = [cell(Self.firstName), cell(Self.lastName)].compactMap(\.self).joined(separator: " ")
      let number = cell(Self.number).flatMap { Roster.participant($0) == nil ? $0 : nil }
      var learner = Learner(name: "", username: cell(Self.username), email: cell(Self.email), number: number)
      learner.name =
        cell(Self.name) ?? (parts.isEmpty ? nil : parts) ?? learner.username ?? learner.email ?? learner.number ?? ""
      return learner
    }
  }
}

extension String {
  /// Without blanks around it.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
