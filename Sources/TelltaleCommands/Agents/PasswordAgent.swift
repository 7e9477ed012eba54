import CShim
import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

/// Asks on the screen what systemd's services want to know, one question after the other, for as long as somebody
/// waits for the answer.
struct PasswordAgent {
  private let folder: String
  /// Ends when no question is left.
  private let isOnce: Bool
  private let watch: Int32
  private let signals: SignalSource?
  private var present: (name: String, file: AskFile, process: SecretProcess)?
  /// Files that were answered, for as long as they are there.
  private var done: Set<String> = []
  /// Microseconds of the monotonic clock before which nothing is tried again.
  private var retry = 0

  /// Microseconds until a question is tried again that could not be asked: at boot, the display may come later.
  private static let patience = 1_000_000

  /// - Parameters:
  ///   - folder: where systemd puts its questions; waited for where it is not there yet.
  ///   - isOnce: whether it ends with the questions that are there.
  /// - Throws: where it cannot be watched.
  init(folder: String, isOnce: Bool) throws(RuntimeError) {
    self.folder = folder
    self.isOnce = isOnce
    // Blocked before anything is started that they are to end.
    signals = SignalSource()
    watch = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard watch >= 0 else { throw RuntimeError(SystemError(errno, "inotify_init1")) }
    var place = ""
    for part in folder.split(separator: "/") {
      place += "/\(part)"
      mkdir(place, 0o755)
    }
    let wanted = IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM
    guard inotify_add_watch(watch, folder, UInt32(wanted)) >= 0 else {
      let code = errno
      close(watch)
      throw RuntimeError(
        code == EACCES ? .permission : .missingFile,
        "telltale: \(folder): \(SystemError(code, "inotify_add_watch").reason); systemd puts its questions there"
          + " (--directory names another place)")
    }
  }

  /// Serves until a signal comes, whose number it gives; 0 where no question is left and it was to end then.
  mutating func run() -> Int32 {
    defer {
      present?.process.withdraw()
      close(watch)
    }
    while true {
      let names = self.names
      done.formIntersection(names)
      dropClosed(names)
      if present == nil, !begin(names), isOnce, open(names).isEmpty { return 0 }
      if let signal = wait() { return signal }
    }
  }

  /// The number of a signal, if one came.
  private mutating func wait() -> Int32? {
    var entries = [
      pollfd(fd: watch, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: present?.process.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&entries, nfds_t(entries.count), pause) > 0 else { return nil }
    if entries[1].revents != 0, let number = signals?.next() { return number }
    var room = [UInt8](repeating: 0, count: 1 << 12)
    while read(watch, &room, room.count) > 0 {}
    if entries[2].revents != 0, let end = present?.process.advance() { settle(end) }
    return nil
  }

  /// Milliseconds after which it looks again: a process that asked may go without a word.
  private var pause: Int32 {
    if present != nil { return 1000 }
    let left = retry - Self.now
    return left > 0 ? Int32(clamping: left / 1000 + 1) : -1
  }

  // MARK: Questions

  /// Files of questions, oldest first as far as their names say.
  private var names: [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if AskFile.isOne(name) { names.append(name) }
    }
    return names.sorted()
  }

  /// Those that somebody waits for.
  private func open(_ names: [String]) -> [(name: String, file: AskFile)] {
    let now = Self.now
    return names.compactMap { name in
      guard !done.contains(name), let file = file(name),
        file.isOpen(at: now, isRunning: { kill(pid_t($0), 0) == 0 || errno != ESRCH })
      else { return nil }
      return (name, file)
    }
  }

  private func file(_ name: String) -> AskFile? {
    do throws(LoadError) {
      let bytes = try SourceFile.read("\(folder)/\(name)", kind: .unreadable)
      return AskFile(String(decoding: bytes, as: UTF8.self))
    } catch {
      return nil
    }
  }

  /// Asks the first of them, if there is one and it is time to; false otherwise.
  private mutating func begin(_ names: [String]) -> Bool {
    let now = Self.now
    guard now >= retry, let (name, file) = open(names).first else { return false }
    do throws(RuntimeError) {
      present = (name, file, try SecretProcess(file.question(at: now)))
      return true
    } catch {
      StandardStreams.complain(error.message)
      retry = now + Self.patience
      return false
    }
  }

  /// Takes the question back that nobody waits for any more: somebody else has answered it, or who asked is gone.
  private mutating func dropClosed(_ names: [String]) {
    guard let asked = present, !open(names).contains(where: { $0.name == asked.name }) else {
      return
    }
    asked.process.withdraw()
    present = nil
  }

  private mutating func settle(_ end: SecretProcess.End) {
    guard let asked = present else { return }
    present = nil
    let answer: SecretBytes?
    switch end {
    case .answered(let secret):
      answer = SecretBytes(room: secret.count + 1)
      _ = answer?.append(UInt8(ascii: "+"))
      for byte in secret.bytes { _ = answer?.append(byte) }
    case .cancelled, .other:
      answer = SecretBytes(room: 1)
      _ = answer?.append(UInt8(ascii: "-"))
    // Nobody was there: who asked goes on by itself.
    case .timedOut: answer = nil
    case .failed:
      retry = Self.now + Self.patience
      return
    }
    done.insert(asked.name)
    if let answer, let code = Self.send(answer, to: asked.file.socket) {
      StandardStreams.complain(
        "telltale: \(asked.file.socket): \(SystemError(code, "sendto").reason); the answer was not delivered"
      )
    }
  }

  /// Sends one message to a socket in the file system; the error number where that failed.
  private static func send(_ secret: SecretBytes, to path: String) -> Int32? {
    var address = sockaddr_un()
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return ENAMETOOLONG }
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    let count = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        sendto(
          descriptor, secret.bytes.baseAddress, secret.count, Int32(MSG_NOSIGNAL), $0,
          socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    return count == secret.count ? nil : errno
  }

  private static var now: Int {
    var moment = timespec()
    clock_gettime(CLOCK_MONOTONIC, &moment)
    return moment.tv_sec * 1_000_000 + moment.tv_nsec / 1000
  }
}
