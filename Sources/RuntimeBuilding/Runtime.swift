package import CourseModel
package import Interop
package import Storage
package import SystemPackage

/// The modules that learners' code and checks are compiled against, built and ready.
package struct Runtime: Sendable {
  /// Changes when anything in the modules or the compiler does.
  package var identity: ContentHash
  package var directory: FilePath
  /// For what is linked with the runtime: executables name the folder of its libraries, so those of another are of no use. The number
  /// is that of the way in which they are linked.
  package var linkIdentity: ContentHash { ContentHash([identity.description, directory.string, "2"]) }
  /// What `Interop` has to know of UIKit.
  package var catalog: Catalog
  /// Which names UIKit has; read when code does not compile.
  package var names: UIKitFiles
  /// The files in the directory, as they were when the grader has looked at them.
  package var contents: FolderContents

  /// UIKit, the agent and the protocol, for the app's process.
  package var appLibrary: FilePath { directory.appending("libCoursemarkApp.so") }
  /// The check's words, the reference models and the protocol, for the examiner's process.
  package var examinerLibrary: FilePath { directory.appending("libCoursemarkExaminer.so") }

  /// Where the compiler finds UIKit for a language mode, and what UIKit itself imports, which has nothing public: in modes
  /// before 6 UIKit's isolation to the main actor is `@preconcurrency`, as Apple's is.
  package func learnerModules(_ mode: LanguageMode) -> [FilePath] {
    [directory.appending(mode == .swift6 ? "modules-6" : "modules-5"), directory.appending("modules-base")]
  }

  /// The same with the agent, for scenes, probes and the app's main.
  package func appModules(_ mode: LanguageMode) -> [FilePath] {
    learnerModules(mode) + [directory.appending("modules")]
  }

  package var examinerModules: [FilePath] {
    ["modules-base", "modules", "modules-examiner"].map { directory.appending($0) }
  }
}
