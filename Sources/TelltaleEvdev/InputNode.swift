import TelltaleHost
import TelltaleInput

/// A device that is open to be read. It is closed with the last reference to it.
protocol InputNode: AnyObject {
  var facts: DeviceFacts { get }
  /// The origin of the device.
  var origin: DeviceOrigin { get }
  /// The keys and contacts that were down when it was opened.
  var state: DeviceState { get }
  /// Readable when there is something to read.
  var number: Int32 { get }
  /// Keeps events of this device from other programs; returns the error number on failure.
  func grab() -> Int32?
  /// Returns all frames that wait. They count even if the device has failed after them.
  func read() -> (frames: [RawFrame], ending: EventReader.Ending)
}

/// A function that opens the node of a path.
typealias NodeOpener = (_ path: String) throws(NodeError) -> any InputNode

extension EvdevNode: InputNode {
  /// Opens devices of the kernel.
  static func open(_ path: String) throws(NodeError) -> any InputNode {
    try EvdevNode(opening: path)
  }
}
