import TelltaleModel

extension Rule {
  static let modalitySheetForTask = Rule.lint(
    "MODALITY-SHEET-FOR-TASK", element: "modality",
    applies: .anyGroup(["phone", "tablet", "desktop"]), severity: .note,
    sources: [.modality("Modality, introduction")],
    why:
      "People know the sheet for separate tasks; it leaves a part of the previous screen in sight.",
    check:
      "A modal with `purpose: separate-task` has the style sheet, or window where there "
      + "are windows; a task of several steps may fill the screen.",
    remedy: "Write `style: sheet`.",
    examples: [
      .fires(
        at: "modal.style",
        """
        profile: ios
        modal:
          style: fullscreen
          purpose: separate-task
          title: New Place
          dismiss: {title: Done}
          saves-itself: true
          content:
          - field: name
        """),
      .passes(ExampleScenes.savedField),
      .passes(ExampleScenes.japaneseChoice).hidden,
      .passes(
        """
        profile: ios
        modal:
          style: fullscreen
          purpose: separate-task
          title: Set Up Charger
          dismiss: {title: Done}
          saves-itself: true
          multistep: true
          steps: 4
          content:
          - field: name
        """
      ).hidden,
      .passes(
        """
        profile: macos
        modal:
          style: window
          purpose: separate-task
          title: New Place
          dismiss: {title: Done}
          saves-itself: true
          content:
          - field: name
        """
      ).hidden,
    ]
  ) { (scene: ModalReading) in
    let modal = scene.modal
    let fit: Set<ModalStyle> = [.sheet, .window]
    guard modal.purpose == .separateTask, !fit.contains(modal.style), !modal.isMultistep else {
      return []
    }
    return [
      Fault(at: scene.path.key("style"), "a separate task in the style \(modal.style.rawValue)")
    ]
  }
}
