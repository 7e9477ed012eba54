extension Rule {
  static let textViewStylesAllowed = Rule.lint(
    "TEXT-VIEW-STYLES-ALLOWED", element: "text-view", applies: .carElements, severity: .note,
    sources: [.carElements("Text views")],
    why:
      "Several fonts, colours and alignments are fine as long as the content remains "
      + "readable.",
    check:
      "One view has no more fonts, colours and alignments than the limits `text-fonts`, "
      + "`text-colors` and `text-alignments` say.",
    remedy: "Keep to a few.",
    examples: [
      .fires(
        at: "text-view.text",
        """
        text-view:
          text:
          - {text: "Jam ", color: '#FF8A80'}
          - {text: "slow ", color: yellow}
          - {text: "clear ", color: '#66DD66'}
          - {text: "closed ", color: cyan}
          - {text: works, color: white}
        """),
      .passes(
        """
        text-view:
          text:
          - {text: "Traffic\\n", weight: bold}
          - {text: slow, color: yellow}
        """),
      .passes(
        """
        text-view: {text: "Slow on the ring road until 18:00, clear after that.\\nClosed at the harbour tunnel."}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        text-view: {text: "環状線は18時まで渋滞します。\\n港トンネルは通行止めです。"}
        """
      ).hidden,
      .passes(
        """
        text-view:
          text:
          - {text: "Traffic\n", weight: bold}
          - {text: "slow\n", color: yellow}
          - {text: "closed\n", color: '#FF6B6B'}
          - {text: clear, color: '#7CFC00'}
        """
      ).hidden,
    ]
  ) { (scene: TextViewReading) in
    let looks = scene.view.text.runs.map { scene.view.style.overlaid(by: $0.style) }
    let counts = [
      ("text-fonts", Set(looks.map(\.font)).count, "fonts"),
      ("text-colors", Set(looks.map(\.color)).count, "colours"),
      ("text-alignments", Set(looks.map(\.alignment)).count, "alignments"),
    ]
    return counts.compactMap { name, count, words in
      guard let limit = scene.context.limit(name), count > limit else { return nil }
      return Fault(scene.text, "\(count) \(words) in one view, more than \(limit)")
    }
  }
}
