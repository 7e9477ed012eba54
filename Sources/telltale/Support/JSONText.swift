/// JSON written by hand: a few flat objects, with every string escaped.
enum JSONText {
  indirect enum Value {
    case string(String)
    case number(Int)
    case list([Value])
    case null
  }

  /// One object on one line, its keys in the order given.
  static func object(_ members: [(String, Value)]) -> String {
    let parts = members.map { "\(quoted($0.0)):\(text($0.1))" }
    return "{\(parts.joined(separator: ","))}"
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .string(let string): quoted(string)
    case .number(let number): "\(number)"
    case .list(let values): "[\(values.map(text).joined(separator: ","))]"
    case .null: "null"
    }
  }

  static func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let hex = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
