/// A question that systemd has for its password agents: a file `ask.…` in the folder that they watch.
///
/// https://systemd.io/PASSWORD_AGENTS/
struct AskFile: Equatable {
  /// What is asked for.
  var message: String?
  /// Where the answer is sent.
  var socket: String
  /// The process that asks; 0 where it does not say.
  var process = 0
  /// Microseconds of the monotonic clock after which nobody waits any more; 0 for never.
  var notAfter = 0
  /// What is typed may be seen.
  var isEchoed = false

  /// Whether a file of the folder is one.
  static func isOne(_ name: String) -> Bool { name.hasPrefix("ask.") }

  /// Reads the section `[Ask]`; keys that are not known mean nothing. `nil` where it says no socket.
  init?(_ text: String) {
    var values: [String: String] = [:]
    var isOwn = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("[") { isOwn = line.hasPrefix("[Ask]") }
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if isOwn, parts.count == 2 { values[String(parts[0])] = String(parts[1]) }
    }
    guard let socket = values["Socket"], socket.hasPrefix("/") else { return nil }
    self.socket = socket
    message = values["Message"].flatMap { $0.isEmpty ? nil : $0 }
    process = values["PID"].flatMap { Int($0) } ?? 0
    notAfter = values["NotAfter"].flatMap { Int($0) } ?? 0
    isEchoed = values["Echo"] == "1"
  }

  /// Whether somebody waits for the answer.
  ///
  /// - Parameters:
  ///   - now: microseconds of the monotonic clock.
  ///   - isRunning: whether there is a process of that number.
  /// - Returns: False once its time is over, or its process has ended.
  func isOpen(at now: Int, isRunning: (Int) -> Bool) -> Bool {
    (notAfter == 0 || now < notAfter) && (process <= 0 || isRunning(process))
  }

  /// The question as it is asked on the screen, at that moment.
  func question(at now: Int) -> SecretQuestion {
    let prompt = SecretPrompt(message ?? "")
    return SecretQuestion(
      kind: isEchoed ? .text : .secret, title: prompt.title, message: prompt.message,
      prompt: prompt.field, limit: notAfter == 0 ? nil : max(1, (notAfter - now) / 1000))
  }
}
