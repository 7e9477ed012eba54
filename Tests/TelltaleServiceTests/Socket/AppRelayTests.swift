import CShim
import Glibc
import TelltaleHost
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// Lines of a program that has its app shown at the service by `telltale run`.
@Suite struct AppRelayTests {
  /// As every program of ours does before anything else.
  init() { signal(SIGPIPE, SIG_IGN) }

  /// The program's ends of what `telltale run` reads and writes.
  private final class Line {
    let hand: ServiceHand
    let ends: SideThread<AppRelay.Ending>
    private let line: Int32
    private var heard: [UInt8] = []

    /// With a file in which there is no room in place of a reader, where one is named.
    init(_ hand: ServiceHand, _ scene: String = Apps.pump, full: String? = nil) throws {
      self.hand = hand
      var (input, output): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
      let kind = Int32(SOCK_STREAM.rawValue)
      try #require(socketpair(AF_UNIX, kind, 0, &input) == 0)
      try #require(socketpair(AF_UNIX, kind, 0, &output) == 0)
      if let full {
        close(output[1])
        output[1] = open(full, O_WRONLY)
      }
      line = input[0]
      reading = output[0]
      let path = "\(hand.folder)/socket"
      ends = SideThread { [ends = (input[1], output[1])] in
        defer {
          close(ends.0)
          close(ends.1)
        }
        guard let caller = ServiceCaller(path: path), (try? caller.open(.text(scene))) == .some(nil)
        else {
          return .lost
        }
        var relay = AppRelay(caller, signals: nil, input: ends.0, output: ends.1)
        return relay.run()
      }
    }

    private var reading: Int32

    deinit {
      stopReading()
      close(line)
    }

    func say(_ text: String, _ descriptors: [Int32] = []) {
      let bytes = Array(text.utf8) + [10]
      #expect(
        telltale_send(line, bytes, bytes.count, descriptors, descriptors.count) == bytes.count)
    }

    func finish() { shutdown(line, Int32(SHUT_WR)) }

    func stopReading() {
      if reading >= 0 { close(reading) }
      reading = -1
    }

    /// Lets the service go on until the program has been told such a line, or the relay has ended; all that it has
    /// been told.
    @discardableResult func wait(for text: String = "\u{0}", pumps: Bool = true) -> String {
      for _ in 0..<5000 {
        if pumps { hand.pump() }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = reading < 0 ? 0 : recv(reading, &bytes, bytes.count, Int32(MSG_DONTWAIT))
        heard += bytes.prefix(max(0, count))
        let told = String(decoding: heard, as: UTF8.self)
        if told.contains(text) || ends.isDone && count <= 0 { return told }
        usleep(1000)
      }
      Issue.record("it was never told \(text)")
      return ""
    }
  }

  @Test func `lines go both ways until the program says no more`() throws {
    let line = try Line(try ServiceHand())
    line.wait(for: #""event":"ready""#)
    line.say(#"{"id": 1, "set": {"litres": "12 l"}}"#)
    line.wait(for: #"{"ok":1}"#)
    try line.hand.perform("tap stop")
    line.wait(for: #""event":"activated""#)
    line.finish()
    line.wait()
    #expect(line.ends.join() == .done)
    #expect(!line.hand.playback.session.showsScreens)
  }

  @Test func `memory that a program shares goes along with its line`() throws {
    let hand = try ServiceHand()
    let line = try Line(
      hand, "{start: a, screens: {a: {content: [{image: {file: {bind: cover}}}]}}}")
    line.wait(for: #""event":"ready""#)
    let descriptor = try #require(Self.memory(of: 64))
    defer { close(descriptor) }
    // The line before it and the one behind it come at once.
    line.say(
      #"{"id": 1, "ping": true}"# + "\n"
        + #"{"id": 2, "picture": {"cover": {"memory": true, "format": "xrgb", "width": 4, "height": 4}}}"#,
      [descriptor])
    line.say(#"{"id": 3, "ping": true}"#)
    let told = line.wait(for: #"{"ok":3}"#)
    #expect(told.contains(#"{"ok":1}"#) && told.contains(#"{"ok":2}"#), "\(told)")
  }

  @Test func `a service that goes is told`() throws {
    let line = try Line(try ServiceHand())
    line.wait(for: #""event":"ready""#)
    line.hand.service.stop()
    let told = line.wait(pumps: false)
    #expect(told.hasSuffix(#"{"event":"ended","reason":"signal"}"# + "\n"), "\(told)")
    #expect(line.ends.join() == .stopped)
  }

  @Test func `a program whose app another profile refuses is told why`() throws {
    let line = try Line(
      try ServiceHand(), "{start: a, screens: {a: {content: [{field: {id: name}}]}}}")
    line.wait(for: #""event":"ready""#)
    let guest = try ServiceGuest(line.hand)
    guest.call("Set", ["profile": "carplay"])
    let told = line.wait(for: #""event":"ended""#)
    #expect(told.contains(#""reason":"profile""#), "\(told)")
    guard case .refused(let complaints) = line.ends.join() else {
      Issue.record("it is told as something else")
      return
    }
    #expect(complaints.contains("field"), "\(complaints)")
  }

  @Test func `what a program says before it goes is done`() throws {
    let line = try Line(try ServiceHand())
    line.wait(for: #""event":"ready""#)
    line.say(#"{"theme": "night"}"#)
    line.finish()
    line.stopReading()
    line.wait()
    #expect(line.ends.join() == .done)
    #expect(line.hand.playback.session.appearance == .night)
  }

  @Test func `a program that reads no more is told by the number of the error`() throws {
    let line = try Line(try ServiceHand())
    line.wait(for: #""event":"ready""#)
    line.stopReading()
    line.wait()
    #expect(line.ends.join() == .unread(EPIPE))
  }

  @Test func `what is told to a full disk is no done thing, though the program has said it all`()
    throws
  {
    let line = try Line(try ServiceHand(), full: "/dev/full")
    line.finish()
    line.wait()
    #expect(line.ends.join() == .unread(ENOSPC))
  }

  private static func memory(of bytes: Int) -> Int32? {
    let descriptor = memfd_create("picture", 1)
    return descriptor >= 0 && ftruncate(descriptor, off_t(bytes)) == 0 ? descriptor : nil
  }
}

/// memfd_create(2), which the C library shows only to programs that ask for all of it.
@_silgen_name("memfd_create")
private func memfd_create(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
