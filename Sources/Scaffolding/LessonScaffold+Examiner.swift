internal import CourseModel
internal import SwiftSource

extension LessonScaffold {
  /// The sources of the examiner's program: all checks of the lesson, each in a file of its own, the models, what the probes
  /// are called, and `main.swift`.
  package var examiner: [GeneratedFile] {
    checks.indices.map { checkFile($0) } + models.indices.map { modelFile($0) } + [probeFile, mainFile]
  }

  private func checkFile(_ index: Int) -> GeneratedFile {
    let snippet = checks[index].snippet
    let outline = CodeOutline(snippet.code)
    let outside = outline.parts.filter { $0.kind == .importing || $0.kind == .extension }
    var text = SourceText(imports: ["Examiner"])
    text.append(outside, of: snippet)
    text.append("func check\(index + 1)() {")
    if outside.isEmpty {
      text.append(snippet)
    } else {
      text.append(outline.parts.filter { !outside.contains($0) }, of: snippet)
    }
    text.append("}")
    return GeneratedFile(name: "Check\(index + 1).swift", text: text.text)
  }

  private func modelFile(_ index: Int) -> GeneratedFile {
    var text = SourceText(imports: ["Examiner"])
    text.append(models[index])
    return GeneratedFile(name: "Model\(index + 1).swift", text: text.text)
  }

  private var probeFile: GeneratedFile {
    var text = SourceText(imports: ["Examiner"])
    for probe in probes { probe.stubs(&text) }
    return GeneratedFile(name: "Probes.swift", text: text.text)
  }

  private var mainFile: GeneratedFile {
    var text = SourceText(imports: ["Examiner"])
    text.append("ExaminerMain.run(checks: [")
    for (index, check) in checks.enumerated() {
      text.append("  \(SourceText.literal(check.id)): check\(index + 1),")
    }
    text.append(checks.isEmpty ? "  :\n])" : "])")
    return GeneratedFile(name: "main.swift", text: text.text)
  }
}
