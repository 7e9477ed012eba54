import TelltaleGraphics
import TelltaleInput

/// A source of input events: devices, or a script.
package protocol InputSource: AnyObject {
  /// Readable when `drain` may have events. They may change after each `drain`.
  var descriptors: [Int32] { get }
  /// Returns all events since the last call, in the order of time within a device. It never waits.
  func drain() -> [InputEvent]
  /// The size of the picture, in whose pixels touches are told.
  var screenSize: PixelSize { get set }
  /// The time at which `drain` has to be called even if no descriptor is readable (key repeat).
  var deadline: Instant? { get }
  /// Lets go of all devices, so that another program hears them; `takeBack` takes them again.
  func handOver()
  func takeBack()
  func close()
}

/// A clock for the loop. It tells the time, and nothing else.
package protocol Clock: AnyObject {
  var now: Instant { get }
}

extension InputEvent.Occurrence {
  /// True for input that may answer a question or press something. Movements alone do neither.
  var mayDecide: Bool {
    switch self {
    case .contactDown, .contactUp, .pointerDown, .pointerUp, .turned, .keyDown, .keyUp: true
    case .contactMoved, .contactCancelled, .pointerMoved, .keysCancelled, .scanned, .attached,
      .detached:
      false
    }
  }
}
