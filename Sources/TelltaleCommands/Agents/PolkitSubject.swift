import CSystemd
import Glibc
import TelltaleRuntime
import TelltaleSyntax

/// For whom polkit's agent asks: all programs of a login session, or one process.
enum PolkitSubject: Equatable {
  case session(String)
  /// A process, with the moment of its start, by which it is told from a later one with its number.
  case process(pid_t, start: UInt64, user: UInt32)

  /// In words, for messages.
  var words: String {
    switch self {
    case .session(let name): "the session \(Quoted.plain(name))"
    case .process(let number, _, _): "the process \(number)"
    }
  }

  /// Writes it as polkit reads it: its kind, and what tells it from others.
  func write(to message: BusMessage) {
    func put(_ key: String, _ type: String, _ value: () -> Void) {
      message.hold("e", "sv") {
        message.put(key)
        message.hold("v", type, value)
      }
    }
    message.hold("r", "sa{sv}") {
      switch self {
      case .session(let name):
        message.put("unix-session")
        message.hold("a", "{sv}") { put("session-id", "s") { message.put(name) } }
      case .process(let number, let start, let user):
        message.put("unix-process")
        message.hold("a", "{sv}") {
          put("pid", "u") { message.put(UInt32(bitPattern: number)) }
          put("start-time", "t") { message.put(start) }
          put("uid", "i") { message.put(Int32(bitPattern: user)) }
        }
      }
    }
  }
}

extension PolkitSubject {
  /// A running process.
  ///
  /// - Throws: where there is none of that number.
  init(process number: pid_t) throws(RuntimeError) {
    func text(_ name: String) -> String? {
      let path = "/proc/\(number)/\(name)"
      guard number > 0, let bytes = try? SourceFile.readBeginning(path, limit: 1 << 14) else {
        return nil
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    guard let start = text("stat").flatMap(Self.start), let user = text("status").flatMap(Self.user)
    else {
      throw RuntimeError(
        .usage, "telltale: there is no process \(number); name a running one with --process")
    }
    self = .process(number, start: start, user: user)
  }

  /// The moment of a process's start, in ticks of the kernel since its own, out of /proc/PID/stat. The name of the program
  /// stands in that in parentheses and may have any letters, parentheses as well.
  static func start(in text: String) -> UInt64? {
    guard let end = text.lastIndex(of: ")") else { return nil }
    let fields = text[text.index(after: end)...].split(whereSeparator: \.isWhitespace)
    return fields.count > 19 ? UInt64(fields[19]) : nil
  }

  /// The user whom a process belongs to, out of /proc/PID/status.
  static func user(in text: String) -> UInt32? {
    let line = text.split(separator: "\n").first { $0.hasPrefix("Uid:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { UInt32($0) }
  }

  /// Where a program runs, as far as that says for whom it asks.
  struct Place: Equatable {
    /// `XDG_SESSION_ID`, which a login sets.
    var variable: String?
    /// The session that the process belongs to.
    var own: String?
    /// The session in which the user of a user's service manager sits.
    var display: String?
    /// Whether a service manager of the user started it.
    var isUsersService = false
    var parent: pid_t = 1
  }

  /// What was found out: a session, a process, or why neither.
  enum Choice: Equatable {
    case session(String)
    case process(pid_t)
    /// The session is still to come: a user's services start before it.
    case later
    case nobody
  }

  /// For whom a program in that place asks where it is not told.
  static func choice(_ place: Place) -> Choice {
    if let session = place.own ?? place.variable ?? place.display { return .session(session) }
    if place.isUsersService { return .later }
    return place.parent > 1 ? .process(place.parent) : .nobody
  }

  /// Whether its session has come to its end, as far as the login manager knows.
  ///
  /// - Parameter library: libsystemd, which asks that.
  /// - Returns: False for a process.
  func isOver(by library: UnsafePointer<telltale_systemd>) -> Bool {
    guard case .session(let name) = self else { return false }
    var state: UnsafeMutablePointer<CChar>?
    guard library.pointee.session_get_state(name, &state) >= 0 else { return true }
    return Self.taken(state) == "closing"
  }

  private static func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    defer { free(text) }
    return text.map { String(cString: $0) }
  }

  /// For whom this process asks where it is not told.
  ///
  /// - Parameter library: libsystemd, which asks the login manager.
  /// - Returns: `nil` for a session that is still to come.
  /// - Throws: where that is nobody.
  static func found(
    by library: UnsafePointer<telltale_systemd>
  ) throws(RuntimeError) -> PolkitSubject? {
    var own: UnsafeMutablePointer<CChar>?
    var display: UnsafeMutablePointer<CChar>?
    var owner = UInt32.max
    _ = library.pointee.pid_get_session(0, &own)
    let isUsers = library.pointee.pid_get_owner_uid(0, &owner) >= 0
    if isUsers { _ = library.pointee.uid_get_display(owner, &display) }
    let place = Place(
      variable: ProgramEnvironment.variable("XDG_SESSION_ID"), own: taken(own),
      display: taken(display), isUsersService: isUsers, parent: getppid())
    switch choice(place) {
    case .session(let name): return .session(name)
    case .process(let number): return try PolkitSubject(process: number)
    case .later: return nil
    case .nobody:
      throw RuntimeError(
        .usage,
        "telltale: this process belongs to no login session, and a service manager started it; name a session or a "
          + "process with --session or --process")
    }
  }
}
