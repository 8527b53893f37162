/// A place worth a journey.
struct City {
    let name: String
    let country: String
    let notes: String
    var stars = 0

    /// What a row of the list says.
    var line: String {
        return [name, country, notes, String(repeating: "★", count: stars)].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
