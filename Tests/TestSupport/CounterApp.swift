/// The parts of lessons about an app with a label, `count`, and a button, `More`.
package enum CounterApp {
  package static let scene = """
    ```swift role=scene
    let controller = Counter()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 30))
    label.accessibilityIdentifier = "count"
    let more = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    more.setTitle("More", for: .normal)
    for view in [label, more] { controller.view.addSubview(view) }
    connect(controller, "label", to: label)
    connect(more, .touchUpInside, to: controller, action: "more:")
    show(controller)
    ```
    """

  /// An app that does not count yet.
  package static let starter = """
    ```swift role=starter file=Counter.swift
    import UIKit

    class Counter: UIViewController {
        @IBOutlet weak var label: UILabel!
        var count = 0

        @IBAction func more(_ sender: Any) {
        }
    }
    ```
    """
}
