import UIKit

class TagController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var positionLabel: UILabel!
    @IBOutlet private weak var ownerField: UITextField!
    @IBOutlet private weak var phoneField: UITextField!
    @IBOutlet private weak var destinationField: UITextField!
    @IBOutlet private var inputs: [UITextField]!
    @IBOutlet private weak var wrapper: UIView!

    /// From the top down. The first drawings of the page had no collection.
    private var fields: [UITextField] {
        guard let inputs = inputs else { return [ownerField, phoneField, destinationField] }
        return inputs.sorted { $0.frame.minY < $1.frame.minY }
    }

    private lazy var prevItem = makeArrow("Prev", symbol: "chevron.up", by: -1)
    private lazy var nextItem = makeArrow("Next", symbol: "chevron.down", by: 1)

    /// The place of the active field in the form.
    private var position: Int? {
        didSet { positionChanged() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let bar = makeBar()
        fields.forEach { field in
            field.inputAccessoryView = bar
            field.delegate = self
        }
        positionChanged()
        fillPage()
        scrollView.keyboardDismissMode = .onDrag
        NotificationCenter.default.addObserver(
            self, selector: #selector(makeRoom(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    /// The page is as long as what is in it, and as wide as the screen.
    private func fillPage() {
        guard let page = wrapper else { return }
        page.translatesAutoresizingMaskIntoConstraints = false
        let content = scrollView.contentLayoutGuide
        page.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
        page.leftAnchor.constraint(equalTo: content.leftAnchor).isActive = true
        content.rightAnchor.constraint(equalTo: page.rightAnchor).isActive = true
        content.bottomAnchor.constraint(equalTo: page.bottomAnchor).isActive = true
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
    }

    private func makeBar() -> UIToolbar {
        let finish = UIAction { [weak self] _ in self?.view.endEditing(true) }
        let done = UIBarButtonItem(systemItem: .done, primaryAction: finish)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.setItems([prevItem, nextItem, .flexibleSpace(), done], animated: false)
        return bar
    }

    /// An item that leads so many fields down the form. At the ends of the row it is disabled.
    private func makeArrow(_ name: String, symbol: String, by step: Int) -> UIBarButtonItem {
        let action = UIAction(title: name, image: UIImage(systemName: symbol)) { [weak self] _ in
            guard let self = self, let position = self.position else { return }
            self.fields[position + step].becomeFirstResponder()
        }
        let item = UIBarButtonItem(primaryAction: action)
        item.accessibilityLabel = name
        return item
    }

    private func positionChanged() {
        guard let position = position else {
            positionLabel.text = "Tap a field to begin"
            return
        }
        positionLabel.text = "Field \(position + 1) of \(fields.count)"
        prevItem.isEnabled = position != 0
        nextItem.isEnabled = position != fields.count - 1
        reveal()
    }

    @objc private func makeRoom(_ notification: Notification) {
        guard let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
        let covered = scrollView.frame.intersection(view.convert(end.cgRectValue, from: nil))
        scrollView.contentInset.bottom = covered.isNull ? 0 : covered.height
        reveal()
    }

    private func reveal() {
        guard let position = position else { return }
        scrollView.scrollRectToVisible(fields[position].frame, animated: false)
    }
}

extension TagController: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {
        position = fields.firstIndex(of: textField)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        position = nil
    }
}
