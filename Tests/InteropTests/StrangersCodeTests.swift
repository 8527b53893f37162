import Foundation
import Testing

/// Code as experienced people write it for a phone. Nothing of it is an error, and nothing of it is lacking.
struct StrangersCodeTests {
  @Test(
    arguments: [
      // A member of Foundation's from before it was there.
      """
      extension Date { static var now: Date { Date() } }
      func age(_ born: Date) -> TimeInterval { -born.timeIntervalSinceNow - Date.now.timeIntervalSince(born) }
      """,
      // Initialisers of subclasses.
      """
      class Round: UIButton {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
      }
      class Count: UIButton {
        let count: Int
        init(count: Int) { self.count = count; super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      class Title: UIButton { convenience init(title: String) { self.init(type: .system); setTitle(title, for: .normal) } }
      @MainActor func make() { _ = [Round(type: .custom), Count(count: 1), Title(title: "")] }
      """,
      """
      class Grid: UICollectionViewFlowLayout {
        let columns: Int
        init(columns: Int) { self.columns = columns; super.init() }
        required init?(coder: NSCoder) { fatalError() }
      }
      class Free: UICollectionViewLayout {
        override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Sheet: UIPresentationController {
        override init(presentedViewController: UIViewController, presenting: UIViewController?) {
          super.init(presentedViewController: presentedViewController, presenting: presenting)
        }
      }
      class Search: UISearchController {
        override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """,
      """
      class A: UIViewController {
        var timer = Timer()
        var search = UISearchController()
        var bottom = NSLayoutConstraint()
        let picture = UIImage()
        let container = NSTextContainer()
        let attributes = UICollectionViewLayoutAttributes()
      }
      """,
      // Regular expressions between slashes, as Xcode takes them in each language mode; dynamic colours; texts that may be translated.
      #"""
      func year(_ text: String) -> Substring? { text.firstMatch(of: /(\d{4})-(\d{2})/)?.1 }
      extension UIColor {
        static let accent = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
        static let shade = UIColor(dynamicProvider: { _ in .gray })
      }
      let greeting = String(localized: "Hello")
      func greeting(_ name: String) -> String { String(localized: "Hello, \(name)", comment: "Above the list") }
      class A: UIViewController {
        func covered(_ frame: CGRect, _ other: UIView) -> CGRect {
          _ = view.convert(frame, from: other)
          _ = view.convert(frame, from: other.superview)
          return view.convert(frame, from: UIScreen.main.coordinateSpace)
        }
        func detail() -> UITableViewController {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(identifier: "detail")
        }
      }
      """#,
      // Properties that are observed, in all forms; folders of the app; queues of notifications.
      """
      class Model: NSObject {
        @objc dynamic var a = 1
        @objc dynamic var b: String? // with a comment
        @objc dynamic var c: [Int] = [] { didSet { print(oldValue) } }
        @objc dynamic var d = 1 { didSet(before) { print(before) } }
        @objc dynamic var e = 1 { willSet { print(newValue) } }
        @objc dynamic private(set) var f = 1, g = 2
        @objc dynamic var h: Int { a + 1 }
        @objc dynamic lazy var i = 1
        @objc dynamic class var j: Int { 1 }
        @objc dynamic func go() {}
      }
      @objcMembers final class View: UIView {
        dynamic var `in` = CGFloat(1)
        var token: NSKeyValueObservation?
        func start(_ model: Model) {
          token = model.observe(\\.c, options: [.new]) { [weak self] model, change in
            self?.tag = model.c.count + (change.newValue?.count ?? 0)
          }
        }
      }
      let folders = [URL.documentsDirectory, .cachesDirectory, .libraryDirectory, .applicationSupportDirectory]
      func later() {
        let queue = NotificationQueue(notificationCenter: .default)
        queue.enqueue(Notification(name: .init("a")), postingStyle: .asap, coalesceMask: .onName, forModes: [.common])
        NotificationQueue.default.dequeueNotifications(
          matching: Notification(name: .init("a")), coalesceMask: Int(NotificationQueue.NotificationCoalescing.onName.rawValue))
      }
      """,
      // Names that Coursemark's own must not hide, and that classes have from their protocols.
      """
      class A: UIViewController {
        @objc func go() {
          show(UIViewController(), sender: self)
          showDetailViewController(UIViewController(), sender: nil)
          UIApplication.shared.open(URL(string: "https://a.example")!)
          if UIApplication.shared.canOpenURL(URL(string: "tel:1")!) {}
        }
      }
      class B: UITableViewController {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(_ tableView: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }
      class C: UIView {
        let scroll = UIScrollView()
        func reset() {
          gestureRecognizers = []
          gestureRecognizers?.forEach { removeGestureRecognizer($0) }
          backgroundColor = UIColor(named: "a", in: Bundle.main, compatibleWith: traitCollection)
          tintColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
          _ = UIImageView(image: #imageLiteral(resourceName: "a"))
          scroll.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)
        }
        deinit { scroll.removeObserver(self, forKeyPath: "contentSize") }
      }
      """,
      // Foundation, and what comes with it on a phone.
      """
      import Foundation.NSObjCRuntime
      import UIKit.UIGestureRecognizerSubclass
      import struct CoreGraphics.CGFloat
      import Darwin.C
      class A: UIViewController, URLSessionDelegate, XMLParserDelegate {
        var task: URLSessionDataTask?
        func load() {
          var request = URLRequest(url: URL(string: "https://a.example")!)
          request.httpMethod = "POST"
          task = URLSession.shared.dataTask(with: request) { data, response, error in
            guard let response = response as? HTTPURLResponse else { return }
            print(response.statusCode)
          }
          task?.resume()
          let parser = XMLParser(data: Data())
          parser.delegate = self
          parser.parse()
        }
        func sizes(_ x: CGFloat) -> CGFloat { min(pow(x, 2), ceil(x), sqrt(x), CGFloat(MAXFLOAT)) }
        func fail() { NSException(name: .genericException, reason: "a", userInfo: nil).raise() }
        func listen() -> Task<Void, Never> {
          Task { for await n in NotificationCenter.default.notifications(named: UIResponder.keyboardWillShowNotification) { print(n) } }
        }
        func text() -> String { String(format: "%@ %.1f", NSString(string: "a"), 1.5) }
        func localized(_ name: String, _ count: Int) -> String {
          title = String(format: NSLocalizedString("hello", comment: "A greeting"), name)
          return String(format: NSLocalizedString("both", comment: ""), name, count) + String(format: "%02d", count)
            + String.localizedStringWithFormat(NSLocalizedString("count", comment: ""), count)
        }
        func swap(_ pointer: AutoreleasingUnsafeMutablePointer<NSString?>?) {}
      }
      """,
      // Scenes, content by configurations, menus, symbols, delayed messages and the log, as they are written today.
      #"""
      import os
      import OSLog
      private let log = Logger(subsystem: "a.b", category: "keyboard")
      extension UIApplication {
        var currentWindow: UIWindow? {
          connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }.first { $0.isKeyWindow }
        }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
        ) {
          guard let windowScene = scene as? UIWindowScene else { return }
          window = UIWindow(windowScene: windowScene)
          window?.rootViewController = A()
          window?.makeKeyAndVisible()
        }
        func sceneDidBecomeActive(_ scene: UIScene) {}
      }
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication, configurationForConnecting session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration { UISceneConfiguration(name: "Default", sessionRole: session.role) }
      }
      class A: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
          var content = cell.defaultContentConfiguration()
          content.text = "a"
          content.textProperties.font = .preferredFont(forTextStyle: .headline)
          content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 12, weight: .bold)
          cell.contentConfiguration = content
          return cell
        }
        override func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
          let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
          delete.backgroundColor = .systemRed
          return UISwipeActionsConfiguration(actions: [delete])
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          log.debug("loaded \(self.title ?? "-", privacy: .public)")
          os_log("loaded %{public}@", log: .default, type: .debug, "a")
          os_log("loaded")
          os_log("loaded", log: .default)
          os_log("loaded", log: .default, type: .info)
          os_log(.error, "loaded")
          os_log(.error, log: .default, "failed: %d", 3)
          os_log(.error, log: .default, "failed: \(self.view.tag)")
          NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(reload), object: nil)
          perform(#selector(reload), with: nil, afterDelay: 0.3)
          var look = UIButton.Configuration.filled()
          look.image = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .large))
          look.baseBackgroundColor = .systemBlue
          let button = UIButton(configuration: look, primaryAction: UIAction(title: "Go", attributes: .destructive) { _ in })
          button.menu = UIMenu(title: "", options: .displayInline, children: [UIAction(title: "A") { _ in }])
          button.showsMenuAsPrimaryAction = true
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", image: nil, primaryAction: nil, menu: button.menu)
          tableView.tableHeaderView = button
        }
        @objc func reload() {}
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { reload() }
        }
      }
      """#,
      // Observers that are no responders: the method is one of 'NSObject', and overridden again further down.
      """
      class Model: NSObject { @objc dynamic var on = false }
      class Watcher: NSObject {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?
        ) {
          guard keyPath == #keyPath(Model.on) else {
            return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
          }
        }
      }
      class Child: Watcher {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?
        ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
      }
      class Screen: UIViewController {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?
        ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
      }
      """,
      // Initializers that Foundation on Linux lacks, closures that escape there alone, and the main thread by its name.
      """
      class A: UIViewController {
        let text: NSMutableAttributedString = .init()
        var count = 0
        func go(_ part: String) {
          let built = NSMutableAttributedString.init()
          built.append(.init(string: part))
          let pattern = try! NSRegularExpression(pattern: "a")
          pattern.enumerateMatches(in: part, range: NSRange(part.startIndex..., in: part)) { _, _, _ in count += 1 }
          perform(#selector(UIViewController.viewDidLoad), on: Thread.main, with: nil, waitUntilDone: Thread.main.isMainThread)
          performSelector(onMainThread: #selector(UIViewController.viewDidLoad), with: nil, waitUntilDone: true)
          RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
          RunLoop.main.run(mode: .default, before: Date())
          let values: NSDictionary = ["a": 1]
          print(values.value(forKey: "a") ?? 0, UserDefaults.standard.value(forKeyPath: "a") ?? 0)
        }
      }
      """,
      // Work for later, on every queue and in each form; timers of Dispatch.
      """
      \(Self.delayedWork)
      """,
      """
      import Foundation
      \(Self.delayedWork)
      """,
      // Classes that inherit from Foundation's and override what generated code declares for these.
      """
      class Memory: UserDefaults { override func url(forKey key: String) -> URL? { nil } }
      class Files: FileManager {
        override func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] { [] }
      }
      """,
      // A class by its own name.
      """
      class Cell: UITableViewCell { static let identifier = NSStringFromClass(Cell.classForCoder()) }
      let name = String(describing: UITableViewCell.classForCoder())
      """,
      // What other modules can see.
      """
      open class Digit: UITextField {
        override open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
        public var timer: Timer?
        public func listen(to center: NotificationCenter) {}
        public func show(_ formatter: NumberFormatter) {}
      }
      public func write(
        _ date: Date = Date(), in locale: Locale = .current, by calendar: Calendar = .current,
        into folder: URL = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0],
        under title: String = NSLocalizedString("title", comment: ""), words: String = 1.formatted(.percent),
        like format: String = String(format: "%d", 1)
      ) {}
      """,
      // What is imported and not used.
      """
      import MapKit
      import AVFoundation
      class A: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }
      """,
    ], ["5", "6"])
  func nothingIsSaidOf(_ code: String, mode: String) async throws {
    let messages = try await LearnersProgram("import UIKit\n" + code, mode: mode).messages()
    #expect(messages.filter { $0.contains(": error: ") || $0.contains(": unsupported: ") } == [])
  }

  private static let delayedWork = """
    class A: UIViewController {
      let label = UILabel()
      var timer: DispatchSourceTimer?
      let item = DispatchWorkItem { print("item") }
      func go() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.label.text = "1" }
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(300), execute: { [weak self] in self?.go() })
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: item)
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { print(1) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
          let text = "2"
          DispatchQueue.main.async { self.label.text = text }
        }
        DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + 1, qos: .background, flags: .barrier) { print(1) }
        DispatchQueue(label: "own").asyncAfter(deadline: .now() + 1, execute: item)
        DispatchQueue(label: "own").asyncAfter(wallDeadline: .now() + 1, execute: item)
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: .seconds(1), leeway: .milliseconds(10))
        timer.setEventHandler { [weak self] in self?.tick() }
        timer.resume()
        self.timer = timer
        let other = DispatchSource.makeTimerSource(flags: [], queue: DispatchQueue.global())
        other.schedule(deadline: .now() + 1, repeating: 1.5)
        other.activate()
      }
      func tick() { timer?.cancel() }
    }
    """

  @Test func mathematicsAreLinked() async throws {
    let printed = try await LearnersProgram(
      """
      import UIKit
      @MainActor public func demo(_ word: String) {
        let x = Double(word.count)
        print(pow(x, 3), ceil(1.2), sqrt(x + 1), sin(0 * x), log10(x * 50), powf(2, Float(x)), CGFloat(x).rounded())
        let names = ["Anna", "Bob"]
        print(names.filter { NSPredicate(format: "SELF CONTAINS[c] %@", "an").evaluate(with: $0) })
      }
      """
    ).run(["ab"])
    #expect(printed == ["8.0 2.0 1.7320508075688772 0.0 2.0 4.0 2.0\n[\"Anna\"]\n"])
  }
}
