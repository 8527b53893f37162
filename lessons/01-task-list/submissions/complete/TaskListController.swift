import UIKit

class TaskListController: UIViewController {
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var progressLabel: UILabel!

    private var topPriority: [TaskItem] = [] {
        didSet { updateProgress() }
    }

    private var bonus: [TaskItem] = [] {
        didSet { updateProgress() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        topPriority = ["Call the dentist", "Return the library books", "Water the plants"].map { TaskItem(caption: $0) }
        bonus = [TaskItem(caption: "Bake bread", priority: .bonus)]
        tableView.dataSource = self
        tableView.delegate = self
        tableView.keyboardDismissMode = .onDrag
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardMoves), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    /// However the keyboard moves: what it will cover of the table becomes the inset.
    @objc private func keyboardMoves(_ notification: Notification) {
        guard let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let covered = tableView.convert(end.cgRectValue, from: nil).intersection(tableView.bounds)
        // The table adds the safe area by itself.
        tableView.contentInset.bottom = covered.isNull ? 0 : max(0, covered.height - view.safeAreaInsets.bottom)
    }

    private func tasks(in section: Int) -> [TaskItem] {
        switch section {
        case 1: return topPriority
        case 2: return bonus
        default: return []
        }
    }

    private func updateProgress() {
        let all = topPriority + bonus
        let done = all.filter { $0.isDone }.count
        switch (done, all.count - done) {
        case (0, 0): progressLabel.text = "Nothing to do yet"
        case (0, let open): progressLabel.text = "\(open) to go"
        case (let done, 0): progressLabel.text = "All \(done) done"
        case (let done, let open): progressLabel.text = "\(done) done, \(open) to go"
        }
    }
}

extension TaskListController: NewTaskCellDelegate {
    func newTaskCell(_ cell: NewTaskCell, didEnter caption: String) {
        let task = TaskItem(caption: caption, priority: caption.last == "?" ? .bonus : .top)
        tableView.beginUpdates()
        if task.priority == .bonus {
            bonus.insert(task, at: 0)
            tableView.insertRows(at: [[2, 0]], with: .top)
        } else {
            topPriority.insert(task, at: 0)
            tableView.insertRows(at: [[1, 0]], with: .top)
        }
        tableView.endUpdates()
    }
}

extension TaskListController: TaskCellDelegate {
    func taskCellDidAskToMove(_ cell: TaskCell) {
        guard let path = tableView.indexPath(for: cell) else { return }
        let task = tasks(in: path.section)[path.row]
        tableView.performBatchUpdates {
            switch task.priority {
            case .top:
                self.topPriority.remove(at: path.row)
                self.bonus.insert(task, at: 0)
                task.priority = .bonus
            case .bonus:
                self.bonus.remove(at: path.row)
                self.topPriority.insert(task, at: 0)
                task.priority = .top
            }
            self.tableView.insertRows(at: [[task.priority.rawValue, 0]], with: .top)
            self.tableView.deleteRows(at: [path], with: .top)
        }
    }
}

extension TaskListController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int {
        return 3
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return [nil, "Top Priority", "Bonus"][section]
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return section == 0 ? 1 : tasks(in: section).count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = indexPath.section == 0 ? "NewTaskCell" : "TaskCell"
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        switch cell {
        case let cell as NewTaskCell: cell.delegate = self
        case let cell as TaskCell:
            cell.delegate = self
            cell.show(tasks(in: indexPath.section)[indexPath.row])
        default: break
        }
        return cell
    }
}

extension TaskListController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        return indexPath.section == 0 ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tasks(in: indexPath.section)[indexPath.row].isDone.toggle()
        tableView.reloadRows(at: [indexPath], with: .automatic)
        updateProgress()
    }
}
