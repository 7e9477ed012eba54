import Glibc

/// The watch for a socket that is removed from its path. Changes of other files in its folder wake nobody while it
/// is there.
final class SocketWatch {
  let descriptor: Int32
  private let path: String

  /// Creates a watch; `nil` where the system has no inotify to give.
  init?(_ path: String) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.path = path
  }

  deinit { close(descriptor) }

  /// Takes all messages that wait; true if there were any.
  func drain() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var hasNews = false
    for _ in 0..<1000 {
      guard read(descriptor, &buffer, buffer.count) > 0 else { break }
      hasNews = true
    }
    return hasNews
  }

  /// Watches all that comes to the nearest folder that exists, or leaves it: as long as there is no socket.
  func widen() {
    let changes = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
    for folder in folders where add(folder, changes | Self.going) { return }
  }

  /// Watches the socket that is at the path now.
  func add() {
    // Its name is gone: that changes how many names it has, as it lives on for who listens.
    _ = add(path, IN_ATTRIB | Self.going | IN_DONT_FOLLOW)
  }

  /// Watches the removal of the folders that the socket is in, and nothing else in them.
  func narrow() { for folder in folders { _ = add(folder, Self.going) } }

  /// The events of a watched file that is moved or removed.
  private static let going = IN_MOVE_SELF | IN_DELETE_SELF

  /// Adds a watch. A file that is watched already is watched for these changes instead.
  private func add(_ path: String, _ changes: Int32) -> Bool {
    inotify_add_watch(descriptor, path, UInt32(changes)) >= 0
  }

  /// The folders that the socket is in, the nearest first.
  private var folders: [String] {
    var (found, rest) = ([String](), path[...])
    while let end = rest.lastIndex(of: "/") {
      rest = rest[..<end]
      found.append(rest.isEmpty ? "/" : String(rest))
    }
    return path.hasPrefix("/") ? found : found + ["."]
  }
}
