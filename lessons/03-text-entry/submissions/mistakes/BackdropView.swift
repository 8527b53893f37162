import UIKit

/// What lies behind everything on the screen for a new city.
class BackdropView: UIView {
    @IBOutlet weak var textView: UITextView!

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        textView.resignFirstResponder()
    }
}
