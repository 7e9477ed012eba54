extension Rule {
  static let textViewStyledMultiline = Rule.shared(
    "TEXT-VIEW-STYLED-MULTILINE", .construct, element: "text-view",
    applies: .carElements, severity: .error,
    cases: ["note for a text of one line"],
    sources: [.carElements("Text views")],
    why:
      "A text view is made for several lines with styling; for one line there is the "
      + "label.",
    check:
      "`text` is a string or a list of styled runs, and takes more than one line on the "
      + "narrowest screen.",
    remedy: "Use a label for it.",
    kept: "The loader refuses anything else than a string or a list of runs.",
    examples: [
      .fires(
        at: "text-view.text",
        """
        text-view: {text: Traffic report}
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
        text-view: {text: {bind: report, text: Waiting}}
        """
      ).hidden,
      .passes(
        """
        text-view: {text: Notes, height: 200}
        """
      ).hidden,
    ]
  ) { (scene: TextViewReading) in
    let view = scene.view
    guard view.text.binding == nil, !view.editing.isEditable, view.height == nil,
      scene.text.hasLetters,
      ContentMeasure(context: scene.context).lines(scene.text, view.style.size) == 1
    else { return [] }
    return [Fault(scene.text, "the text takes one line, which a label would do", severity: .note)]
  }
}
