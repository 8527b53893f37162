import Foundation

// Foundation on Linux sorts by Swift's key paths alone. These descriptors sort by the object itself, and look the key up when
// they compare.

extension NSSortDescriptor {
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending, by: { PredicateComparison(kind: .equal, options: []).order($0, $1) })
  }

  /// - Parameter selector: A comparison of `NSString`, or `compare:`; a method of a learner's class is called.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector.map { String($0.name.prefix { $0 != ":" }) } ?? "compare"
    self.init(key: key, ascending: ascending) { one, other -> ComparisonResult? in
      guard let selector, name != "compare" else {
        return PredicateComparison(kind: .equal, options: []).order(one, other)
      }
      if let one = one as? String, let other = other as? String {
        return NSString(string: one).compared(name, with: other)
      }
      let answer = _ObjectiveC.send(selector, to: one as AnyObject, [other])
      return answer as? ComparisonResult ?? (answer as? Int).flatMap(ComparisonResult.init)
    }
  }

  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(key: key, ascending: ascending, by: { cmptr($0, $1) })
  }

  private convenience init(key: String?, ascending: Bool, by compare: @escaping (Any, Any) -> ComparisonResult?) {
    self.init(
      keyPath: \NSObject.self, ascending: ascending,
      comparator: { one, other in
        let values = [one, other].map { object in key.map { PredicateObject.value(at: $0, of: object) } ?? object }
        // [A] What is nil comes first.
        guard let first = values[0] else { return values[1] == nil ? .orderedSame : .orderedAscending }
        guard let second = values[1] else { return .orderedDescending }
        return compare(first, second) ?? .orderedSame
      })
  }
}

extension NSArray {
  /// [A] NSArray, sortedArray(using:): by what each answers to a comparison with another.
  public func sortedArray(using comparator: Selector) -> [Any] {
    sortedArray(using: [NSSortDescriptor(key: nil, ascending: true, selector: comparator)])
  }
}

extension NSMutableArray {
  public func sort(using comparator: Selector) { setArray(sortedArray(using: comparator)) }
}

extension NSDictionary {
  public func keysSortedByValue(using comparator: Selector) -> [Any] {
    let order = NSSortDescriptor(key: nil, ascending: true, selector: comparator)
    return _Collections.keys(of: self, by: order.compare)
  }
}

extension NSString {
  fileprivate func compared(_ name: String, with other: String) -> ComparisonResult {
    switch name {
    case "caseInsensitiveCompare": caseInsensitiveCompare(other)
    case "localizedCompare": localizedCompare(other)
    case "localizedCaseInsensitiveCompare": localizedCaseInsensitiveCompare(other)
    case "localizedStandardCompare": localizedStandardCompare(other)
    default: _unsupported("NSSortDescriptor with the selector \(name)")
    }
  }
}
