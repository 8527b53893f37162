internal import AppProtocol
internal import Foundation
internal import UIKit

/// One run of the app: requests in, replies out, one at a time.
@MainActor
final class AgentSession {
  private let scene: @MainActor () -> Void
  private let probes: [String: @MainActor @Sendable ([String]) throws -> String]
  private let channel: AgentChannel
  private let observer = ScreenObserver()
  private var sequence = 0

  init(
    scene: @escaping @MainActor () -> Void, probes: [String: @MainActor @Sendable ([String]) throws -> String],
    channel: AgentChannel
  ) {
    self.scene = scene
    self.probes = probes
    self.channel = channel
    HomeFolders.make()
    let observer = observer
    _onUnsupported { [unowned self] what in self.end(.unsupported(what)) }
    AppState.current.missingPartHandler = { [unowned self] what in self.end(.missing(what)) }
    observer.reset()
  }

  func serve() -> Never {
    MainLoop.waitsForOtherThreads = true
    while true {
      let request = channel.next()
      sequence = request.sequence
      guard request.event != .finish else {
        channel.sendLast(or: reply(.done, observer.empty)) { reply(leaks(), observer.empty) }
        continue
      }
      let outcome = perform(request.event)
      MainLoop.runUntilIdle()
      channel.send(reply(outcome, observer.observe()))
    }
  }

  private func reply(_ outcome: Outcome, _ screen: Screen) -> Reply {
    Reply(
      sequence: sequence, outcome: outcome, screen: screen,
      assumptions: AppState.current.noticedAssumptions.map { "\($0)" })
  }

  /// Ends the run in the middle of an event, which cannot go on.
  private func end(_ outcome: Outcome) -> Never {
    channel.send(reply(outcome, observer.empty))
    channel.finish()
  }

  private func perform(_ event: Event) -> Outcome {
    if UIApplication.shared.applicationState == .background, !event.isPossibleOutside {
      return .refused("the app is in the background")
    }
    switch event {
    case .launch:
      Interface.build(scene)
      UIApplication.shared.becomeActive()
    case .tap(let element):
      return UserInput.tap(observer.view(element), named: observer.name(element))
    case .doubleTap(let element):
      return UserInput.tap(observer.view(element), named: observer.name(element), count: 2)
    case .tapAt(let point):
      UserInput.tap(at: CGPoint(x: point.x, y: point.y))
    case .typeText(let text):
      return UserInput.type(text)
    case .pressDelete:
      return UserInput.pressDelete()
    case .paste(let text):
      return UserInput.paste(text)
    case .scroll(let element, let distance):
      return UserInput.drag(
        observer.view(element), named: observer.name(element), by: CGPoint(x: distance.x, y: distance.y))
    case .press(let element, let seconds):
      return UserInput.press(observer.view(element), named: observer.name(element), seconds: seconds)
    case .pressAndDrag(let element, let seconds, let target):
      return UserInput.press(
        observer.view(element), named: observer.name(element), seconds: seconds, thenDragTo: observer.view(target),
        named: observer.name(target))
    case .swipe(let element, let direction):
      return UserInput.swipe(observer.view(element), named: observer.name(element), direction)
    case .turnWheel(let element, let title):
      return UserInput.turn(observer.view(element), named: observer.name(element), to: title)
    case .slide(let element, let position):
      return UserInput.slide(observer.view(element), named: observer.name(element), to: position)
    case .wait(let seconds):
      MainLoop.wait(seconds: seconds)
    case .turn(let orientation):
      UIApplication.shared.turn(to: UIDeviceOrientation(orientation))
    case .leave:
      UIApplication.shared.enterBackground()
    case .comeBack:
      UIApplication.shared.enterForeground()
    case .use(let keyboard):
      AppState.current.keyboard.use(suggestions: keyboard != .withoutSuggestions, hardware: keyboard == .hardware)
    case .probe(let name, let arguments):
      return call(name, arguments)
    case .leaks:
      MainLoop.wait(seconds: Self.afterglow)
      MainLoop.runUntilIdle()
      return leaks()
    case .finish: break
    }
    return .done
  }

  /// Seconds after which nothing that is only late holds an object any longer.
  private static let afterglow = 3.0

  private func leaks() -> Outcome {
    let leaks = AppState.current.shown.leaks().map { LeakedObject(name: $0.name, holder: $0.holder) }
    guard let json = try? JSONEncoder().encode(leaks) else { return .value("[]") }
    return .value(String(decoding: json, as: UTF8.self))
  }

  private func call(_ name: String, _ arguments: [String]) -> Outcome {
    guard let probe = probes[name] else { return .missing("the probe \(name)") }
    do {
      return .value(try probe(arguments))
    } catch {
      return .refused("the probe \(name) threw \(error)")
    }
  }
}

extension Event {
  /// Whether it needs no app on the screen.
  fileprivate var isPossibleOutside: Bool {
    switch self {
    case .launch, .wait, .turn, .leave, .comeBack, .use, .probe, .leaks, .finish: true
    case .tap, .doubleTap, .tapAt, .typeText, .pressDelete, .paste, .scroll, .press, .pressAndDrag, .swipe, .turnWheel,
      .slide:
      false
    }
  }
}
