import UIKit

class TaskListController: UIViewController, UITableViewDataSource, UITableViewDelegate, NewTaskCellDelegate, TaskCellDelegate {
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var progressLabel: UILabel!

    var topPriority = [TaskItem]()
    var bonus = [TaskItem]()

    override func viewDidLoad() {
        super.viewDidLoad()
        fillInExamples()
        tableView.dataSource = self
        tableView.delegate = self
        updateProgress()
        registerForKeyboard()
        tableView.keyboardDismissMode = UIScrollViewKeyboardDismissMode.onDrag
    }

    func registerForKeyboard() {
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillShow), name: .UIKeyboardWillShow, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(self.keyboardWillHide), name: NSNotification.Name.UIKeyboardWillHide, object: nil)
    }

    @objc func keyboardWillShow(notification: NSNotification) {
        if let value = notification.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue {
            tableView.contentInset = UIEdgeInsetsMake(0, 0, value.cgRectValue.size.height - view.safeAreaInsets.bottom, 0)
        }
    }

    @objc func keyboardWillHide(notification: NSNotification) {
        tableView.contentInset = .zero
    }

    func fillInExamples() {
        topPriority = [
            TaskItem(caption: "Call the dentist"),
            TaskItem(caption: "Return the library books"),
            TaskItem(caption: "Water the plants"),
        ]
        let bread = TaskItem(caption: "Bake bread")
        bread.priority = .bonus
        bonus = [bread]
    }

    // MARK: What happens to the tasks

    func newTaskCell(_ cell: NewTaskCell, didEnter caption: String) {
        if caption.hasSuffix("?") {
            let task = TaskItem(caption: caption)
            task.priority = .bonus
            bonus.insert(task, at: 0)
            tableView.insertRows(at: [IndexPath(row: 0, section: 2)], with: .automatic)
        } else {
            topPriority.insert(TaskItem(caption: caption), at: 0)
            tableView.insertRows(at: [IndexPath(row: 0, section: 1)], with: .automatic)
        }
        updateProgress()
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section > 0 {
            tick(at: indexPath)
        }
    }

    func tick(at indexPath: IndexPath) {
        let task = tasks(in: indexPath.section)[indexPath.row]
        task.isDone = !task.isDone
        (tableView.cellForRow(at: indexPath) as? TaskCell)?.show(task)
        updateProgress()
    }

    func taskCellDidAskToMove(_ cell: TaskCell) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        let task = tasks(in: indexPath.section)[indexPath.row]
        tableView.beginUpdates()
        if indexPath.section == 1 {
            topPriority.remove(at: indexPath.row)
            bonus.insert(task, at: 0)
            task.priority = .bonus
        } else {
            bonus.remove(at: indexPath.row)
            topPriority.insert(task, at: 0)
            task.priority = .top
        }
        tableView.deleteRows(at: [indexPath], with: .automatic)
        tableView.insertRows(at: [IndexPath(row: 0, section: 3 - indexPath.section)], with: .automatic)
        tableView.endUpdates()
    }

    // MARK: What the table asks

    func tasks(in section: Int) -> [TaskItem] {
        return section == 1 ? topPriority : bonus
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        return 3
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        switch section {
        case 1: return "Top Priority"
        case 2: return "Bonus"
        default: return nil
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return section == 0 ? 1 : tasks(in: section).count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 0 {
            let cell = tableView.dequeueReusableCell(withIdentifier: "NewTaskCell", for: indexPath) as! NewTaskCell
            cell.delegate = self
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "TaskCell", for: indexPath) as! TaskCell
        cell.delegate = self
        cell.show(tasks(in: indexPath.section)[indexPath.row])
        return cell
    }

    // MARK: The label

    func updateProgress() {
        let all = topPriority + bonus
        let done = all.filter { $0.isDone }.count
        let open = all.count - done
        if all.isEmpty {
            progressLabel.text = "Nothing to do yet"
        } else if done == 0 {
            progressLabel.text = "\(open) to go"
        } else if open == 0 {
            progressLabel.text = "All \(done) done"
        } else {
            progressLabel.text = "\(done) done, \(open) to go"
        }
    }
}
