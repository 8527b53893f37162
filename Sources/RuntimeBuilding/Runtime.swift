package import CourseModel
package import Interop
package import Storage

/// The modules that learners' code and checks are compiled against, built and ready.
package struct Runtime: Sendable {
  /// Changes when anything in the modules or the compiler does.
  package var identity: ContentHash
  package var directory: String
  /// What `Interop` has to know of UIKit.
  package var catalog: Catalog
  /// Which names UIKit has; read when code does not compile.
  package var names: UIKitFiles

  /// UIKit, the agent and the protocol, for the app's process.
  package var appLibrary: String { directory + "/libCoursemarkApp.so" }
  /// The check's words, the reference models and the protocol, for the examiner's process.
  package var examinerLibrary: String { directory + "/libCoursemarkExaminer.so" }

  /// Where the compiler finds UIKit for a language mode, and what UIKit itself imports, which has nothing public: in modes
  /// before 6 UIKit's isolation to the main actor is `@preconcurrency`, as Apple's is.
  package func learnerModules(_ mode: LanguageMode) -> [String] {
    [directory + (mode == .swift6 ? "/modules-6" : "/modules-5"), directory + "/modules-base"]
  }

  /// The same with the agent, for scenes, probes and the app's main.
  package func appModules(_ mode: LanguageMode) -> [String] { learnerModules(mode) + [directory + "/modules"] }

  package var examinerModules: [String] {
    ["/modules-base", "/modules", "/modules-examiner"].map { directory + $0 }
  }
}
