import Foundation
import Storage
import SystemPackage
import Testing

@testable import Grading

/// A folder in which a test puts what a learner might hand in; removed with the test.
struct SubmissionFixture {
  let path: String

  static func folder(_ body: (SubmissionFixture) throws -> Void) throws {
    let directory = try TemporaryDirectory()
    defer { directory.remove() }
    // Links in the path of the system's own folder are none of the test's.
    try body(SubmissionFixture(path: directory.path.resolved.string))
  }

  static func folder(_ body: (SubmissionFixture) async throws -> Void) async throws {
    let directory = try TemporaryDirectory()
    defer { directory.remove() }
    try await body(SubmissionFixture(path: directory.path.resolved.string))
  }

  func write(_ text: String, _ name: String) throws { try write(Array(text.utf8), name) }

  func write(_ bytes: [UInt8], _ name: String) throws {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: URL(filePath: file).deletingLastPathComponent().path, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  func read(_ name: String = "", limits: SubmissionLimits = SubmissionLimits()) throws -> Submission {
    try SubmissionReader.read(.typed(name.isEmpty ? path : path + "/" + name), limits: limits)
  }

  /// `A.swift: This can't be read: it is a link; …`, paths from this folder.
  func messages(_ submission: Submission) -> [String] {
    submission.messages.map { message in
      let place = message.location.map { $0.file.replacing(path + "/", with: "") + ": " } ?? ""
      return place + message.message.replacing(path + "/", with: "")
    }
  }

  /// Why there is nothing to be read, or the messages of what there is.
  func refusal(_ name: String = "", limits: SubmissionLimits = SubmissionLimits()) throws -> [String] {
    do {
      return messages(try read(name, limits: limits))
    } catch let problem as SubmissionReader.NotReadable {
      return [problem.description.replacing(path + "/", with: "")]
    }
  }
}
