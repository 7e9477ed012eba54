import TelltaleGraphics
import TelltaleRaster

/// Where finished frames go: real glass or memory.
package protocol Display: AnyObject {
  /// Size of the frames it takes, in pixels, after rotation.
  var size: PixelSize { get }
  /// Readable when `drain` has something to tell; absent where it never has to be waited for.
  var descriptor: Int32? { get }
  /// Hands over a frame, of which only `damage` differs from the one before. Copies what it needs
  /// and returns without waiting for the hardware; `generation` comes back when it is on the glass.
  func present(_ canvas: borrowing Canvas, damage: Damage, generation: Int) throws(DisplayError)
  func drain() -> [DisplayEvent]
  /// Looks whether the glass still shows what is sent there, without waiting; asked before anything
  /// that a hand did or a limit of time does counts.
  ///
  /// - Returns: True where `drain` has to tell that nobody can see it.
  func look() -> Bool
  /// Puts back what was on the screen before; waits at most a second. More calls do nothing.
  func close()
}

extension Display {
  /// Nothing to look at: such a display is always seen.
  package func look() -> Bool { false }
}

/// What a display tells by and by.
package enum DisplayEvent: Hashable, Sendable {
  /// The frame is on the glass since the given moment.
  case presented(generation: Int, at: Instant)
  /// No answer from the hardware for 250 ms; nothing on the core waits for it.
  case stalled
  /// What was stalled answers again.
  case recovered
  /// Nobody can see the picture: the connector lost its screen, or another program has the display.
  case hidden
  case visible
  /// Another console has the screen, and with it the keyboard; comes with `hidden`.
  case handedOver
  case takenBack
  /// Another size: the frame has to be made anew, in full.
  case resized(PixelSize)
  /// The display is gone for good.
  case lost(DisplayError)
}

/// Why nothing can be shown; the message says what to do.
package struct DisplayError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case noCard, noConnector, noMode, permission, busy, noMemory, gone, failed
  }

  package var kind: Kind
  /// What was tried and what came of it, with the errno's name.
  package var message: String
  package var remedy: String

  package init(_ kind: Kind, message: String, remedy: String) {
    self.kind = kind
    self.message = message
    self.remedy = remedy
  }
}
