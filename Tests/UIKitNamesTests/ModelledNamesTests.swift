import Testing

@testable import UIKitNames

@Suite struct ModelledNamesTests {
  /// `name support` of each member.
  private func members(_ type: String, in sources: String..., readers: [String] = []) -> [String] {
    let names = ModelledNames.read(
      sources.enumerated().map { .init(path: "Topic/\($0).swift", text: $1) }, readers: readers)
    return (type.isEmpty ? names.globals : names.types[type]?.members ?? []).map { "\($0.name) \($0.support.rawValue)" }
  }

  @Test func onlyWhatEverybodyMayUseCounts() {
    let source = """
      open class A {
        public var shown: Int { 1 }
        var own = 1
        private(set) public var half: Int { 1 }
        public func _generated() {}
        open func done(_ a: Int, at b: Int) -> Int { 1 }
        public init?(coder: Int) { return nil }
        class Hidden { public var x: Int { 1 } }
      }
      extension A { public static func made() -> A? { nil } }
      public extension A { var open: Int { 1 } }
      """
    #expect(
      members("A", in: source) == [
        "shown modelled", "half modelled", "done(_:at:) modelled", "init(coder:) modelled", "made() modelled",
        "open modelled",
      ])
    #expect(members("A.Hidden", in: source) == [])
  }

  @Test func theSourceSaysWhatIsOnlyStored() {
    let source = """
      open class A {
        public var looked = 1
        public var kept: Int?  // Stored only.
        public var seen = 1  // Stored only; visible.
        open func inert() {}  // Does nothing.
        // Never called; visible.
        open func long(_ a: Int)
        // Stored only, it seems
        public var other = 1
      }
      """
    #expect(
      members("A", in: source) == [
        "looked modelled", "kept stored", "seen stored", "inert() stored", "long(_:) stored", "other modelled",
      ])
  }

  /// What the two lists have that compare the marks with the code.
  private func mismatches(_ sources: String..., readers: [String] = []) -> [[String]] {
    let names = ModelledNames.read(
      sources.enumerated().map { .init(path: "Topic/\($0).swift", text: $1) }, readers: readers)
    return [names.unmarked, names.markedThoughUsed]
  }

  @Test func aPropertyThatNothingReadsHasToSaySo() {
    let source = """
      open class A { public var looked = 1; public var kept = 1; public var seen = 1
        public var said = 1  // Stored only.
        public var read = 1  // Stored only.
        public var told: Int? { assignedTold }  // Stored only.
        var assignedTold: Int?
      }
      """
    #expect(
      mismatches(source, "func f(_ a: A) { print(a.looked, a.read) }", readers: ["let x = A().seen"])
        == [["A.kept"], ["A.read"]])
  }

  @Test func aMethodThatDoesNothingHasToSaySoUnlessUIKitCallsIt() {
    #expect(
      mismatches("open class A { open func hook() {}; open func inert() {}; func g() { hook() } }")
        == [["A.inert()"], []])
  }

  @Test func aRequirementOfADelegateHasToSayThatItIsNotCalled() {
    let source = """
      public protocol TableDelegate {
        func table(_ t: Int, cellForRowAt p: Int) -> Int
        func table(_ t: Int, heightForRowAt p: Int) -> Int
        func tableDidEnd(_ t: Int)
        func called(_ t: Int)
      }
      public protocol Other { func own(_ t: Int) }
      """
    let calls = """
      func f(_ d: any TableDelegate) {
        ask(d, "table:cellForRowAtIndexPath:")
        ask(d, "tableDidEnd:")
        d.called(1)
      }
      let table = ["table:heightForRowAt:": "table:heightForRowAtIndexPath:"]
      """
    #expect(mismatches(source, calls) == [["TableDelegate.table(_:heightForRowAt:)"], []])
  }

  @Test func enumerationsHaveTheirCasesAndRawValues() {
    #expect(
      members("E", in: "public enum E: Int { case `default`, on\n case with(a: Int) }")
        == [
          "init(rawValue:) modelled", "rawValue modelled", "default modelled", "on modelled", "with(a:) modelled",
        ])
  }

  @Test func namesOfOlderSwiftAreRenamed() {
    let source = """
      @available(swift, obsoleted: 4.2, renamed: "A.B")
      public typealias AB = A.B
      open class A {
        public enum B { case x }
        @available(swift, obsoleted: 4.2, renamed: "new")
        public var old: Int { 1 }
      }
      """
    let names = ModelledNames.read([.init(path: "Topic/A.swift", text: source)])
    #expect(names.globals == [.init(name: "AB", support: .renamed, renamed: "A.B")])
    #expect(names.types["A"]?.members == [.init(name: "old", support: .renamed, renamed: "new")])
    #expect(names.declares(type: "AB") == false)
    #expect(names.declares(type: "A.B"))
  }

  @Test func aMemberIsFoundAtTheNearestAncestor() {
    let names = ModelledNames.read([
      .init(path: "T/A.swift", text: "open class A: P { public init(a: Int) {} }\nopen class B: A {}"),
      .init(path: "T/P.swift", text: "public protocol P { var p: Int { get } }"),
    ])
    #expect(names.member("p", of: "B")?.support == .modelled)
    #expect(names.member("init(a:)", of: "B") != nil)
    #expect(names.member("q", of: "B") == nil)
  }
}
