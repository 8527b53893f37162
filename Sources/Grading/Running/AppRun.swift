package import CourseModel
package import InterfaceFiles

/// An app of which there is no lesson: the files of a project, and how it begins.
package struct RunnableApp: Sendable {
  /// For messages: the folder's or file's name.
  package var name: String
  package var files: [SubmissionFile]
  /// What its storyboards and other files come to.
  package var resources: AppResources
  /// Statements of a scene, which bring the app on the screen.
  package var scene: String

  package init(name: String, files: [SubmissionFile], resources: AppResources = AppResources(), scene: String) {
    self.resources = resources
    self.name = name
    self.files = files
    self.scene = scene
  }
}

/// What is done with an app: check code, a line for each line of the file that says it in other words.
package struct AppEvents: Sendable {
  package var code: String
  /// Where the code stands, for messages.
  package var file: String
  /// For how long the code is run again and again, each time with another seed, unless something is found; in seconds.
  package var repetition: Double?

  package init(code: String, file: String, repetition: Double? = nil) {
    self.code = code
    self.file = file
    self.repetition = repetition
  }
}

/// What came of an app that was run without a lesson.
package struct AppRun: Sendable {
  /// The moments that the code marks, in their order.
  package var screens: [Screen]
  /// Of the compiler, and what Coursemark lacks or only stores.
  package var messages: [SubmissionMessage]
  /// How it ended, and what the user had done by then.
  package var outcome: CheckReport
  /// All that the app printed; of several runs, in the last.
  package var output: String
  /// Of the generated events of the last run.
  package var seed: String
  /// How often the app was run.
  package var runs: Int

  package struct Screen: Sendable {
    package var screen: LookedScreen
    package var traced: AppTrace.Screen
    package var picture: Picture
  }
}
