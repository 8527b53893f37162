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
}
