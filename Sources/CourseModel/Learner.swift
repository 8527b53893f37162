/// Somebody who hands work in, as far as a roster or the name of what was handed in tells.
package struct Learner: Sendable, Hashable, Codable {
  /// What reports call them.
  package var name: String
  /// Of the account on the platform where the work was handed in.
  package var username: String?
  package var email: String?
  /// The number that the school or the platform gave them.
  package var number: String?

  package init(name: String, username: String? = nil, email: String? = nil, number: String? = nil) {
    self.name = name
    self.username = username
    self.email = email
    self.number = number
  }
}
