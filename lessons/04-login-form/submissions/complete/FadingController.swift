import UIKit

/// A screen that fades in when it is arrived at with an animation. A screen that is just there does not.
class FadingController: UIViewController {
    private(set) var arrivals = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard animated else { return }
        arrivals += 1
        view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            self.view.alpha = 1
        }
    }
}
