import Glibc

/// The watch of a folder by inotify, or of its parent while the folder does not exist.
final class FolderWatch {
  let descriptor: Int32
  private let folder: String

  /// Creates a watch; `nil` where the system has no inotify to give.
  init?(folder: String) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.folder = folder
    watch()
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
    if hasNews { watch() }
    return hasNews
  }

  /// Adds the watch. A folder that is watched already stays so.
  private func watch() {
    let changes = UInt32(IN_CREATE | IN_DELETE | IN_ATTRIB | IN_MOVED_TO)
    if inotify_add_watch(descriptor, folder, changes) >= 0 { return }
    let parent = folder.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    _ = inotify_add_watch(descriptor, parent.isEmpty ? "/" : parent, UInt32(IN_CREATE))
  }
}
