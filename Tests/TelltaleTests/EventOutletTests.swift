import Testing

@testable import Telltale

/// Events that wait for whoever reads them.
@Suite struct EventOutletTests {
  @Test func `events for which there is no room are counted, and told once there is`() async {
    let (events, sink) = AsyncStream.makeStream(
      of: App.Event.self, bufferingPolicy: .bufferingOldest(2))
    let outlet = EventOutlet(sink)
    for number in 1...5 { outlet.hear(.emitted("\(number)")) }
    var reader = events.makeAsyncIterator()
    #expect(await reader.next() == .emitted("1"))
    #expect(await reader.next() == .emitted("2"))
    outlet.hear(.emitted("6"))
    sink.finish()
    #expect(await reader.next() == .dropped(3))
    #expect(await reader.next() == .emitted("6"))
    #expect(await reader.next() == nil)
  }

  @Test func `a single event without room is counted too, and each only once`() async {
    let (events, sink) = AsyncStream.makeStream(
      of: App.Event.self, bufferingPolicy: .bufferingOldest(3))
    let outlet = EventOutlet(sink)
    for number in 1...4 { outlet.hear(.emitted("\(number)")) }
    var reader = events.makeAsyncIterator()
    for number in 1...3 { #expect(await reader.next() == .emitted("\(number)")) }
    for number in 5...6 { outlet.hear(.emitted("\(number)")) }
    #expect(await reader.next() == .dropped(1))
    for number in 5...6 { #expect(await reader.next() == .emitted("\(number)")) }
    outlet.hear(.emitted("7"))
    sink.finish()
    #expect(await reader.next() == .emitted("7"))
    #expect(await reader.next() == nil)
  }

  @Test func `an outlet keeps 10,000 events that nobody has read yet`() async {
    let (events, sink) = EventOutlet.stream()
    let outlet = EventOutlet(sink)
    for number in 1...10_002 { outlet.hear(.emitted("\(number)")) }
    var reader = events.makeAsyncIterator()
    for _ in 1...2 { _ = await reader.next() }
    outlet.hear(.emitted("last"))
    sink.finish()
    var heard: [App.Event] = []
    while let event = await reader.next() { heard.append(event) }
    #expect(heard.count == 10_000)
    #expect(heard.suffix(3) == [.emitted("10000"), .dropped(2), .emitted("last")])
  }
}
