import UIKit

/// Controls of a storyboard in a scroll view, and texts of a string catalogue.
class MixerController: UIViewController {
  @IBOutlet private weak var valueLabel: UILabel!
  @IBOutlet private weak var slider: UISlider!
  @IBOutlet private weak var channel: UISegmentedControl!
  @IBOutlet private weak var progress: UIProgressView!
  @IBOutlet private weak var pages: UIPageControl!
  @IBOutlet private var switches: [UISwitch]!

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  @IBAction private func changed(_ sender: Any) { show() }

  @IBAction private func reset() {
    slider.value = 0
    channel.selectedSegmentIndex = 0
    for toggle in switches { toggle.setOn(false, animated: true) }
    show()
  }

  private func show() {
    let on = switches.filter(\.isOn).count
    progress.progress = slider.value
    pages.currentPage = channel.selectedSegmentIndex
    let format = NSLocalizedString("level", comment: "A channel and how many effects it has")
    valueLabel.text = String.localizedStringWithFormat(format, channel.selectedSegmentIndex + 1, on)
  }
}
