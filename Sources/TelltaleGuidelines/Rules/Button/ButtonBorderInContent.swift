extension Rule {
  static let buttonBorderInContent = Rule.lint(
    "BUTTON-BORDER-IN-CONTENT", element: "button", applies: .carElements, severity: .note,
    sources: [.carElements("Buttons > System buttons")],
    why: "A bare title beside text of the same look is taken for more text.",
    check:
      "A button without border and background that stands next to a label or text view "
      + "does not have its font and colour.",
    remedy: "Give it `border: true`, or leave it the colour of buttons.",
    examples: [
      .fires(
        at: "screen.content[1].button",
        """
        screen:
          content:
          - label: {text: Next stop, message: true}
          - button: {title: Show Stops, color: label, action: {emit: stops}}
        """),
      .passes(
        """
        screen:
          content:
          - label: {text: Next stop, message: true}
          - button: {title: Show Stops, border: true, action: {emit: stops}}
        """),
      .passes(
        """
        screen:
          content:
          - label: {text: Next stop, message: true}
          - button: {title: Show Stops, action: {emit: stops}}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        screen:
          content:
          - label: {text: 下一站, message: true}
          - table: {rows: [{title: 中央车站, push: station}]}
          - button: {title: 查看站点, color: text, action: {emit: stops}}
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    screen.buttonsInPlace
      .filter { $0.place == .content && $0.hasTitle && !$0.isFramed && $0.looksLikeNeighbour }
      .map { Fault(at: $0.path, "the button looks like the text beside it") }
  }
}
