import TelltaleGraphics
import TelltaleHost
import TelltaleRaster

/// A display in memory. It keeps the last frame, and presents it at once or when it is told to.
package final class MemoryDisplay: Display {
  /// The time at which a frame that was handed over counts as on the glass.
  package enum Pace: Sendable {
    /// The frame counts when it is handed over.
    case immediate
    /// The frame counts at the next `flip()`, as with a display that waits for the beam.
    case manual
  }

  package private(set) var size: PixelSize
  package let descriptor: Int32? = nil
  /// The generations that came on the glass, the oldest first.
  package private(set) var presented: [Int] = []
  /// The damage of each frame, in the order in which they came.
  package private(set) var damages: [Damage] = []
  package private(set) var isClosed = false

  private let clock: any Clock
  private let pace: Pace
  private var frame: Canvas
  private var waiting: [Int] = []
  private var isHidden = false
  private var events: [DisplayEvent] = []

  /// Creates a display with a black frame.
  ///
  /// - Parameters:
  ///   - size: The size of the frames in pixels.
  ///   - clock: The clock whose times the events have.
  ///   - pace: The time at which a frame counts as on the glass.
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

  /// Puts the newest frame on the glass. Frames that it replaces are never shown, and none is while the display is
  /// hidden.
  package func flip() {
    guard !isHidden, let generation = waiting.last else { return }
    waiting = []
    presented.append(generation)
    events.append(.presented(generation: generation, at: clock.now))
  }

  /// Changes the size, as on a display that is switched to another mode. The frame is black then.
  ///
  /// - Parameter size: The new size in pixels.
  package func resize(to size: PixelSize) {
    frame = Canvas(size: size)
    self.size = frame.size
    waiting = []
    events.append(.resized(frame.size))
  }

  /// Lets the display tell an event that only real displays have: stalled, hidden, lost. A frame that was handed over
  /// while the display was hidden comes on the glass once it is visible.
  ///
  /// - Parameter event: The event, for the next `drain`.
  package func report(_ event: DisplayEvent) {
    events.append(event)
    if case .hidden = event { isHidden = true }
    if case .visible = event {
      isHidden = false
      if pace == .immediate { flip() }
    }
  }

  /// Takes the damage since the last call. It is forgotten, and so are the presented generations: a display
  /// that stays would keep more and more of both.
  ///
  /// - Returns: The sum of the damage.
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
  ///
  /// - Parameter body: Reads the frame, which is valid during the call.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
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
