import TelltaleModel

extension Rule {
  static let labelCustomStyleLegible = Rule.lint(
    "LABEL-CUSTOM-STYLE-LEGIBLE", element: "label", applies: .carElements, severity: .warning,
    sources: [.carElements("Labels")],
    why: "A style of one’s own is fine as long as it is as easy to read as the profile’s.",
    check:
      "A label with a font, size, weight or colours of its own keeps to the profile’s "
      + "fonts, is not thin or light below 20 pixels, and every run of it keeps what "
      + "labels have to keep on contrast and size.",
    remedy: "Use a font of the profile, a regular weight, or a larger size.",
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
  ) { (scene: LabelScene) in
    let own = scene.label.text.runs.map { scene.label.style.overlaid(by: $0.style) }
      .filter { $0 != TextLook(alignment: $0.alignment) }
    let legibility = Legibility.label(scene.context)
    let flaws = own.compactMap { look in
      legibility.flaw(of: look) ?? legibility.faint(look, on: scene.label.background)?.text
    }
    return flaws.first.map { [Fault(at: scene.path, $0)] } ?? []
  }
}
