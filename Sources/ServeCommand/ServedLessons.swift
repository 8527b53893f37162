internal import CourseModel
internal import Foundation
internal import Grading
internal import LessonParsing
internal import PageRendering

/// The lessons of the served course as they are now.
struct ServedLessons: Sendable {
  /// Of the course.
  let path: String

  /// Why a question of a page's script has no answer.
  struct Gone: Error {
    /// To its reader.
    let said: Said
  }

  func lesson(_ id: String?) throws -> Lesson {
    guard let lesson = try CourseLoader.load(path).0.lessons.first(where: { $0.id == id }) else {
      throw Gone(said: .text("serve.noStep"))
    }
    return lesson
  }

  /// - Parameters:
  ///   - anchor: Of the step on its page.
  ///   - id: Of the lesson.
  func step(_ anchor: String?, of id: String?) throws -> (lesson: Lesson, step: Int) {
    let lesson = try lesson(id)
    guard let step = lesson.steps.firstIndex(where: { StepAnchor.name($0) == anchor }) else {
      throw Gone(said: .text("serve.noStep"))
    }
    return (lesson, step)
  }
}

extension ServedLessons {
  /// The name that a page has chosen for what it asks to be begun: known to it before the answer, so that it can end it.
  static func name(_ text: String?) throws(Gone) -> String {
    guard let text, UUID(uuidString: text) != nil else { throw Gone(said: .words("The question has no name.")) }
    return text
  }
}

/// A file that a reader has written in the page.
struct WorkFile: Codable, Sendable, Hashable {
  var name: String
  var text: String

  /// In bytes.
  static let longest = 200 << 10

  static func isName(_ name: String) -> Bool { name.wholeMatch(of: /[\w+][\w+ .-]{0,80}\.swift/) != nil }

  /// What is graded of them.
  /// - Throws: ``ServedLessons/Gone`` for what no page of ours sends.
  static func submission(of files: [WorkFile]) throws -> Submission {
    guard !files.isEmpty, files.count <= 60, Set(files.map { $0.name.lowercased() }).count == files.count,
      files.allSatisfy({ isName($0.name) })
    else { throw ServedLessons.Gone(said: .text("serve.noFiles")) }
    return Submission(
      name: "your code", files: files.map { SubmissionFile(name: $0.name, path: $0.name, text: $0.text) })
  }
}

extension PageQuestion {
  /// JSON of an answer to a question in JSON.
  static func answered<Answer: Encodable>(_ body: Data, by answer: (Self) async -> Answer) async -> Data {
    guard let question = try? JSONDecoder().decode(Self.self, from: body) else {
      return Data("{\"problem\":\"The question can't be read.\"}".utf8)
    }
    return (try? JSONEncoder().encode(await answer(question))) ?? Data("{}".utf8)
  }
}

/// What a page's script asks.
protocol PageQuestion: Decodable, Sendable {}
