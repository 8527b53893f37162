/// A piece of a step: beside the name of its template, exactly one of the properties is there.
struct Piece {
  /// What shows it: a template that looks for each of the properties would look in vain for all but one.
  let template: String
  private(set) var proseHTML: String?
  private(set) var listing: Listing?
  private(set) var checks: CheckList?
  private(set) var screen: ScreenFigure?
  private(set) var changes: ChangeList?
  /// One or none, since a disclosure holds pieces.
  private(set) var disclosure: [Disclosure] = []

  private init(_ kind: String) { template = "piece-\(kind)" }

  init(proseHTML: String) {
    self.init("prose")
    self.proseHTML = proseHTML
  }

  init(listing: Listing) {
    self.init("listing")
    self.listing = listing
  }

  init(checks: CheckList) {
    self.init("checks")
    self.checks = checks
  }

  init(screen: ScreenFigure) {
    self.init("screen")
    self.screen = screen
  }

  init(changes: ChangeList) {
    self.init("changes")
    self.changes = changes
  }

  init(disclosure: Disclosure) {
    self.init("disclosure")
    self.disclosure = [disclosure]
  }
}
