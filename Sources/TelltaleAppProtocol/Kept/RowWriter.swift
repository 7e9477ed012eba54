import Glibc
import Synchronization
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
  private let notices: Notices

  /// Nothing is written before no more rows came for so long, or they have come for so long.
  private static let (quiet, most) = (500, 5_000)
  private static let patience = 2_000

  /// Writes to the file at `path` what becomes of the rows that are known so far; tells what cannot
  /// be written. Fails where there can be no thread.
  init(_ path: String, _ kept: KeptRows, notices: Notices) throws(SystemError) {
    self.notices = notices
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
        if let failure, !hasFailed { complain(path, failure) }
        hasFailed = failure != nil
        changed = nil
      }
      if news.isOver { return done.ring() }
    }
  }

  private func complain(_ path: String, _ code: Int32) {
    notices.tell(
      "telltale: warning: cannot keep rows in \(Quoted.plain(path)): "
        + "\(String(cString: strerror(code))); make room, or name another folder")
  }
}
