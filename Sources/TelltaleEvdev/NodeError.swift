import Glibc

/// The reason why a node is not read.
enum NodeError: Error, Hashable {
  /// It went while it was being opened.
  case gone
  case notice(InputNotice)

  /// The meaning of an error number for a node that was to be opened.
  init(_ path: String, _ number: Int32) {
    switch number {
    case ENOENT, ENOTDIR, ENODEV, ENXIO: self = .gone
    // What files and devices of other kinds answer to being opened or asked like an input device.
    case ENOTTY, EINVAL, EISDIR: self = Self.notInput(path)
    case EACCES where Self.isOther(path), EPERM where Self.isOther(path):
      self = Self.notInput(path)
    case EACCES, EPERM:
      self = .notice(
        InputNotice(
          .permission, path: path, message: "no permission to read this device",
          remedy: "add the user to the group of the node (usermod -aG input USER), "
            + "or use a udev rule, and start again"))
    default:
      self = .notice(
        InputNotice(
          .failed, path: path,
          message: "cannot be used as an input device: "
            + ErrorName.of(number), remedy: "check its driver (dmesg)"))
    }
  }

  /// The failure of a file that is no character device.
  static func kind(_ mode: mode_t, _ path: String) -> NodeError? {
    mode & S_IFMT == S_IFCHR ? nil : notInput(path)
  }

  /// The failure of an input device with unsafe permissions.
  static func permissions(_ mode: mode_t, _ path: String) -> NodeError? {
    guard mode & S_IWOTH != 0 else { return nil }
    return .notice(
      InputNotice(
        .unsafe, path: path, message: "any user can write to this device, and so forge answers",
        remedy: "set its mode to 0660 (chmod o-w, or MODE= in a udev rule)"))
  }

  private static func notInput(_ path: String) -> NodeError {
    .notice(
      InputNotice(
        .notInput, path: path, message: "this is not an input device",
        remedy: "input devices are nodes such as /dev/input/event3"))
  }

  /// True if a file that is no character device is at the path.
  private static func isOther(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT != S_IFCHR
  }
}
