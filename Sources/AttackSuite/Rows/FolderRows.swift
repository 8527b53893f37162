internal import Foundation

/// What a folder can hold instead of a learner's file.
enum FolderRows {
  static var rows: [Attack] {
    [
      row("D01", "the file is a symbolic link to the solution", [.refused]) { folder, place in
        try FileManager.default.createSymbolicLink(
          atPath: folder + "/Double.swift", withDestinationPath: try solution(place))
      },
      row("D02", "the file is a symbolic link to a file outside, whose content must show up nowhere", [.refused]) {
        folder, place in
        try FileManager.default.createSymbolicLink(
          atPath: folder + "/Double.swift", withDestinationPath: place.outside + "/notes.txt")
        try FileManager.default.createSymbolicLink(atPath: folder + "/Other.swift", withDestinationPath: "/etc/passwd")
      },
      row("D03", "the file is a symbolic link to /dev/zero", [.refused]) { folder, _ in
        try FileManager.default.createSymbolicLink(atPath: folder + "/Double.swift", withDestinationPath: "/dev/zero")
      },
      row("D04", "the file is a FIFO", [.refused]) { folder, _ in mkfifo(folder + "/Double.swift", 0o644) },
      row("D05", "a folder has the file's name") { folder, _ in
        try FileManager.default.createDirectory(atPath: folder + "/Double.swift", withIntermediateDirectories: true)
      },
      row("D10", "brings a manifest, a module map, an interface, hooks and build products; none may be evaluated") {
        folder, place in
        try "func double(_ n: Int) -> Int { n * 2 }\n".write(
          toFile: folder + "/AttackModule.swiftinterface", atomically: false, encoding: .utf8)
        try "module AttackModule { header \"attack.h\" export * }\n".write(
          toFile: folder + "/module.modulemap", atomically: false, encoding: .utf8)
        try "static inline long attack(long n) { return n * 2; }\n".write(
          toFile: folder + "/attack.h", atomically: false, encoding: .utf8)
        try
          "import Foundation\nFileManager.default.createFile(atPath: \"\(place.temporary)/attack-marker\", contents: nil)\n"
          .write(toFile: folder + "/Package.swift", atomically: false, encoding: .utf8)
        for name in [".git/hooks", ".build/debug", ".swiftpm"] {
          try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        try "#!/bin/sh\ntouch \(place.temporary)/attack-marker\n".write(
          toFile: folder + "/.git/hooks/post-checkout", atomically: false, encoding: .utf8)
        try """
        #if canImport(AttackModule)
        import AttackModule
        func double(_ n: Int) -> Int { attack(n) }
        #else
        func double(_ n: Int) -> Int { n + 1 }
        #endif
        """.write(toFile: folder + "/Double.swift", atomically: false, encoding: .utf8)
      },
      row("D11", "a source file of 100 MB", [.refused]) { folder, _ in
        try GeneratedSources.wrong.write(toFile: folder + "/Double.swift", atomically: false, encoding: .utf8)
        truncate(folder + "/Double.swift", 100 << 20)
      },
      row("D12", "5,000 files", [.refused]) { folder, _ in
        for number in 0..<5000 {
          _ = FileManager.default.createFile(
            atPath: folder + "/File\(number).swift", contents: Data("let v\(number) = 1\n".utf8))
        }
        try GeneratedSources.wrong.write(toFile: folder + "/Double.swift", atomically: false, encoding: .utf8)
      },
      row("D13", "the file is a hard link to one of somebody else's", [.refused]) { folder, place in
        guard link(try solution(place), folder + "/Double.swift") == 0 else { throw CocoaError(.fileWriteUnknown) }
      },
      row("D22", "the file can't be read") { folder, _ in
        try GeneratedSources.wrong.write(toFile: folder + "/Double.swift", atomically: false, encoding: .utf8)
        chmod(folder + "/Double.swift", 0)
      },
      row("D23", "a path that is longer than 3,600 bytes", [.refused]) { folder, _ in
        try GeneratedSources.wrong.write(toFile: folder + "/Double.swift", atomically: false, encoding: .utf8)
        var here = open(folder, O_RDONLY | O_DIRECTORY)
        for _ in 0..<36 {
          let name = String(repeating: "d", count: 100)
          mkdirat(here, name, 0o755)
          let next = openat(here, name, O_RDONLY | O_DIRECTORY)
          close(here)
          here = next
        }
        let file = openat(here, "Deep.swift", O_CREAT | O_WRONLY, 0o644)
        close(file)
        close(here)
      },
      swapped,
    ]
  }

  /// A right answer that the submission must not be able to borrow.
  static func solution(_ place: AttackWorkspace) throws -> String {
    let path = place.work + "/solution.txt"
    try GeneratedSources.right.write(toFile: path, atomically: false, encoding: .utf8)
    if let user = place.user { chown(path, user, user) }
    return path
  }

  private static func row(
    _ row: String, _ summary: String, _ expected: [Expectation.Word] = [.contained, .compileError],
    _ make: @escaping @Sendable (String, AttackWorkspace) throws -> Void
  ) -> Attack {
    Attack(row, summary, Expectation(expected), .submission(SubmissionAttack(make: make)))
  }

  /// D24: the bytes that are graded are those that were taken in first.
  private static var swapped: Attack {
    var submission = SubmissionAttack { folder, place in
      try GeneratedSources.wrong.write(toFile: folder + "/Double.swift", atomically: false, encoding: .utf8)
      try GeneratedSources.wrong.write(toFile: folder + "/wrong.txt", atomically: false, encoding: .utf8)
      _ = try solution(place)
    }
    submission.meanwhile = { folder in
      Thread.detachNewThread {
        for turn in 0..<2000 where FileManager.default.fileExists(atPath: folder) {
          let draft = folder + "/draft"
          unlink(draft)
          if turn % 2 == 0 { symlink("../solution.txt", draft) } else { link(folder + "/wrong.txt", draft) }
          rename(draft, folder + "/Double.swift")
          usleep(2000)
        }
      }
    }
    return Attack(
      "D24", "the file is swapped for a symbolic link to the solution while grading runs",
      Expectation([.contained, .compileError]), .submission(submission))
  }
}
