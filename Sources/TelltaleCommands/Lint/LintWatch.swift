import ArgumentParser
import Glibc
import TelltaleHost
import TelltaleLint

/// Checks again whenever a scene changes; sleeps in between.
struct LintWatch {
  /// Milliseconds without a change after which files count as written.
  private static let quiet: Int32 = 80
  /// Rounds of waiting for quiet, so that a busy folder is checked as well.
  private static let patience = 20

  private let options: LintOptions

  init(_ options: LintOptions) { self.options = options }

  /// Runs until a signal ends it.
  ///
  /// - Returns: The exit code of the last check after Control-C, which is how people end it; after other
  ///   signals 128 and the number of the signal.
  /// - Throws: What ends a check for good, such as an output that cannot be written.
  func run() throws -> Int32 {
    guard let signals = SignalSource([SIGINT, SIGTERM, SIGHUP]), let changes = SceneChanges() else {
      StandardStreams.complain(
        "telltale: the system has no inotify watches left; close other programs that watch files")
      return ExitStatus.couldNotRun.rawValue
    }
    while true {
      changes.watch(options.paths)
      let code = try check(changes)
      StandardStreams.complain("Waiting for changes; Control-C ends")
      if let signal = waitForChange(changes, signals) {
        return signal == SIGINT ? code : 128 + signal
      }
    }
  }

  /// What could not be checked now may be mended by the next change.
  private func check(_ changes: SceneChanges) throws -> Int32 {
    do {
      var job = try LintJob(options)
      let code = try job.finish()
      changes.watch(job.surroundings)
      return code
    } catch let code as ExitCode where code.rawValue == ExitStatus.couldNotRun.rawValue {
      return code.rawValue
    }
  }

  /// The signal that came instead of a change.
  private func waitForChange(_ changes: SceneChanges, _ signals: SignalSource) -> Int32? {
    var entries = [
      pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: changes.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    while !changes.drain() {
      // Neither can fail but for want of memory in the kernel, which ends it as if it were asked to.
      if poll(&entries, 2, -1) < 0, errno != EINTR { return SIGTERM }
      if let signal = signals.next() { return signal }
    }
    for _ in 0..<LintWatch.patience {
      guard poll(&entries, 2, LintWatch.quiet) > 0 else { break }
      if let signal = signals.next() { return signal }
      _ = changes.drain()
    }
    return nil
  }
}

/// Changes to files that may be scenes, in folders watched by inotify.
final class SceneChanges {
  let descriptor: Int32

  /// `nil` where the system has no inotify to give.
  init?() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }

  /// Watches folders with all that is in them, and the folders of files: an editor may put a new file
  /// in the place of the old. What is watched already stays so.
  func watch(_ paths: [String]) {
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

  /// Takes all messages that wait; true where one is about what may be a scene.
  func drain() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    var isNews = false
    for _ in 0..<1_000 {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      if SceneChanges.concernsScenes(buffer[..<count]) { isNews = true }
    }
    return isNews
  }

  /// Editors' swap files and the like are no news; a new folder is.
  private static func concernsScenes(_ messages: ArraySlice<UInt8>) -> Bool {
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
      let isScene = [".yaml", ".yml", ".json"].contains(where: name.hasSuffix)
      if isScene, !isNewFile { return true }
    }
    return false
  }
}
