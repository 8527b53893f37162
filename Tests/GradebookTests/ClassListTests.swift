import CourseModel
import Foundation
import Gradebook
import Testing

@Suite struct ClassListTests {
  private func list(
    _ names: [String], _ roster: String? = nil, dates: [String: Date] = [:], due: Date? = nil
  ) throws -> [String] {
    let entries = names.map { ClassList.Entry(name: $0, date: dates[$0]) }
    return ClassList(entries, roster: try roster.map { try Roster($0) }, due: due).works.map { work in
      let files = work.files.map { file in file.ownName.map { "\($0)<\(file.name)" } ?? file.name }
      return "\(work.learner.name)\(work.isLate ? " late" : ""): \(files.joined(separator: " "))"
        + (work.earlier.isEmpty ? "" : " not \(work.earlier.joined(separator: " "))")
    }
  }

  private func doubtful(_ names: [String], _ roster: String) throws -> [Bool] {
    ClassList(names.map { ClassList.Entry(name: $0) }, roster: try Roster(roster)).works.map(\.isDoubtful)
  }

  @Test func namesOfPlainFoldersAreTheLearners() throws {
    #expect(try list(["zoe", "ada.zip", "ben.tar.gz"]) == ["ada: ada.zip", "ben: ben.tar.gz", "zoe: zoe"])
  }

