import Foundation

/// The files of an app's bundle that its code reads, such as `countries.json`: what generated code asks instead of Foundation on Linux, which
/// knows the folder of the grader's program alone.
///
/// How this works: the files come with the app's scene, as texts. The first question writes them into a folder in the app's home, so that
/// whatever reads files finds them.
public enum _AppBundle {
  /// [A] Bundle, url(forResource:withExtension:): without an extension the name is the file's whole name, and without a name it is the first
  /// file with the extension.
  public static func url(forResource name: String?, withExtension ending: String?, in bundle: Bundle) -> URL? {
    guard isApp(bundle) else { return bundle.url(forResource: name, withExtension: ending) }
    return url(name, ending)
  }

  public static func path(forResource name: String?, ofType ending: String?, in bundle: Bundle) -> String? {
    url(forResource: name, withExtension: ending, in: bundle)?.path
  }

  /// - Parameter folder: Of groups nothing is left in a bundle, so that what is asked for in one is looked for everywhere.
  public static func url(
    forResource name: String?, withExtension ending: String?, subdirectory folder: String?, in bundle: Bundle
  ) -> URL? {
    guard isApp(bundle) else {
      return bundle.url(forResource: name, withExtension: ending, subdirectory: folder)
    }
    return url(name, ending)
  }

  public static func paths(ofType ending: String?, inDirectory folder: String?, in bundle: Bundle) -> [String] {
    guard isApp(bundle) else { return bundle.paths(forResourcesOfType: ending, inDirectory: folder) }
    return names(with: bare(ending)).map { place(of: $0).path }
  }

  /// The folder of the app.
  public static func folder(of bundle: Bundle) -> URL { isApp(bundle) ? folder() : bundle.bundleURL }

  private static func isApp(_ bundle: Bundle) -> Bool { bundle.bundlePath == Bundle.main.bundlePath }

  private static func url(_ name: String?, _ ending: String?) -> URL? {
    let ending = bare(ending)
    guard let name, !name.isEmpty else { return names(with: ending).first.map(place) }
    // `Data/countries` names a folder in the bundle.
    let last = URL(fileURLWithPath: name).lastPathComponent
    let whole = ending.map { last.hasSuffix(".\($0)") ? last : "\(last).\($0)" } ?? last
    return names { $0 == whole }.first.map(place)
  }

  private static func names(with ending: String?) -> [String] {
    names { name in ending.map { name.hasSuffix(".\($0)") } ?? true }
  }

  /// In order. What was handed in and is not here is not told to be absent.
  private static func names(where isAsked: (String) -> Bool) -> [String] {
    let (known, lacking) = SharedAppState.current.resources.withLock { ($0.bundleFiles.keys, $0.lackingFiles) }
    if let file = lacking.sorted().first(where: isAsked) {
      _unsupported("'\(file)' of the app's bundle, for which url(forResource:) or path(forResource:) asks")
    }
    return known.filter(isAsked).sorted()
  }

  private static func bare(_ ending: String?) -> String? {
    guard let ending, !ending.isEmpty else { return nil }
    return ending.hasPrefix(".") ? String(ending.dropFirst()) : ending
  }

  private static func place(of name: String) -> URL { folder().appending(path: name) }

  private static func folder() -> URL {
    let folder = URL.homeDirectory.appending(path: "App.app", directoryHint: .isDirectory)
    // Whoever asks at the same time waits until they are there.
    SharedAppState.current.resources.withLock { resources in
      guard !resources.hasWrittenFiles, !resources.bundleFiles.isEmpty else { return }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, data) in resources.bundleFiles { try data.write(to: folder.appending(path: name)) }
      } catch {
        _unsupported("url(forResource:) on a disk without room for the files of the app's bundle")
      }
      resources.hasWrittenFiles = true
    }
    return folder
  }
}
