import UIKit

/// The screen on which a city is entered.
class NewCityController: UIViewController {
    @IBOutlet private weak var statusLabel: UILabel!
    @IBOutlet private weak var tipLabel: UILabel!

    var onSave: ((City) -> Void)?

    private enum Input: Int {
        case name = 1, country, notes

        var status: String {
            switch self {
            case .name: return "Typing the name"
            case .country: return "Typing the country"
            case .notes: return "Typing the notes"
            }
        }
    }

    private var active: Input? {
        didSet {
            statusLabel.text = active?.status ?? "Tap a line to type"
            let item: UIBarButtonItem.SystemItem = active == .notes ? .done : .save
            let action = active == .notes ? #selector(finishNotes) : #selector(save)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: item, target: self, action: action)
        }
    }

    private var nameField: UITextField { return view.viewWithTag(Input.name.rawValue) as! UITextField }
    private var countryField: UITextField { return view.viewWithTag(Input.country.rawValue) as! UITextField }
    private var notesView: UITextView { return view.viewWithTag(Input.notes.rawValue) as! UITextView }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New City"
        nameField.delegate = self
        countryField.delegate = self
        notesView.delegate = self
        active = nil
        tipLabel.text = tips[0]
    }

    // MARK: Leaving

    @objc private func finishNotes() {
        view.endEditing(false)
    }

    @objc private func save() {
        let name = nameField.text!.trimmingCharacters(in: .whitespacesAndNewlines)
        if name.isEmpty {
            nameField.becomeFirstResponder()
        } else {
            onSave?(City(name: name, country: countryField.text ?? "", notes: notesView.text))
            navigationController?.popViewController(animated: true)
        }
    }

    // MARK: Tips

    private let tips = [
        "Tip: the name alone is enough", "Tip: notes may have many lines", "Tip: a country needs a name",
    ]
    private var touchCount = 0

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchCount += 1
        tipLabel.text = tips[touchCount % tips.count]
    }
}

extension NewCityController: UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        return textField == nameField || nameField.hasText
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        active = Input(rawValue: textField.tag)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        active = nil
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        return textField.resignFirstResponder()
    }
}

extension NewCityController: UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) {
        active = .notes
    }

    func textViewDidEndEditing(_ textView: UITextView) {
        active = nil
    }
}
