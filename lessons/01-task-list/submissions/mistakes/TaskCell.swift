import UIKit

/// A row that shows one task.
class TaskCell: UITableViewCell {
    @IBOutlet weak var captionLabel: UILabel!

    func show(_ task: TaskItem) {
        captionLabel.text = task.caption
        accessoryType = task.isDone ? .checkmark : .none
    }
}
