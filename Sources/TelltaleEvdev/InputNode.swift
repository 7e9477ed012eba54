import TelltaleHost
import TelltaleInput

/// A device that is open to be read. It is closed when nobody has it any more.
protocol InputNode: AnyObject {
  var facts: DeviceFacts { get }
  /// What stands behind it.
  var origin: DeviceOrigin { get }
  /// What was down when it was opened.
  var state: DeviceState { get }
  /// Readable when there is something to read.
  var number: Int32 { get }
  /// Keeps events of this device from everybody else; returns the error number where it cannot.
  func grab() -> Int32?
  /// All frames that wait to be read. They were true even if the device has failed after them.
  func read() -> (frames: [RawFrame], ending: EventReader.Ending)
}

/// What opens the node of a path.
typealias NodeOpener = (_ path: String) throws(NodeFailure) -> any InputNode

extension EvdevNode: InputNode {
  /// Opens devices of the kernel.
  static func open(_ path: String) throws(NodeFailure) -> any InputNode {
    try EvdevNode(opening: path)
  }
}
