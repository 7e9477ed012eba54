import CSystemd

/// A message of the system's D-Bus: one that has come, of which values are read in their order, or one that is made.
///
/// What cannot be read or written makes the values after it missing as well; nothing else comes of it.
final class BusMessage {
  let message: OpaquePointer
  private let library: UnsafePointer<telltale_systemd>

  /// - Parameters:
  ///   - message: sd-bus' own, which is let go of with this.
  ///   - library: libsystemd.
  init(_ message: OpaquePointer, _ library: UnsafePointer<telltale_systemd>) {
    (self.message, self.library) = (message, library)
  }

  deinit { _ = library.pointee.message_unref(message) }

  /// What a message is there for, by the numbers of the protocol.
  private enum Kind: UInt8 { case call = 1, reply, error, signal }

  private var kind: Kind? {
    var number: UInt8 = 0
    return library.pointee.get_type(message, &number) >= 0 ? Kind(rawValue: number) : nil
  }

  // MARK: What it is

  var sender: String? { library.pointee.get_sender(message).map { String(cString: $0) } }
  var path: String? { library.pointee.get_path(message).map { String(cString: $0) } }
  var interface: String? { library.pointee.get_interface(message).map { String(cString: $0) } }
  var member: String? { library.pointee.get_member(message).map { String(cString: $0) } }

  /// Whether somebody calls a method and waits for its reply.
  var isCall: Bool { kind == .call }

  func isSignal(of interface: String, _ name: String) -> Bool {
    kind == .signal && self.interface == interface && member == name
  }

  /// The number of the call that it is the reply to; `nil` for what is none.
  var answered: UInt64? {
    var cookie: UInt64 = 0
    guard kind == .reply || kind == .error else { return nil }
    return library.pointee.get_reply_cookie(message, &cookie) >= 0 ? cookie : nil
  }

  /// The name of the error that it is, and what it says; `nil` for what is none.
  var error: (name: String, words: String)? {
    guard kind == .error, let error = library.pointee.get_error(message)?.pointee else {
      return nil
    }
    return (
      error.name.map { String(cString: $0) } ?? "",
      error.message.map { String(cString: $0) } ?? ""
    )
  }

  // MARK: Reading

  /// The next value, which has to be a text.
  func text() -> String? {
    var text: UnsafePointer<CChar>?
    guard library.pointee.read_basic(message, Self.mark("s"), &text) > 0 else { return nil }
    return text.map { String(cString: $0) }
  }

  /// The next value, which has to be a number without sign of 32 bits.
  func number() -> UInt32? {
    var number: UInt32 = 0
    return library.pointee.read_basic(message, Self.mark("u"), &number) > 0 ? number : nil
  }

  /// Leaves the next values out.
  func skip(_ types: String) { _ = library.pointee.skip(message, types) }

  /// Reads what is in the next value, which holds others.
  ///
  /// - Parameters:
  ///   - kind: `a` for a list, `r` for a structure, `e` for a pair of a map, `v` for a value of any type.
  ///   - contents: the types of what it holds.
  ///   - read: reads all of it, or leaves it out; else nothing behind it can be read.
  /// - Returns: What was read; `nil` at the end of a list, and where something else comes.
  func inside<Value>(_ kind: Unicode.Scalar, _ contents: String, _ read: () -> Value) -> Value? {
    guard library.pointee.enter_container(message, Self.mark(kind), contents) > 0 else {
      return nil
    }
    defer { _ = library.pointee.exit_container(message) }
    return read()
  }

  // MARK: Writing

  func put(_ text: String) {
    _ = text.withCString { library.pointee.append_basic(message, Self.mark("s"), $0) }
  }

  func put(_ number: UInt32) {
    var number = number
    _ = library.pointee.append_basic(message, Self.mark("u"), &number)
  }

  func put(_ number: UInt64) {
    var number = number
    _ = library.pointee.append_basic(message, Self.mark("t"), &number)
  }

  func put(_ number: Int32) {
    var number = number
    _ = library.pointee.append_basic(message, Self.mark("i"), &number)
  }

  /// Writes a value that holds others; the letters are those of `inside`.
  func hold(_ kind: Unicode.Scalar, _ contents: String, _ write: () -> Void) {
    _ = library.pointee.open_container(message, Self.mark(kind), contents)
    write()
    _ = library.pointee.close_container(message)
  }

  private static func mark(_ letter: Unicode.Scalar) -> CChar {
    CChar(truncatingIfNeeded: letter.value)
  }
}
