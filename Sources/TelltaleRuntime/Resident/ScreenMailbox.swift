import Glibc
import Synchronization
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleSession

/// The jobs for a resident screen, until its thread takes them.
final class ScreenMailbox: Sendable {
  /// A job, and the call in its place where it cannot be done.
  struct Job: Sendable {
    var run: @Sendable (ResidentScreen) -> Void
    var fail: @Sendable (RuntimeError) -> Void
  }

  private struct Box {
    var jobs: [Job] = []
    /// True once nothing more is to be done.
    var isClosed = false
    /// The reason why nothing more can be done.
    var end: RuntimeError?
    /// The callers that wait for that.
    var awaiting: [@Sendable () -> Void] = []
  }

  private let box = Mutex(Box())
  /// Rung when a job was added.
  let bell: Doorbell

  /// Fails where the machine is short of descriptors.
  init() throws(SystemError) { bell = try Doorbell() }

  /// Leaves a job for the screen's thread; it fails at once where nothing can be done any more.
  func put(_ job: Job) {
    let end = box.withLock { box in
      if box.end == nil { box.jobs.append(job) }
      return box.end
    }
    if let end { job.fail(end) } else { bell.ring() }
  }

  /// Ends the work; `closed` is called once the display is put back.
  func close(_ closed: @escaping @Sendable () -> Void) {
    let isOver = box.withLock { box in
      box.isClosed = true
      if box.end == nil { box.awaiting.append(closed) }
      return box.end != nil
    }
    if isOver { closed() } else { bell.ring() }
  }

  /// True once nothing more is to be done.
  var isClosed: Bool { box.withLock { $0.isClosed } }

  /// Takes all jobs that were added since the last call.
  func take() -> [Job] {
    bell.clear()
    return box.withLock { box in
      defer { box.jobs = [] }
      return box.jobs
    }
  }

  /// Ends all jobs, and every later one, with an error.
  func end(_ error: RuntimeError) {
    let left = box.withLock { box in
      box.end = error
      defer { (box.jobs, box.awaiting) = ([], []) }
      return box
    }
    for job in left.jobs { job.fail(error) }
    for closed in left.awaiting { closed() }
  }
}

/// The jobs of a mailbox, as the loop of a resident screen takes them.
final class MailboxJobs: ResidentJobs {
  private let mailbox: ScreenMailbox

  init(_ mailbox: ScreenMailbox) { self.mailbox = mailbox }

  var interests: [pollfd] {
    [pollfd(fd: mailbox.bell.descriptor, events: Int16(POLLIN), revents: 0)]
  }

  let deadline: Instant? = nil
  var isClosed: Bool { mailbox.isClosed }

  func hasMore(_ sight: ResidentSight) -> Bool { false }

  func drain(_ sight: ResidentSight) -> [ScreenCommand] {
    mailbox.take().map { .job($0.run) }
  }
}
