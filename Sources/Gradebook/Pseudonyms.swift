package import CourseModel
internal import Foundation

/// A report without names: each learner is called by a pseudonym that stays the same from run to run, on the same machine.
///
/// Replaced are what a roster or a download says of a learner, the paths of what was handed in, and each place where a text of the report
/// (a reason, a story, what a program printed or showed) has the learner's full name, username, address or number as a word. Remarks
/// are left out, since they name what stands in the folder.
package struct Pseudonyms {
  private let code: (String) -> String

  /// - Parameter code: Makes an identity unrecognisable: the same for the same, letters and digits, and without the machine's secret
  ///   nobody can compute it, or the names of a class could be tried one after the other.
  package init(code: @escaping (String) -> String) { self.code = code }

  package func applied(to report: Report) -> Report { applied(to: ClassReport(report)).whole() }

  /// The same of a report that is fetched part by part; names are given here, and put into a part when it is fetched.
  package func applied<Failure>(to report: ClassReport<Failure>) throws(Failure) -> ClassReport<Failure> {
    var names = NameBook(code: code)
    var given: [String] = []
    for index in report.indices {
      let lesson = try report[index]
      given.append(names.pseudonym(of: lesson.learner ?? Learner(name: lesson.learnerName)))
    }
    // Shown in the order of the pseudonyms, since the order of names tells.
    let order = report.indices.sorted { (given[$0], $0) < (given[$1], $1) }
    var hidden = report.mapping(order) { [given] index, lesson in Self.anonymous(lesson, given[index]) }
    hidden.head.absent = report.head.absent.map { absent in
      absent.map { Report.Absent(learner: Learner(name: names.pseudonym(of: $0.learner)), lesson: $0.lesson) }
        .sorted { ($0.lesson, $0.learner.name) < ($1.lesson, $1.learner.name) }
    }
    hidden.head.notGraded = report.head.notGraded.map { left in
      left.map { .init(lesson: $0.lesson, submission: names.pseudonym(of: Learner(name: $0.submission))) }
    }
    if let remarks = report.head.remarks {
      let count = remarks.count == 1 ? "A remark" : "\(remarks.count) remarks"
      hidden.head.remarks = [
        "\(count) on what stands in the folder would name learners; without '--anonymous', the report has them."
      ]
    }
    return hidden
  }

  private static func anonymous(_ lesson: LessonReport, _ pseudonym: String) -> LessonReport {
    let learner = lesson.learner ?? Learner(name: lesson.learnerName)
    let mask = NameMask(learner, submission: lesson.submission, pseudonym: pseudonym)
    var lesson = lesson
    lesson.messages = lesson.messages.map { message in
      var message = message
      if let location = message.location { message.location?.file = mask.file(location.file) }
      message.message = mask.text(message.message)
      return message
    }
    lesson.steps = lesson.steps.map { step in
      var step = step
      step.checks = step.checks.map { anonymous($0, mask) }
      return step
    }
    lesson.learner = Learner(name: pseudonym)
    lesson.submission = pseudonym
    return lesson
  }

  private static func anonymous(_ check: CheckReport, _ mask: NameMask) -> CheckReport {
    var check = check
    check.reason = check.reason.map(mask.text)
    check.story = check.story.map(mask.text)
    // The command names the submission's path.
    check.replay = nil
    check.expected = check.expected.map(mask.text)
    check.seen = check.seen.map(mask.text)
    check.leaks = check.leaks.map { $0.map(mask.text) }
    check.output = mask.text(check.output)
    check.pictures = check.pictures.map { pictures in
      func masked(_ picture: Picture) -> Picture {
        Picture(
          svg: mask.text(picture.svg), alternative: mask.text(picture.alternative),
          characters: picture.characters.map { $0.map(mask.text) })
      }
      return CheckPictures(
        seen: masked(pictures.seen), expected: pictures.expected.map(masked),
        story: pictures.story.map { story in
          StoryPictures(
            story.moments.map { .init(words: mask.text($0.words), picture: masked($0.picture)) },
            earlier: story.earlier)
        })
    }
    return check
  }
}

/// The pseudonyms of a report, each given once.
private struct NameBook {
  let code: (String) -> String
  private var given: [Learner: String] = [:]
  private var taken: Set<String> = []

  init(code: @escaping (String) -> String) { self.code = code }

  mutating func pseudonym(of learner: Learner) -> String {
    if let known = given[learner] { return known }
    // What a platform has assigned stays when somebody's name is spelled otherwise.
    let identity = (learner.username ?? learner.email ?? learner.number ?? learner.name).lowercased()
    let code = code(identity).uppercased()
    var length = 6
    while taken.contains("Learner \(code.prefix(length))"), length < code.count { length += 1 }
    var name = "Learner \(code.prefix(length))"
    // Two of one identity: nothing tells them apart but their order.
    var number = 2
    while taken.contains(name) {
      name = "Learner \(code.prefix(length))-\(number)"
      number += 1
    }
    taken.insert(name)
    given[learner] = name
    return name
  }
}

/// Takes a learner's name out of texts.
private struct NameMask {
  let submission: String
  let pseudonym: String
  private let words: [String]

  init(_ learner: Learner, submission: String, pseudonym: String) {
    self.submission = submission
    self.pseudonym = pseudonym
    // Shorter ones are words of other texts, too. The longest goes first, since it may hold another.
    words = [submission, learner.name, learner.username, learner.email, learner.number].compactMap(\.self)
      .filter { $0.count >= 3 }.sorted { $0.count > $1.count }
  }

  /// The learner's file by its own name.
  func file(_ path: String) -> String {
    if path == submission { return pseudonym }
    let own = path.hasPrefix(submission + "/") ? String(path.dropFirst(submission.count + 1)) : nil
    let last = path.split(separator: "/").last.map(String.init) ?? path
    return "\(pseudonym)/\(own ?? DownloadName(last).file ?? last)"
  }

  func text(_ text: String) -> String { words.reduce(text) { replacing($1, in: $0) } }

  private func replacing(_ word: String, in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let found = rest.range(of: word, options: .caseInsensitive) {
      let before = found.lowerBound == text.startIndex ? nil : text[text.index(before: found.lowerBound)]
      let after = found.upperBound == text.endIndex ? nil : text[found.upperBound]
      let isWord = ![before, after].contains { $0.map { $0.isLetter || $0.isNumber } ?? false }
      result += rest[..<found.lowerBound] + (isWord ? pseudonym : String(rest[found]))
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}
