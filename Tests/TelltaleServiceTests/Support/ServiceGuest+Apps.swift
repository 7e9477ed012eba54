import Glibc
import TelltaleSyntax
import TelltaleVarlink
import Testing

@testable import TelltaleService

extension ServiceGuest {
  /// Wants an app to be shown, and goes on in its protocol.
  func open(_ parameters: JSONValue, andSays lines: String = "") {
    send(
      VarlinkCall("io.telltale.OpenApp", parameters, upgrades: true).bytes + Array(lines.utf8))
  }

  /// Tells the app's line something.
  func say(_ line: String) { send(Array((line + "\n").utf8)) }

  /// All lines that have come since the call was replied to.
  func lines() throws -> [JSONValue] {
    try rest().split(separator: UInt8(ascii: "\n")).map { try JSONReader.read(Array($0)) }
  }

  /// Events and replies in short: the event's name, `ok` or `error`.
  func words() throws -> [String] {
    try lines().map { $0["event"]?.string ?? $0.members?.first?.key ?? "?" }
  }
}

enum Apps {
  /// A screen with a text that is bound, and a button.
  static let pump = """
    start: pump
    screens:
      pump:
        navigation-bar: {title: Pump 4}
        content:
          - label: {text: {bind: litres, text: Nothing yet}, message: true}
          - button: {title: Stop Pump, id: stop, action: {emit: stop}}
    """
}
