import UIKit

/// One plant. Without one it can't be made.
class PlantController: UIViewController {
  private let plant: Plant
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var tag: TagView!
  @IBOutlet private weak var planted: UIDatePicker!

  init?(coder: NSCoder, plant: Plant) {
    self.plant = plant
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("A plant is needed.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = plant.name
    let year = Calendar(identifier: .gregorian).component(.year, from: planted.date)
    nameLabel.text = "\(plant.name), of \(year), tag \(tag.code), \(tag.layer.cornerRadius)"
  }

  @IBSegueAction func makeNote(_ coder: NSCoder) -> NoteController? { NoteController(coder: coder, text: "Water it") }

  /// Leaves it to the storyboard's class.
  @IBSegueAction func makeHelp(coder: NSCoder) -> HelpController? { nil }
}

/// A tag at a plant, with attributes that the storyboard sets.
@IBDesignable
class TagView: UIView {
  @IBInspectable var code: Int = 0
}

/// Is inside of the plant's screen.
class NoteController: UIViewController {
  private let text: String
  @IBOutlet private weak var label: UILabel!

  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("A text is needed.") }

  override func viewDidLoad() { label.text = text }
}
