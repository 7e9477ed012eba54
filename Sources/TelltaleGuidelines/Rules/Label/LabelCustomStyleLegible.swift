extension Rule {
  static let labelCustomStyleLegible = Rule.lint(
    "LABEL-CUSTOM-STYLE-LEGIBLE", element: "label", applies: .carElements, severity: .warning,
    sources: [.carElements("Labels")],
    why: "A style of one’s own is fine as long as it is as easy to read as the profile’s.",
    check:
      "A label with a font of its own has one of the profile’s fonts, and is not thin "
      + "or light below 20 pixels; LABEL-LEGIBLE looks at contrast and size, run by run.",
    remedy: "Use a font of the profile, or a regular weight.",
    examples: [
      .fires(
        at: "label",
        """
        label: {text: Volume, message: true, font: Hairline Script, size: 10}
        """),
      .fires(
        at: "label",
        """
        label: {text: Volume, message: true, weight: thin, size: 19}
        """),
      .passes(
        """
        label: {text: Volume, message: true, weight: bold}
        """),
      .passes(
        """
        label: {text: Volume, message: true, font: Inter, size: 30}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        label: {text: 音量, message: true, weight: light, size: 40}
        """
      ).hidden,
    ]
  ) { (scene: LabelReading) in
    let legibility = Legibility.label(scene.context)
    let flaws = scene.label.text.runs.compactMap { run in
      legibility.flaw(of: scene.label.style.overlaid(by: run.style))
    }
    return flaws.first.map { [Fault(at: scene.path, $0)] } ?? []
  }
}
