import TelltaleGraphics
import TelltaleInput

/// Where input comes from: devices, or a script.
package protocol InputSource: AnyObject {
  /// Readable when `drain` may have something; may change after each `drain`.
  var descriptors: [Int32] { get }
  /// All that happened since the last call, in order of time within a device.
  func drain() -> [InputEvent]
  /// Size of the picture in pixels that touches are told in.
  var screenSize: PixelSize { get set }
  /// When `drain` has to be called even if no descriptor is readable (key repeat).
  var deadline: Instant? { get }
  /// Lets go of all devices, which others shall hear meanwhile, or takes them again.
  func handOver()
  func takeBack()
  func close()
}

/// Says what time it is, and nothing else.
package protocol Clock: AnyObject {
  var now: Instant { get }
}

extension InputEvent.Occurrence {
  /// True for what may answer a question or press something, as no movement alone does.
  var mayDecide: Bool {
    switch self {
    case .contactDown, .contactUp, .pointerDown, .pointerUp, .turned, .keyDown, .keyUp: true
    case .contactMoved, .contactCancelled, .pointerMoved, .keysCancelled, .scanned, .attached,
      .detached:
      false
    }
  }
}
