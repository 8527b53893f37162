import UIKit

/// The screen on which a city is entered.
class NewCityController: UIViewController {
    @IBOutlet private weak var statusLabel: UILabel!
    @IBOutlet private weak var tipLabel: UILabel!

    var onSave: ((City) -> Void)?

    private enum Input: Int {
        case name = 1, country, notes, stars

        var status: String {
            switch self {
            case .name: return "Typing the name"
            case .country: return "Typing the country"
            case .notes: return "Typing the notes"
            case .stars: return "Typing the stars"
            }
        }
    }

    private var active: Input? {
        didSet {
            statusLabel.text = active?.status ?? "Tap a line to type"
            let isDone = active == .notes
            let action = UIAction { [weak self] _ in isDone ? self?.finishNotes() : self?.save() }
            navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: isDone ? .done : .save, primaryAction: action)
        }
    }

    private var nameField: UITextField { return view.viewWithTag(Input.name.rawValue) as! UITextField }
    private var countryField: UITextField { return view.viewWithTag(Input.country.rawValue) as! UITextField }
    private var notesView: UITextView { return view.viewWithTag(Input.notes.rawValue) as! UITextView }

    /// The earlier drawing of the screen has no such field.
    private var starsField: UITextField? { return view.viewWithTag(Input.stars.rawValue) as? UITextField }
    private var stars = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New City"
        nameField.delegate = self
        countryField.delegate = self
        notesView.delegate = self
        starsField?.delegate = self
        active = nil
        tipLabel.text = tips[0]
        tieStatusToKeyboard()
    }

    private func tieStatusToKeyboard() {
        statusLabel.translatesAutoresizingMaskIntoConstraints = false
        let edges = view.keyboardLayoutGuide
        statusLabel.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 16).isActive = true
        statusLabel.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -16).isActive = true
        edges.topAnchor.constraint(equalTo: statusLabel.bottomAnchor, constant: 8).isActive = true
    }

    // MARK: Leaving

    private func finishNotes() {
        view.endEditing(false)
    }

    private func save() {
        view.endEditing(false)
        if active != nil { return }
        let name = nameField.text!.trimmingCharacters(in: .whitespacesAndNewlines)
        if name.isEmpty {
            nameField.becomeFirstResponder()
        } else {
            onSave?(City(name: name, country: countryField.text ?? "", notes: notesView.text, stars: stars))
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
        return textField != countryField || nameField.hasText
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        if textField != starsField || number(in: textField) != nil { return true }
        statusLabel.text = "Stars go from 1 to 5"
        return false
    }

    /// 0 for an empty field, and nothing for what is no number of stars.
    private func number(in field: UITextField) -> Int? {
        guard let text = field.text, !text.isEmpty else { return 0 }
        return ["1", "2", "3", "4", "5"].firstIndex(of: text).map { $0 + 1 }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        active = Input(rawValue: textField.tag)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        active = nil
        guard textField == starsField else { return }
        stars = number(in: textField) ?? stars
        textField.text = stars > 0 ? String(stars) : nil
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
