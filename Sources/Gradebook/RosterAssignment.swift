internal import CourseModel
internal import Foundation

/// What tells one learner of a download from another: the platform's number where it gives one, what its metadata says, or
/// the name as it stands. Two of them are never the same learner's without a doubt, however alike their names are.
struct ClassIdentity: Hashable {
  private var platform: DownloadName.Platform
  private var learner: Learner

  init(_ entry: ClassList.Entry, _ name: DownloadName) {
    platform = name.platform
    learner = entry.learner ?? Learner(name: name.number == nil ? name.learner : "", number: name.number)
  }
}

/// Which row of a roster each learner of a download belongs to.
///
/// How this works: each learner of the download claims rows, by evidence of three kinds. What the platform has assigned
/// (usernames, addresses, numbers) is compared exactly and goes before what learners call themselves. A row is given to the one
/// learner with the best evidence for it. Where two have the same, or one learner's evidence leads to two rows, nobody is
/// matched, and a remark says so: a wrong guess would give a learner somebody else's grade.
struct RosterAssignment {
  private(set) var rows: [ClassIdentity: Int] = [:]
  /// Rows that something may belong to that is matched to none: whether these learners handed something in is not known.
  private(set) var doubtful: Set<Int> = []
  private(set) var remarks: [String] = []

  private enum Evidence: Int, Comparable {
    /// A username, an address, or a number.
    case exact
    /// A username behind the prefix that all clones of an assignment have: `task-list-ada`.
    case clone
    /// A name, without case, blanks and marks, in either order.
    case name

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  private struct Claim {
    var evidence: Evidence
    var identity: ClassIdentity
  }

  init(_ entries: [ClassList.Entry], roster: Roster?) {
    guard let roster else { return }
    var names: [ClassIdentity: [String]] = [:]
    var order: [ClassIdentity] = []
    for entry in entries {
      let identity = ClassIdentity(entry, DownloadName(entry.name))
      if names[identity] == nil { order.append(identity) }
      names[identity, default: []].append(entry.name)
    }
    let first = Dictionary(
      entries.map { (ClassIdentity($0, DownloadName($0.name)), $0) }, uniquingKeysWith: { first, _ in first })
    let known = KnownLearners(roster)
    let prefix = known.sharedPrefix(of: entries.filter { $0.learner == nil }.map { DownloadName($0.name) })

    var claims: [Int: [Claim]] = [:]
    for identity in order {
      guard let entry = first[identity] else { continue }
      let name = DownloadName(entry.name)
      let shown = Self.list(names[identity] ?? [])
      guard let (evidence, found) = Self.evidence(entry, name, known, prefix) else { continue }
      guard found.count == 1, let row = found.first else {
        doubtful.formUnion(found)
        let rows = found.sorted().map { roster.learners[$0].name }
        remarks.append("\(shown) fits several rows of the roster (\(Self.list(rows))), and is matched to none of them.")
        continue
      }
      claims[row, default: []].append(Claim(evidence: evidence, identity: identity))
    }
    for (row, found) in claims.sorted(by: { $0.key < $1.key }) {
      let best = found.map(\.evidence).min()
      let winners = found.filter { $0.evidence == best }
      let learner = roster.learners[row].name
      func shown(_ claims: [Claim]) -> String { Self.list(claims.flatMap { names[$0.identity] ?? [] }) }
      guard winners.count == 1, let winner = winners.first else {
        doubtful.insert(row)
        remarks.append(
          "\(shown(winners)) are of different learners and all fit \(learner), who is on the roster; none is taken for \(learner)'s, and each is listed by its own name."
        )
        continue
      }
      rows[winner.identity] = row
      let losers = found.filter { $0.evidence != best }
      if !losers.isEmpty {
        remarks.append(
          "\(shown(losers)) resembles \(learner)'s name and is listed by its own, since \(shown(winners)) fits better.")
      }
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(6).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 6 ? "\(shown) and \(names.count - 6) more" : shown
  }

  /// The best evidence of a learner of the download, and the rows that it leads to.
  private static func evidence(
    _ entry: ClassList.Entry, _ name: DownloadName, _ known: KnownLearners, _ prefix: String?
  ) -> (Evidence, Set<Int>)? {
    if let learner = entry.learner {
      let exact = known.rows(of: learner)
      return exact.isEmpty ? named(known.rows(named: learner.name)) : (.exact, exact)
    }
    switch name.platform {
    case .canvas:
      // Learners choose the name that is shown, and the platform gives the number: where they contradict, neither decides.
      let (byNumber, byName) = (known.rows(numbered: name.number), known.rows(named: name.learner))
      if byNumber.isEmpty { return named(byName) }
      return (.exact, byName.isEmpty || byName.isSuperset(of: byNumber) ? byNumber : byNumber.union(byName))
    case .moodle:
      // The number is the one of this activity, which no roster has but the activity's own worksheet.
      let exact = known.rows(participant: name.number)
      return exact.isEmpty ? named(known.rows(named: name.learner)) : (.exact, exact)
    case .gradescope: return named(known.rows(named: name.learner))
    case .other:
      let exact = known.rows(called: name.learner)
      if !exact.isEmpty { return (.exact, exact) }
      if let prefix, let clone = known.row(ofClone: name.learner, prefix: prefix) { return (.clone, [clone]) }
      return named(known.rows(named: name.learner))
    }
  }

  private static func named(_ rows: Set<Int>) -> (Evidence, Set<Int>)? { rows.isEmpty ? nil : (.name, rows) }
}

/// The learners of a roster, by what a download may call them.
private struct KnownLearners {
  /// Lowercase: no platform tells accounts apart by case.
  private var accounts: [String: Set<Int>] = [:]
  private var usernames: [String: Set<Int>] = [:]
  private var numbers: [String: Set<Int>] = [:]
  private var names: [String: Set<Int>] = [:]
  private var participants: [String: Set<Int>] = [:]

