import CShim
import Glibc
import TelltaleHost
import TelltaleRuntime
import TelltaleSyntax

/// The relay between an app's program and its screens at the service. It passes on lines, and the descriptors of
/// pictures.
///
/// It takes from each side no more than the other has read, so that nothing grows for want of a reader.
package struct AppRelay {
  /// The way in which a relay ended.
  package enum Ending: Hashable, Sendable {
    /// The program sent its last line, or the screens have sent theirs.
    case done
    /// The service was told to stop while the screens were shown.
    case stopped
    /// The display is lost, or the service has gone.
    case lost
    /// The unit was set to another profile, which refuses the screens for this reason.
    case refused(String)
    /// A signal of that number came.
    case signal(Int32)
    /// Nobody reads the lines of the screens; the number of the error.
    case unread(Int32)
  }

  private let service: Int32
  private let signals: SignalSource?
  private let (input, output): (Int32, Int32)
  private let takesDescriptors: Bool
  private var toService = RelayedBytes()
  private var toProgram = RelayedBytes()
  private var lastLine = LastLine()
  private var report: RelayReport
  private var isInputAtEnd = false
  private var isServiceAtEnd = false

  /// The bytes that a pipe takes without waiting, once it can be written to.
  private static let chunk = 4096
  private static let room = 1 << 16
  /// The readings at the end: as much as a pipe or a socket usually holds.
  private static let rest = 4
  /// The milliseconds that a service has to take it.
  private static let patience: Int32 = 2_000

  /// Creates a relay.
  ///
  /// - Parameters:
  ///   - caller: The caller whose connection speaks the app protocol.
  ///   - signals: The signals that end it, of which the program is told; `nil` for none.
  ///   - input: The descriptor from which the program's lines come.
  ///   - output: The descriptor from which the program reads.
  ///   - manager: The service manager that is told once there is a screen, and that the relay lives; `nil` for none.
  package init(
    _ caller: ServiceCaller, signals: SignalSource?, input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO, manager: ServiceManager? = nil
  ) {
    service = caller.descriptor
    self.signals = signals
    (self.input, self.output) = (input, output)
    takesDescriptors = telltale_is_unix_socket(input) != 0
    report = RelayReport(to: manager)
    toProgram.add(caller.takeRest())
    lastLine.add(toProgram.bytes[...])
    report.hear(toProgram.bytes[...])
  }

  /// Passes lines on until one of both sides has ended.
  ///
  /// - Returns: The way in which it ended.
  package mutating func run() -> Ending {
    defer { report.stop() }
    while true {
      report.turn()
      if isServiceAtEnd, toProgram.isEmpty { return lastLine.ending(isInputAtEnd) }
      var entries = interests
      guard poll(&entries, nfds_t(entries.count), report.timeout) >= 0 || errno == EINTR else {
        return .lost
      }
      if let number = signals?.next() { return end(number) }
      if entries[0].revents != 0, let code = write() { return end(unread: code) }
      if entries[1].revents & Int16(POLLOUT) != 0 { send() }
      if entries[1].revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 { receive() }
      if entries[2].revents != 0 { read() }
    }
  }

  private var interests: [pollfd] {
    // A descriptor that nothing is wanted of is left out: what the kernel tells unasked would turn the loop.
    var wanted = isServiceAtEnd || !toProgram.isEmpty ? 0 : POLLIN
    if !toService.isEmpty { wanted |= POLLOUT }
    let takes = !isInputAtEnd && !isServiceAtEnd && toService.isEmpty
    return [
      // Without a wish the kernel still tells when the reader goes.
      pollfd(
        fd: toProgram.isEmpty && isInputAtEnd ? -1 : output,
        events: Int16(toProgram.isEmpty ? 0 : POLLOUT), revents: 0),
      pollfd(fd: wanted == 0 ? -1 : service, events: Int16(wanted), revents: 0),
      pollfd(fd: takes ? input : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
  }

  /// Tells the program of a signal, as far as it reads.
  private mutating func end(_ signal: Int32) -> Ending {
    if toProgram.isEmpty, Self.isReady(output, POLLOUT, 0) {
      toProgram.add(Array(#"{"event":"ended","reason":"signal"}"#.utf8) + [10])
      _ = write()
    }
    return .signal(signal)
  }

  /// Ends the relay when nobody reads any more. Lines that the program has sent before count all the same. A
  /// program that has ended reads nothing either, which is no failure; a lack of room for its lines is one.
  private mutating func end(unread code: Int32) -> Ending {
    for _ in 0..<Self.rest where !isInputAtEnd && Self.isReady(input, POLLIN, 0) { read() }
    while !toService.isEmpty, Self.isReady(service, POLLOUT, Self.patience) { send() }
    shutdown(service, Int32(SHUT_WR))
    return isInputAtEnd && code == EPIPE ? .done : .unread(code)
  }

  private static func isReady(_ descriptor: Int32, _ events: Int32, _ wait: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&entry, 1, wait) > 0
  }

  // MARK: To the service

  private mutating func read() {
    var bytes = [UInt8](repeating: 0, count: Self.room)
    var (descriptors, found) = ([Int32](repeating: -1, count: RelayedBytes.most), 0)
    let count =
      takesDescriptors
      ? telltale_receive(input, &bytes, bytes.count, &descriptors, RelayedBytes.most, &found)
      : Glibc.read(input, &bytes, bytes.count)
    if count > 0 {
      toService.add(Array(bytes.prefix(count)), Array(descriptors.prefix(found)))
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      isInputAtEnd = true
    }
    finishInput()
  }

  private mutating func send() {
    let isSent = toService.send(to: service)
    // What it has said before it went is still to be read.
    if !isSent { toService.drop() }
    finishInput()
  }

  /// Tells the service that no more lines come.
  private func finishInput() {
    if isInputAtEnd, toService.isEmpty { shutdown(service, Int32(SHUT_WR)) }
  }

  // MARK: To the program

  private mutating func receive() {
    var bytes = [UInt8](repeating: 0, count: Self.room)
    let count = recv(service, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    if count > 0 {
      toProgram.add(Array(bytes.prefix(count)))
      lastLine.add(bytes.prefix(count))
      report.hear(bytes.prefix(count))
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      isServiceAtEnd = true
    }
  }

  /// Writes to the program; returns the number of the error where nobody reads any more.
  private mutating func write() -> Int32? {
    guard !toProgram.isEmpty else { return isInputAtEnd ? nil : EPIPE }
    let count = toProgram.bytes.prefix(Self.chunk).withUnsafeBytes {
      Glibc.write(output, $0.baseAddress, $0.count)
    }
    guard count < 0 else {
      toProgram.remove(count)
      return nil
    }
    return errno == EINTR || errno == EAGAIN ? nil : errno
  }
}

/// The last whole line of the screens.
private struct LastLine {
  private var line: [UInt8] = []
  private var part: [UInt8] = []

  mutating func add(_ bytes: ArraySlice<UInt8>) {
    for piece in bytes.split(separator: 10, omittingEmptySubsequences: false).dropLast() {
      line = part + piece
      part = []
    }
    part += bytes.suffix(while: { $0 != 10 })
  }

  /// The end by the last line. Without a word about an end, the program's own end counts.
  func ending(_ isProgramDone: Bool) -> AppRelay.Ending {
    let event = try? JSONReader.read(line)
    guard event?["event"]?.string == "ended" else { return isProgramDone ? .done : .lost }
    return switch event?["reason"]?.string {
    case "signal": .stopped
    case "failure": .lost
    case "profile": .refused(event?["message"]?.string ?? "")
    default: .done
    }
  }
}

extension ArraySlice where Element == UInt8 {
  fileprivate func suffix(while isIn: (UInt8) -> Bool) -> ArraySlice {
    guard let last = lastIndex(where: { !isIn($0) }) else { return self }
    return self[index(after: last)...]
  }
}
