extension Rule {
  static let textGlyphMissing = Rule.lint(
    "TEXT-GLYPH-MISSING", element: "text", applies: .everywhere, severity: .warning,
    sources: [.own("Text")],
    why: "A character that no font has is drawn as a box, which nobody can read.",
    check:
      "Every character of every text is in one of the profile’s fonts; nothing is reported where one of these is not "
      + "installed.",
    remedy: "Use another character, or add a font to the profile.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: "Key 𐕰 Lost"
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        alert:
          title: Key Lost
          buttons: [{title: Retry}, {role: cancel}]
        """),
      .passes(
        """
        lang: zh
        alert:
          title: 钥匙丢失
          buttons: [{title: 重试}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: th
        alert:
          title: ไม่พบกุญแจ
          buttons: [{title: ลองอีกครั้ง}, {role: cancel}]
        """
      ).hidden,
    ]
  ) { (group: TextGroup) in
    let style = group.context.profile.typography.message
    return group.allTexts.compactMap { text in
      let missing = group.context.missing(in: text, style)
      // A font that this machine lacks may have them.
      guard !missing.isEmpty, group.context.typesetter.hasAllFaces else { return nil }
      let names = missing.prefix(5).map { $0.codePoints }.joined(separator: ", ")
      return Fault(text, "no font of the profile has \(names)")
    }
  }
}

extension Character {
  /// U+12000, since the character itself cannot be shown.
  fileprivate var codePoints: String {
    unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }
}
