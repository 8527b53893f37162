/// One thing to do.
class TaskItem {
    enum Priority {
        case top, bonus
    }

    let caption: String
    var isDone = false
    var priority = Priority.top

    init(caption: String) {
        self.caption = caption
    }
}
