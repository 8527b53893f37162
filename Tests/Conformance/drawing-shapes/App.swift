import UIKit

/// Rectangles, paths and pictures that are drawn; a label tells their sizes and what is inside of them.
class ViewController: UIViewController {
  let log = UILabel(frame: CGRect(x: 20, y: 40, width: 335, height: 60))
  let box = CGRect(x: 10, y: 20, width: 100, height: 50)
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    log.accessibilityIdentifier = "log"
    log.numberOfLines = 0
    view.addSubview(log)
    let buttons: [(String, Selector)] = [
      ("Edges", #selector(edges)), ("Inset", #selector(inset)), ("Overlap", #selector(overlap)),
      ("Union", #selector(union)), ("Divide", #selector(divide)), ("Integral", #selector(integral)),
      ("Insets", #selector(insets)), ("Transform", #selector(transform)), ("Order", #selector(order)),
      ("Convert", #selector(convert)), ("Oval", #selector(oval)), ("Triangle", #selector(triangle)),
      ("Ring", #selector(ring)), ("Move", #selector(move)), ("Picture", #selector(picture)),
      ("Points", #selector(points)), ("Template", #selector(template)), ("Context", #selector(context)),
      ("Scaled", #selector(scaled)),
    ]
    for (index, (title, action)) in buttons.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20 + 110 * (index % 3), y: 130 + 40 * (index / 3), width: 105, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: #selector(start), for: .touchUpInside)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc func start() {
    events = []
    log.text = nil
  }

  func note(_ event: String) {
    events.append(event)
    log.text = events.joined(separator: ", ")
  }

  func write(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }

  @objc func edges() {
    note("\(box.maxX) \(box.midY)")
    note("\(box.contains(CGPoint(x: 10, y: 20))), \(box.contains(CGPoint(x: 110, y: 30)))")
    let negative = CGRect(x: 10, y: 10, width: -5, height: 4)
    note("\(negative.minX) \(negative.width), \(write(negative.standardized))")
  }

  @objc func inset() {
    note(write(box.insetBy(dx: 10, dy: 5)))
    note(write(box.insetBy(dx: -10, dy: 0)))
    note("\(box.insetBy(dx: 60, dy: 0).isNull)")
    note(write(box.offsetBy(dx: 5, dy: -20)))
  }

  @objc func overlap() {
    let other = CGRect(x: 100, y: 40, width: 50, height: 50)
    note(write(box.intersection(other)))
    note("\(box.intersects(other)), \(box.intersects(CGRect(x: 300, y: 20, width: 5, height: 5)))")
    note("\(box.intersection(CGRect(x: 500, y: 0, width: 1, height: 1)).isNull)")
  }

  @objc func union() {
    note(write(box.union(CGRect(x: 0, y: 100, width: 5, height: 5))))
    note("\(box.union(.null) == box), \(CGRect.zero.isEmpty), \(CGRect.null.isEmpty)")
  }

  @objc func divide() {
    let (slice, rest) = box.divided(atDistance: 30, from: .minXEdge)
    note("\(write(slice)), \(write(rest))")
  }

  @objc func integral() { note(write(CGRect(x: 0.4, y: 1.6, width: 2.2, height: 3.1).integral)) }

  @objc func insets() {
    note(write(box.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))))
    note("\(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))")
  }

  @objc func transform() {
    note(write(box.applying(CGAffineTransform(scaleX: 2, y: 3))))
    note(write(box.applying(CGAffineTransform(rotationAngle: .pi / 2))))
    let move = CGAffineTransform(translationX: 4, y: 5)
    note("\(move.isIdentity), \(move.concatenating(move.inverted()).isIdentity)")
  }

  @objc func order() {
    let scaledThenMoved = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 10, y: 0))
    let chained = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    let point = CGPoint(x: 1, y: 1)
    note("\(point.applying(scaledThenMoved).x), \(point.applying(chained).x)")
  }

  @objc func convert() {
    let (outer, inner) = (UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 200)), UIView(frame: box))
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 0, y: 5)
    note(write(inner.convert(inner.bounds, to: outer)))
    view.addSubview(outer)
    note(write(inner.convert(inner.bounds, to: view)))
    outer.removeFromSuperview()
    inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    note("\(write(inner.frame)), \(write(inner.bounds))")
  }

  @objc func oval() {
    let path = UIBezierPath(ovalIn: box)
    note("\(path.contains(CGPoint(x: 60, y: 45))), \(path.contains(CGPoint(x: 12, y: 22)))")
    note(write(path.bounds))
  }

  @objc func triangle() {
    let path = UIBezierPath()
    note("\(path.isEmpty)")
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 0, y: 100))
    note("\(path.currentPoint.y)")
    path.close()
    note("\(path.contains(CGPoint(x: 20, y: 20))), \(path.contains(CGPoint(x: 80, y: 80)))")
    path.removeAllPoints()
    note("\(path.isEmpty)")
  }

  @objc func ring() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
    note("\(path.contains(CGPoint(x: 50, y: 50)))")
    path.usesEvenOddFillRule = true
    note("\(path.contains(CGPoint(x: 50, y: 50))), \(path.contains(CGPoint(x: 10, y: 50)))")
  }

  @objc func move() {
    let path = UIBezierPath(rect: box)
    path.apply(CGAffineTransform(translationX: 5, y: 5))
    note(write(path.bounds))
    let copy = path.copy() as? UIBezierPath
    copy?.apply(CGAffineTransform(translationX: 100, y: 0))
    note("\(path.bounds.minX), \(copy?.bounds.minX ?? 0)")
  }

  @objc func picture() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    note("\(image.size.width) \(image.size.height), \(image.scale)")
    note("\(image.cgImage?.width ?? 0) \(image.cgImage?.height ?? 0)")
  }

  @objc func points() {
    let usual = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    note("\(usual.scale == UIScreen.main.scale), \(usual.size.width)")
    let bounds = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 12, height: 8)).image { _ in }
    note("\(bounds.size.width) \(bounds.size.height)")
  }

  func makePicture() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { _ in }
  }

  @objc func template() {
    let image = makePicture()
    let template = image.withRenderingMode(.alwaysTemplate)
    note("\(image.renderingMode == .automatic), \(template.renderingMode == .alwaysTemplate)")
    note("\(template.size == image.size)")
  }

  @objc func context() {
    note("\(UIGraphicsGetCurrentContext() == nil)")
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 7, height: 9), false, 1)
    note("\(UIGraphicsGetCurrentContext() != nil)")
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    note("\(image?.size.height ?? 0), \(UIGraphicsGetCurrentContext() == nil)")
  }

  @objc func scaled() {
    guard let pixels = makePicture().cgImage else { return }
    note("\(UIImage(cgImage: pixels).size.width), \(UIImage(cgImage: pixels, scale: 4, orientation: .up).size.width)")
    note("\(UIImageView(image: makePicture()).frame.width)")
  }
}
