import UIKit

class BookController: UIViewController {
  var book: String?
  @IBOutlet var labels: [UILabel]!
  @IBOutlet weak var cover: UIImageView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "?"
    labels[0].text = "\(book ?? "?"), \(Int(cover.image?.size.width ?? 0)) points, \(name)"
    var red: CGFloat = 0
    UIColor(named: "Brand")?.getRed(&red, green: nil, blue: nil, alpha: nil)
    labels[1].text = "Red: \(Int(red * 255)), and \(UIImage(named: "Other") == nil ? "no" : "a") second picture"
  }

  @IBAction func finish(_ sender: Any) { performSegue(withIdentifier: "back", sender: nil) }
}

class NoteController: UIViewController {}
