import AppProtocol
import CourseModel
import Foundation
import Sandboxing
import Testing

@testable import Grading

@Suite struct JudgementTests {
  private func ending(_ status: Ending.Status, error: String = "", processorTime: Double = 0) -> Ending {
    Ending(status: status, standardError: Array(error.utf8), processorTime: processorTime)
  }

  private func judge(app: Ending, examiner: Ending.Status = .exited(0), _ finding: Finding?) -> Judgement {
    Judgement(.init(app: app, examiner: ending(examiner), finding: finding), limits: CheckLimits(timeout: 10))
  }

  private let pass = Finding(decision: .pass, expectations: 2)
  private let appEnded = Finding(decision: .appEnded, reason: "the pipe was closed")

  @Test func aPassNeedsAFindingAndAPeacefulEnd() {
    #expect(judge(app: ending(.exited(0)), pass).verdict == .pass)
  }

  @Test func aPassWithoutAnExpectationIsNone() {
    let judgement = judge(app: ending(.exited(0)), Finding(decision: .pass))
    #expect(judgement.verdict == .fault)
  }

  @Test func aProgramThatGotNoProcessorIsNobodysMistake() {
    for judgement in [
      judge(app: ending(.starved), appEnded), judge(app: ending(.dismissed), examiner: .starved, nil),
      judge(app: ending(.starved), pass),
    ] {
      #expect(judgement.verdict == .fault)
      #expect(judgement.reason?.hasPrefix("This computer is too busy: ") == true)
    }
  }

  @Test func anAppThatAbortsAfterTheLastAnswerDoesNotPass() {
    let judgement = judge(app: ending(.signalled(6), error: "YourApp/A.swift:3: Fatal error: bye\n"), pass)
    #expect(judgement.verdict == .crash)
    #expect(judgement.reason == "All was right, but then the app crashed: Fatal error: bye (A.swift:3).")
  }

  @Test func anAppThatExitsInTheMiddleDoesNotPassWhateverItPrinted() {
    let judgement = judge(app: ending(.exited(0)), appEnded)
    #expect(judgement.verdict == .crash)
    #expect(judgement.reason == "The app ended by itself with exit code 0.")
  }

  @Test func aTrapIsNamedWithItsPlace() {
    let words = "YourApp/NewTaskCell.swift:12: Fatal error: Index out of range\n"
    let judgement = judge(app: ending(.signalled(4), error: words), appEnded)
    #expect(judgement.verdict == .crash)
    #expect(judgement.reason == "The app crashed: Fatal error: Index out of range (NewTaskCell.swift:12).")
    let ofSwift = "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range\n"
    let trapped = judge(app: ending(.signalled(4), error: ofSwift), appEnded)
    #expect(trapped.reason == "The app crashed: Fatal error: Index out of range.")
  }

  @Test func aPreconditionIsNamedLikeAnyOtherTrap() {
    let words = "YourApp/NewTaskCell.swift:12: Precondition failed: no caption\n"
    let judgement = judge(app: ending(.signalled(4), error: words), appEnded)
    #expect(judgement.reason == "The app crashed: Precondition failed: no caption (NewTaskCell.swift:12).")
  }

  @Test func anExceptionOfUIKitIsNamedInItsOwnWords() {
    let words = "*** Terminating app due to uncaught exception 'X', reason: 'Y'\n"
    let judgement = judge(app: ending(.signalled(6), error: words), appEnded)
    #expect(judgement.reason == "The app crashed: Terminating app due to uncaught exception 'X', reason: 'Y'")
  }

  @Test func anAppThatFellSilentIsATimeoutHoweverItWasEnded() {
    let silent = Finding(decision: .appSilent, reason: "the app does not answer", story: ["tap it"], expectations: 1)
    let judgement = judge(app: ending(.dismissed), silent)
    #expect(judgement.verdict == .timeout)
    #expect(judgement.reason == "The app did not answer within 10 seconds.")
    #expect(judgement.finding?.story == ["tap it"])
  }

