import Testing

@testable import InterfaceFiles

/// Ways from one controller of a storyboard to another.
@Suite struct SegueTests {
  private func segues(_ segues: String) throws -> InterfaceFile {
    try StoryboardFixture.read(controller: "<connections>\(segues)</connections>")
  }

  @Test func aMethodOfTheSourceMakesTheDestination() throws {
    let file = try segues(
      """
      <segue destination="c-2" kind="show" identifier="more" destinationCreationSelector="makeDetail:sender:" id="s-1"/>
      <segue destination="c-2" kind="presentation" identifier="over" modalPresentationStyle="pageSheet" modalTransitionStyle="crossDissolve" destinationCreationSelector="makeDetail:" id="s-2"/>
      """)
    #expect(file.messages == [])
    #expect(
      file.lines.contains(
        #"segue("more", from: controller, made: "makeDetail:sender:") { call in storyboardController("Main", "detail", by: call) }"#
      ), "\(file.scene)")
    #expect(
      file.lines.contains(#"segue("over", from: controller, modally: true, made: "makeDetail:") { call in"#))
    #expect(file.lines.contains("next.modalTransitionStyle = .crossDissolve"))
    #expect(file.names.contains("makeDetail"))
  }

  @Test func whatIsEmbeddedCanBeMadeByAMethodToo() throws {
    let file = try StoryboardFixture.read(
      """
      <containerView id="k-1"><connections>
      <segue destination="c-2" kind="embed" identifier="in" destinationCreationSelector="makeChild:" id="s-1"/></connections></containerView>
      <containerView id="k-2"><connections><segue destination="c-2" kind="embed" id="s-2"/></connections></containerView>
      """)
    #expect(file.messages == [])
    for line in [
      #"embed(in: containerView, of: controller, segue: "in", made: "makeChild:") { storyboardController("Main", "detail", by: $0) }"#,
      #"embed(in: containerView2, of: controller, segue: "s-2", isNamed: false) { storyboardController("Main", "detail", by: $0) }"#,
    ] { #expect(file.lines.contains(line), "\(file.scene)") }
  }

  @Test func aRelationshipsActionIsNamed() throws {
    let file = try segues(
      #"<segue destination="c-2" kind="relationship" relationship="rootViewController" destinationCreationSelector="make:" id="s-1"/>"#
    )
    #expect(file.messages == ["A segue action of a relationship can't be read; the controller's class makes it."])
  }

  @Test func aSegueOfTheAppsOwnClassIsMadeByIt() throws {
    let file = try segues(
      """
      <segue destination="c-2" kind="custom" identifier="fade" customClass="FadeSegue" id="s-1"/>
      <segue destination="c-2" kind="show" identifier="slow" customClass="SlowSegue" animates="NO" id="s-2"/>
      <segue destination="c-2" kind="custom" identifier="none" id="s-3"/>
      """)
    let made = "{ FadeSegue(identifier: $0, source: $1, destination: $2) }"
    for line in [
      #"segue("fade", from: controller, as: \#(made), isCustom: true) { _ in storyboardController("Main", "detail") }"#,
      #"segue("slow", from: controller, isAnimated: false, as: \#(made.replacing("Fade", with: "Slow"))) { _ in storyboardController("Main", "detail") }"#,
    ] { #expect(file.lines.contains(line), "\(file.scene)") }
    #expect(file.messages == ["The custom segue 's-3' names no class."])
    #expect(file.classes["FadeSegue"] == 5)
  }

  @Test func aPopoverIsOneAndWhatIsNotUnderstoodOfASegueIsNamed() throws {
    let file = try segues(
      #"<segue destination="c-2" kind="popoverPresentation" identifier="pop" popoverAnchorView="v-1" sparkles="3" id="s-1"/>"#
    )
    #expect(
      file.lines.contains(
        #"segue("pop", from: controller, modally: true, isPopover: true) { _ in storyboardController("Main", "detail") }"#
      ), "\(file.scene)")
    #expect(file.messages == ["'sparkles=\"3\"' of 'segue' can't be read, and changes nothing."])
  }

  @Test func aRowsDetailButtonDoesNotBeginTheSegueOfTheRow() throws {
    let file = try StoryboardFixture.read(
      """
      <tableView id="t-1"><prototypes><tableViewCell reuseIdentifier="row" id="t-2"><connections>
      <segue destination="c-2" kind="show" identifier="info" trigger="accessoryAction" id="s-1"/>
      <segue destination="c-2" kind="show" identifier="row" id="s-2"/></connections></tableViewCell></prototypes></tableView>
      """)
    #expect(file.lines.contains { $0.hasPrefix("prototype(") && $0.contains("segue: \"row\"") }, "\(file.scene)")
    #expect(file.messages == ["A segue that begins at the detail button of a row can't be read."])
  }

  @Test func aRowThatIsChosenCanLeadBack() throws {
    let file = try StoryboardFixture.read(
      """
      <tableView id="t-1"><prototypes><tableViewCell reuseIdentifier="row" id="t-2"><connections>
      <segue destination="e-1" kind="unwind" unwindAction="chose:" id="s-1"/></connections></tableViewCell></prototypes></tableView>
      <tableView id="t-3"><prototypes><tableViewCell reuseIdentifier="other" id="t-4"><connections>
      <segue destination="e-1" kind="unwind" identifier="back" unwindAction="back:" id="s-2"/></connections></tableViewCell></prototypes></tableView>
      """, objects: "<exit id=\"e-1\" sceneMemberID=\"exit\"/>")
    for line in [
      #"segue("s-1", from: controller, unwind: "chose:", isNamed: false)"#,
      #"segue("back", from: controller, unwind: "back:")"#,
    ] { #expect(file.lines.contains(line), "\(file.scene)") }
    for segue in ["s-1", "back"] {
      #expect(file.lines.contains { $0.hasPrefix("prototype(") && $0.contains("segue: \"\(segue)\", of: controller") })
    }
    #expect(file.messages == [])
  }
}
