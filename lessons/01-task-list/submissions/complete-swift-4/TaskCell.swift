import UIKit

protocol TaskCellDelegate: class {
    func taskCellDidAskToMove(_ cell: TaskCell)
}

/// A row that shows one task.
class TaskCell: UITableViewCell {
    @IBOutlet weak var captionLabel: UILabel!
    @IBOutlet weak var moveButton: UIButton?

    weak var delegate: TaskCellDelegate?

    func show(_ task: TaskItem) {
        captionLabel.text = task.caption
        accessoryType = task.isDone ? .checkmark : .none
        let word = task.priority == .top ? "Later" : "Now"
        moveButton?.setTitle(word, for: .normal)
        moveButton?.accessibilityLabel = "\(word): \(task.caption)"
    }

    @IBAction func movePressed(_ sender: Any) {
        delegate?.taskCellDidAskToMove(self)
    }
}
