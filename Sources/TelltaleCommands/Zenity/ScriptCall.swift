import ArgumentParser
import Glibc
import TelltaleModel
import TelltaleSyntax

/// A call of a script that has been read: what is asked, and what the program in whose place it is asked makes of the
/// answer.
struct ScriptCall {
  let call: ZenityCall
  /// The text that is shown, where neither a file nor standard input has it.
  var input: String?
  /// The fields of a form that are not the call's own.
  var form: ZenityFormPlan?
  /// What is told on standard error before it is asked.
  var notes: [String] = []
  /// SIGUSR1 stands for OK, and SIGUSR2 for Cancel, on screens.
  var closesBySignal = false
  /// The scene is printed, and nobody is asked.
  var printsScene = false
  /// The descriptor that the answer is written to.
  var output = standardOutput
  /// Makes the program behind the screens what the one that was called has there.
  var dressed: (any ZenityApp) -> any ZenityApp = { $0 }
  /// Makes what is printed out of what zenity would print, and of the answer where it was a question; `nil` asks once
  /// more.
  var told: (ZenityResult, Answer?) -> ZenityResult? = { result, _ in result }
  /// How it ends by Home and Escape.
  var left = ZenityResult(code: 1)

  private static let (standardOutput, standardError): (Int32, Int32) = (1, 2)
  /// So often something is asked whose answer cannot be taken.
  private static let mostTries = 5

  init(_ call: ZenityCall) { self.call = call }

  /// The answer goes where notes would, and nothing else may stand before it.
  var isQuiet: Bool { output == Self.standardError }

  /// What the caller is told when it has ended; `nil` where it is asked once more.
  func result(of end: ScriptEnd) -> ZenityResult? {
    switch end {
    case .answered(let result, let answer): told(result, answer)
    case .left: left
    case .signal(let number): ZenityResult(code: 128 + number)
    }
  }

  /// Asks what a script asks, and prints the answer.
  ///
  /// - Parameters:
  ///   - name: the program that was called.
  ///   - help: for who asks what there is.
  ///   - read: reads the call, with the words of the unit's language where it needs them.
  /// - Throws: the exit code, where it is not 0.
  static func run(
    _ name: String, help: String, _ read: (() throws -> ZenityWords) throws -> ScriptCall
  ) throws {
    let (call, result) = try ZenityAsking.refusing(with: ScriptEnd.failed, help: help) {
      // A call that is refused opens no display.
      var opened: ZenityAsking?
      func asking(within limit: Int? = nil) throws -> ZenityAsking {
        let asking = try opened ?? ZenityAsking(name: name, within: limit)
        opened = asking
        return asking
      }
      let call = try read { try asking().words() }
      try call.checkOutput()
      if !call.isQuiet {
        for note in call.notes { StandardStreams.complain("telltale: note: \(note)") }
      }
      return (call, try call.result(try asking(within: call.call.limit)))
    }
    let bytes = KeptBytes.bytes(of: result.output)
    if call.output == Self.standardOutput || call.printsScene {
      try StandardStreams.put(bytes)
    } else if !bytes.isEmpty, let code = StandardStreams.write(bytes, to: call.output) {
      let reason = String(cString: strerror(code))
      StandardStreams.complain("\(name): cannot write to the descriptor \(call.output): \(reason)")
      throw ExitStatus.cannotWrite.code
    }
    if result.code != 0 { throw ExitCode(result.code) }
  }

  /// Refuses a call whose answer would come to nothing, before anybody is asked.
  private func checkOutput() throws(ZenityRefusal) {
    // Many calls print nothing, so that those that every program has need not be open.
    guard output < 0 || output > Self.standardError else { return }
    let flags = fcntl(output, F_GETFL)
    guard flags < 0 || flags & O_ACCMODE == O_RDONLY else { return }
    throw ZenityRefusal(
      message: "the descriptor \(output) is not open for writing; open it for the call")
  }

  private func result(_ asking: ZenityAsking) throws -> ZenityResult {
    if printsScene {
      let scene = try asking.scene(of: self)
      return ZenityResult(output: scene + "\n", code: 0)
    }
    for _ in 0..<Self.mostTries {
      let end = try asking.end(of: self)
      if let result = result(of: end) { return result }
    }
    throw ZenityRefusal(message: "two passwords that differ were typed \(Self.mostTries) times")
  }
}
