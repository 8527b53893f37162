import Testing

@testable import SiteServer

/// How many connections a server has.
@Suite struct ConnectionLimitsTests {
  @Test(arguments: [(64, 16), (256, 160), (1024, 256), (1 << 20, 256)])
  func connectionsLeaveDescriptorsForOtherWork(descriptors: Int, connections: Int) {
    #expect(ConnectionLimits().fitting(descriptors: descriptors).connections == connections)
  }

  @Test(arguments: [4, 64, 256, 1024])
  func openPagesLeaveAConnectionForTheNext(descriptors: Int) {
    let limits = ConnectionLimits(connections: 10_000, eventStreams: 10_000).fitting(descriptors: descriptors)
    #expect(limits.eventStreams >= 1)
    #expect(limits.eventStreams < limits.connections)
  }

  @Test func whoeverLeavesMakesAPlaceFree() async {
    let listeners = PageListeners(limit: 1)
    var place = listeners.join()
    #expect(place != nil)
    #expect(listeners.join() == nil)
    place = nil
    #expect(listeners.join() != nil)
  }

  /// A page that is asked for while the server ends would hold it up for as long as the page is open.
  @Test(.timeLimit(.minutes(1))) func whoeverComesAfterTheEndDoesNotWait() async {
    let listeners = PageListeners(limit: 2)
    let early = listeners.join()
    listeners.end()
    let late = listeners.join()
    for place in [early, late] {
      var wakeUps = 0
      for await _ in place!.wakeUps { wakeUps += 1 }
      #expect(wakeUps == 1)
    }
  }
}
