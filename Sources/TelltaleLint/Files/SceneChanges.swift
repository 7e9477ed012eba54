import Glibc

/// Changes to files that may be scenes, in folders watched by inotify.
package final class SceneChanges {
  /// A descriptor that is readable once something has changed.
  package let descriptor: Int32
  private let endings: [String]

  /// Opens a queue of changes; `nil` where the system has no inotify to give.
  ///
  /// - Parameter endings: The endings of the files that count, with their dots.
  package init?(endings: [String] = [".yaml", ".yml", ".json"]) {
    self.endings = endings
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Watches folders with all that is in them, and the folders of files: an editor may put a new file in the place
  /// of the old.
  ///
  /// - Parameter paths: Files and folders; what is watched already stays so.
  package func watch(_ paths: [String]) {
    for path in paths {
      if LintPaths.isFolder(path) {
        LintPaths.folders(in: path).forEach(add)
      } else {
        add(PathText.folder(of: path))
      }
    }
  }

  private func add(_ folder: String) {
    let kinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
    _ = inotify_add_watch(descriptor, folder, UInt32(kinds))
  }

  /// Takes all messages that wait.
  ///
  /// - Returns: True where one is about a folder, or about a file that may be a scene.
  package func drain() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    var isNews = false
    for _ in 0..<1_000 {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      if concernsScenes(buffer[..<count]) { isNews = true }
    }
    return isNews
  }

  /// Editors' swap files and the like are no news; a new folder is.
  private func concernsScenes(_ messages: ArraySlice<UInt8>) -> Bool {
    let header = MemoryLayout<inotify_event>.size
    var rest = messages
    while rest.count >= header {
      let event = rest.withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let name = String(
        decoding: rest.dropFirst(header).prefix(Int(event.len)).prefix { $0 != 0 }, as: UTF8.self)
      rest = rest.dropFirst(header + Int(event.len))
      let isFolder = event.mask & UInt32(IN_ISDIR) != 0
      let isOverflow = event.mask & UInt32(IN_Q_OVERFLOW) != 0
      // A new file is news when it is written.
      let isNewFile = event.mask & UInt32(IN_CREATE) != 0 && !isFolder
      if isOverflow || isFolder { return true }
      let isScene = endings.contains(where: name.hasSuffix)
      if isScene, !isNewFile { return true }
    }
    return false
  }
}
