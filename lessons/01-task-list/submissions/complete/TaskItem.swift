/// One thing to do.
class TaskItem {
    enum Priority: Int {
        case top = 1
        case bonus
    }

    let caption: String
    var isDone = false
    var priority: Priority

    init(caption: String, priority: Priority = .top) {
        self.caption = caption
        self.priority = priority
    }
}
