import TelltaleModel

extension Rule {
  static let textDirectionUnclear = Rule.lint(
    "TEXT-DIRECTION-UNCLEAR", element: "text", applies: .everywhere, severity: .note,
    sources: [.own("Text")],
    why:
      "Numbers and Latin words that stand beside each other change places where people write from right to left; "
      + "only the author knows whether that is meant.",
    check: "A text in a language that is written from right to left has two groups of digits or "
      + "Latin letters beside each other, one of them digits, and says no `direction`. Telephone "
      + "numbers, number plates and web addresses keep their order by themselves.",
    remedy: "Write {text: …, direction: ltr} where it is read from left to right, else "
      + "direction: rtl.",
    examples: [
      .fires(
        at: "label.text",
        """
        lang: ar
        label: {text: 12 - 14, message: true}
        """),
      .fires(
        at: "alert.message",
        """
        lang: he
        alert:
          title: אין מקום
          message: נשארו 5 GB
          buttons: [{title: נסה שוב}, {role: cancel}]
        """
      ).hidden,
      .passes(
        """
        lang: ar
        label: {text: {text: 12 - 14, direction: ltr}, message: true}
        """),
      .passes(
        """
        lang: ar
        label: {text: +49 (30) 123-456, message: true}
        """
      ).hidden,
      .passes(
        """
        lang: ar
        label: {text: 5 من 10, message: true}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        label: {text: 残りは 12 - 14 席, message: true}
        """
      ).hidden,
    ]
  ) { (group: TextGroup) in
    group.allTexts.compactMap { text in
      guard text.language.isRightToLeft, text.direction == nil,
        let groups = text.swapped(by: group.context.typesetter)
      else { return nil }
      return Fault(
        text, "“\(groups.first)” and “\(groups.second)” change places")
    }
  }
}

extension Passage {
  /// The first two groups written from left to right that only spaces and signs part, where people
  /// write from right to left, and that show in the other order.
  fileprivate func swapped(by typesetter: any Typesetter) -> (first: String, second: String)? {
    // Nearly all texts have no digit.
    guard string.utf8.contains(where: { 0x30...0x39 ~= $0 }) else { return nil }
    let levels = typesetter.levels(in: string, isRightToLeft: true)
    var groups: [(text: String, hasDigit: Bool)] = []
    var isOpen = false
    var offset = 0
    for scalar in string.unicodeScalars {
      let isLeftToRight = levels.indices.contains(offset) && levels[offset] % 2 == 0
      offset += UTF8.width(scalar)
      if isLeftToRight {
        if !isOpen { groups.append(("", false)) }
        groups[groups.count - 1].text.unicodeScalars.append(scalar)
        if scalar.properties.numericType != nil { groups[groups.count - 1].hasDigit = true }
      } else if scalar.properties.isAlphabetic {
        groups = []
      }
      isOpen = isLeftToRight
      if groups.count == 2, !isOpen, groups.contains(where: \.hasDigit) { break }
      if groups.count == 2, !isOpen { groups.removeFirst() }
    }
    guard groups.count >= 2, groups.contains(where: \.hasDigit) else { return nil }
    return (groups[0].text, groups[1].text)
  }
}
