import TelltaleModel
import TelltaleSyntax

/// What a command printed, as text that can be shown: as a terminal shows it in the end, without what orders that about,
/// rings its bell or hides letters. Scripts put such output into their dialogs as it came.
enum PrintedText {
  /// The letters alone. Ends of lines of other systems are ends of lines; what was struck over is gone.
  static func shown(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 >= 0x7F }) else { return text }
    return TextSafety.shown(withoutOrders(KeptBytes.shown(text)))
  }

  /// True where something of the text was for a terminal, or hides letters: ends of lines alone are not told.
  static func hidesSomething(_ text: String) -> Bool { shown(text) != withPlainLines(text) }

  /// With the ends of lines of this system.
  static func withPlainLines(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar != "\r" || rest.first != "\n" { result.append(scalar) }
    }
    return String(result)
  }

  private static func withoutOrders(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var line = PrintedLine()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar.value {
      case 0x0D where rest.first == "\n": break
      case 0x0A:
        result.append(contentsOf: line.scalars)
        result.append(scalar)
        line = PrintedLine()
      case 0x0D: line.column = 0
      // Struck over, as manual pages have what is bold.
      case 0x08: line.column = max(0, line.column - 1)
      case 0x1B: dropOrder(&rest, &line)
      case 0x9B: dropNumbers(&rest, &line)
      case 0x90, 0x98, 0x9D, 0x9E, 0x9F: dropString(&rest, &line)
      case 0x09: line.put(scalar)
      case 0x00..<0x20, 0x7F..<0xA0: break
      default: line.put(scalar)
      }
    }
    result.append(contentsOf: line.scalars)
    return String(result)
  }

  /// What follows an escape character (ECMA-48).
  private static func dropOrder(
    _ rest: inout Substring.UnicodeScalarView, _ line: inout PrintedLine
  ) {
    switch rest.first {
    case "[":
      rest.removeFirst()
      dropNumbers(&rest, &line)
    case "]", "P", "X", "^", "_":
      rest.removeFirst()
      dropString(&rest, &line)
    default:
      while let next = rest.first, (0x20...0x2F).contains(next.value) { rest.removeFirst() }
      if let next = rest.first, (0x30...0x7E).contains(next.value) { rest.removeFirst() }
    }
  }

  /// Numbers, and the letter that says what they are for; `K` clears a line from where the next letter stands.
  private static func dropNumbers(
    _ rest: inout Substring.UnicodeScalarView, _ line: inout PrintedLine
  ) {
    var numbers = String.UnicodeScalarView()
    while let next = rest.first, (0x20...0x3F).contains(next.value) {
      numbers.append(next)
      rest.removeFirst()
    }
    guard let order = rest.first, (0x40...0x7E).contains(order.value) else { return }
    rest.removeFirst()
    if order == "K" { line.clear(String(numbers)) }
  }

  /// A text for the terminal itself, such as its title. One without an end is none: nothing else may be lost by it.
  private static func dropString(
    _ rest: inout Substring.UnicodeScalarView, _ line: inout PrintedLine
  ) {
    // Where one has none, none after it on the line has.
    guard !line.hasNoEnd else { return }
    var ahead = rest
    line.hasNoEnd = true
    while let next = ahead.popFirst() {
      if next == "\n" { return }
      let isEscaped = next.value == 0x1B && ahead.first == "\\"
      if next.value == 0x07 || next.value == 0x9C || isEscaped {
        rest = isEscaped ? ahead.dropFirst() : ahead
        line.hasNoEnd = false
        return
      }
    }
  }
}

/// A line as a terminal shows it: what is printed after a carriage return stands over what was there.
private struct PrintedLine {
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where the next letter stands.
  var column = 0
  /// A text for the terminal began on it that does not end there.
  var hasNoEnd = false

  mutating func put(_ scalar: Unicode.Scalar) {
    if column < scalars.count {
      scalars[column] = scalar
    } else {
      scalars.append(scalar)
    }
    column += 1
  }

  /// - Parameter which: 1 for what stands before, 2 for all, anything else for what comes.
  mutating func clear(_ which: String) {
    switch which {
    case "1": for index in scalars.indices.prefix(column) { scalars[index] = " " }
    case "2": scalars = Array(repeating: " ", count: column)
    default: scalars.removeLast(max(0, scalars.count - column))
    }
  }
}
