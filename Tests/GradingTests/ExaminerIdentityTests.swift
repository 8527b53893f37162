import CourseModel
import Foundation
import LessonParsing
import Scaffolding
import Testing

@testable import Grading

/// A model is a part of its lesson: a change of it makes that lesson's examiner anew, and nothing else.
@Suite struct ExaminerIdentityTests {
  private let root = URL(filePath: #filePath).appending(path: "../../../lessons").standardized

  /// The files of a lesson's examiner, when its model has so many lines more.
  private func sources(_ id: String, modelEnd: String = "") throws -> [GeneratedFile] {
    var lesson = try #require(try CourseLoader.load(root.path).0.lessons.first { $0.id == id })
    lesson.introduction = lesson.introduction.map { block in
      guard case .snippet(var snippet) = block, snippet.role == .model else { return block }
      snippet.code += modelEnd
      return .snippet(snippet)
    }
    return LessonScaffold(lesson).examiner
  }

  @Test(arguments: ["01-task-list", "02-keyboard-bar", "03-text-entry", "04-login-form", "05-child-and-parent"])
  func aModelIsCompiledWithItsOwnLessonAlone(id: String) throws {
    let (before, after) = (try sources(id), try sources(id, modelEnd: "// changed\n"))
    #expect(zip(before, after).filter { $0 != $1 }.map(\.0.name) == ["Model1.swift"])
    #expect(ExaminerBuilder.identity(of: before, runtime: "a") != ExaminerBuilder.identity(of: after, runtime: "a"))
    #expect(
      ExaminerBuilder.identity(of: before, runtime: "a") == ExaminerBuilder.identity(of: try sources(id), runtime: "a"))
    #expect(ExaminerBuilder.identity(of: before, runtime: "a") != ExaminerBuilder.identity(of: before, runtime: "b"))
  }
}
