import TelltaleGraphics

/// The pages that look on, each with what it has not seen yet. Whoever is slow gets fewer frames, and
/// whoever does not answer any more is let go.
package struct PreviewClients {
  private struct Client {
    var damage = Damage()
    var isWhole = true
    /// Frames that were sent and not drawn yet.
    var inFlight = 0
    /// Texts that were sent since.
    var texts = 0
  }

  private var clients: [Int: Client] = [:]

  /// Pages at once at most.
  package static let most = 8
  private static let mostInFlight = 2
  private static let mostTexts = 4_000

  package init() {}

  package var numbers: [Int] { clients.keys.sorted() }
  package var isEmpty: Bool { clients.isEmpty }

  /// False where there are as many as there may be.
  package mutating func join(_ number: Int) -> Bool {
    guard clients.count < Self.most else { return false }
    clients[number] = Client()
    return true
  }

  package mutating func leave(_ number: Int) { clients[number] = nil }

  /// A page has drawn a frame.
  package mutating func drew(_ number: Int) {
    guard let inFlight = clients[number]?.inFlight else { return }
    clients[number]?.inFlight = max(0, inFlight - 1)
    clients[number]?.texts = 0
  }

  /// This has changed for all of them.
  package mutating func add(_ damage: Damage) {
    guard !damage.isEmpty else { return }
    for number in clients.keys { clients[number]?.damage.add(damage) }
  }

  /// All of it has changed for all of them.
  package mutating func addWhole() {
    for number in clients.keys { clients[number]?.isWhole = true }
  }

  /// Those that take a frame now, with what each has to draw; it counts as sent.
  package mutating func take(_ size: PixelSize) -> [(number: Int, damage: Damage)] {
    var taken: [(number: Int, damage: Damage)] = []
    for number in numbers {
      guard let client = clients[number], client.inFlight < Self.mostInFlight,
        client.isWhole || !client.damage.isEmpty
      else { continue }
      taken.append((number, client.isWhole ? .full(size) : client.damage))
      clients[number]?.inFlight += 1
      clients[number]?.damage = Damage()
      clients[number]?.isWhole = false
    }
    return taken
  }

  /// A text is sent to a page; false where it has drawn nothing for so long that it is let go.
  package mutating func told(_ number: Int) -> Bool {
    guard let client = clients[number] else { return false }
    clients[number]?.texts += 1
    return client.inFlight == 0 || client.texts < Self.mostTexts
  }
}
