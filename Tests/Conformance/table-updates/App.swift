import UIKit

/// Rows and sections that come, go and change places, and which cells the table asks for.
class ViewController: UIViewController, UITableViewDataSource {
  var sections = [["Ann", "Bob", "Cleo"], ["Dora", "Emil"]]
  var titles = ["Team", "Guests"]
  let log = UILabel(frame: CGRect(x: 16, y: 24, width: 343, height: 30))
  let table = UITableView(frame: CGRect(x: 0, y: 260, width: 375, height: 400))
  var asked: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.accessibilityIdentifier = "log"
    table.accessibilityIdentifier = "people"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "person")
    table.sectionHeaderTopPadding = 0
    table.dataSource = self
    view.addSubview(log)
    view.addSubview(table)
    let actions: [(String, Selector)] = [
      ("Silent", #selector(silent)), ("Reload", #selector(reload)), ("Insert", #selector(insert)),
      ("Delete", #selector(deleteFirst)), ("Move", #selector(move)), ("Mark", #selector(mark)),
      ("Reload row", #selector(reloadRow)), ("Refill row", #selector(refillRow)), ("Batch", #selector(batch)),
      ("Add section", #selector(addSection)), ("Drop section", #selector(dropSection)),
      ("Section anew", #selector(sectionAnew)),
      ("Old batch", #selector(oldBatch)), ("Choose", #selector(choose)),
    ]
    for (index, (title, action)) in actions.enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 10 + index % 3 * 120, y: 60 + index / 3 * 38, width: 115, height: 36)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
  }

  /// Says which rows the table asks for while the data changes.
  private func change(_ work: () -> Void) {
    asked = []
    work()
    table.layoutIfNeeded()
    log.text = asked.isEmpty ? "asked for nothing" : "asked for " + asked.joined(separator: ", ")
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @objc func silent() { change { sections[0][0] = "Anna" } }
  @objc func reload() { change { table.reloadData() } }
  @objc func mark() { table.cellForRow(at: path(1))?.accessoryType = .checkmark }

  @objc func insert() {
    change {
      sections[0].insert("Zoe", at: 0)
      table.insertRows(at: [path(0)], with: .automatic)
    }
  }

  @objc func deleteFirst() {
    change {
      sections[0].removeFirst()
      table.deleteRows(at: [path(0)], with: .automatic)
    }
  }

  @objc func move() {
    change {
      let person = sections[0].remove(at: 1)
      sections[1].append(person)
      table.moveRow(at: path(1), to: path(sections[1].count - 1, 1))
    }
  }

  @objc func reloadRow() {
    change {
      sections[0][1] += "!"
      table.reloadRows(at: [path(1)], with: .automatic)
    }
  }

  @objc func refillRow() {
    change {
      sections[0][1] += "?"
      table.reconfigureRows(at: [path(1)])
    }
  }

  @objc func batch() {
    change {
      sections[0] = ["New", "Cleo"]
      table.performBatchUpdates { [self] in
        table.insertRows(at: [path(0)], with: .automatic)
        table.deleteRows(at: [path(0), path(1)], with: .automatic)
      } completion: { [self] finished in
        log.text = "done: \(finished)"
      }
    }
  }

  @objc func oldBatch() {
    change {
      sections[0] = ["First", "New"]
      table.beginUpdates()
      table.deleteRows(at: [path(1)], with: .automatic)
      table.insertRows(at: [path(0)], with: .automatic)
      table.endUpdates()
    }
  }

  @objc func addSection() {
    change {
      titles.insert("Staff", at: 0)
      sections.insert(["Ines"], at: 0)
      table.insertSections([0], with: .automatic)
    }
  }

  @objc func dropSection() {
    change {
      titles.remove(at: 0)
      sections.remove(at: 0)
      table.deleteSections([0], with: .automatic)
    }
  }

  @objc func sectionAnew() {
    change {
      titles[1] = "Us"
      sections[1] = ["Fred", "Gina", "Hans"]
      table.reloadSections([1], with: .automatic)
    }
  }

  @objc func choose() { table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none) }

  // MARK: The table

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let person = sections[indexPath.section][indexPath.row]
    asked.append(person)
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    cell.textLabel?.text = person
    return cell
  }
}
