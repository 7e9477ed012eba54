import TelltaleGraphics
import TelltaleRaster

/// A destination of finished frames: a real display or memory.
package protocol Display: AnyObject {
  /// The size of the frames that it takes, in pixels, after rotation.
  var size: PixelSize { get }
  /// Readable when `drain` has something to tell; `nil` where it never has to be waited for.
  var descriptor: Int32? { get }
  /// Takes a frame. It copies what it needs, and returns without waiting for the hardware.
  ///
  /// - Parameters:
  ///   - canvas: The whole frame.
  ///   - damage: The part of it that differs from the frame before.
  ///   - generation: The number that comes back when the frame is on the glass.
  /// - Throws: An error where no frame can be shown any more.
  func present(_ canvas: borrowing Canvas, damage: Damage, generation: Int) throws(DisplayError)
  /// Returns the events since the last call. It never waits.
  func drain() -> [DisplayEvent]
  /// Looks whether the glass still shows what is sent there, without waiting. It is called before an act of a hand or
  /// a time limit counts.
  ///
  /// - Returns: True where `drain` has to tell that nobody can see it.
  func look() -> Bool
  /// Puts back the earlier picture of the screen, and waits at most a second. More calls do nothing.
  func close()
}

extension Display {
  /// Looks at nothing: such a display is always seen.
  ///
  /// - Returns: False.
  package func look() -> Bool { false }
}

/// An event of a display.
package enum DisplayEvent: Hashable, Sendable {
  /// The frame is on the glass since the given moment.
  case presented(generation: Int, at: Instant)
  /// The hardware has not answered for 250 ms; nothing on the core waits for it.
  case stalled
  /// The hardware answers again.
  case recovered
  /// Nobody can see the picture: the connector lost its screen, or another program has the display.
  case hidden
  case visible
  /// Another console has the screen, and with it the keyboard; comes with `hidden`.
  case handedOver
  case takenBack
  /// The display has another size: the frame has to be made anew, in full.
  case resized(PixelSize)
  /// The display is gone for good.
  case lost(DisplayError)
}

/// The reason why nothing can be shown, with the remedy.
package struct DisplayError: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case noCard, noConnector, noMode, permission, busy, noMemory, gone, failed
  }

  package var kind: Kind
  /// The attempt and its result, with the errno's name.
  package var message: String
  package var remedy: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - kind: The kind of cause, which decides whether to retry, wait or give up.
  ///   - message: The attempt and its result, as a clause.
  ///   - remedy: The step that helps, as a sentence.
  package init(_ kind: Kind, message: String, remedy: String) {
    self.kind = kind
    self.message = message
    self.remedy = remedy
  }
}
