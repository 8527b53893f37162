internal import CourseModel
internal import Interop
internal import Scaffolding
internal import SourceReading
internal import SwiftSource

extension Scene {
  /// The same for a program: one that is a storyboard by itself begins with the program's delegates.
  func beginning(_ program: ProgramSource) async throws -> Scene {
    guard startsApp else { return self }
    var scene = self
    do {
      let files = program.files.map { Interop.File(name: $0.name, text: $0.text) }
      scene.delegates = AppDelegates(of: try await SourceReader().classes(in: files))
    } catch is UnreadableSource {
      // What can't be read is not compiled either, and told there.
    }
    return scene
  }
}

extension SubmissionMessage {
  /// Whether it says that a method of a delegate is not called with which an app is launched. In a lesson whose scene makes the window that is so.
  package var isOfLaunch: Bool {
    let names = ["FinishLaunchingWithOptions", "configurationForConnecting", "willConnectTo"]
    return kind == .note && names.contains { message.contains($0) }
  }
}

extension BuildProducts {
  /// What was found while building, as far as it is true in the scenes of the plan.
  func messages(of plan: GradingPlan) -> [SubmissionMessage] {
    let isLaunched = plan.checks.contains { $0.scaffold.scene?.startsApp ?? false }
    return isLaunched ? messages.filter { !$0.isOfLaunch } : messages
  }
}
