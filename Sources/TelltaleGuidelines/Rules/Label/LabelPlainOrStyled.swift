extension Rule {
  static let labelPlainOrStyled = Rule.construct(
    "LABEL-PLAIN-OR-STYLED", element: "label", applies: .carElements,
    sources: [.carElements("Labels")],
    why: "A label's text may stand out in places, and stays text.",
    check:
      "`text` is a text or a list of pieces with weight, font, colour and size; no links, no "
      + "pictures.",
    remedy: "Remove the key; a picture is an `image` of its own.",
    examples: [
      .fires(
        at: "label.text[0].link",
        """
        label: {text: [{text: Volume, link: x}], message: true}
        """),
      .fires(
        at: "label.text[1].image",
        """
        label: {text: [Volume, {text: up, image: a.png}], message: true}
        """),
      .passes(
        """
        label: {text: [{text: 'Volume ', weight: bold}, {text: '7'}], message: true}
        """),
      .passes(
        """
        label: {text: ['Lane ', {text: '2', weight: semibold}], message: true}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        label: {text: [{text: 音量, weight: bold}, {text: '7'}], message: true}
        """
      ).hidden,
    ])
}
