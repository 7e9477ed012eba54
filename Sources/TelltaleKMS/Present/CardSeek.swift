import TelltaleGraphics
import TelltaleHost

/// The state that a lost card leaves to the next.
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

/// The search for a card in place of a lost one. A driver that is reset takes its card away and brings it back,
/// often by another name, some seconds later.
struct CardSeek {
  /// The milliseconds of the search, and between two attempts. The caller may give up before.
  var milliseconds = 60_000
  var interval = 500

  /// Shows the picture of the lost card on another one; `nil` when the line is closed.
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

  /// The milliseconds between two looks whether anybody still waits.
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
