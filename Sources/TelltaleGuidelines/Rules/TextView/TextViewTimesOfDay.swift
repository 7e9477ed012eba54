extension Rule {
  static let textViewTimesOfDay = Rule.lint(
    "TEXT-VIEW-TIMES-OF-DAY", element: "text-view", applies: .carElements, severity: .warning,
    sources: [.carElements("Text views")],
    why:
      "Text that can be read at noon may be lost at night, and the other way round. Try its look in the cabin on the "
      + "device as well.",
    check: "No run has enough contrast in one light only: by day, by dusk or by night.",
    remedy:
      "Use colours of the theme, which change with the light, for text and background "
      + "alike.",
    examples: [
      .fires(
        at: "text-view",
        """
        text-view: {text: "Traffic report\\nSlow on the ring road", color: '#8A8A8A', background: ground}
        """),
      .passes(
        """
        text-view: {text: "Slow on the ring road until 18:00, clear after that.\\nClosed at the harbour tunnel."}
        """),
      .passes(
        """
        lang: ja
        text-view: {text: "環状線は18時まで渋滞します。\\n港トンネルは通行止めです。"}
        """
      ).hidden,
      .passes(
        """
        text-view: {text: "Traffic report\\nSlow on the ring road", color: text, background: ground}
        """
      ).hidden,
    ]
  ) { (group: InkGroup) in
    guard group.isTextView else { return [] }
    return group.inks.compactMap { ink in
      ink.faint.flatMap { $0.isEverywhere ? nil : Fault(at: ink.path, $0.text) }
    }
  }
}
