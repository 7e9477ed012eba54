import TelltaleModel

extension Rule {
  static let textOverPicture = Rule.lint(
    "TEXT-OVER-PICTURE", element: "text", applies: .everywhere, severity: .note,
    sources: [.own("Text")],
    why: "A picture is light here and dark there: letters on it are read in places, or not at all.",
    check:
      "A label that stands on the picture behind a row, a column, a grid or a card has a `background` of its own, or "
      + "stands on a card or a fill that lies between.",
    remedy: "Give the label a `background`, or put it onto a card on the picture.",
    examples: [
      .fires(
        at: "screen.content[0].card.background",
        """
        profile: kiosk
        screen:
          content:
            - card:
                background: {image: harbour.jpg}
                content:
                  - column: {content: [{label: {text: Old Harbour, style: title, message: true}}]}
        """),
      .passes(
        """
        profile: kiosk
        screen:
          content:
            - card:
                background: {image: harbour.jpg}
                content:
                  - label: {text: Old Harbour, style: title, background: ground, message: true}
        """),
      .passes(
        """
        profile: kiosk
        screen:
          content:
            - column:
                background: {image: harbour.jpg}
                content:
                  - card: {content: [{label: {text: Old Harbour, message: true}}]}
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        screen:
          content:
            - row:
                background: {bind: state, image: card}
                content: [{label: {text: Old Harbour, style: title, message: true}}]
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        lang: ja
        screen:
          content:
            - card:
                background: card
                content: [{label: {text: 旧港, style: title, message: true}}]
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    screen.visible.compactMap { placed in
      guard case .stack(let stack) = placed.element, stack.showsPicture,
        let text = bareText(in: placed)
      else { return nil }
      return Fault(
        at: placed.path.key("background"),
        "nothing lies between \(Quoting.text(text)) and the picture")
    }
  }
}

extension Stack {
  /// What an application puts behind it is of the kind that stands there at first, or a picture where nothing does.
  fileprivate var showsPicture: Bool {
    switch background {
    case .image: true
    case .color: false
    case nil: backgroundBinding != nil
    }
  }
}

/// The first text in an element that stands on what is behind the element itself.
private func bareText(in placed: PlacedElement) -> String? {
  for child in placed.element.children(at: placed.path) {
    if case .label(let label) = child.element, label.background == nil {
      return label.text.string
    }
    if case .stack(let stack) = child.element, stack.background == nil, stack.card == nil,
      stack.backgroundBinding == nil, let text = bareText(in: child)
    {
      return text
    }
  }
  return nil
}
