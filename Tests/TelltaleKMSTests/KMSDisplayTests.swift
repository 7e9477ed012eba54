import Glibc
import Synchronization
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleRaster
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

/// The display with its thread. Waits have a limit far beyond what they need; nothing is measured.
@Suite struct KMSDisplayTests {
  private func events(of display: KMSDisplay) throws -> [DisplayEvent] {
    let descriptor = try #require(display.descriptor)
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    try #require(poll(&entry, 1, 20_000) == 1)
    return display.drain()
  }

  /// Waits until the frame is on the glass, and says all that was told on the way.
  private func untilPresented(_ display: KMSDisplay, _ generation: Int) throws -> [DisplayEvent] {
    var all: [DisplayEvent] = []
    while !all.contains(where: { $0.generation == generation }) {
      all += try events(of: display)
    }
    return all
  }

  @Test func `frames go to the thread and come back as presented`() throws {
    let card = try ScriptedCard()
    let display = try KMSDisplay.open(device: DeviceProfile()) { _ in card }
    #expect(display.size == PixelSize(width: 64, height: 64))
    for generation in 1...5 {
      let canvas = picture(display.size, seed: UInt32(generation))
      try display.present(canvas, damage: .full(display.size), generation: generation)
      _ = try untilPresented(display, generation)
    }
    display.close()
    #expect(card.restores == 1)
    #expect(card.commits.count == 5)
  }

