import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleRaster

/// The real screen, through the kernel's mode setting. One thread uses it, the core's. Only `open` and `close`
/// wait for the hardware, and those have limits.
///
/// `drain` tells times of CLOCK_MONOTONIC. After `.visible` the newest frame is told as presented once more,
/// when it is on the glass again.
package final class KMSDisplay: Display {
  /// The most seconds for opening. A screen may be asked for its data, which takes some 100 ms each.
  static let openSeconds = 5
  static let closeMilliseconds = 1000

  package private(set) var size: PixelSize
  package var descriptor: Int32? { events.descriptor }

  private let line: DisplayLine
  private let events: PollSet
  private var ending: DisplayError?
  private var isClosed = false

  /// Takes the display that the device file means, or the first with a screen. Nothing changes on the screen
  /// before the first frame.
  ///
  /// - Parameter device: The device file, which may name a card, a connector and a mode.
  /// - Returns: The display; its size is known.
  /// - Throws: An error where there is no card or screen, another program has the display, or the driver does
  ///   not answer within five seconds.
  package static func open(device: DeviceProfile) throws(DisplayError) -> KMSDisplay {
    try open(
      device: device,
      with: { (device) throws(DisplayError) in try CardSearch.open(for: device) })
  }

  static func open(
    device: DeviceProfile, with opening: @escaping DisplayThread.CardOpener,
    seek: CardSeek = CardSeek()
  ) throws(DisplayError) -> KMSDisplay {
    let display: KMSDisplay
    do {
      display = try KMSDisplay()
      // Threads inherit what is blocked, and none but the display's may be met by these.
      SignalSource.block(ConsoleMode.signals)
      let line = display.line
      try Thread.start { DisplayThread.run(line, device, opening, seek: seek) }
    } catch {
      throw .noThread(error)
    }
    guard let answer = display.line.awaitOpening(milliseconds: openSeconds * 1000) else {
      display.line.close()
      throw .noAnswer(device.card, seconds: openSeconds)
    }
    display.size = try answer.get()
    return display
  }

  private init() throws(SystemError) {
    line = try DisplayLine()
    events = try PollSet([line.outbox.bell.descriptor, line.watchdog.descriptor])
    size = PixelSize(width: 0, height: 0)
  }

  package func present(
    _ canvas: borrowing Canvas, damage: Damage, generation: Int
  ) throws(DisplayError) {
    if let ending { throw ending }
    // A frame of another size crossed with `.resized`; the core will make it anew.
    if line.inbox.put(canvas, damage, generation) { line.work.ring() }
  }

  package func look() -> Bool {
    guard !line.outbox.isHidden, line.outbox.light?.isOut() == true else { return false }
    line.outbox.hidden(true)
    // The thread waits for the light to come back.
    line.work.ring()
    return true
  }

  package func drain() -> [DisplayEvent] {
    if line.watchdog.hasBitten() { line.outbox.stalled() }
    let news = line.outbox.drain()
    for event in news {
      switch event {
      case .resized(let newSize): size = newSize
      case .lost(let error): ending = error
      default: break
      }
    }
    return news
  }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    ending = ending ?? .closed
    line.close()
    // A driver that hangs is left to the end of the process, when the kernel clears up.
    _ = line.ended.wait(milliseconds: Self.closeMilliseconds)
  }
}
