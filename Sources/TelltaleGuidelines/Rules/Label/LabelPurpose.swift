import TelltaleModel

extension Rule {
  static let labelPurpose = Rule.lint(
    "LABEL-PURPOSE", element: "label", applies: .carElements, severity: .note,
    sources: [.carElements("Labels")],
    why:
      "A label explains something on the screen or gives a brief message; one that does "
      + "neither is clutter.",
    check:
      "A label names an element of the same screen with `for`, or is marked `message: "
      + "true`.",
    remedy: "Add `for` with the id of what it names, or `message: true`.",
    examples: [
      .fires(
        at: "screen.content[0].label.for",
        """
        screen:
          content:
          - label: {text: Volume, for: nothing-here}
        """),
      .fires(
        at: "screen.content[0].label",
        """
        screen:
          content:
          - label: {text: Volume}
        """
      ).hidden,
      .passes(
        """
        screen:
          content:
          - label: {text: Volume, for: vol}
          - button: {id: vol, title: Set Volume, action: {emit: vol}}
        """),
      .passes(
        """
        screen:
          content:
          - label: {text: Engine is warming up, message: true}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        screen:
          content:
          - label: {text: 音量, for: vol}
          - scroll-view: {content: [{button: {id: vol, title: 音量を設定, action: {emit: vol}}}]}
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    let ids = screen.ids
    return screen.visible.compactMap { placed in
      guard case .label(let label) = placed.element, !label.isMessage else { return nil }
      guard let target = label.target else {
        return Fault(at: placed.path, "the label names nothing, and is not marked as a message")
      }
      return ids.contains(target)
        ? nil : Fault(at: placed.path.key("for"), "nothing on this screen has the id “\(target)”")
    }
  }
}
