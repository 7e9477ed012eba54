import TelltaleGraphics
import TelltalePreview
import Testing

@Suite struct PreviewClientsTests {
  private let size = PixelSize(width: 100, height: 80)
  private let part = PixelRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `whoever comes sees all of it, and then what changes`() {
    var clients = PreviewClients()
    #expect(clients.join(1))
    #expect(clients.take(size).map(\.damage) == [.full(size)])
    #expect(clients.take(size).isEmpty)
    clients.add(Damage([part]))
    #expect(clients.take(size).map(\.damage) == [Damage([part])])
  }

  @Test func `whoever is slow gets one frame for many`() {
    var clients = PreviewClients()
    _ = clients.join(1)
    _ = clients.take(size)
    clients.add(Damage([part]))
    _ = clients.take(size)
    let other = PixelRect(x: 50, y: 50, width: 30, height: 20)
    clients.add(Damage([part]))
    clients.add(Damage([other]))
    #expect(clients.take(size).isEmpty)
    clients.drew(1)
    #expect(clients.take(size).map(\.damage) == [Damage([part, other])])
  }

  @Test func `one that is slow holds up no other`() {
    var clients = PreviewClients()
    _ = clients.join(1)
    _ = clients.join(2)
    for _ in 0..<2 {
      clients.addWhole()
      _ = clients.take(size)
    }
    clients.drew(2)
    clients.addWhole()
    #expect(clients.take(size).map(\.number) == [2])
  }

  @Test func `there are so many and no more`() {
    var clients = PreviewClients()
    for number in 0..<PreviewClients.most { #expect(clients.join(number)) }
    #expect(!clients.join(99))
    clients.leave(0)
    #expect(clients.join(99))
  }

  @Test func `whoever draws nothing any more is let go`() {
    var clients = PreviewClients()
    _ = clients.join(1)
    let idle = (0..<10_000).allSatisfy { _ in clients.told(1) }
    #expect(idle, "nothing was sent to be drawn")
    clients.drew(1)
    _ = clients.take(size)
    #expect((0..<10_000).contains { _ in !clients.told(1) })
    clients.leave(1)
    #expect(!clients.told(1))
  }
}
