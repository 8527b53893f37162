import UIKit

protocol NewTaskCellDelegate: AnyObject {
    func newTaskCell(_ cell: NewTaskCell, didEnter caption: String)
}

/// The row in which a new task is typed.
final class NewTaskCell: UITableViewCell {
    @IBOutlet private weak var textInput: UITextField!
    @IBOutlet private weak var addButton: UIButton!

    weak var delegate: NewTaskCellDelegate?

    override func awakeFromNib() {
        super.awakeFromNib()
        textInput.delegate = self
        addButton.isEnabled = false
    }

    func fetchInput() -> String? {
        let words = textInput.text.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        return words.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func commit() {
        defer { reset() }
        guard let caption = fetchInput() else { return }
        delegate?.newTaskCell(self, didEnter: caption)
    }

    private func reset() {
        textInput.text = nil
        textInput.endEditing(true)
        addButton.isEnabled = false
    }

    @IBAction private func addPressed(_ sender: UIButton) {
        commit()
    }

    @IBAction private func captionChanged(_ sender: UITextField) {
        addButton.isEnabled = fetchInput() != nil
    }
}

extension NewTaskCell: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        commit()
        return false
    }
}
