/// One thing to do.
class TaskItem {
    let caption: String
    var isDone = false

    init(caption: String) {
        self.caption = caption
    }
}
