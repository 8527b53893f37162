/// A place worth a journey.
struct City {
    let name: String
    let country: String
    let notes: String

    /// What a row of the list says.
    var line: String {
        return [name, country, notes].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
