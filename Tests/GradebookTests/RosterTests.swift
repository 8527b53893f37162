import CourseModel
import Gradebook
import Testing

@Suite struct RosterTests {
  @Test(arguments: [
    // Moodle's list of participants
    (
      "First name,Last name,ID number,Email address\nAda,Lovelace,17,ada@example.org\n",
      Learner(name: "Ada Lovelace", email: "ada@example.org", number: "17")
    ),
    // Canvas' gradebook
    (
      "Student,ID,SIS User ID,SIS Login ID,Section,List (5)\n    Points Possible,,,,,10\n\"Lovelace, Ada\",4711,s17,ada,A,\n",
      Learner(name: "Lovelace, Ada", username: "ada", number: "4711")
    ),
    // GitHub Classroom
    (
      "\"identifier\",\"github_username\",\"github_id\",\"name\"\n\"17\",\"ada\",\"99\",\"Ada Lovelace\"\n",
      Learner(name: "Ada Lovelace", username: "ada", number: "17")
    ),
    // Classroom 50
    (
      "username,first_name,last_name,email,section,github_id\nada,Ada,Lovelace,,1,99\n",
      Learner(name: "Ada Lovelace", username: "ada", number: "99")
    ),
    // Gradescope
    (
      "Full Name,Email,SID\nAda Lovelace,ada@example.org,17\n",
      Learner(name: "Ada Lovelace", email: "ada@example.org", number: "17")
    ),
    ("name\nAda\n", Learner(name: "Ada")),
  ])
  func thePlatformsRostersAreRead(text: String, learner: Learner) throws {
    #expect(try Roster(text).learners == [learner])
  }

  @Test(arguments: [("", 1), ("a,b\n1,2\n", 1), ("name\nAda\n\" \"\n", 3), ("name\n\"Ada\n", 2)])
  func whatIsNoRosterIsTold(text: String, line: Int) {
    let problem = #expect(throws: Roster.Problem.self) { try Roster(text) }
    #expect(problem?.line == line)
  }

  @Test func columnsMayBeInTheLanguageOfMoodle() throws {
    let roster = try Roster("Vorname,Nachname,ID-Nummer,E-Mail-Adresse\nZoë,Müller,17,z@example.org\n")
    #expect(roster.learners == [Learner(name: "Zoë Müller", email: "z@example.org", number: "17")])
  }
}
