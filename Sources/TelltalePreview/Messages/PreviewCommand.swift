import TelltaleGraphics
import TelltaleSyntax

/// A request of the page, read from one message.
package enum PreviewCommand: Hashable, Sendable {
  /// The part of a press that a finger, a button or a key is in.
  package enum Phase: String, Hashable, Sendable {
    case down, move, up, cancel
  }

  /// A finger, numbered for as long as it is down, on a pixel of the frame.
  case finger(Int, Phase, PixelPoint)
  case pointer(Phase, PixelPoint)
  /// Detents of the knob, clockwise positive.
  case turn(Int)
  case push(Phase)
  /// The pointer's wheel, towards the person positive.
  case wheel(Int)
  /// A key by the name that browsers have for its place, with the text that it types.
  case key(Phase, code: String, text: String)
  case set(JSONValue)
  /// The preview begins anew: the scene from its file, and its program.
  case reset
  /// A line that is taken as if the program had said it.
  case say(String)
  /// A script begins of what is done from now on, or ends.
  case record(Bool)
  /// The frames of all profiles are wanted, or not any more.
  case matrix(Bool)
  /// The tree is wanted, or not any more.
  case inspect(Bool)
  /// The frame of this number has been drawn.
  case drawn(Int)

  /// The largest number of bytes in a line that is said.
  private static let mostCharacters = 65_536

  /// Reads a message; `nil` for one that is no message of the page.
  ///
  /// - Parameter bytes: The message, in JSON with the name of the command in `do`. Numbers out of range are taken at
  ///   their limits.
  package init?(_ bytes: [UInt8]) {
    guard let message = try? JSONReader.read(bytes), let word = message["do"]?.string else {
      return nil
    }
    let phase = message["phase"]?.string.flatMap(Phase.init)
    let point = PixelPoint(
      x: Self.coordinate(message["x"]), y: Self.coordinate(message["y"]))
    let count = min(max(message["by"]?.integer ?? 0, -50), 50)
    let isOn = message["on"]?.bool ?? false
    switch (word, phase) {
    case ("finger", let phase?):
      self = .finger(min(max(message["id"]?.integer ?? 0, 0), 9), phase, point)
    case ("pointer", let phase?): self = .pointer(phase, point)
    case ("push", let phase?): self = .push(phase)
    case ("key", let phase?):
      self = .key(
        phase, code: message["code"]?.string ?? "",
        text: String((message["text"]?.string ?? "").prefix(16)))
    case ("turn", _): self = .turn(count)
    case ("wheel", _): self = .wheel(count)
    case ("set", _): self = .set(message)
    case ("reset", _): self = .reset
    case ("say", _):
      guard let line = message["line"]?.string, line.utf8.count <= Self.mostCharacters else {
        return nil
      }
      self = .say(line)
    case ("record", _): self = .record(isOn)
    case ("matrix", _): self = .matrix(isOn)
    case ("inspect", _): self = .inspect(isOn)
    case ("drawn", _): self = .drawn(message["frame"]?.integer ?? 0)
    default: return nil
    }
  }

  private static func coordinate(_ value: JSONValue?) -> Int {
    min(max(value?.integer ?? 0, 0), Limits.screenSide)
  }
}
