extension Rule {
  static let labelStaticText = Rule.construct(
    "LABEL-STATIC-TEXT", element: "label", applies: .carElements,
    sources: [.carElements("Labels")],
    why: "A label is there to be read; people do not expect a text to do anything.",
    check:
      "A label has no action, no gestures, and cannot be edited or selected; its text may be of "
      + "any length.",
    remedy: "Remove the key, or use a button or a text view.",
    examples: [
      .fires(
        at: "label.action",
        """
        label: {text: Volume, action: {emit: x}}
        """),
      .fires(
        at: "label.editable",
        """
        label: {text: Volume, editable: true}
        """),
      .passes(
        """
        label: {text: Stations nearby, message: true}
        """),
      .passes(
        """
        label: {text: {bind: speed, text: '0'}, message: true}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        label: {text: 近くの駅, message: true}
        """
      ).hidden,
    ])
}
