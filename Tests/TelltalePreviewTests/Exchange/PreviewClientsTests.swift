import TelltaleGraphics
import TelltalePreview
import Testing

@Suite struct PreviewClientsTests {
  private let size = PixelSize(width: 100, height: 80)
  private let part = PixelRect(x: 1, y: 2, width: 3, height: 4)

  /// Some pages that have come.
  private func pages(_ count: Int) -> PreviewClients {
    var clients = PreviewClients()
    for number in 0..<count { _ = clients.join(number) }
    return clients
  }

  @Test func `whoever comes sees all of it, and then what changes`() {
    var clients = pages(1)
    let first = clients.take(size)
    let second = clients.take(size)
    clients.add(Damage([part]))
    let third = clients.take(size)
    #expect(first.map(\.damage) == [.full(size)])
    #expect(second.isEmpty)
    #expect(third.map(\.damage) == [Damage([part])])
  }

  @Test func `whoever is slow gets one frame for many`() {
    var clients = pages(1)
    _ = clients.take(size)
    clients.add(Damage([part]))
    _ = clients.take(size)
    let other = PixelRect(x: 50, y: 50, width: 30, height: 20)
    clients.add(Damage([part]))
    clients.add(Damage([other]))
    let waiting = clients.take(size)
    clients.drew(0)
    let sent = clients.take(size)
    #expect(waiting.isEmpty)
    #expect(sent.map(\.damage) == [Damage([part, other])])
  }

  @Test func `one that is slow holds up no other`() {
    var clients = pages(2)
    for _ in 0..<2 {
      clients.addWhole()
      _ = clients.take(size)
    }
    clients.drew(1)
    clients.addWhole()
    let sent = clients.take(size)
    #expect(sent.map(\.number) == [1])
  }

  @Test func `there are so many and no more`() {
    var clients = pages(PreviewClients.most)
    let isIn = clients.join(99)
    clients.leave(0)
    let isInNow = clients.join(99)
    #expect(!isIn)
    #expect(isInNow)
  }

  @Test func `whoever draws nothing any more is let go`() {
    var clients = pages(1)
    var kept = 0
    for _ in 0..<10_000 where clients.told(0) { kept += 1 }
    #expect(kept == 10_000, "nothing was sent to be drawn")
    clients.drew(0)
    _ = clients.take(size)
    kept = 0
    for _ in 0..<10_000 where clients.told(0) { kept += 1 }
    #expect(kept < 10_000)
    clients.leave(0)
    let isKept = clients.told(0)
    #expect(!isKept)
  }
}
