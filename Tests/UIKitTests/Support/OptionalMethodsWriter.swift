@testable import Interop

/// Writes `OptionalRequirements.swift` and its sisters in `Sources/UIKit/ObjectiveC`: a typed call for each optional requirement of UIKit's
/// protocols, as the catalog has it.
enum OptionalMethodsWriter {
  /// The files, with the protocols whose calls are in each.
  static let files: [(path: String, holds: @Sendable (_ name: String) -> Bool)] = [
    ("UIKit/ObjectiveC/OptionalRequirements.swift", { !isOfList($0) && !isOfController($0) }),
    ("UIKit/ObjectiveC/OptionalRequirements+Controllers.swift", { isOfController($0) && !isOfList($0) }),
    ("UIKit/ObjectiveC/OptionalRequirements+Lists.swift", isOfList),
  ]

  @Sendable private static func isOfList(_ name: String) -> Bool {
    ["UITableView", "UICollectionView", "UIScrollView"].contains { name.hasPrefix($0) }
  }

  @Sendable private static func isOfController(_ name: String) -> Bool { name.contains("Controller") }

  static func text(of catalog: Catalog, where holds: (_ name: String) -> Bool = { _ in true }) -> String {
    let delegates = catalog.protocols.filter { name, _ in
      (name.contains("Delegate") || name.contains("DataSource")) && holds(name)
    }
    let protocols = delegates.sorted { $0.key < $1.key }.map { name, value in
      (name, value.requirements.filter { $0.isOptional && !neverCalled.contains($0.name.objectiveCName) })
    }
    let extensions = protocols.filter { !$0.1.isEmpty }.map { name, requirements in
      """
      extension OptionalMethods where Requirements == any \(name) {
      \(requirements.map(method).joined(separator: "\n"))
      }
      """
    }
    return ([heading] + extensions).joined(separator: "\n\n") + "\n"
  }

  /// What Coursemark does not call of the delegates of an app and of a scene.
  private static let neverCalled: Set = [
    "application:willFinishLaunchingWithOptions:", "application:didFinishLaunchingWithOptions:",
    "application:configurationForConnecting:options:", "applicationWillTerminate:", "scene:willConnectTo:options:",
    "scene:openURLContexts:", "sceneDidDisconnect:", "scene:willContinueUserActivityWithType:",
    "scene:continue:", "stateRestorationActivityFor:", "windowScene:performActionFor:completionHandler:",
    "application:didDiscardSceneSessions:", "application:open:options:", "application:continue:restorationHandler:",
    "application:performActionFor:completionHandler:", "application:didRegisterForRemoteNotificationsWithDeviceToken:",
    "application:didFailToRegisterForRemoteNotificationsWithError:",
    "application:didReceiveRemoteNotification:fetchCompletionHandler:",
    "application:performFetchWithCompletionHandler:", "application:supportedInterfaceOrientationsFor:",
    "application:handleEventsForBackgroundURLSession:completionHandler:", "applicationDidReceiveMemoryWarning:",
    "applicationSignificantTimeChange:",
  ]

  private static let heading = """
    import Foundation

    // Written by the test `OptionalMethodsTests` from the protocols in this module; `COURSEMARK_UPDATE_SNAPSHOTS=1` writes
    // it anew. Each method calls the optional requirement of the same name, and returns nil when the object has none.
    """

  private static func method(_ requirement: Catalog.Requirement) -> String {
    let names = ["a", "b", "c", "d", "e"].prefix(requirement.parameterTypes.count)
    let parameters = zip(zip(requirement.name.labels, names), requirement.parameterTypes).map { names, type in
      let label = names.0 == names.1 ? "" : "\(names.0) "
      return "\(label)\(names.1): \(type)"
    }
    .joined(separator: ", ")
    let result = requirement.resultType.map { "\($0)?" } ?? "Void?"
    let beginning = (requirement.resultType == nil ? "  @discardableResult func " : "  func ") + requirement.name.base
    let call = "call(\"\(requirement.name.objectiveCName)\", [\(names.joined(separator: ", "))])"
    let signature = "\(beginning)(\(parameters)) -> \(result) {"
    if signature.count + call.count + 3 <= 120 { return "\(signature) \(call) }" }
    if signature.count <= 120 { return "\(signature)\n    \(call)\n  }" }
    return "\(beginning)(\n\(lines(of: parameters))\n  ) -> \(result) {\n    \(call)\n  }"
  }

  /// As many parameters on a line as fit.
  private static func lines(of parameters: String) -> String {
    let parts = parameters.replacing(", ", with: ",\n").split(separator: "\n")
    return parts.reduce(into: [String]()) { lines, part in
      if let last = lines.last, last.count + 1 + part.count <= 120 {
        lines[lines.count - 1] = "\(last) \(part)"
      } else {
        lines.append("    \(part)")
      }
    }
    .joined(separator: "\n")
  }
}
