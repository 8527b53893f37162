import AppProtocol
import ReferenceModel
import Testing

@testable import Examiner

@Suite struct BehavesLikeTests {
  @Test func anAppThatIsRightPasses() async {
    let found = await finding(with: BoardApp()) { expect(app, behavesLike: TaskBoard.self, events: 300) }
    #expect(found == Finding(decision: .pass, line: found.line, expectations: 1))
  }

  @Test func aTaskThatShouldNotBeThereIsToldAsAStory() async {
    let app = BoardApp(mistake: { before, event, after in
      // Blanks committed by Return become a task.
      if event == .pressReturn, !before.caption.isEmpty, !before.canAdd { after.topPriority.insert(.init(""), at: 0) }
    })
    let found = await finding(with: app, seed: 3) { expect(Examiner.app, behavesLike: TaskBoard.self, events: 300) }
    #expect(
      found.reason.hasSuffix(#"press Return: an empty task appeared in "Top Priority"; expected none"#),
      "\(found.reason)")
  }

  @Test func aDifferenceAtLaunchNeedsNoStory() async {
    let app = BoardApp(defect: { _, screen in screen.elements[1].label = "Label" })
    let found = await finding(with: app) { expect(Examiner.app, behavesLike: TaskBoard.self, events: 300) }
    #expect(found.reason == #"the text "progress" shows "Label"; expected "4 to go""#)
    #expect(found.story == [])
  }

  @Test func aKeyboardThatStaysIsSeen() async {
    let app = BoardApp(mistake: { before, event, after in
      if event == .tap(.button("add")), before.canAdd { after.isEditing = true }
    })
    let found = await finding(with: app, seed: 2) {
      expect(Examiner.app, behavesLike: TaskBoard(upTo: .showing), events: 300)
    }
    #expect(found.reason.hasSuffix(#"tap the button "add": the keyboard is up; expected it to be down"#))
  }

  @Test func tasksInTheWrongOrderAreSeen() async {
    let app = BoardApp(mistake: { before, event, after in
      if after.topPriority.count > before.topPriority.count {
        after.topPriority.append(after.topPriority.removeFirst())
      }
    })
    let found = await finding(with: app, seed: 2) { expect(Examiner.app, behavesLike: TaskBoard.self, events: 300) }
    let seen = #"press Return: the first task of "Top Priority" is "Call the dentist"; "#
    #expect(found.reason.contains(seen + "expected \""), "\(found.reason)")
    #expect(found.reasonWithoutExpectation?.hasSuffix(seen + "this hidden check expects otherwise") == true)
  }

  @Test func whatIsScrolledAwayIsNotCompared() async {
    let app = BoardApp(defect: { event, screen in
      guard case .scroll(_, let points)? = event, points > 0 else { return }
      screen.elements[0].scroll?.contentOffset.y = 90
      screen.elements[0].children.removeFirst(2)
    })
    let found = await finding(with: app) { expect(Examiner.app, behavesLike: TaskBoard.self, events: 50) }
    #expect(found.decision == .pass)
  }
}
