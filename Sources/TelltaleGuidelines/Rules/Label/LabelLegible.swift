extension Rule {
  static let labelLegible = Rule.lint(
    "LABEL-LEGIBLE", element: "label", applies: .carElements, severity: .warning,
    sources: [.carElements("Labels")],
    why: "A label that cannot be read is of no use.",
    check:
      "By day, by dusk and by night the text has a contrast of 4.5 to 1 on its background (3 to 1 from 24 pixels "
      + "bold on), and is not smaller than the profile allows; a button’s title on a background of its own as well.",
    remedy: "Use the theme’s colours: `color: text`.",
    examples: [
      .fires(
        at: "label",
        """
        label: {text: Volume, message: true, color: '#777777', background: '#888888'}
        """),
      .fires(
        at: "label",
        """
        label: {text: Volume, message: true, size: 8}
        """
      ).hidden,
      .fires(
        at: "label",
        """
        label: {text: Volume, message: true, color: separator}
        """
      ).hidden,
      .fires(
        at: "button",
        """
        button: {title: Call Taxi, color: '#FFFFFF', background: '#FFEE00', action: {emit: x}}
        """
      ).hidden,
      .fires(
        at: "screen.content[0].card.content[0].label",
        """
        screen:
          content:
            - card: {background: accent, content: [{label: {text: Volume, message: true, color: accent}}]}
        """
      ).hidden,
      .passes(
        """
        label: {text: Volume, message: true}
        """),
      .passes(
        """
        screen:
          content:
            - card:
                background: '#1B5E20'
                content: [{row: {content: [{label: {text: Volume, message: true, color: white}}]}}]
        """
      ).hidden,
      .passes(
        """
        label: {text: Volume, message: true, color: '#FFFFFF', background: '#1B5E20'}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        label: {text: 音量, message: true, color: accent}
        """
      ).hidden,
      .passes(
        """
        label: {text: Volume, message: true, color: '#767676', background: '#FFFFFF', weight: bold, size: 32}
        """
      ).hidden,
      .passes(
        """
        button: {title: Call Taxi, color: '#000000', background: '#FFEE00', action: {emit: x}}
        """
      ).hidden,
    ]
  ) { (group: InkGroup) in
    guard !group.isTextView else { return [] }
    return group.inks.flatMap { ink in
      [
        ink.faint.map { Fault(at: ink.path, $0.text) },
        ink.isTooSmall
          ? Fault(at: ink.path, "the text is smaller than \(group.least) points") : nil,
      ].compactMap { $0 }
    }
  }
}
