/// A BCP 47 language tag, such as `en`, `zh-Hant` or `pt-BR`.
package struct Language: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// As written, with the case of each part normalised (`zh-Hant-TW`).
  package let tag: String

  package init(_ tag: String) {
    let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" })
    self.tag = parts.enumerated().map { index, part in
      if index == 0 { return part.lowercased() }
      switch part.count {
      case 2: return part.uppercased()
      case 4: return part.prefix(1).uppercased() + part.dropFirst().lowercased()
      default: return part.lowercased()
      }
    }.joined(separator: "-")
  }

  package init(stringLiteral value: String) { self.init(value) }

  package var description: String { tag }

  /// The first part: `zh` of `zh-Hant-TW`.
  package var primary: String { String(tag.prefix { $0 != "-" }) }

  /// The script part where the tag has one: `Hant` of `zh-Hant-TW`.
  package var script: String? {
    tag.split(separator: "-").dropFirst().first { $0.count == 4 }.map(String.init)
  }

  /// The region part where the tag has one: `TW` of `zh-Hant-TW`.
  package var region: String? {
    tag.split(separator: "-").dropFirst().first { $0.count == 2 }.map(String.init)
  }

  /// True for languages written from right to left by default.
  package var isRightToLeft: Bool {
    if let script { return ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm"].contains(script) }
    return ["ar", "he", "iw", "fa", "ur", "ps", "yi", "dv", "ku", "sd", "ug", "syr"].contains(
      primary)
  }

  /// True where Chinese is written in traditional characters: by script, or by region.
  package var isTraditionalChinese: Bool {
    guard primary == "zh" else { return false }
    if let script { return script == "Hant" }
    return ["TW", "HK", "MO"].contains(region ?? "")
  }
}
