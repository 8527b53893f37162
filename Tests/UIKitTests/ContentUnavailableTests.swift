import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What a screen shows in the place of its content.
@MainActor
@Suite(.freshApp) struct ContentUnavailableTests {
  /// The texts on the screen, from above.
  private func texts(_ controller: UIViewController) -> [String] {
    controller.view.window?.layoutIfNeeded()
    return controller.view.subtree.compactMap { ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.currentTitle }
  }

  private func shown() -> UIViewController {
    let controller = UIViewController()
    Stage.fresh().rootViewController = controller
    return controller
  }

  @Test(.documented("UIViewController, contentUnavailableConfiguration; UIContentUnavailableConfiguration"))
  func theConfigurationIsShownUntilThereIsNone() {
    let controller = shown()
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "No tasks"
    empty.secondaryText = "Add one."
    controller.contentUnavailableConfiguration = empty
    #expect(texts(controller) == ["No tasks", "Add one."])
    controller.contentUnavailableConfiguration = nil
    #expect(texts(controller) == [])
  }

  @Test(.documented("UIContentUnavailableConfiguration, buttonProperties"))
  func itsButtonDoesWhatItsActionSays() throws {
    let controller = shown()
    var isPressed = false
    var empty = UIContentUnavailableConfiguration.empty()
    empty.button.title = "Add"
    empty.buttonProperties.primaryAction = UIAction { _ in isPressed = true }
    controller.contentUnavailableConfiguration = empty
    controller.view.window?.layoutIfNeeded()
    let button = try #require(controller.view.subtree.lazy.compactMap { $0 as? UIButton }.first)
    #expect(UserInput.tap(button, named: "Add") == .done)
    #expect(isPressed)
  }

  @Test(.documented("UIContentUnavailableConfiguration, search(): the text of the search is named"))
  func aSearchNamesWhatWasSearchedFor() {
    let controller = shown()
    controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController?.searchBar.text = "tea"
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(texts(controller).first == "No Results for “tea”")
  }

  @Test(.documented("setNeedsUpdateContentUnavailableConfiguration(); updateContentUnavailableConfiguration(using:)"))
  func aControllerSaysWhatToShowWhenItIsAsked() {
    final class Tasks: UIViewController {
      var tasks: [String] = []
      override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = tasks.isEmpty ? UIContentUnavailableConfiguration.loading() : nil
      }
    }
    let controller = Tasks()
    Stage.fresh().rootViewController = controller
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(texts(controller) == ["Loading…"])
    controller.tasks = ["Milk"]
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(texts(controller) == [])
  }
}
