import UIKit

struct Country: Decodable {
  let name: String
  let capital: String
}

extension Bundle {
  func decode<Value: Decodable>(_ type: Value.Type, from file: String) -> Value {
    guard let url = url(forResource: file, withExtension: nil) else { fatalError("There is no \(file).") }
    guard let data = try? Data(contentsOf: url), let value = try? JSONDecoder().decode(type, from: data) else {
      fatalError("\(file) can't be read.")
    }
    return value
  }
}

/// Reads its bundle in as many ways as there are.
final class AtlasController: UITableViewController {
  private let countries = Bundle.main.decode([Country].self, from: "countries.json")
  private var visits = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let path = Bundle.main.path(forResource: "Settings", ofType: "plist")
    title = path.flatMap { NSDictionary(contentsOfFile: $0)?["Title"] as? String }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "country")
    let about = Bundle.main.url(forResource: "about", withExtension: ".txt", subdirectory: "Data")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: about.flatMap { try? String(contentsOf: $0, encoding: .utf8) }, style: .plain, target: self,
      action: #selector(ring))
    NotificationCenter.default.addObserver(
      self, selector: #selector(countVisit), name: UserDefaults.didChangeNotification, object: nil)
  }

  @objc private func countVisit() {
    visits += 1
    title = "\(visits) visited"
  }

  @objc private func ring() {
    precondition(Bundle.main.url(forResource: "nothing", withExtension: "json") == nil)
    title = Bundle.main.path(forResource: "bell", ofType: "mp3")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { countries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "country", for: indexPath)
    cell.textLabel?.text = "\(countries[indexPath.row].name): \(countries[indexPath.row].capital)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let name = NSMutableString()
    name.append(countries[indexPath.row].name)
    UserDefaults.standard.set(name as String, forKey: "last")
    UserDefaults.standard.set(indexPath.row, forKey: "row")
    UserDefaults.standard.removeObject(forKey: "row")
  }
}