  @Test func anAppThatHangsIsATimeout() {
    let judgement = Judgement(
      .init(app: ending(.timedOut), examiner: ending(.timedOut), finding: nil), limits: CheckLimits(timeout: 10))
    #expect(judgement.verdict == .timeout)
    #expect(judgement.reason == "The app did not answer within 10 seconds.")
  }

  @Test func aCheckThatHangsIsOurFault() {
    let judgement = Judgement(
      .init(app: ending(.timedOut), examiner: ending(.timedOut, processorTime: 9.9), finding: nil),
      limits: CheckLimits(timeout: 10))
    #expect(judgement.verdict == .fault)
  }

  @Test func anAppThatClosesItsPipeAndLivesOnFails() {
    let judgement = judge(app: ending(.dismissed), appEnded)
    #expect(judgement.verdict == .fail)
    #expect(judgement.reason == "The app stopped answering: the pipe was closed.")
  }

  @Test func aBrokenLimitWinsOverAFinding() {
    #expect(judge(app: ending(.overLimit(.memory)), appEnded).verdict == .limit)
    #expect(judge(app: ending(.overLimit(.output)), pass).verdict == .limit)
  }

  @Test func whatTheProgramsOfACheckUseTogetherIsTheLearnersWhereTheAppUsesMost() {
    let group = Ending.Status.overGroupLimit(.memory)
    let own = judge(app: ending(group), examiner: .dismissed, pass)
    #expect(own.verdict == .limit)
    #expect(
      own.reason == """
        The app and the programs that check it used more than 1 GB of memory together, and the largest part is the app's. Look \
        for a loop, a list or a text that grows without end.
        """)
    #expect(judge(app: ending(.overGroupLimit(.processorTime)), examiner: .dismissed, nil).verdict == .timeout)
    let examiners = judge(app: ending(.dismissed), examiner: group, pass)
    #expect(examiners.verdict == .fault)
    let solutions = CheckRun.Result(
      app: ending(.dismissed), examiner: ending(.dismissed), solution: ending(group), finding: nil)
    #expect(Judgement(solutions, limits: CheckLimits(timeout: 10)).verdict == .fault)
  }

  @Test func theProgramsOfACheckMayUseLessTogetherThanEachAloneAddedUp() {
    let limits = CheckLimits(timeout: 10)
    let alone = [limits.ofApp, limits.ofExaminer, limits.ofApp]
    #expect(limits.ofGroup.memory ?? .max < alone.compactMap(\.memory).reduce(0, +))
    #expect(limits.ofGroup.threads ?? .max < alone.compactMap(\.threads).reduce(0, +))
    #expect(limits.ofGroup.output ?? .max < alone.map(\.output).reduce(0, +))
    #expect(limits.ofGroup.processorTime == 2 * limits.processorTime)
    #expect(alone.allSatisfy { $0.processes == 1 })
  }

  @Test func aFindingOfAnExaminerThatWasKilledDoesNotCount() {
    let result = CheckRun.Result(app: ending(.exited(0)), examiner: ending(.signalled(9)), finding: pass)
    #expect(Judgement(result, limits: CheckLimits(timeout: 10), isContained: false).verdict == .crash)
    #expect(judge(app: ending(.exited(0)), examiner: .signalled(11), pass).verdict == .fault)
  }

  @Test func anExaminerThatWasKilledWhereNobodyReachesItIsTheHostsTrouble() {
    let result = CheckRun.Result(app: ending(.exited(0)), examiner: ending(.signalled(9)), finding: pass)
    #expect(Judgement(result, limits: CheckLimits(timeout: 10), isContained: true).verdict == .fault)
  }

  @Test func aForbiddenOperationIsTold() {
    let judgement = judge(app: ending(.signalled(SIGSYS)), appEnded)
    #expect(judgement.verdict == .crash)
    #expect(judgement.reason?.hasPrefix("The app used a forbidden operation") == true)
  }

  @Test func anExaminerThatCrashesIsNeverTheLearnersFault() {
    #expect(judge(app: ending(.exited(0)), examiner: .signalled(4), nil).verdict == .fault)
  }
}
