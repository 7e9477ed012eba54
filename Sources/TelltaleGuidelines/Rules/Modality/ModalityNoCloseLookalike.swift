import TelltaleModel

extension Rule {
  static let modalityNoCloseLookalike = Rule.lint(
    "MODALITY-NO-CLOSE-LOOKALIKE", element: "modality", applies: .everywhere, severity: .warning,
    sources: [.modality("Best practices")],
    why:
      "A button that could be taken for the one that closes the modal is pressed by "
      + "mistake.",
    check:
      "No other control of the modal is titled Done, Close or the like, has a cross or "
      + "a downward chevron for its icon, or does nothing but close it.",
    remedy: "Title it by what it does: “Hide Map”.",
    examples: [
      .fires(
        at: "modal.content[0].button",
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: New Place
          dismiss: {title: Done}
          content:
          - button: {title: Close, action: {emit: hide-map}}
        """),
      .fires(
        at: "modal.content[0].button",
        """
        lang: zh
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: 新地点
          dismiss: {title: 完成}
          content:
          - button: {title: 完成, action: {emit: hide-map}}
        """
      ).hidden,
      .passes(
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: New Place
          dismiss: {title: Done}
          content:
          - button: {title: Hide Map, action: {emit: hide-map}}
        """),
      .passes(
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: Sunroof
          dismiss: {title: Done}
          content:
          - button: {title: Close Sunroof, action: {emit: close}}
        """
      ).hidden,
      .passes(
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: New Place
          dismiss: {title: Cancel}
          content:
          - button: {title: Save Place, action: [{emit: save}, dismiss]}
        """
      ).hidden,
      .passes(ExampleScenes.fullscreenChoice).hidden,
      .passes(ExampleScenes.japaneseChoice).hidden,
    ]
  ) { (scene: ModalReading) in
    let marks: Set<String> = ["xmark", "cross", "close", "x", "chevron-down"]
    return scene.everything.compactMap { placed in
      guard case .button(let button) = placed.element else { return nil }
      let title = button.title.map { scene.context.passage($0.longest, at: placed.path) }
      if let title, title.lexicon.has(title.label, in: "close-words") {
        return Fault(
          at: placed.path,
          "\(Quoting.text(title.string)) can be taken for the control that closes the modal")
      }
      if title == nil, let icon = button.icon, marks.contains(icon) {
        return Fault(
          at: placed.path, "the icon “\(icon)” can be taken for the control that closes the modal")
      }
      guard button.action == .dismiss else { return nil }
      return Fault(at: placed.path, "a second control that does nothing but close the modal")
    }
  }
}
