import CEvdev
import Glibc
import TelltaleGraphics
import TelltaleInput
import TelltaleModel

/// An open input device of the kernel.
final class EvdevNode {
  let facts: DeviceFacts
  /// What was down when it was opened.
  let state: DeviceState
  private let descriptor: NodeDescriptor
  private let device: OpaquePointer
  private var reader = EventReader()

  /// Why a node is not read.
  enum Failure: Error, Hashable {
    /// It went while it was being opened.
    case gone
    case notice(InputNotice)
  }

  init(opening path: String) throws(Failure) {
    do {
      descriptor = try NodeDescriptor(opening: path)
    } catch {
      throw Self.failure(path, error.number)
    }
    let mode = try Self.mode(descriptor, path)
    device = try Self.device(descriptor, path)
    // Only now is it known to be a device whose permissions matter.
    guard mode & S_IWOTH == 0 else {
      libevdev_free(device)
      throw .notice(Self.unsafe(path))
    }
    facts = DeviceFacts(device, path: path)
    state = DeviceState(device, facts)
  }

  deinit { libevdev_free(device) }

  var number: Int32 { descriptor.number }

  /// Keeps events of this device from everybody else; returns the error number where it cannot.
  func grab() -> Int32? {
    let result = libevdev_grab(device, LIBEVDEV_GRAB)
    return result < 0 ? -result : nil
  }

  /// All frames that wait to be read. They were true even if the device has failed after them.
  func read() -> (frames: [RawFrame], ending: EventReader.Ending) {
    reader.drain { isSynchronising in self.step(isSynchronising) }
  }

  private func step(_ isSynchronising: Bool) -> EventReader.Step {
    let flag = isSynchronising ? LIBEVDEV_READ_FLAG_SYNC : LIBEVDEV_READ_FLAG_NORMAL
    var event = input_event()
    let status = libevdev_next_event(device, flag.rawValue, &event)
    if status == -EAGAIN || status == -EINTR { return .nothing }
    if status < 0 { return .failed(-status) }
    let raw = RawEvent(type: event.type, code: event.code, value: event.value)
    let time =
      Instant(seconds: Int64(event.time.tv_sec), microseconds: Int64(event.time.tv_usec)) ?? .zero
    let isNormal = status == Int32(LIBEVDEV_READ_STATUS_SUCCESS.rawValue)
    return isNormal ? .event(raw, time) : .synchronisation(raw, time)
  }

  /// Permissions of a character device; anything else is refused.
  private static func mode(
    _ descriptor: borrowing NodeDescriptor, _ path: String
  ) throws(Failure) -> mode_t {
    guard let mode = descriptor.mode() else { throw .gone }
    guard mode & S_IFMT == S_IFCHR else { throw .notice(notInput(path)) }
    return mode
  }

  private static func notInput(_ path: String) -> InputNotice {
    InputNotice(
      .notInput, path: path, message: "this is not an input device",
      remedy: "input devices are nodes such as /dev/input/event3")
  }

  private static func unsafe(_ path: String) -> InputNotice {
    InputNotice(
      .unsafe, path: path, message: "anybody may write to this device and so forge answers",
      remedy: "set its mode to 0660 (chmod o-w, or MODE= in a udev rule)")
  }

  private static func device(
    _ descriptor: borrowing NodeDescriptor, _ path: String
  ) throws(Failure) -> OpaquePointer {
    guard descriptor.useMonotonicClock() else { throw failure(path, errno) }
    // What it would write to standard error is told by notices, or of no use to anybody.
    libevdev_set_log_function(nil, nil)
    var device: OpaquePointer?
    let result = libevdev_new_from_fd(descriptor.number, &device)
    guard result == 0, let device else { throw failure(path, -result) }
    return device
  }

  /// Whether something that is no character device stands there.
  private static func isOther(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT != S_IFCHR
  }

  private static func failure(_ path: String, _ number: Int32) -> Failure {
    switch number {
    case ENOENT, ENOTDIR, ENODEV, ENXIO: return .gone
    // What files and devices of other kinds answer to being opened or asked like an input device.
    case ENOTTY, EINVAL, EISDIR: return .notice(notInput(path))
    case EACCES where isOther(path), EPERM where isOther(path): return .notice(notInput(path))
    case EACCES, EPERM:
      return .notice(
        InputNotice(
          .permission, path: path, message: "no permission to read this device",
          remedy: "add the user to the group of the node (usermod -aG input USER), "
            + "or use a udev rule, and start again"))
    default:
      return .notice(
        InputNotice(
          .failed, path: path,
          message: "cannot be used as an input device: "
            + ErrorName.of(number), remedy: "check its driver (dmesg)"))
    }
  }
}
