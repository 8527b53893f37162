import Foundation
import Testing

/// A headless Chromium with an empty profile, driven by the tests of a suite one after the other.
final class Browser: Sendable {
  /// The one of the suite that runs.
  @TaskLocal static var running: Browser?

  static var current: Browser {
    get throws { try #require(running, "Tests that need a browser belong into BrowserTests.") }
  }

  private let driver: WebDriver
  private let process: ChildProcess
  /// Of the browser alone: its profile, and what it would leave among the system's temporary files.
  private let folder: String

  static func start() async throws -> Browser {
    for program in ["chromedriver", "chromium", "tidy"] where path(of: program) == nil {
      throw WebDriver.Failure(
        description: "'\(program)' is not there; 'scripts/setup --browser' installs what the tests in a browser need.")
    }
    let folder = NSTemporaryDirectory() + "/coursemark-browser-\(UInt32.random(in: 0 ... .max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let process = try ChildProcess("/usr/bin/env", ["TMPDIR=\(folder)", path(of: "chromedriver") ?? "", "--port=0"])
    do {
      return try await Browser(process, folder)
    } catch {
      try await process.end()
      try? FileManager.default.removeItem(atPath: folder)
      throw error
    }
  }

  private init(_ process: ChildProcess, _ folder: String) async throws {
    self.process = process
    self.folder = folder
    let port = try await process.wait(for: /started successfully on port (\d+)/)
    let driver = WebDriver(port: try #require(UInt16(port)))
    var arguments = [
      "--headless=new", "--user-data-dir=\(folder)/profile", "--no-first-run", "--disable-background-networking",
      "--disable-dev-shm-usage", "--disable-gpu", "--disable-hang-monitor", "--window-size=1280,900",
    ]
    // Chromium refuses its own sandbox to root, whom containers run as.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    let capabilities: [String: Any] = [
      "goog:chromeOptions": [
        "args": arguments, "binary": Self.path(of: "chromium") ?? "", "browserStartupTimeout": Self.timeout * 1000,
      ],
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
      "timeouts": ["pageLoad": Self.timeout * 1000, "script": Self.timeout * 1000],
    ]
    let answer = try await driver.ask(
      "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
    let id = try #require((answer as? [String: Any])?["sessionId"] as? String)
    self.driver = WebDriver(port: driver.port, root: "/session/\(id)")
  }

  /// Seconds that a thing may take before it counts as never coming. Tests that compile Swift may leave a browser a small
  /// part of the machine.
  static let timeout = 240

  func end() async {
    _ = try? await driver.ask("DELETE", "")
    _ = try? await process.end()
    try? FileManager.default.removeItem(atPath: folder)
  }

  static func path(of program: String) -> String? {
    ["/usr/bin/", "/usr/lib/chromium/", "/usr/local/bin/"].map { $0 + program }
      .first(where: FileManager.default.isExecutableFile)
  }

  // MARK: Pages

  /// Opens a page and waits until it is loaded; forgets what was logged before.
  func open(_ url: String) async throws {
    // The page before has nothing more to say then.
    try await leave()
    _ = try await log("browser")
    _ = try await log("performance")
    try await driver.ask("POST", "/url", ["url": url])
  }

  /// Opens a page that is empty and asks nobody for anything.
  func leave() async throws { try await driver.ask("POST", "/url", ["url": "about:blank"]) }

  /// The value of a function's body in the page, or of the promise that it returns.
  @discardableResult
  func run(_ script: String, _ arguments: [Any] = []) async throws -> Any {
    try await driver.ask("POST", "/execute/sync", ["script": script, "args": arguments])
  }

  func text(_ expression: String) async throws -> String {
    try await run("return String(\(expression))") as? String ?? ""
  }

  /// - Parameter expression: Its value, or that of the promise which it is.
  func isTrue(_ expression: String) async throws -> Bool {
    try await run("const it = (\(expression)); return it instanceof Promise ? it.then(Boolean) : Boolean(it)") as? Bool
      ?? false
  }

  /// Until the expression is true.
  func wait(until expression: String) async throws {
    let end = ContinuousClock.now + .seconds(Self.timeout)
    repeat {
      // A page that is being loaded again can't answer.
      if (try? await isTrue(expression)) == true { return }
      try await Task.sleep(for: .milliseconds(50))
    } while ContinuousClock.now < end
    throw WebDriver.Failure(description: "It never came to be that \(expression)\n\(await appearance)")
  }

  /// Until a page is there of which the expression is true.
  func arrive(where expression: String) async throws {
    try await wait(until: "document.readyState === 'complete' && (\(expression))")
  }

  /// Until the page has been laid out and painted with all that has changed, and its observers have been told.
  func settle() async throws {
    try await run("return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
  }

  /// What somebody would have seen, for the message of a failure.
  private var appearance: String {
    get async {
      let place = (try? await text("location.href")) ?? "no answer"
      let words = (try? await text("document.body.innerText.slice(0, 2000)")) ?? "no answer"
      let console = (try? await log("browser").map { "\($0["level"] ?? "") \($0["message"] ?? "")" }) ?? ["no answer"]
      return "The page \(place) shows:\n\(words)\nThe console says:\n\(console.joined(separator: "\n"))"
    }
  }

  // MARK: Hands and eyes

  enum Key: String { case tab = "\u{E004}", enter = "\u{E007}", space = " ", escape = "\u{E00C}", shift = "\u{E008}" }

  func press(_ keys: Key...) async throws { try await type(keys.map(\.rawValue).joined()) }

  /// Presses a key for each character, in what has the focus.
  func type(_ text: String) async throws {
    let actions = text.flatMap { key in
      [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
    }
    try await driver.ask("POST", "/actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  /// Clicks on what is there when the click arrives: a page may be renewed while it is looked for.
  func click(_ selector: String) async throws {
    for attempt in 1... {
      let found = try await driver.ask("POST", "/element", ["using": "css selector", "value": selector])
      let element = try #require((found as? [String: String])?.values.first)
      do {
        try await driver.ask("POST", "/element/\(element)/click")
        return
      } catch let failure as WebDriver.Failure where failure.error == "stale element reference" && attempt < 10 {
        continue
      }
    }
  }

  struct View: Sendable, CustomStringConvertible, CaseIterable {
    /// CSS pixels.
    var width: Int
    var isDark: Bool
    /// The reader's own few colours, as in Windows' contrast themes.
    var isForced = false
    var description: String { "\(width) px, \(isDark ? "dark" : "light")\(isForced ? ", forced colours" : "")" }

    static let phone = View(width: 390, isDark: false)
    static let desk = View(width: 1280, isDark: false)
    static let allCases = [
      phone, desk, View(width: 390, isDark: true), View(width: 1280, isDark: true),
      View(width: 1280, isDark: false, isForced: true), View(width: 390, isDark: true, isForced: true),
    ]
  }

  func look(_ view: View) async throws {
    try await command(
      "Emulation.setDeviceMetricsOverride",
      ["width": view.width, "height": 900, "deviceScaleFactor": 1, "mobile": view.width < 600])
    let scheme = ["name": "prefers-color-scheme", "value": view.isDark ? "dark" : "light"]
    // What glides is not where it is going to be yet.
    let motion = ["name": "prefers-reduced-motion", "value": "reduce"]
    let colours = ["name": "forced-colors", "value": view.isForced ? "active" : "none"]
    try await command("Emulation.setEmulatedMedia", ["features": [scheme, motion, colours]])
    try await setScript(isOn: true)
  }

  func setScript(isOn: Bool) async throws {
    try await command("Emulation.setScriptExecutionDisabled", ["value": !isOn])
  }

  /// One of Chromium's own commands.
  @discardableResult
  func command(_ name: String, _ parameters: [String: Any]) async throws -> Any {
    try await driver.ask("POST", "/goog/cdp/execute", ["cmd": name, "params": parameters])
  }

  /// A picture of the window, as PNG.
  func picture() async throws -> Data {
    let text = try await driver.ask("GET", "/screenshot") as? String ?? ""
    return Data(base64Encoded: text) ?? Data()
  }

  // MARK: What the page did

  /// Errors and warnings in the console since the page was opened.
  func complaints() async throws -> [String] {
    try await log("browser").compactMap { entry in
      let level = entry["level"] as? String ?? ""
      return ["SEVERE", "WARNING"].contains(level) ? "\(level) \(entry["message"] ?? "")" : nil
    }
  }

  /// The addresses that were asked for since the page was opened, without those that begin so.
  func requests(except own: String) async throws -> [String] {
    try await log("performance").compactMap { entry in
      guard let text = entry["message"] as? String,
        let event = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
        let message = event["message"] as? [String: Any], message["method"] as? String == "Network.requestWillBeSent",
        let request = (message["params"] as? [String: Any])?["request"] as? [String: Any],
        let url = request["url"] as? String, !url.hasPrefix(own), !url.hasPrefix("data:")
      else { return nil }
      return url
    }
  }

  private func log(_ kind: String) async throws -> [[String: Any]] {
    // What the page has told before it answers has arrived with the answer.
    _ = try? await run("return true")
    return try await driver.ask("POST", "/se/log", ["type": kind]) as? [[String: Any]] ?? []
  }
}

/// Gives a suite a browser, and ends it behind the last test.
struct WithBrowser: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let browser = try await Browser.start()
    let result: Result<Void, any Error>
    do {
      result = .success(try await Browser.$running.withValue(browser, operation: function))
    } catch {
      result = .failure(error)
    }
    await browser.end()
    try result.get()
  }
}

extension Trait where Self == WithBrowser {
  static var inABrowser: Self { Self() }
}

/// All tests that need a browser; one of them at a time.
@Suite(.serialized, .inABrowser) struct BrowserTests {}
