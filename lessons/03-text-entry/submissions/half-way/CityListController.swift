import UIKit

class CityListController: UIViewController, UITableViewDataSource {
    @IBOutlet weak var tableView: UITableView!

    var cities = [
        City(name: "Kyoto", country: "Japan", notes: "temples before breakfast"),
        City(name: "Porto", country: "Portugal", notes: ""),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Cities"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addTapped(_:)))
        tableView.dataSource = self
    }

    @objc func addTapped(_ sender: Any) {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let screen = storyboard.instantiateViewController(withIdentifier: "NewCity")
        guard let newCity = screen as? NewCityController else { return }
        newCity.onSave = { [unowned self] city in
            self.cities.append(city)
            self.tableView.reloadData()
        }
        navigationController?.pushViewController(newCity, animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return cities.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "CityCell", for: indexPath)
        cell.textLabel?.text = cities[indexPath.row].line
        return cell
    }
}
