import Foundation
import Testing

@testable import AppAgent
@testable import UIKit

/// What cells and buttons show by a configuration.
@MainActor
@Suite(.freshApp) struct ConfigurationTests {
  private let log = Log()

  private func shown(in view: UIView) -> [String] {
    view.layoutIfNeeded()
    return view.subtree.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.compactMap(\.text)
  }

  private func cell(_ style: UITableViewCell.CellStyle = .subtitle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    Stage.fresh().addSubview(cell)
    return cell
  }

  @Test(.documented("UITableViewCell, defaultContentConfiguration(), contentConfiguration"))
  func aCellShowsItsConfiguration() throws {
    let cell = cell()
    var content = cell.defaultContentConfiguration()
    content.text = "Figs"
    content.secondaryText = "Three"
    content.image = UIImage(systemName: "leaf")
    cell.contentConfiguration = content
    #expect(shown(in: cell) == ["Figs", "Three"])
    let labels = cell.subtree.compactMap { $0 as? UILabel }
    #expect(labels[0].frame.maxY <= labels[1].frame.minY)
    #expect(labels[0].frame.minX > 16)
  }

  @Test(.documented("UIListContentConfiguration, valueCell()"))
  func aValueStandsAtTheRight() {
    let cell = cell(.value1)
    var content = cell.defaultContentConfiguration()
    (content.text, content.secondaryText) = ("Figs", "3")
    cell.contentConfiguration = content
    #expect(shown(in: cell) == ["Figs", "3"])
    let labels = cell.subtree.compactMap { $0 as? UILabel }
    #expect(labels[0].frame.maxX <= labels[1].frame.minX)
  }

  @Test(.documented("UIContentView, configuration: another value of the same kind is shown by the same view"))
  func theViewIsKept() throws {
    let cell = cell()
    var content = cell.defaultContentConfiguration()
    content.text = "Figs"
    cell.contentConfiguration = content
    let view = try #require(cell.contentView.subviews.first)
    content.text = "Plums"
    cell.contentConfiguration = content
    #expect(cell.contentView.subviews == [view] && shown(in: cell) == ["Plums"])
    cell.contentConfiguration = nil
    #expect(cell.contentView.subviews.isEmpty)
  }

  private struct Field: UIContentConfiguration {
    var text: String
    func makeContentView() -> any UIView & UIContentView { FieldView(self) }
    func updated(for state: any UIConfigurationState) -> Field { self }
  }

  private final class FieldView: UITextField, UIContentView {
    var configuration: any UIContentConfiguration { didSet { text = (configuration as? Field)?.text } }
    init(_ configuration: Field) {
      self.configuration = configuration
      super.init(frame: .zero)
      text = configuration.text
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test(.documented("UIContentConfiguration, makeContentView()"))
  func aConfigurationOfOnesOwnMakesItsView() throws {
    let cell = cell()
    cell.contentConfiguration = Field(text: "Figs")
    let field = try #require(cell.contentView.subviews.first as? UITextField)
    #expect(field.text == "Figs" && field.frame == cell.contentView.bounds)
    cell.contentConfiguration = Field(text: "Plums")
    #expect(field.text == "Plums" && field.superview === cell.contentView)
  }

  @Test(.documented("UIButton, configuration, setTitle(_:for:)"))
  func aButtonShowsItsConfiguration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add"
    let button = UIButton(configuration: configuration, primaryAction: nil)
    #expect(button.currentTitle == "Add" && button.titleLabel?.text == "Add")
    button.setTitle("Remove", for: .normal)
    #expect(button.configuration?.title == "Remove" && button.currentTitle == "Remove")
    let narrow = button.intrinsicContentSize.width
    button.configuration?.contentInsets.leading += 20
    #expect(button.intrinsicContentSize.width == narrow + 20)
  }

