import UIKit

/// What UIView's animation blocks do with values, completions, delays and views; a label tells it.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  let box = UIView(frame: CGRect(x: 20, y: 110, width: 40, height: 40))
  let stage = UIView(frame: CGRect(x: 100, y: 110, width: 200, height: 40))
  var events: [String] = []
  var started = Date()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    box.backgroundColor = .systemRed
    for it in [log, box, stage] { view.addSubview(it) }
    let buttons: [(String, Selector)] = [
      ("Fade", #selector(fade)), ("Delay", #selector(delay)), ("No time", #selector(noTime)),
      ("Inherit", #selector(inherit)), ("Nested", #selector(nested)), ("Without", #selector(without)),
      ("Disabled", #selector(disabled)), ("Keyframes", #selector(keyframes)),
      ("Change", #selector(change)), ("Replace", #selector(replace)), ("Hide", #selector(hide)),
      ("Spring", #selector(spring)), ("Chain", #selector(chain)),
    ]
    for (index, (title, action)) in buttons.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20 + 110 * (index % 3), y: 170 + 40 * (index / 3), width: 105, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: #selector(begin), for: .touchUpInside)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc func begin() {
    events = []
    log.text = nil
    started = Date()
    box.alpha = 1
    box.frame.origin.x = 20
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  /// How long it took, in tenths of a second that are rounded to a fifth.
  var elapsed: Double { (Date().timeIntervalSince(started) * 5).rounded() / 5 }

  @objc func fade() {
    UIView.animate(withDuration: 0.2) { [self] in
      box.alpha = 0
      note("block")
    } completion: { [self] finished in
      note("completion \(finished)")
    }
    note("alpha \(box.alpha)")
  }

  @objc func delay() {
    UIView.animate(withDuration: 0.6, delay: 0.4) { [self] in
      box.frame.origin.x = 60
      note("block after \(elapsed)")
    } completion: { [self] _ in
      note("completion after \(elapsed)")
    }
  }

  @objc func noTime() {
    UIView.animate(withDuration: 0) { [self] in
      box.alpha = 0
      note("block")
    } completion: { [self] _ in
      note("completion")
    }
    note("next line")
  }

  @objc func inherit() {
    note("\(UIView.inheritedAnimationDuration)")
    UIView.animate(withDuration: 0.25) { [self] in
      box.alpha = 0
      note("\(UIView.inheritedAnimationDuration)")
    }
    note("\(UIView.inheritedAnimationDuration)")
  }

  @objc func nested() {
    UIView.animate(withDuration: 1) { [self] in
      box.alpha = 0
      UIView.animate(withDuration: 0.2) {
        self.box.frame.origin.x = 60
      } completion: { _ in
        self.note("inner after \(self.elapsed)")
      }
      UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
        self.box.backgroundColor = .systemBlue
      } completion: { _ in
        self.note("overridden after \(self.elapsed)")
      }
    }
  }

  @objc func without() {
    UIView.performWithoutAnimation { [self] in
      box.alpha = 0.5
      note("enabled \(UIView.areAnimationsEnabled)")
    }
    note("enabled \(UIView.areAnimationsEnabled)")
  }

  @objc func disabled() {
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 2) { [self] in
      box.alpha = 0
    } completion: { [self] finished in
      note("\(finished) after \(elapsed)")
    }
    UIView.setAnimationsEnabled(true)
  }

  @objc func keyframes() {
    UIView.animateKeyframes(withDuration: 0.8, delay: 0) { [self] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.box.frame.origin.x = 200 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { self.box.frame.origin.x = 80 }
    } completion: { [self] _ in
      note("after \(elapsed) at \(Int(box.frame.minX))")
    }
  }

  @objc func change() {
    let label = UILabel(frame: stage.bounds)
    label.text = "new text"
    UIView.transition(with: stage, duration: 0.4, options: .transitionFlipFromLeft) { [self] in
      stage.addSubview(label)
    } completion: { [self] _ in
      note("after \(elapsed) with \(stage.subviews.count)")
    }
  }

  @objc func replace() {
    let (old, new) = pair()
    UIView.transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve) { [self] _ in
      note("old in \(old.superview == nil ? "nothing" : "stage")")
      note("new in \(new.superview === stage ? "stage" : "nothing")")
    }
  }

  @objc func hide() {
    let (old, new) = pair()
    stage.addSubview(new)
    new.isHidden = true
    let options: UIView.AnimationOptions = [.transitionCrossDissolve, .showHideTransitionViews]
    UIView.transition(from: old, to: new, duration: 0.3, options: options) { [self] _ in
      note("old hidden \(old.isHidden), new hidden \(new.isHidden), \(stage.subviews.count) views")
    }
  }

  func pair() -> (UILabel, UILabel) {
    stage.subviews.forEach { $0.removeFromSuperview() }
    let (old, new) = (UILabel(frame: stage.bounds), UILabel(frame: stage.bounds))
    old.text = "old card"
    new.text = "new card"
    stage.addSubview(old)
    return (old, new)
  }

  @objc func spring() {
    UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) { [self] in
      box.frame.origin.x = 120
    } completion: { [self] finished in
      note("\(finished) at \(Int(box.frame.minX))")
    }
    note("at \(Int(box.frame.minX))")
  }

  @objc func chain() {
    UIView.animate(withDuration: 0.4) {
      self.box.frame.origin.x = 120
    } completion: { _ in
      UIView.animate(withDuration: 0.4) {
        self.box.frame.origin.x = 20
      } completion: { _ in
        self.note("back at \(Int(self.box.frame.minX)) after \(self.elapsed)")
      }
    }
  }
}
