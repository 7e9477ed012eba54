import TelltaleGraphics

/// The pages that look on, each with what it has not seen yet. A page that is slow gets fewer frames, and one that
/// does not answer any more is let go.
package struct PreviewClients {
  private struct Client {
    var damage = Damage()
    var isWhole = true
    /// The frames that were sent and not drawn yet.
    var inFlight = 0
    /// The texts that were sent since the page last drew a frame.
    var texts = 0
  }

  private var clients: [Int: Client] = [:]

  /// The largest number of pages at once.
  package static let most = 8
  private static let mostInFlight = 2
  private static let mostTexts = 4_000

  package init() {}

  package var numbers: [Int] { clients.keys.sorted() }
  package var isEmpty: Bool { clients.isEmpty }

  /// Adds a page, which has to see the whole frame first.
  ///
  /// - Parameter number: The number of the page.
  /// - Returns: False where there are as many pages as there may be.
  package mutating func join(_ number: Int) -> Bool {
    guard clients.count < Self.most else { return false }
    clients[number] = Client()
    return true
  }

  package mutating func leave(_ number: Int) { clients[number] = nil }

  /// Notes that a page has drawn a frame, so that it may get another.
  ///
  /// - Parameter number: The number of the page.
  package mutating func drew(_ number: Int) {
    guard let inFlight = clients[number]?.inFlight else { return }
    clients[number]?.inFlight = max(0, inFlight - 1)
    clients[number]?.texts = 0
  }

  /// Adds a change that all pages have to draw.
  ///
  /// - Parameter damage: The part of the frame that changed.
  package mutating func add(_ damage: Damage) {
    guard !damage.isEmpty else { return }
    for number in clients.keys { clients[number]?.damage.add(damage) }
  }

  /// Makes all pages draw the whole frame again.
  package mutating func addWhole() {
    for number in clients.keys { clients[number]?.isWhole = true }
  }

  /// Takes out the pages that get a frame now. It counts as sent.
  ///
  /// - Parameter size: The size of the frame, in pixels, for pages that have to draw all of it.
  /// - Returns: The pages with the part that each has to draw; none that has two frames to draw already, or nothing
  ///   new to see.
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

  /// Counts a text that is sent to a page.
  ///
  /// - Parameter number: The number of the page.
  /// - Returns: False where the page has drawn nothing for so long that it is let go, and for one that is not there.
  package mutating func told(_ number: Int) -> Bool {
    guard let client = clients[number] else { return false }
    clients[number]?.texts += 1
    return client.inFlight == 0 || client.texts < Self.mostTexts
  }
}