  @Test(.documented("UIButton, init(configuration:primaryAction:): the action gives title and picture"))
  func theActionGivesTheTitle() {
    var count = 0
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "Add") { _ in count += 1 })
    #expect(button.currentTitle == "Add")
    button.frame = CGRect(x: 0, y: 200, width: 100, height: 40)
    Stage.fresh().addSubview(button)
    #expect(UserInput.tap(button, named: "Add") == .done)
    #expect(count == 1)
  }

  @Test(.documented("UIButton, configurationUpdateHandler"))
  func theHandlerIsAskedWhenTheStateChanges() {
    let button = UIButton(configuration: .plain())
    Stage.fresh().addSubview(button)
    button.configurationUpdateHandler = { [log] in
      log.add("asked")
      $0.configuration?.title = $0.isEnabled ? "Add" : "Wait"
    }
    button.layoutIfNeeded()
    #expect(button.currentTitle == "Add")
    button.isEnabled = false
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.currentTitle == "Wait" && button.titleLabel?.text == "Wait")
    #expect(log.taken() == ["asked", "asked"])
  }

  private final class Editor: UIViewController {
    /// The handler asks for the button that is being made.
    lazy var save: UIButton = {
      let button = UIButton(configuration: .plain())
      button.configurationUpdateHandler = { [unowned self] _ in
        save.configuration?.title = isDirty ? "Save" : "Saved"
      }
      button.isEnabled = false
      return button
    }()
    var isDirty = false
    override func viewDidLoad() {
      super.viewDidLoad()
      save.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(save)
      NSLayoutConstraint.activate([
        save.leadingAnchor.constraint(equalTo: view.leadingAnchor), save.topAnchor.constraint(equalTo: view.topAnchor),
      ])
    }
  }

  @Test(.documented("UIButton, setNeedsUpdateConfiguration(): the system calls the handler later"))
  func theHandlerIsNotCalledWhileItIsSet() {
    let editor = Editor()
    Stage.fresh().rootViewController = editor
    MainLoop.runUntilIdle()
    #expect(editor.save.currentTitle == "Saved")
    let width = editor.save.frame.width
    editor.isDirty = true
    editor.save.setNeedsUpdateConfiguration()
    #expect(editor.save.currentTitle == "Saved")
    MainLoop.runUntilIdle()
    #expect(editor.save.currentTitle == "Save" && editor.save.frame.width < width)
  }

  @Test(.documented("UIButton, setAttributedTitle(_:for:): the button prefers it to the title"))
  func anAttributedTitleStandsBeforeThePlainOne() {
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Add a task"), for: .normal)
    button.setTitle("+", for: .normal)
    #expect(button.currentTitle == "+" && button.currentAttributedTitle?.string == "Add a task")
    #expect(ScreenObserver.label(of: button) == "Add a task" && button.titleLabel?.text == "Add a task")
    let width = button.intrinsicContentSize.width
    button.setAttributedTitle(nil, for: .normal)
    #expect(ScreenObserver.label(of: button) == "+" && button.titleLabel?.text == "+")
    #expect(button.intrinsicContentSize.width < width)
  }

  private struct Asking: UIContentConfiguration {
    let cell: UITableViewCell
    func makeContentView() -> any UIView & UIContentView {
      FieldView(Field(text: cell.contentConfiguration is Asking ? "known" : "unknown"))
    }
    func updated(for state: any UIConfigurationState) -> Asking { self }
  }

  @Test(.documented("UITableViewCell, contentConfiguration")) func aCellIsAskedWhileItsViewIsMade() {
    let cell = cell()
    cell.contentConfiguration = Asking(cell: cell)
    #expect((cell.contentView.subviews.first as? UITextField)?.text == "known")
    cell.layoutIfNeeded()
  }

  private final class CountingButton: UIButton {
    override func updateConfiguration() { configuration?.title = isEnabled ? "Add" : "Wait" }
  }

  @Test(.documented("UIButton, updateConfiguration(): subclasses change the configuration by the state"))
  func aSubclassIsAskedWhenTheStateChanges() {
    let button = CountingButton(configuration: .plain())
    Stage.fresh().addSubview(button)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.currentTitle == "Wait")
    button.isEnabled = true
    button.layoutIfNeeded()
    #expect(button.currentTitle == "Add")
  }
}
