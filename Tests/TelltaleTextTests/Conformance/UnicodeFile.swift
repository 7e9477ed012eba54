import Foundation

/// A file of Unicode's own tests, as Debian's package unicode-data has it.
struct UnicodeFile {
  /// Lines without comments; `@` lines among them.
  let lines: [Substring]

  static let package = "unicode-data"
  static let missing = "the package unicode-data is not installed"

  static func isInstalled(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  init(_ name: String) throws {
    lines = try String(contentsOfFile: Self.path(name), encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
  }

  private static func path(_ name: String) -> String { "/usr/share/unicode/\(name)" }
}

/// A case of a break test: `÷ 0020 × 0308 ÷`.
struct BreakCase {
  var scalars: [UInt32] = []
  /// Whether there is a break before each scalar.
  var breaks: [Bool] = []

  init(_ line: Substring) {
    var mayBreak = false
    for word in line.prefix(while: { $0 != "#" }).split(whereSeparator: \.isWhitespace) {
      switch word {
      case "÷": mayBreak = true
      case "×": mayBreak = false
      default:
        scalars.append(UInt32(word, radix: 16) ?? 0)
        breaks.append(mayBreak)
      }
    }
  }

  /// The code points, for messages.
  var name: String { scalars.map { String($0, radix: 16, uppercase: true) }.joined(separator: " ") }

  var string: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    return String(view)
  }
}