  @Test func `an error while opening comes out of open`() {
    let refusal = DisplayError.noCard(tried: [])
    #expect(throws: refusal) {
      try KMSDisplay.open(device: DeviceProfile()) { _ throws(DisplayError) in throw refusal }
    }
  }

  @Test func `a size follows the rotation`() throws {
    var wide = smallCard(inForce: nil)
    wide.connectors[0].modes = [mode(128, 64)]
    let card = try ScriptedCard(wide)
    let display = try KMSDisplay.open(device: DeviceProfile(rotation: .quarter)) { _ in card }
    #expect(display.size == PixelSize(width: 64, height: 128))
    display.close()
  }

  @Test func `a commit that hangs holds up nobody, and is told as a stall`() throws {
    let card = try ScriptedCard()
    card.answers = [.hangs]
    let display = try KMSDisplay.open(device: DeviceProfile()) { _ in card }
    let canvas = picture(display.size)
    try display.present(canvas, damage: .full(display.size), generation: 1)
    try #require(card.entered.wait(milliseconds: 20_000))
    try display.present(canvas, damage: .full(display.size), generation: 2)
    #expect(try events(of: display) == [.stalled])
    card.release.ring()
    let news = try untilPresented(display, 2)
    #expect(news.contains(.recovered))
    display.close()
    #expect(card.restores == 1)
  }

  @Test func `whoever looks sees at once that the screen is out, though frames still come back`()
    throws
  {
    let card = try ScriptedCard()
    card.tellsLight = true
    let display = try KMSDisplay.open(device: DeviceProfile()) { _ in card }
    let canvas = picture(display.size)
    try display.present(canvas, damage: .full(display.size), generation: 1)
    _ = try untilPresented(display, 1)
    #expect(!display.look())
    #expect(display.drain() == [])
    card.isOut = true
    #expect(display.look())
    #expect(!display.look())
    #expect(display.drain() == [.hidden])
    display.close()
  }

  @Test func `closing does not wait for a commit that hangs`() throws {
    let card = try ScriptedCard()
    card.answers = [.hangs]
    let display = try KMSDisplay.open(device: DeviceProfile()) { _ in card }
    try display.present(picture(display.size), damage: .full(display.size), generation: 1)
    try #require(card.entered.wait(milliseconds: 20_000))
    display.close()
    #expect(card.restores == 0)
    card.release.ring()
  }

  @Test func `nothing is shown after the end`() throws {
    let card = try ScriptedCard()
    let display = try KMSDisplay.open(device: DeviceProfile()) { _ in card }
    display.close()
    display.close()
    #expect(card.restores == 1)
    #expect(throws: DisplayError.self) {
      try display.present(picture(display.size), damage: Damage(), generation: 1)
    }
  }

  /// Cards to be opened in turn; then there is none.
  private final class Cards: Sendable {
    private let left: Mutex<[ScriptedCard?]>

    init(_ cards: [ScriptedCard?]) { left = Mutex(cards) }

    func open() throws(DisplayError) -> any CardDriver {
      let next = left.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      guard let next else { throw .noCard(tried: []) }
      return next
    }
  }

  @Test func `the frame goes to the card that comes in place of a lost one`() throws {
    let (first, second) = (try ScriptedCard(), try ScriptedCard())
    let cards = Cards([first, nil, nil, second])
    let display = try KMSDisplay.open(
      device: DeviceProfile(), with: { _ throws(DisplayError) in try cards.open() },
      seek: CardSeek(milliseconds: 60_000, interval: 1))
    let canvas = picture(display.size)
    try display.present(canvas, damage: .full(display.size), generation: 1)
    _ = try untilPresented(display, 1)
    first.tell(.removed)
    let news = try untilPresented(display, 1)
    #expect(news.prefix(2) == [.hidden, .visible])
    display.close()
    #expect(first.restores == 1 && second.restores == 1)
    #expect(second.pixel(0, 63, 63) == canvas.pixels[64 * 64 - 1])
  }

  @Test func `devices are taken back where the card goes while another console has the screen`()
    throws
  {
    let (first, second) = (try ScriptedCard(), try ScriptedCard())
    let cards = Cards([first, second])
    let display = try KMSDisplay.open(
      device: DeviceProfile(), with: { _ throws(DisplayError) in try cards.open() },
      seek: CardSeek(milliseconds: 60_000, interval: 1))
    first.tell(.consoleWanted)
    first.tell(.removed)
    var news: [DisplayEvent] = []
    while !news.contains(.visible) { news += try events(of: display) }
    #expect(news == [.handedOver, .hidden, .takenBack, .visible])
    display.close()
  }

  @Test func `another screen on the next card asks for a frame of its size`() throws {
    var wide = smallCard()
    wide.connectors[0].modes = [mode(128, 64, preferred: true)]
    let (first, second) = (try ScriptedCard(), try ScriptedCard(wide))
    let cards = Cards([first, second])
    let display = try KMSDisplay.open(
      device: DeviceProfile(), with: { _ throws(DisplayError) in try cards.open() },
      seek: CardSeek(milliseconds: 60_000, interval: 1))
    first.tell(.removed)
    var news: [DisplayEvent] = []
    while !news.contains(.visible) { news += try events(of: display) }
    #expect(news == [.hidden, .resized(PixelSize(width: 128, height: 64)), .visible])
    try display.present(picture(display.size), damage: .full(display.size), generation: 2)
    _ = try untilPresented(display, 2)
    display.close()
  }

  @Test func `a card that says no more than that it has ended is lost`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    close(ends[1])
    defer { close(ends[0]) }
    let (first, second) = (try ScriptedCard(), try ScriptedCard())
    first.descriptor = ends[0]
    let cards = Cards([first, second])
    let display = try KMSDisplay.open(
      device: DeviceProfile(), with: { _ throws(DisplayError) in try cards.open() },
      seek: CardSeek(milliseconds: 60_000, interval: 1))
    #expect(try events(of: display).first == .hidden)
    try display.present(picture(display.size), damage: .full(display.size), generation: 1)
    _ = try untilPresented(display, 1)
    display.close()
    #expect(first.restores == 1 && second.restores == 1)
  }

  @Test func `a card that stays away is told as lost, and closing waits for nothing`() throws {
    let card = try ScriptedCard()
    let cards = Cards([card])
    let display = try KMSDisplay.open(
      device: DeviceProfile(), with: { _ throws(DisplayError) in try cards.open() },
      seek: CardSeek(milliseconds: 30, interval: 1))
    card.tell(.removed)
    var news: [DisplayEvent] = []
    while news.count < 2 { news += try events(of: display) }
    #expect(news == [.hidden, .lost(.gone("/dev/dri/card0"))])
    display.close()
    #expect(card.restores == 1)
  }

  @Test(.enabled(if: access("/dev/dri/card0", R_OK | W_OK) == 0))
  func `a frame reaches the real card`() throws {
    let display = try KMSDisplay.open(device: DeviceProfile())
    defer { display.close() }
    try display.present(picture(display.size), damage: .full(display.size), generation: 1)
    _ = try untilPresented(display, 1)
  }
}
