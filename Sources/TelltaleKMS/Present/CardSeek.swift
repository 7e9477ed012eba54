import TelltaleGraphics
import TelltaleHost

/// What a card that is lost leaves to the next.
struct Remains {
  /// The newest frame of the core.
  let generation: Int?
  let size: PixelSize
  let isHandedOver: Bool
  let loss: DisplayError?

  init(_ presenter: Presenter) {
    generation =
      presenter.unsentGeneration ?? presenter.flight?.generation ?? presenter.shown.generation
    size = presenter.plan.transform.frame
    isHandedOver = presenter.isHandedOver
    loss = presenter.loss
  }
}

/// Looking for a card in place of one that went: a driver that is reset takes its card away and
/// brings it back, often by another name, some seconds later.
struct CardSeek {
  /// How long, and how often; who asks the question may have given up before.
  var milliseconds = 60_000
  var interval = 500

  /// Shows on another card what was to be shown on the lost one; nil when the line is closed.
  func successor(
    to remains: Remains, _ line: DisplayLine, _ prepare: () throws(DisplayError) -> Presenter
  ) -> Presenter? {
    guard let loss = remains.loss else { return nil }
    line.outbox.light = nil
    // The console went back to text with the card, and does not tell any more when it is seen.
    if remains.isHandedOver { line.outbox.handedOver(false) }
    if loss.kind == .gone {
      line.outbox.hidden(true)
      let end = Instant.monotonic.advanced(byMilliseconds: milliseconds)
      while !line.inbox.isClosing, Instant.monotonic < end {
        if let presenter = try? prepare() {
          take(presenter, remains, line)
          return presenter
        }
        line.work.clear()
        _ = line.inbox.isClosing || line.work.wait(milliseconds: interval)
      }
    }
    line.outbox.lost(loss)
    while !line.inbox.isClosing {
      line.work.clear()
      _ = line.inbox.isClosing || line.work.wait(milliseconds: Self.idle)
    }
    return nil
  }

  /// Only to see once in a while that nobody waits.
  private static let idle = 60_000

  private func take(_ presenter: Presenter, _ remains: Remains, _ line: DisplayLine) {
    let size = presenter.plan.transform.frame
    if size == remains.size {
      presenter.unsentGeneration = remains.generation
      if remains.generation != nil { presenter.owed.insert(.frame) }
    } else {
      line.inbox.resize(size)
      line.outbox.resized(size)
    }
    presenter.tellWhetherHidden()
  }
}
