package import CourseModel

extension Lesson {
  /// Where the lesson's links and pictures lead on the web, in the order of its text.
  package var externalLinks: [ExternalLink] {
    let prose = Prose(self)
    let places = prose.links.map { ($0.destination, $0.location) } + prose.pictures.map { ($0.source, $0.location) }
    return places.filter { address, _ in ["http", "https"].contains(LinkDestination.scheme(of: address)) }
      .map { ExternalLink($0, at: $1) }
      .sorted { $0.location.position < $1.location.position }
  }
}
