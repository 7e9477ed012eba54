import Glibc
import TelltaleTestSupport
import Testing

@testable import TelltaleServiceClient

/// The line between an app's program and the service, with both ends in the hands of a test: slow ones, closed ones and
/// those that die.
@Suite struct AppRelayEndTests {
  /// As every program of ours does before anything else.
  init() { signal(SIGPIPE, SIG_IGN) }

  /// One end of a line, which never waits.
  private final class End {
    private var descriptor: Int32
    private(set) var heard: [UInt8] = []
    /// The other end says no more.
    private(set) var isOver = false

    init(_ descriptor: Int32) {
      self.descriptor = descriptor
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    deinit { close() }

    func close() {
      if descriptor >= 0 { Glibc.close(descriptor) }
      descriptor = -1
    }

    /// Says no more, and goes on to hear.
    func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Writes as much as is taken by now.
    ///
    /// - Returns: How many bytes that is.
    func say(_ bytes: ArraySlice<UInt8>) -> Int {
      max(0, bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) })
    }

    /// Takes what has come by now.
    func hear() {
      var room = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &room, room.count)
        if count == 0 || count < 0 && errno != EAGAIN { isOver = true }
        guard count > 0 else { return }
        heard += room.prefix(count)
      }
    }
  }

  /// A program, the relay, and a service.
  private final class Line {
    let service: End
    /// Where the program speaks, and where it hears.
    let (mouth, ear): (End, End)
    let ending: SideThread<AppRelay.Ending>

    /// With sockets between the program and the relay, or with pipes.
    init(pipes: Bool) throws {
      let path = "\(try Files.folder([:]))/socket"
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      let listener = socket(AF_UNIX, kind, 0)
      defer { close(listener) }
      var address = try #require(UnixAddress(path))
      try #require(address.withPointer { bind(listener, $0, $1) } == 0 && listen(listener, 1) == 0)
      let caller = try #require(ServiceCaller(path: path))
      service = End(accept(listener, nil, nil))
      var (input, output): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
      if pipes {
        try #require(pipe(&input) == 0 && pipe(&output) == 0)
      } else {
        try #require(
          socketpair(AF_UNIX, kind, 0, &input) == 0 && socketpair(AF_UNIX, kind, 0, &output) == 0)
      }
      mouth = End(input[1])
      ear = End(output[0])
      ending = SideThread { [caller = Held(caller), ends = (input[0], output[1])] in
        defer {
          close(ends.0)
          close(ends.1)
        }
        var relay = AppRelay(caller.take(), signals: nil, input: ends.0, output: ends.1)
        return relay.run()
      }
    }

    /// Goes on until something is so.
    func wait(_ isSo: () -> Bool, at place: SourceLocation = #_sourceLocation) {
      for _ in 0..<20_000 {
        if isSo() { return }
        usleep(1000)
      }
      Issue.record("it never came to it", sourceLocation: place)
    }
  }

  /// Lines that tell whether one is missing.
  private static func lines(_ bytes: Int) -> [UInt8] {
    var all: [UInt8] = []
    while all.count < bytes { all += Array("{\"n\":\(all.count)}\n".utf8) }
    return all
  }

  /// Says as much as is taken while nobody hears it, until no more was taken for a while.
  private func fill(_ end: End, with bytes: [UInt8]) -> Int {
    var (sent, pauses) = (0, 0)
    while sent < bytes.count, pauses < 100 {
      let count = end.say(bytes[sent...])
      sent += count
      pauses = count > 0 ? 0 : pauses + 1
      if count == 0 { usleep(1000) }
    }
    return sent
  }

  /// It has heard that, and all of it; what it has heard is too long to be told.
  private func expectHeard(
    _ end: End, _ bytes: [UInt8], at place: SourceLocation = #_sourceLocation
  ) {
    let isSame = end.heard == bytes
    #expect(isSame, "\(end.heard.count) bytes of \(bytes.count)", sourceLocation: place)
  }

  @Test(arguments: [false, true])
  func `a program that reads slowly loses nothing, and the service waits for it`(
    pipes: Bool
  ) throws {
    let line = try Line(pipes: pipes)
    let said = Self.lines(6 << 20)
    var sent = fill(line.service, with: said)
    #expect(sent < 3 << 20, "the relay keeps what nobody reads")
    // What the program says meanwhile comes through.
    #expect(line.mouth.say(Array("{\"ping\":1}\n".utf8)[...]) == 11)
    line.wait {
      line.service.hear()
      return line.service.heard.count == 11
    }
    line.wait {
      sent += line.service.say(said[sent...])
      line.ear.hear()
      return line.ear.heard.count == said.count
    }
    expectHeard(line.ear, said)
    line.service.close()
    #expect(line.ending.join() == .lost)
  }

  @Test(arguments: [false, true])
  func `a service that reads slowly loses nothing, nor does a program after its last word`(
    pipes: Bool
  ) throws {
    let line = try Line(pipes: pipes)
    let said = Self.lines(6 << 20)
    var sent = fill(line.mouth, with: said)
    #expect(sent < 3 << 20, "the relay keeps what nobody reads")
    // What the service tells meanwhile comes through.
    #expect(line.service.say(Array("{\"event\":\"home\"}\n".utf8)[...]) == 17)
    line.wait {
      line.ear.hear()
      return line.ear.heard.count == 17
    }
    line.wait {
      sent += line.mouth.say(said[sent...])
      line.service.hear()
      return line.service.heard.count == said.count
    }
    expectHeard(line.service, said)
    #expect(!line.service.isOver)
    if pipes { line.mouth.close() } else { line.mouth.finish() }
    line.wait {
      line.service.hear()
      return line.service.isOver
    }
    let last = Self.lines(1 << 20)
    sent = 0
    line.wait {
      sent += line.service.say(last[sent...])
      line.ear.hear()
      return line.ear.heard.count == 17 + last.count
    }
    expectHeard(line.ear, Array("{\"event\":\"home\"}\n".utf8) + last)
    line.service.close()
    #expect(line.ending.join() == .done)
  }

  @Test(arguments: [false, true])
  func `what a program has said before it died comes to the service, which is told the end`(
    pipes: Bool
  ) throws {
    let line = try Line(pipes: pipes)
    // It has never read what it was told.
    #expect(line.service.say(Self.lines(1 << 10)[...]) > 0)
    let said = Self.lines(1 << 10) + Array("{\"half\":".utf8)
    #expect(line.mouth.say(said[...]) == said.count)
    line.mouth.close()
    line.ear.close()
    line.wait {
      line.service.hear()
      return line.service.isOver
    }
    expectHeard(line.service, said)
    // It has done all that and lets the app go.
    line.service.close()
    #expect(line.ending.join() == .done)
  }

  @Test(arguments: [false, true])
  func `a service that is killed has its last lines told, though the program reads late`(
    pipes: Bool
  ) throws {
    let line = try Line(pipes: pipes)
    let told = Self.lines(100 << 10)
    var sent = 0
    line.wait {
      sent += line.service.say(told[sent...])
      return sent == told.count
    }
    // It goes without having read what it was told: the kernel says that as an error.
    #expect(line.mouth.say(Self.lines(1 << 10)[...]) > 0)
    line.service.close()
    usleep(20_000)
    #expect(!line.ending.isDone, "the program has not read it yet")
    line.wait {
      line.ear.hear()
      return line.ending.isDone
    }
    line.ear.hear()
    expectHeard(line.ear, told)
    #expect(line.ending.join() == .lost)
  }

  @Test func `a service that is killed while a program has said its last word is its own end`()
    throws
  {
    let line = try Line(pipes: true)
    line.mouth.close()
    line.wait {
      line.service.hear()
      return line.service.isOver
    }
    line.service.close()
    #expect(line.ending.join() == .done)
  }

  @Test(arguments: [
    (#"{"event":"ended","reason":"signal"}"#, AppRelay.Ending.stopped),
    (#"{"event":"ended","reason":"failure"}"#, .lost),
    (#"{"event":"ended","reason":"left"}"#, .done),
    (#"{"event":"ended","reason":"profile","message":"too small"}"#, .refused("too small")),
    (#"{"event":"ended","reason":"sig"#, .lost), (#"{"event":"home"}"#, .lost),
  ])
  func `the last whole line of a service says how it ended`(
    last: String, ending: AppRelay.Ending
  ) throws {
    let line = try Line(pipes: false)
    let told = Self.lines(1 << 10) + Array((last.hasSuffix("}") ? last + "\n" : last).utf8)
    #expect(line.service.say(told[...]) == told.count)
    line.service.close()
    #expect(line.ending.join() == ending)
    line.ear.hear()
    expectHeard(line.ear, told)
  }
}

/// A caller on its way to the thread that has it from then on.
private final class Held: @unchecked Sendable {
  private let caller: ServiceCaller

  init(_ caller: ServiceCaller) { self.caller = caller }

  func take() -> ServiceCaller { caller }
}
