import UIKit

/// The screen on which a city is entered.
class NewCityController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    /// The numbers that the inputs have in the drawing.
    enum Tag {
        static let name = 1
        static let country = 2
        static let notes = 3
    }

    @IBOutlet weak var statusLabel: UILabel!
    @IBOutlet weak var tipLabel: UILabel!

    /// Takes a city that is to be kept.
    var onSave: ((City) -> Void)?

    lazy var saveItem = UIBarButtonItem(
        barButtonSystemItem: .save, target: self, action: #selector(saveTapped(_:)))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New City"
        navigationItem.rightBarButtonItem = saveItem
        configure()
        tipLabel.text = tips[0]
    }

    /// What has to be set up once, when the inputs are there.
    func configure() {
        for tag in [Tag.name, Tag.country] {
            (view.viewWithTag(tag) as? UITextField)?.delegate = self
        }
        (view.viewWithTag(Tag.notes) as? UITextView)?.delegate = self
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    lazy var doneItem = UIBarButtonItem(
        barButtonSystemItem: .done, target: self, action: #selector(doneTapped(_:)))

    func textViewDidBeginEditing(_ textView: UITextView) {
        navigationItem.rightBarButtonItem = doneItem
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        navigationItem.rightBarButtonItem = saveItem
    }

    @objc func doneTapped(_ sender: Any) {
        view.viewWithTag(Tag.notes)?.resignFirstResponder()
    }

    /// What stands in an input.
    func text(_ tag: Int) -> String {
        let input = view.viewWithTag(tag)
        return (input as? UITextField)?.text ?? (input as? UITextView)?.text ?? ""
    }

    @objc func saveTapped(_ sender: Any) {
        let name = text(Tag.name)
        if name.count > 0 {
            onSave?(City(name: name, country: text(Tag.country), notes: text(Tag.notes)))
        }
        navigationController?.popViewController(animated: true)
    }

    // MARK: Tips: a touch shows the next one

    let tips = ["Tip: the name alone is enough", "Tip: notes may have many lines", "Tip: a country needs a name"]
    var tip = 0

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        tip = (tip + 1) % tips.count
        tipLabel.text = tips[tip]
    }
}
