import Testing

@testable import Grading

/// Files of Xcode's template and of tests beside an answer.
extension GraderTests {
  /// What Xcode makes with a project, and what nothing of the lesson needs.
  private static let template = [
    "AppDelegate.swift": """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
        }
    }
    """,
    "SceneDelegate.swift": """
    import UIKit
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let _ = (scene as? UIWindowScene) else { return }
        }
    }
    """,
    "AppTests.swift": """
    import XCTest
    @testable import App
    final class AppTests: XCTestCase {
        func testExample() throws { XCTAssertTrue(true) }
    }
    """,
  ]

  @Test func theFilesOfXcodesTemplateAreNoHindrance() async throws {
    let own = ["Counter.swift": Self.counting, "Numbers.swift": Self.doubling]
    let report = try await grade(own.merging(Self.template) { first, _ in first })
    #expect(verdicts(report) == ["count.one pass", "count.two pass", "double.doubles pass"])
    let notes = report.messages.filter { $0.kind == .note && $0.message.hasPrefix("This file was left out: ") }
    #expect(notes.compactMap(\.location?.file) == ["submission/AppTests.swift"])
  }

  @Test func whatIsWrongBesideSuchFilesIsStillTheLearners() async throws {
    let own = ["Counter.swift": counter(doing: "count += 2"), "Numbers.swift": "class Numbers { let n: Int = m }\n"]
    let report = try await grade(own.merging(Self.template) { first, _ in first })
    #expect(verdicts(report) == ["count.one fail", "count.two skipped", "double.doubles does-not-compile"])
  }
}
