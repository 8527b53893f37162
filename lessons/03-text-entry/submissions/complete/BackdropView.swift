import UIKit

/// Every touch that comes by ends the typing, and goes on to whoever is next.
final class BackdropView: UIView {
    @IBOutlet weak var textView: UITextView?

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
        window?.endEditing(true)
    }
}
