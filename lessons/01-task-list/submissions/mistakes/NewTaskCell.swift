import UIKit

protocol NewTaskCellDelegate: AnyObject {
    func newTaskCell(_ cell: NewTaskCell, didEnter caption: String)
}

/// The row in which a new task is typed.
class NewTaskCell: UITableViewCell, UITextFieldDelegate {
    @IBOutlet weak var textInput: UITextField!
    @IBOutlet weak var addButton: UIButton!

    weak var delegate: NewTaskCellDelegate?

    override func awakeFromNib() {
        super.awakeFromNib()
        configure()
    }

    /// What has to be set up once, when the outlets are connected.
    func configure() {
        textInput.delegate = self
        updateAddButton()
    }

    /// The caption in the field.
    func fetchInput() -> String? {
        let text = textInput.text?.replacingOccurrences(of: " ", with: "") ?? ""
        return text == "" ? nil : text
    }

    func processInput() {
        if let caption = fetchInput() {
            delegate?.newTaskCell(self, didEnter: caption)
        }
        textInput.text = ""
        textInput.resignFirstResponder()
    }

    func updateAddButton() {
        addButton.isEnabled = fetchInput() != nil
    }

    @IBAction func addPressed(_ sender: Any) {
        processInput()
    }

    @IBAction func captionChanged(_ sender: Any) {
        updateAddButton()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        processInput()
        return true
    }
}
