/// What a platform needs to call Coursemark, beside the course: scripts and a page that says what to do with them.
package struct AutograderPackage: Sendable, Equatable {
  package enum Platform: String, Sendable, CaseIterable {
    case gradescope, classroom50, github
  }

  package struct File: Sendable, Equatable {
    /// From the top of the package.
    package var path: String
    package var text: String
    package var isExecutable = false
  }

  package var files: [File]
  /// Where the course's files belong.
  package var courseFolder: String

  /// - Parameters:
  ///   - lesson: The name of the lesson's folder.
  ///   - steps: Those that have something to decide, with their points.
  ///   - tool: The repository and revision of Coursemark that workflows use: `OWNER/coursemark@main`.
  package init(
    for platform: Platform, lesson: String, title: String, steps: [(id: String, title: String, points: Int)],
    tool: String
  ) {
    switch platform {
    case .gradescope:
      courseFolder = "course"
      files = GradescopeFiles.all(lesson: lesson, title: title)
    case .classroom50:
      courseFolder = "course"
      files = Classroom50Files.all(lesson: lesson, title: title)
    case .github:
      courseFolder = "course"
      files = GitHubClassroomFiles.all(lesson: lesson, title: title, steps: steps, tool: tool)
    }
  }
}

/// An id as a word of a shell, of YAML and of Python: lessons' names are folders', and may hold anything.
enum ScriptText {
  /// In single quotes, for a shell.
  static func shell(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

  /// In double quotes, as JSON has it; YAML and Python read the same.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
