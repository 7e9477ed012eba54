/// Names for files that every file system takes, each another.
struct PlainNames {
  private var taken: Set<String> = []

  /// A name that has the letters and digits of a text, and a number behind it where it was given before.
  ///
  /// - Parameters:
  ///   - text: What the name is for.
  ///   - fallback: What stands in for a text without any such letters.
  /// - Returns: The name, without an ending.
  mutating func name(for text: String, or fallback: String) -> String {
    let plain = text.unicodeScalars.map { scalar -> Character in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", ".", "_": Character(scalar)
      default: "-"
      }
    }
    let name = String(plain.prefix(120).drop { $0 == "-" || $0 == "." })
    var unique = name.isEmpty ? fallback : name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(name.isEmpty ? fallback : name)-\(number)"
      number += 1
    }
    return unique
  }
}