  init(_ roster: Roster) {
    for (row, learner) in roster.learners.enumerated() {
      if let number = roster.participant(ofRow: row) { participants[number, default: []].insert(row) }
      if let username = learner.username?.lowercased() {
        accounts[username, default: []].insert(row)
        usernames[username, default: []].insert(row)
      }
      if let email = learner.email?.lowercased() {
        accounts[email, default: []].insert(row)
        if let at = email.firstIndex(of: "@") { accounts[String(email[..<at]), default: []].insert(row) }
      }
      if let number = learner.number { numbers[number, default: []].insert(row) }
      // A row without a name is called by its account, which is compared exactly.
      if ![learner.username, learner.email, learner.number].contains(learner.name) {
        for key in Set(Self.keys(of: learner.name)) { names[key, default: []].insert(row) }
      }
    }
  }

  func rows(called name: String) -> Set<Int> { accounts[name.lowercased()] ?? [] }
  func rows(numbered number: String?) -> Set<Int> { number.flatMap { numbers[$0] } ?? [] }
  func rows(participant number: String?) -> Set<Int> { number.flatMap { participants[$0] } ?? [] }
  func rows(named name: String) -> Set<Int> { names[Self.key(name)] ?? rows(called: name) }

  /// Of a learner whom metadata describes: what is exact of it.
  func rows(of learner: Learner) -> Set<Int> {
    let found = [learner.username, learner.email].compactMap { $0.flatMap { accounts[$0.lowercased()] } }
    return found.reduce(rows(numbered: learner.number)) { $0.union($1) }
  }

  /// The row of the username that stands behind the prefix.
  func row(ofClone name: String, prefix: String) -> Int? {
    let name = name.lowercased()
    guard name.hasPrefix(prefix), let rows = usernames[String(name.dropFirst(prefix.count))], rows.count == 1 else {
      return nil
    }
    return rows.first
  }

  /// What the names of an assignment's clones begin with: `task-list-`. It has a rostered username behind it in at least one
  /// name, and more than half of the names with a `-` begin with it; of several the one that most begin with, then the longest.
  func sharedPrefix(of names: [DownloadName]) -> String? {
    let names = Set(names.filter { $0.platform == .other }.map { $0.learner.lowercased() }).filter { name in
      name.contains("-") && accounts[name] == nil && rows(named: name).isEmpty
    }
    var candidates: Set<String> = []
    for name in names {
      for index in name.indices where name[index] == "-" {
        let rest = name.index(after: index)
        if usernames[String(name[rest...])] != nil { candidates.insert(String(name[..<rest])) }
      }
    }
    let votes = candidates.map { prefix in (prefix: prefix, count: names.count { $0.hasPrefix(prefix) }) }
    let best = votes.max { ($0.count, $0.prefix.count, $0.prefix) < ($1.count, $1.prefix.count, $1.prefix) }
    return best.flatMap { $0.count * 2 > names.count ? $0.prefix : nil }
  }

  private static func keys(of name: String) -> [String] {
    let words = name.split { $0 == " " || $0 == "," }.map(String.init)
    var keys = [key(name)]
    // Last name first, as Canvas has it.
    if let last = words.last, words.count > 1 { keys.append(key(last + words.dropLast().joined())) }
    if let first = words.first, words.count > 1 { keys.append(key(words.dropFirst().joined() + first)) }
    return keys.filter { !$0.isEmpty }
  }

  /// Letters and digits alone, without case and marks: `Müller, Ada` and `muller_ada` are one.
  private static func key(_ text: String) -> String {
    String(
      text.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
        .filter { $0.isLetter || $0.isNumber })
  }
}
