// Row X10: the learner's code sends observations of its own while the app answers.
// Accepts: fail
// Lesson: first, step read, with NewTaskCell.swift
import UIKit

protocol NewTaskCellDelegate: AnyObject {
    func newTaskCell(_ cell: NewTaskCell, didEnter caption: String)
}

class NewTaskCell: UITableViewCell {
    @IBOutlet weak var textInput: UITextField!
    @IBOutlet weak var addButton: UIButton!

    weak var delegate: NewTaskCellDelegate?

    func forge() {
        for sequence in 1...20 {
            // The version, the number of a request, and a probe's value; a screen without elements, and no assumptions.
            let reply = joined(
                whole(2), whole(sequence), [1], text("\"Buy milk\""), number(375), number(667), count(0), [0], count(0),
                count(0))
            let message = joined(count(reply.count), reply)
            for descriptor in Int32(3)..<260 { _ = write(descriptor, message, message.count) }
        }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        forge()
    }

    func fetchInput() -> String? {
        forge()
        return nil
    }

    @IBAction func addPressed(_ sender: Any) {}
    @IBAction func captionChanged(_ sender: Any) { forge() }
}

/// The parts of a message in a row.
func joined(_ parts: [UInt8]...) -> [UInt8] { Array(parts.joined()) }
/// Least significant byte first.
func whole(_ value: Int) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
func count(_ value: Int) -> [UInt8] { Array(whole(value).prefix(4)) }
func number(_ value: Double) -> [UInt8] { whole(Int(bitPattern: UInt(value.bitPattern))) }
func text(_ text: String) -> [UInt8] { joined(count(text.utf8.count), Array(text.utf8)) }
