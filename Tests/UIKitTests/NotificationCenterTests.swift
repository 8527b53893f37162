import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.freshApp) struct NotificationCenterTests {
  let log = Log()
  let center = NotificationCenter()
  let name = Notification.Name("a")

  @Test func observersAreToldInTheOrderOfRegistration() {
    let target = Target(log)
    let log = log
    center.addObserver(target, selector: "pressed", name: name, object: nil)
    let token = center.addObserver(forName: name, object: nil, queue: nil) { note in
      MainActor.assumeIsolated { log.add("block") }
    }
    center.addObserver(target, selector: "pressed:", name: nil, object: nil)
    center.post(name: name, object: nil)
    #expect(log.taken() == ["pressed", "block", "pressed false"])
    center.removeObserver(token)
    center.removeObserver(target, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(log.taken() == ["pressed false"])
    center.removeObserver(target)
    center.post(name: name, object: nil)
    #expect(log.taken() == [])
  }

  @Test(.documented("Since iOS 9 a selector observer need not be removed"))
  func anObserverThatIsGoneIsSkipped() {
    var target: Target? = Target(log)
    center.addObserver(target as Any, selector: "pressed", name: name, object: nil)
    target = nil
    center.post(name: name, object: nil)
    #expect(log.taken() == [])
  }

  @Test(.documented("The center holds a block until its token is removed"))
  func aBlockStaysWithoutItsTokenBeingKept() {
    let log = log
    _ = center.addObserver(forName: name, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated { log.add("block") }
    }
    center.post(name: name, object: nil)
    #expect(log.taken() == ["block"])
  }

  @Test(.documented("NotificationQueue, enqueue(_:postingStyle:coalesceMask:forModes:)"))
  func aQueuePostsToItsCenterAtOnceOrLaterAndWhatIsAlikeOnce() async {
    let log = log
    _ = center.addObserver(forName: nil, object: nil, queue: nil) { note in
      let words = "\(note.name.rawValue) \(note.userInfo?["n"] ?? "")"
      MainActor.assumeIsolated { log.add(words) }
    }
    let queue = NotificationQueue(notificationCenter: center)
    queue.enqueue(Notification(name: name, object: nil, userInfo: ["n": 1]), postingStyle: .now)
    #expect(log.taken() == ["a 1"])
    for n in [2, 3] {
      queue.enqueue(Notification(name: name, object: nil, userInfo: ["n": n]), postingStyle: .whenIdle)
    }
    queue.enqueue(Notification(name: Notification.Name("b")), postingStyle: .asap)
    #expect(log.taken() == [])
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    #expect(log.taken() == ["a 3", "b "])
  }

  @Test(.documented("NotificationCenter, addObserver(_:selector:name:object:): only what the object posts"))
  func anObserverOfOneSenderHearsNoOther() {
    let target = Target(log)
    let sender = NSObject()
    center.addObserver(target, selector: "pressed", name: name, object: sender)
    center.post(name: name, object: nil)
    center.post(name: name, object: NSObject())
    #expect(log.taken() == [])
    center.post(name: name, object: sender, userInfo: ["a": 1])
    #expect(log.taken() == ["pressed"])
  }

  @Test(
    .documented(
      "addObserver(_:selector:name:object:), removeObserver(_:name:object:): each registration counts, and one removal ends all that match it"
    ))
  func whoIsRegisteredTwiceIsToldTwiceUntilOneRemoval() {
    let target = Target(log)
    for _ in 1...2 { center.addObserver(target, selector: "pressed", name: name, object: nil) }
    center.post(name: name, object: nil)
    #expect(log.taken() == ["pressed", "pressed"])
    center.removeObserver(target, name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil)
    #expect(log.taken() == ["pressed", "pressed"])
    center.removeObserver(target, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(log.taken() == [])
  }

  @Test(.documented("removeObserver(_:name:object:): a sender narrows what is removed; nil is any"))
  func aRemovalMayNameASenderAndNoNotification() {
    let target = Target(log)
    let sender = NSObject()
    center.addObserver(target, selector: "pressed", name: name, object: sender)
    center.addObserver(target, selector: "pressed:", name: name, object: nil)
    center.removeObserver(target, name: nil, object: sender)
    center.post(name: name, object: sender)
    #expect(log.taken() == ["pressed false"])
  }
}
