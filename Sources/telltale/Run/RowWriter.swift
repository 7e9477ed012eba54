import CShim
import Glibc
import Synchronization
import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHost
import TelltaleSyntax

/// Takes down what an application says of its rows and writes it to a file, on a thread of its own:
/// neither pictures nor hands wait for long lines or for a disk.
final class RowWriter: Sendable {
  private struct Mail {
    var names: SceneNames?
    var lines: [[UInt8]] = []
    var isOver = false
  }

  private let mail = Mutex(Mail())
  private let bell: Doorbell
  private let done: Doorbell

  /// Nothing is written before no more rows came for so long, or they have come for so long.
  private static let (quiet, most) = (500, 5_000)
  private static let patience = 2_000

  init(_ path: String, _ kept: KeptRows) throws(SystemError) {
    bell = try Doorbell()
    done = try Doorbell()
    try Thread.start { self.run(path, kept) }
  }

  /// A line that was done.
  func put(_ line: [UInt8]) { send { $0.lines.append(line) } }

  func use(_ names: SceneNames) { send { $0.names = names } }

  /// Lets the thread write what is not written yet.
  func finish() {
    send { $0.isOver = true }
    _ = done.wait(milliseconds: Self.patience)
  }

  private func send(_ change: (inout Mail) -> Void) {
    mail.withLock { change(&$0) }
    bell.ring()
  }

  private func run(_ path: String, _ start: KeptRows) {
    var kept = start
    var changed: Instant?
    var hasFailed = false
    let clock = MonotonicClock()
    while true {
      let comesMore = bell.wait(milliseconds: changed == nil ? Int(Int32.max) : Self.quiet)
      bell.clear()
      let news = mail.withLock { mail in
        defer { (mail.lines, mail.names) = ([], nil) }
        return mail
      }
      if let names = news.names { kept.use(names) }
      for line in news.lines where kept.take(line) { changed = changed ?? clock.now }
      let isLate = changed.map { clock.now.milliseconds(since: $0) >= Self.most } ?? false
      if changed != nil, news.isOver || isLate || !comesMore {
        let failure = PrivateFile.replace(path, with: kept.lines)
        if let failure, !hasFailed { RowWriter.complain(path, failure) }
        hasFailed = failure != nil
        changed = nil
      }
      if news.isOver { return done.ring() }
    }
  }

  private static func complain(_ path: String, _ code: Int32) {
    StandardStreams.complain(
      "telltale: warning: cannot keep rows in \(Quoted.plain(path)): "
        + "\(String(cString: strerror(code))); make room, or name another folder")
  }
}

/// Files and folders for their owner alone; a file is whole at any time.
enum PrivateFile {
  /// Puts lines in place of the file; gives the number of the error where that cannot be, with the
  /// file as it was.
  static func replace(_ path: String, with lines: [String]) -> Int32? {
    let (descriptor, temporary) = openBeside(path)
    guard descriptor >= 0 else { return -descriptor }
    var failure = StandardStreams.write(
      Array(lines.map { $0 + "\n" }.joined().utf8), to: descriptor)
    // Without it a loss of power may leave the name with nothing behind it.
    if failure == nil, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == nil { failure = errno }
    if failure == nil, rename(temporary, path) != 0 { failure = errno }
    if failure != nil { unlink(temporary) }
    return failure
  }

  /// A new file beside `path`, or the number of the error below zero. No other process has
  /// its name, and what an earlier one of the same number left behind is not in its way.
  private static func openBeside(_ path: String) -> (descriptor: Int32, name: String) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var name = ""
    for _ in 0..<16 {
      name = "\(folder).telltale-\(getpid())-\(UInt32.random(in: 0 ... .max))"
      let opened = telltale_open(
        name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      if opened >= 0 { return (opened, name) }
      let code = errno
      if code != EEXIST { return (-code, name) }
    }
    return (-EEXIST, name)
  }

  /// Makes a folder, and those that it lies in, where they are not there; gives the number of the
  /// error where that cannot be.
  static func makeFolder(_ path: String) -> Int32? {
    var place = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      place += "\(part)/"
      guard !isFolder(place), mkdir(place, 0o700) != 0 else { continue }
      let code = errno
      // Another process may have made it meanwhile.
      if !isFolder(place) { return code == EEXIST ? ENOTDIR : code }
    }
    return nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
