import TelltaleGraphics
import TelltaleHost
import TelltaleRaster

/// A display in memory: keeps the last frame, and presents at once or when it is told to.
package final class MemoryDisplay: Display {
  /// When a frame that was handed over counts as being on the glass.
  package enum Pace: Sendable {
    /// At the moment it is handed over.
    case immediate
    /// At the next `flip()`, as with a display that waits for the beam.
    case manual
  }

  package private(set) var size: PixelSize
  package let descriptor: Int32? = nil
  /// Generations that came on the glass so far, oldest first.
  package private(set) var presented: [Int] = []
  /// What each frame said had changed, in the order in which they came.
  package private(set) var damages: [Damage] = []
  package private(set) var isClosed = false

  private let clock: any Clock
  private let pace: Pace
  private var frame: Canvas
  private var waiting: [Int] = []
  private var events: [DisplayEvent] = []

  package init(size: PixelSize, clock: any Clock, pace: Pace = .immediate) {
    frame = Canvas(size: size)
    self.size = frame.size
    self.clock = clock
    self.pace = pace
  }

  package func present(
    _ canvas: borrowing Canvas, damage: Damage, generation: Int
  ) throws(DisplayError) {
    guard !isClosed else {
      throw DisplayError(
        .gone, message: "A frame was handed to a display in memory that is closed.",
        remedy: "Open a new display.")
    }
    guard canvas.size == size else {
      throw DisplayError(
        .failed,
        message: "A frame of \(canvas.size.text) was handed to a display of \(size.text).",
        remedy: "Draw the frame anew in the display's size.")
    }
    copy(damage, of: canvas)
    damages.append(damage)
    waiting.append(generation)
    if pace == .immediate { flip() }
  }

  /// Brings the newest frame on the glass; those it replaces are never shown.
  package func flip() {
    guard let generation = waiting.last else { return }
    waiting = []
    presented.append(generation)
    events.append(.presented(generation: generation, at: clock.now))
  }

  /// Changes the size, as a display does that is switched to another mode; the frame is black.
  package func resize(to size: PixelSize) {
    frame = Canvas(size: size)
    self.size = frame.size
    waiting = []
    events.append(.resized(frame.size))
  }

  /// Lets the display tell something that only real ones do: stalled, hidden, lost.
  package func report(_ event: DisplayEvent) { events.append(event) }

  /// What has changed since the last call. It is forgotten, and so is what was presented: a display that
  /// stays would keep more and more of both.
  package func takeDamage() -> Damage {
    defer { (damages, presented) = ([], []) }
    var all = Damage()
    for damage in damages { all.add(damage) }
    return all
  }

  package func drain() -> [DisplayEvent] {
    defer { events = [] }
    return events
  }

  package func close() { isClosed = true }

  /// Lends the last frame that was handed over, shown or not.
  package func withFrame<Result, Failure: Error>(
    _ body: (borrowing Canvas) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(frame)
  }

  private func copy(_ damage: Damage, of canvas: borrowing Canvas) {
    for rect in damage.clipped(to: PixelRect(size)).rects {
      for y in rect.y..<rect.maxY {
        (frame.pixels + (y * frame.stride + rect.x)).update(
          from: canvas.pixels + (y * canvas.stride + rect.x), count: rect.width)
      }
    }
  }
}

extension PixelSize {
  fileprivate var text: String { "\(width)x\(height)" }
}
