import UIKit

/// Lists those who have signed in.
final class VisitorLabel: UILabel {
    override init(frame: CGRect) {
        super.init(frame: frame)
        NotificationCenter.default.addObserver(self, selector: #selector(add(_:)), name: .didSignIn, object: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The label is made in code.")
    }

    @objc private func add(_ notification: Notification) {
        let names = [notification.userInfo?["name"] as? String, text]
        text = names.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
