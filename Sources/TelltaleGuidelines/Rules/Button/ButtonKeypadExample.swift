import TelltaleModel

extension Rule {
  static let buttonKeypadExample = Rule.lint(
    "BUTTON-KEYPAD-EXAMPLE", element: "button", applies: .carElements, severity: .note,
    sources: [.carElements("Buttons > System buttons")],
    why:
      "Outlined keys recall the pad of a telephone, and a filled call button is easy to "
      + "hit.",
    check:
      "The keys of a keypad have a border, a background or `prominence: tinted`, and the button below them has "
      + "a background or `prominence: filled`.",
    remedy: "Give the keys `prominence: tinted` and the button below `prominence: filled`.",
    examples: [
      .fires(
        at: "keypad.keys",
        """
        keypad:
          keys:
          - {title: '1', action: {emit: k1}}
          - {title: '2', action: {emit: k2}}
          - {title: '3', action: {emit: k3}}
          primary: {title: Call Number, background: accent, action: {emit: call}}
        """),
      .fires(
        at: "keypad.primary",
        """
        keypad:
          keys:
          - {title: '1', border: true, action: {emit: k1}}
          - {title: '2', border: true, action: {emit: k2}}
          primary: {title: Call Number, action: {emit: call}}
        """
      ).hidden,
      .passes(
        """
        keypad:
          keys:
          - {title: '1', border: true, action: {emit: k1}}
          - {title: '2', border: true, action: {emit: k2}}
          - {title: '3', border: true, action: {emit: k3}}
          primary: {title: Call Number, background: accent, action: {emit: call}}
        """),
      .passes(
        """
        keypad:
          keys:
          - {title: '1', border: true, action: {emit: k1}}
          - {title: '2', border: true, action: {emit: k2}}
        """
      ).hidden,
      .passes(
        """
        keypad:
          keys:
          - {title: '1', prominence: tinted, action: {emit: k1}}
          - {title: '2', prominence: tinted, action: {emit: k2}}
          primary: {title: Call Number, prominence: filled, action: {emit: call}}
        """
      ).hidden,
      .fires(
        at: "keypad.primary",
        """
        keypad:
          keys:
          - {title: '1', border: true, action: {emit: k1}}
          primary: {title: Call Number, prominence: tinted, action: {emit: call}}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        keypad:
          keys:
          - {title: '1', background: raised, action: {emit: k1}}
          - {title: '2', background: raised, action: {emit: k2}}
          primary: {title: 発信, background: accent, action: {emit: call}}
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    screen.visible.flatMap { placed -> [Fault] in
      guard case .keypad(let keypad) = placed.element else { return [] }
      var faults: [Fault] = []
      if keypad.keys.contains(where: { !$0.hasBody }) {
        faults.append(Fault(at: placed.path.key("keys"), "keys without a border"))
      }
      if let primary = keypad.primary, primary.background == nil, primary.prominence != .filled {
        faults.append(
          Fault(at: placed.path.key("primary"), "the button below the keys is not filled"))
      }
      return faults
    }
  }
}
