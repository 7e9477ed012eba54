import Glibc
import TelltaleService
import TelltaleServiceClient
import TelltaleSyntax

/// Records of a journal as they are printed, each once: one that an earlier version has begun anew says again what was asked
/// for, and not how much of it that is.
struct AuditLines {
  let asJSON: Bool
  /// Records that earlier versions have written, without a checksum.
  private(set) var unsealed = 0
  private var told: Set<Told> = []

  private struct Told: Hashable {
    var kind: AuditRecord.Kind
    var number: Int
    var time: Int
  }

  init(asJSON: Bool) { self.asJSON = asJSON }

  mutating func tell(_ record: AuditRecord) throws {
    // What is said again of a question that was seen has the time at which it was asked.
    if [.asked, .shown, .answered, .opened].contains(record.kind) {
      let time = record.kind == .shown ? 0 : record.time
      let told = Told(kind: record.kind, number: record.number, time: time)
      guard self.told.insert(told).inserted else { return }
    }
    if record["unsealed"] == true { unsealed += 1 }
    try StandardStreams.say(asJSON ? Self.escaped(record.json.line) : record.words)
  }

  /// An object whose texts play no tricks on a terminal: what reorders or hides is written as JSON has it.
  static func escaped(_ line: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          let zeros = String(repeating: "0", count: 4 - digits.utf8.count)
          result.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
        }
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension AuditRecord {
  /// In words of one line. Texts of others are quoted where they could be read as anything else.
  var words: String {
    var words = "\(Moment.text(time)) \(number) \(kind.rawValue)"
    for member in details where Self.told.contains(member.key) {
      words += " \(member.key)=\(Self.word(member.value))"
    }
    return words
  }

  private static let told: Set<String> = [
    "user", "unit", "key", "priority", "profile", "outcome", "choice", "wasShown", "reason", "app",
    "theme", "driving", "textSize", "language", "brightness", "highContrast", "boldText",
    "reduceMotion",
    "unsealed",
  ]

  /// A value as one word, quoted where it could be read as several.
  static func word(_ value: JSONValue) -> String {
    guard let text = value.string else { return Quoted.plain(value.line) }
    let isPlain =
      !text.isEmpty && text.utf8.count <= Limits.quotedCharacters
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "._:/@+-".unicodeScalars.contains($0)
      }
    // A backslash of its own would take the quote behind it for a part of the text.
    return isPlain ? text : Quoted.text(text.replacing(text: "\\", with: "\\\\"))
  }
}
