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
    "{\(list(members.map { "\(quoted($0.0)):\(text($0.1))" }))}"
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .string(let string): quoted(string)
    case .number(let number): "\(number)"
    case .list(let values): "[\(list(values.map(text)))]"
    case .null: "null"
    }
  }

  /// Not by `joined`, whose first use searches all conformances of the program.
  private static func list(_ parts: [String]) -> String {
    var result = ""
    for part in parts { result += result.isEmpty ? part : "," + part }
    return result
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
