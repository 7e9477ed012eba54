/// A BCP 47 language tag, such as `en`, `zh-Hant` or `pt-BR`.
package struct Language: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The tag as written, with the case of each part normalised (`zh-Hant-TW`).
  package let tag: String

  /// The first part: `zh` of `zh-Hant-TW`. Kept, because fonts are chosen by it again and again.
  package let primary: String

  /// True for languages written from right to left by default. Kept, because layout asks it for
  /// each thing that it places.
  package let isRightToLeft: Bool

  /// Creates a language. Tags are ASCII, so only ASCII letters change their case. The tag is read in bytes, because
  /// every start makes some dozens of these, and characters cost a look-up of their Unicode properties each.
  ///
  /// - Parameter tag: A tag whose form is not checked, with hyphens or underscores between its parts.
  package init(_ tag: String) {
    // Most are a word in small letters, and as they should be.
    if tag.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) {
      self.tag = tag
      primary = tag
      isRightToLeft = Language.rightToLeftLanguages.contains(tag)
      return
    }
    let parts = Array(tag.utf8).split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    var bytes: [UInt8] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "-")) }
      for (place, byte) in part.enumerated() {
        let isUpper = index > 0 && (part.count == 2 || (part.count == 4 && place == 0))
        bytes.append(isUpper ? Language.uppercased(byte) : Language.lowercased(byte))
      }
    }
    self.tag = String(decoding: bytes, as: UTF8.self)
    primary = String(decoding: bytes.prefix(parts.first?.count ?? 0), as: UTF8.self)
    let script = parts.count > 1 ? Language.script(in: self.tag) : nil
    isRightToLeft =
      script.map(Language.rightToLeftScripts.contains)
      ?? Language.rightToLeftLanguages.contains(primary)
  }

  private static func uppercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte ? byte - 0x20 : byte
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte + 0x20 : byte
  }

  package init(stringLiteral value: String) { self.init(value) }

  package var description: String { tag }

  /// The script part where the tag has one: `Hant` of `zh-Hant-TW`.
  package var script: String? { isOnlyPrimary ? nil : Language.script(in: tag) }

  private var isOnlyPrimary: Bool { tag.utf8.count == primary.utf8.count }

  private static func script(in tag: String) -> String? {
    tag.split(separator: "-").dropFirst().first { $0.count == 4 }.map(String.init)
  }

  /// The region part where the tag has one: `TW` of `zh-Hant-TW`.
  package var region: String? {
    tag.split(separator: "-").dropFirst().first { $0.count == 2 }.map(String.init)
  }

  /// All scripts whose letters Unicode's bidirectional algorithm takes for right to left, and that
  /// a language is written in today.
  private static let rightToLeftScripts = [
    "Arab", "Aran", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Mand", "Samr", "Mend", "Rohg", "Yezi",
  ]
  private static let rightToLeftLanguages = [
    "ar", "he", "iw", "fa", "ur", "ps", "yi", "dv", "sd", "ug", "syr", "nqo", "rhg",
    "ks", "ckb", "glk", "mzn", "lrc", "bal", "bgn", "skr", "myz", "smp", "aii", "arc",
  ]

  /// Returns the value that a map has for the language, else for what the language is a kind of: for `de-Latn-CH`
  /// also under `de-Latn`, `de-CH` and `de`.
  ///
  /// - Parameter values: Values by language.
  /// - Returns: The value of the nearest one; `nil` where the map has none of them.
  package func lookUp<Value>(in values: [Language: Value]) -> Value? {
    var parts = tag.split(separator: "-")
    while !parts.isEmpty {
      if let value = values[Language(parts.joined(separator: "-"))] { return value }
      parts.removeLast()
      if parts.count == 1, let region, let value = values[Language("\(primary)-\(region)")] {
        return value
      }
    }
    return nil
  }

  /// True where Chinese is written in traditional characters: by script, or by region.
  package var isTraditionalChinese: Bool {
    guard primary == "zh", !isOnlyPrimary else { return false }
    if let script { return script == "Hant" }
    return ["TW", "HK", "MO"].contains(region ?? "")
  }
}
