import Glibc
import Synchronization
import TelltaleGraphics
import TelltaleHost
import Testing

/// Bells, signals, threads and clocks, as the system has them.
@Suite struct SystemTests {
  private func isReadable(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  @Test func `a bell is heard until it is cleared, however often it was rung`() throws {
    let bell = try Doorbell()
    #expect(!isReadable(bell.descriptor) && !bell.wait(milliseconds: 0))
    bell.clear()
    for _ in 0..<3 { bell.ring() }
    #expect(isReadable(bell.descriptor))
    #expect(bell.wait(milliseconds: 0) && bell.wait(milliseconds: 60_000), "waiting takes nothing")
    bell.clear()
    #expect(!isReadable(bell.descriptor) && !bell.wait(milliseconds: -5))
    bell.ring()
    #expect(isReadable(bell.descriptor))
    #expect(fcntl(bell.descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test func `a bell that another thread rings ends the wait, and nobody waits for ever`() throws {
    let bell = try Doorbell()
    let start = MonotonicClock().now
    try Thread.start { bell.ring() }
    #expect(bell.wait(milliseconds: 60_000))
    #expect(MonotonicClock().now.milliseconds(since: start) < 30_000)
    bell.clear()
    let later = MonotonicClock().now
    #expect(!bell.wait(milliseconds: 3))
    #expect(MonotonicClock().now.milliseconds(since: later) >= 3, "not before its time")
  }

  /// All signals that this thread is kept from.
  private static func blocked() -> [Int32] {
    var set = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &set)
    return (Int32(1)...31).filter { sigismember(&set, $0) == 1 }
  }

  @Test func `a thread takes none but its own faults, and its starter those of before`() throws {
    let before = Self.blocked()
    let (bell, inside) = (try Doorbell(), Seen())
    try Thread.start {
      inside.put(Self.blocked())
      bell.ring()
    }
    #expect(Self.blocked() == before)
    #expect(bell.wait(milliseconds: 60_000))
    let taken = [SIGKILL, SIGSTOP, SIGBUS, SIGSEGV, SIGFPE, SIGILL, SIGTRAP]
    let all = (Int32(1)...31).filter { !taken.contains($0) }
    #expect(inside.all == all)
  }

  private final class Seen: Sendable {
    private let values = Mutex<[Int32]>([])
    var all: [Int32] { values.withLock { $0 } }
    func put(_ new: [Int32]) { values.withLock { $0 = new } }
  }

  @Test func `signals that came are told one by one, and those of others are not`() throws {
    let wanted = [SIGWINCH, SIGVTALRM]
    let signals = try #require(SignalSource(wanted))
    defer {
      var set = sigset_t()
      sigemptyset(&set)
      for signal in wanted { sigaddset(&set, signal) }
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
    #expect(signals.next() == nil && !isReadable(signals.descriptor))
    #expect(Set(wanted).isSubset(of: Self.blocked()))
    for signal in wanted { pthread_kill(pthread_self(), signal) }
    #expect(isReadable(signals.descriptor))
    let told = [signals.next(), signals.next()].compactMap { $0 }
    #expect(told.sorted() == wanted.sorted())
    #expect(signals.next() == nil)
    #expect(fcntl(signals.descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test func `an error says which call failed, and how`() {
    let error = SystemError(EBUSY, "drmSetMaster")
    #expect(error.reason == "EBUSY (Device or resource busy)")
    #expect(error.description == "drmSetMaster: EBUSY (Device or resource busy)")
    #expect(SystemError(9999, "x").reason.hasPrefix("errno 9999 ("))
  }

  @Test func `the clock is the one of the kernel's events, and never goes back`() {
    let clock = MonotonicClock()
    var time = timespec()
    let first = clock.now
    clock_gettime(CLOCK_MONOTONIC, &time)
    let second = clock.now
    let moment = Instant(microseconds: Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000)
    #expect(first <= moment && moment <= second)
  }

  @Test func `without pictures nothing is there and nothing comes`() {
    let pictures = EmptyPictures()
    #expect(pictures.descriptor == nil && pictures.drain().isEmpty)
  }
}
