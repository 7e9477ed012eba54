import Glibc
import TelltaleHost
import TelltaleRuntime
import TelltaleServiceClient

/// A path at which a socket is made, and the identity of that socket.
struct SocketPlace {
  private let path: String
  private let device: dev_t
  private let number: ino_t

  /// The socket at the path now; `nil` where there is none.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
    (self.path, device, number) = (path, status.st_dev, status.st_ino)
  }

  /// True while the socket is at its path.
  var isThere: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_dev == device && status.st_ino == number
  }

  /// Removes the socket. A file that somebody has put in its place stays.
  func clear() { if isThere { unlink(path) } }

  /// Prepares a path for a socket: a socket to which nobody listens any more is removed.
  ///
  /// - Parameter path: The path.
  /// - Throws: An error where something else is there, which stays.
  static func free(_ path: String) throws(RuntimeError) {
    var status = stat()
    // What keeps it from being looked at keeps it from being made, and is told then.
    guard lstat(path, &status) == 0 else { return }
    guard let place = SocketPlace(path) else {
      throw taken(path, "is \(kind(status.st_mode)), which the service does not replace")
    }
    // One that listens and takes nobody, because it hangs and many wait, is a service all the same.
    if let descriptor = UnixAddress.connect(to: path, within: 1) {
      close(descriptor)
      throw another(path)
    }
    switch errno {
    case ECONNREFUSED: place.clear()
    case ENOENT: break
    case EAGAIN: throw another(path)
    case EPROTOTYPE: throw taken(path, "is a socket of another kind with a listener")
    case let code:
      throw taken(path, "cannot be checked: \(SystemError(code, "connect").description)")
    }
  }

  private static func another(_ path: String) -> RuntimeError {
    .wait(
      .init(
        kind: .displayInUse,
        message: "telltale: another service listens at \(path); stop it, or name another socket"
          + " with --socket"))
  }

  private static func taken(_ path: String, _ reason: String) -> RuntimeError {
    RuntimeError(
      .usage,
      "telltale: \(path) \(reason); the service needs a free path, or a socket that it has left behind: remove it, "
        + "or name another place with --socket")
  }

  private static func kind(_ mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFREG: "a regular file"
    case S_IFDIR: "a folder"
    case S_IFLNK: "a symbolic link"
    case S_IFIFO: "a FIFO"
    default: "a device"
    }
  }
}
