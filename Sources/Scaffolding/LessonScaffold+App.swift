extension LessonScaffold {
  /// The `main.swift` of the app: it joins the learner's module, the scene and the probes, and waits for events.
  /// - Parameters:
  ///   - scene: `nil` for a lesson without a screen.
  ///   - probes: Those that compile and that a check needs.
  package static func appMain(scene: Scene?, probes: [Probe]) -> GeneratedFile {
    appMain(
      imports: (scene == nil ? [] : [Scene.moduleName]) + probes.map(\.moduleName), scene: scene,
      tables: probes.map { "\($0.moduleName).\(Probe.table)" })
  }

  static func appMain(imports: [String], scene: Scene?, tables: [String]) -> GeneratedFile {
    var text = SourceText(imports: ["AppAgent", "YourApp"] + imports)
    // Top-level code is on the main actor in some language modes only.
    text.append("MainActor.assumeIsolated {")
    text.append("  YourApp._coursemarkRegister()")
    text.append("  var probes: [String: @MainActor @Sendable ([String]) throws -> String] = [:]")
    for table in tables { text.append("  probes.merge(\(table)) { first, _ in first }") }
    text.append("  AppAgent.run(scene: \(scene == nil ? "{}" : "\(Scene.moduleName).makeScene"), probes: probes)")
    text.append("}")
    return GeneratedFile(name: "main.swift", text: text.text)
  }
}