  @Test func moodlesFoldersAreMatchedWithTheRosterAndWhoIsMissingIsListed() throws {
    let roster =
      "First name,Last name,Email address\nZoë,Müller,z@example.org\nBen,Ode,b@example.org\nAda,Lovelace,a@example.org\n"
    #expect(
      try list(["Ada Lovelace_12_assignsubmission_file_", "Zoe Muller_13_assignsubmission_file_"], roster) == [
        "Zoë Müller: Zoe Muller_13_assignsubmission_file_", "Ben Ode: ",
        "Ada Lovelace: Ada Lovelace_12_assignsubmission_file_",
      ])
  }

  @Test func moodlesAndCanvasFilesOfOneLearnerBelongTogether() throws {
    #expect(
      try list(["Ada L_12_assignsubmission_file_A.swift", "Ada L_12_assignsubmission_file_B.swift"]) == [
        "Ada L: A.swift<Ada L_12_assignsubmission_file_A.swift B.swift<Ada L_12_assignsubmission_file_B.swift"
      ])
    #expect(
      try list(["lovelaceada_LATE_7_102_A-1.swift", "lovelaceada_7_100_A.swift", "lovelaceada_7_101_B.swift"]) == [
        "lovelaceada late: A.swift<lovelaceada_LATE_7_102_A-1.swift B.swift<lovelaceada_7_101_B.swift"
          + " not lovelaceada_7_100_A.swift"
      ])
  }

  /// Canvas numbers each file, and not the submission (`lib/content_zipper.rb`).
  @Test func canvasFilesOfOneLearnerAreOneSubmissionWhateverTheirNumbers() throws {
    #expect(
      try list(["lovelaceada_7_815_A.swift", "lovelaceada_7_816_B.swift", "odeben_8_817_A.swift"]) == [
        "lovelaceada: A.swift<lovelaceada_7_815_A.swift B.swift<lovelaceada_7_816_B.swift",
        "odeben: A.swift<odeben_8_817_A.swift",
      ])
    #expect(
      try list(["anon_Ab1_815_A.swift", "anon_Ab1_816_B.swift", "LATE_anon_Cd2_817_A.swift"]) == [
        "anon_Ab1: A.swift<anon_Ab1_815_A.swift B.swift<anon_Ab1_816_B.swift",
        "anon_Cd2 late: A.swift<LATE_anon_Cd2_817_A.swift",
      ])
    #expect(try list(["lovelaceada_7_text.html"]) == ["lovelaceada: lovelaceada_7_text.html"])
  }

  @Test func aTextThatWasTypedDoesNotTakeTheFilesPlace() throws {
    let names = ["Ada L_12_assignsubmission_file_", "Ada L_12_assignsubmission_onlinetext_"]
    for names in [names, names.reversed()] {
      #expect(try list(names) == ["Ada L: Ada L_12_assignsubmission_file_"])
      #expect(
        try remarks(names) == [
          "Of Ada L, 'Ada L_12_assignsubmission_onlinetext_' was typed beside the files, and is not graded."
        ])
    }
    #expect(try list([names[1]]) == ["Ada L: Ada L_12_assignsubmission_onlinetext_"])
  }

  @Test func moodlesWorksheetTellsParticipantsApart() throws {
    let roster = "Identifier,Full name,Email address\nParticipant 12,Ada Ode,a@x.org\nParticipant 13,Ada Ode,b@x.org\n"
    #expect(
      try list(["Participant 13_13_assignsubmission_file_", "Ada Ode_12_assignsubmission_file_"], roster) == [
        "Ada Ode: Ada Ode_12_assignsubmission_file_", "Ada Ode: Participant 13_13_assignsubmission_file_",
      ])
    #expect(try Roster(roster).learners.map(\.number) == [nil, nil])
    let numbers = try Roster("Name,ID number\nAda,s1234567\nBen,B 12\nEve,17\n").learners.map(\.number)
    #expect(numbers == ["s1234567", nil, "17"])
  }

  @Test func theLaterSubmissionCounts() throws {
    #expect(
      try list(["lovelaceada_7_99_A.swift", "lovelaceada_7_100_A.swift"]) == [
        "lovelaceada: A.swift<lovelaceada_7_100_A.swift not lovelaceada_7_99_A.swift"
      ])
  }

  @Test func clonesOfGitHubClassroomAreTheirUsers() throws {
    let roster = "identifier,github_username,name\n1,ada,Ada\n2,ben-ada,Ben\n"
    #expect(
      try list(["task-list-ada", "task-list-ben-ada"], roster) == ["Ada: task-list-ada", "Ben: task-list-ben-ada"])
  }

  /// Anybody can make an account whose name ends in another's.
  @Test func aCloneWhoseNameMerelyEndsInAUsernameIsNobodys() throws {
    let roster = "identifier,github_username,name\n1,bob,Bob\n2,an,An\n"
    #expect(
      try list(["task-list-bob", "task-list-zz-bob", "task-list-jimbob", "task-list-susan"], roster) == [
        "Bob: task-list-bob", "An: ", "task-list-jimbob: task-list-jimbob", "task-list-susan: task-list-susan",
        "task-list-zz-bob: task-list-zz-bob",
      ])
  }

  private func remarks(_ names: [String], _ roster: String? = nil) throws -> [String] {
    ClassList(names.map { ClassList.Entry(name: $0) }, roster: try roster.map { try Roster($0) }).remarks
  }

  @Test func aNameThatEndsInAUsernameIsNobodysAlsoWhereTheUserHandedInNothing() throws {
    let roster = "username,name\nbob,Bob\nan,An\n"
    #expect(
      try list(["task-list-zz-bob", "task-list-an", "task-list-jim"], roster) == [
        "Bob: ", "An: task-list-an", "task-list-jim: task-list-jim", "task-list-zz-bob: task-list-zz-bob",
      ])
  }

  @Test func twoLearnersOfAPlatformAreNeverOneRow() throws {
    let roster = "name,username\nBob Brown,bob\n"
    for names in [
      ["Bob Brown_11_assignsubmission_file_", "bob-brown_99_assignsubmission_file_"],
      ["brownbob_11_1_A.swift", "bobbrown_99_2_A.swift"], ["Bob Brown", "bob-brown"],
    ] {
      let works = ClassList(names.map { .init(name: $0) }, roster: try Roster(roster)).works
      #expect(works.first?.files == [])
      #expect(Set(works.dropFirst().flatMap { $0.files.map(\.name) }) == Set(names))
      let remark = try #require(try remarks(names, roster).first)
      #expect(names.allSatisfy(remark.contains) && remark.contains("Bob Brown"))
    }
  }

  @Test func anAccountGoesBeforeAName() throws {
    let roster = "name,username\nBob Brown,bob\n"
    #expect(try list(["Bob Brown", "bob"], roster) == ["Bob Brown: bob", "Bob Brown: Bob Brown"])
    #expect(
      try remarks(["Bob Brown", "bob"], roster) == [
        "'Bob Brown' resembles Bob Brown's name and is listed by its own, since 'bob' fits better."
      ])
  }

  @Test func canvasNumbersDecideAndWhereANameContradictsNothingDoes() throws {
    let roster = "Student,ID\nBob Brown,11\nEve Ode,12\n"
    #expect(
      try list(["brownbob_11_1_A.swift", "bobbrown_99_2_A.swift"], roster).first
        == "Bob Brown: A.swift<brownbob_11_1_A.swift")
    // Eve calls herself Bob.
    #expect(try list(["brownbob_12_1_A.swift"], roster).prefix(2) == ["Bob Brown: ", "Eve Ode: "])
    #expect(try remarks(["brownbob_12_1_A.swift"], roster).count == 1)
  }

  @Test func whatDoesNotCountIsSaid() throws {
    #expect(
      try remarks(["lovelaceada_7_99_A.swift", "lovelaceada_7_100_A.swift"]) == [
        "Of lovelaceada, 'lovelaceada_7_100_A.swift' counts as the latest attempt, and 'lovelaceada_7_99_A.swift' does not count."
      ])
    #expect(
      try remarks(["Ada Ode"], "name,number\nAda Ode,1\nAda Ode,2\n") == [
        "'Ada Ode' fits several rows of the roster ('Ada Ode', 'Ada Ode'), and is matched to none of them."
      ])
  }

  @Test func canvasNamesAreMatchedLastNameFirst() throws {
    let roster = "Student,ID,SIS User ID,SIS Login ID,Section\n\"Lovelace, Ada\",7,,ada,A\nBen Ode,8,,ben,A\n"
    #expect(
      try list(["lovelaceada_7_1_A.swift", "odeben_8_2_A.swift"], roster) == [
        "Lovelace, Ada: A.swift<lovelaceada_7_1_A.swift", "Ben Ode: A.swift<odeben_8_2_A.swift",
      ])
  }

  @Test func aNameThatFitsTwoRowsIsNobodys() throws {
    let roster = "name,number\nAda Ode,1\nAda Ode,2\n"
    #expect(try list(["Ada Ode"], roster) == ["Ada Ode: ", "Ada Ode: ", "Ada Ode: Ada Ode"])
    // One of them has handed something in, so of neither it is said that there is nothing.
    #expect(try doubtful(["Ada Ode"], roster) == [true, true, false])
    #expect(try doubtful(["Ben Ode"], roster) == [false, false, false])
    let folders = ["Ada Ode_4_assignsubmission_file_", "Ada Ode_5_assignsubmission_file_"]
    #expect(try doubtful(folders, "name\nAda Ode\nZoe\n") == [true, false, false, false])
  }

  @Test func whatIsHandedInAfterTheDateIsLate() throws {
    let due = Date(timeIntervalSince1970: 1000)
    let dates = ["ada": due, "ben": due.addingTimeInterval(1)]
    #expect(try list(["ada", "ben", "zoe"], dates: dates, due: due) == ["ada: ada", "ben late: ben", "zoe: zoe"])
  }

  @Test func gradescopesMetadataSaysWhose() throws {
    let text = """
      ---
      submission_815:
        :submitters:
        - :name: Ada Lovelace
          :sid: '17'
          :email: ada@example.org
        :created_at: 2026-11-20 14:03:07.512000000 Z
      submission_816:
        :submitters:
        - :name: Ada Lovelace
          :sid: '17'
          :email: ada@example.org
        :created_at: 2026-11-20 15:03:07.512000000 Z
      """
    let metadata = try #require(SubmissionMetadata(text))
    let entries = ["submission_815", "submission_816"].compactMap { metadata.entries[$0] }
    let works = ClassList(entries).works
    #expect(works.map(\.learner) == [Learner(name: "Ada Lovelace", email: "ada@example.org", number: "17")])
    #expect(works.flatMap { $0.files.map(\.name) } == ["submission_816"])
    #expect(works.flatMap(\.earlier) == ["submission_815"])
    #expect(SubmissionMetadata("- a list") == nil)
  }

  @Test func whatAGroupHandsInIsEachOnes() throws {
    let text = """
      submission_815:
        :submitters:
        - :name: Ada Lovelace
          :email: ada@example.org
        - :name: Ben Ode
          :email: ben@example.org
      """
    let entry = try #require(SubmissionMetadata(text)?.entries["submission_815"])
    let roster = try Roster(
      "name,email\nBen Ode,ben@example.org\nEve Fink,eve@example.org\nAda Lovelace,ada@example.org\n")
    #expect(
      ClassList([entry], roster: roster).works.map { "\($0.learner.name): \($0.files.map(\.name))" } == [
        #"Ben Ode: ["submission_815"]"#, "Eve Fink: []", #"Ada Lovelace: ["submission_815"]"#,
      ])
  }
}
