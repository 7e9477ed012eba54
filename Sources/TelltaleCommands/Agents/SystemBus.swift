import CSystemd
import Glibc
import TelltaleHost
import TelltaleRuntime

/// A connection to the system's D-Bus, over which calls are sent and messages come; nothing is waited for.
final class SystemBus {
  /// libsystemd, which is loaded when the first connection is made.
  let library: UnsafePointer<telltale_systemd>
  private let bus: OpaquePointer

  /// The bus itself, which is asked as a program on it is.
  static let itself = Peer(
    name: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus")

  /// Somebody on the bus, and what can be asked of them.
  struct Peer {
    var name: String
    var path: String
    var interface: String
  }

  /// Connects.
  ///
  /// - Throws: where there is no libsystemd, or no bus.
  init() throws(RuntimeError) {
    guard let library = telltale_systemd() else {
      throw RuntimeError(
        .missingFile,
        "telltale: libsystemd.so.0, version 221 or later, was not found, and the system's D-Bus needs it; install "
          + "libsystemd0")
    }
    var bus: OpaquePointer?
    let code = library.pointee.open_system(&bus)
    guard code >= 0, let bus else { throw Self.unreachable(code) }
    (self.library, self.bus) = (library, bus)
  }

  deinit { _ = library.pointee.flush_close_unref(bus) }

  // MARK: Waiting

  /// What poll(2) waits for.
  var entry: pollfd {
    pollfd(
      fd: library.pointee.get_fd(bus), events: Int16(clamping: library.pointee.get_events(bus)),
      revents: 0)
  }

  /// Milliseconds until the connection has something to do by itself; -1 for never.
  var pause: Int32 {
    var moment = UInt64.max
    guard library.pointee.get_timeout(bus, &moment) >= 0, moment < UInt64.max else { return -1 }
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let left = Int(clamping: moment) - (now.tv_sec * 1_000_000 + now.tv_nsec / 1000)
    return left > 0 ? Int32(clamping: left / 1000 + 1) : 0
  }

  // MARK: Messages

  /// The next message that has come; `nil` where there is none.
  ///
  /// - Throws: once the connection is lost.
  func next() throws(RuntimeError) -> BusMessage? {
    while true {
      var message: OpaquePointer?
      let code = library.pointee.process(bus, &message)
      if code < 0 { throw Self.unreachable(code) }
      if let message {
        let message = BusMessage(message, library)
        if message.isSignal(of: "org.freedesktop.DBus.Local", "Disconnected") {
          throw Self.unreachable(-ECONNRESET)
        }
        return message
      }
      if code == 0 { return nil }
    }
  }

  /// Calls a method of a peer.
  ///
  /// - Parameters:
  ///   - method: its name.
  ///   - peer: who is asked.
  ///   - write: puts what the method takes into the message.
  /// - Returns: The number by which its reply is known (`BusMessage.answered`).
  /// - Throws: where the connection is lost.
  func call(
    _ method: String, of peer: Peer, _ write: (BusMessage) -> Void
  ) throws(RuntimeError) -> UInt64 {
    var made: OpaquePointer?
    let code = library.pointee.new_method_call(
      bus, &made, peer.name, peer.path, peer.interface, method)
    guard code >= 0, let made else { throw Self.unreachable(code) }
    let message = BusMessage(made, library)
    write(message)
    return try send(message)
  }

  /// Sends the reply to a call that has nothing to say.
  ///
  /// - Throws: where the connection is lost.
  func reply(to call: BusMessage) throws(RuntimeError) {
    var made: OpaquePointer?
    let code = library.pointee.new_method_return(call.message, &made)
    guard code >= 0, let made else { throw Self.unreachable(code) }
    _ = try send(BusMessage(made, library))
  }

  /// Sends an error as the reply to a call.
  ///
  /// - Throws: where the connection is lost.
  func reply(to call: BusMessage, error: String, _ words: String) throws(RuntimeError) {
    var made: OpaquePointer?
    let code = error.withCString { error in
      words.withCString { words in
        var told = sd_bus_error(name: error, message: words, needs_free: 0)
        return library.pointee.new_method_error(call.message, &made, &told)
      }
    }
    guard code >= 0, let made else { throw Self.unreachable(code) }
    _ = try send(BusMessage(made, library))
  }

  private func send(_ message: BusMessage) throws(RuntimeError) -> UInt64 {
    var cookie: UInt64 = 0
    let code = library.pointee.send(bus, message.message, &cookie)
    guard code >= 0 else { throw Self.unreachable(code) }
    return cookie
  }

  private static func unreachable(_ code: Int32) -> RuntimeError {
    let reason = SystemError(code < 0 ? -code : EIO, "sd-bus").reason
    return .wait(
      .init(
        kind: .noDisplay,
        message:
          "telltale: the connection to the system's D-Bus has failed: \(reason); check that dbus.service runs"
      ))
  }
}
