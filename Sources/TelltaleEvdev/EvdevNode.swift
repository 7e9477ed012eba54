import CEvdev
import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleModel

/// An open input device of the kernel.
final class EvdevNode {
  let facts: DeviceFacts
  let origin: DeviceOrigin
  /// The keys and contacts that were down when it was opened.
  let state: DeviceState
  private let descriptor: NodeDescriptor
  private let device: OpaquePointer
  private var reader = EventReader()

  init(opening path: String) throws(NodeError) {
    do {
      descriptor = try NodeDescriptor(opening: path)
    } catch {
      throw NodeError(path, error.number)
    }
    guard let mode = descriptor.mode() else { throw .gone }
    if let failure = NodeError.kind(mode, path) { throw failure }
    device = try Self.device(descriptor, path)
    // Only now is it known to be a device whose permissions matter.
    if let failure = NodeError.permissions(mode, path) {
      libevdev_free(device)
      throw failure
    }
    facts = DeviceFacts(device, path: path, udev: descriptor.udevTags())
    state = DeviceState(device, facts)
    origin = DeviceTree.origin(of: descriptor.number)
  }

  deinit { libevdev_free(device) }

  var number: Int32 { descriptor.number }

  /// Keeps events of this device from other programs; returns the error number on failure.
  func grab() -> Int32? {
    let result = libevdev_grab(device, LIBEVDEV_GRAB)
    return result < 0 ? -result : nil
  }

  /// Returns all frames that wait. They count even if the device has failed after them.
  func read() -> (frames: [RawFrame], ending: EventReader.Ending) {
    reader.drain { isSynchronising in self.step(isSynchronising) }
  }

  private func step(_ isSynchronising: Bool) -> EventReader.Step {
    let flag = isSynchronising ? LIBEVDEV_READ_FLAG_SYNC : LIBEVDEV_READ_FLAG_NORMAL
    var event = input_event()
    let status = libevdev_next_event(device, flag.rawValue, &event)
    return EventReader.Step(status: status, event)
  }

  private static func device(
    _ descriptor: borrowing NodeDescriptor, _ path: String
  ) throws(NodeError) -> OpaquePointer {
    guard descriptor.useMonotonicClock() else { throw NodeError(path, errno) }
    // What it would write to standard error is told by notices, or of no use to anybody.
    libevdev_set_log_function(nil, nil)
    var device: OpaquePointer?
    let result = libevdev_new_from_fd(descriptor.number, &device)
    guard result == 0, let device else { throw NodeError(path, -result) }
    return device
  }
}
