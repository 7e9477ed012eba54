import TelltaleModel

extension Rule {
  static let modalityClearBenefit = Rule.lint(
    "MODALITY-CLEAR-BENEFIT", element: "modality", applies: .everywhere, severity: .warning,
    cases: ["note where no purpose is declared, but there is something to do"],
    sources: [.modality("Best practices")],
    why:
      "A modal takes people out of their task and has to be closed, so it needs a plain gain.",
    check:
      "`purpose` is critical-information, confirm-or-choose, separate-task or "
      + "immersive, and there is something to type, to choose or to watch unless it only "
      + "informs.",
    remedy: "Show it on a screen, or leave it out.",
    examples: [
      .fires(
        at: "modal.purpose",
        """
        profile: ios
        modal:
          style: sheet
          purpose: welcome
          title: What Is New
          dismiss: {title: Done}
          content:
          - label: {text: Maps are faster now, message: true}
        """),
      .fires(
        at: "modal",
        """
        profile: ios
        modal:
          style: sheet
          title: New Place
          dismiss: {title: Done}
        """),
      .fires(
        at: "modal",
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: Maps
          dismiss: {title: Done}
          content:
          - label: {text: Maps are faster now, message: true}
        """
      ).hidden,
      .passes(ExampleScenes.savedField),
      .passes(ExampleScenes.fullscreenChoice).hidden,
      .passes(ExampleScenes.japaneseChoice).hidden,
      .passes(
        """
        profile: ios
        modal:
          style: sheet
          purpose: critical-information
          title: Brake Service
          dismiss: {title: Done}
          content:
          - label: {text: The brakes need service at once, message: true}
        """
      ).hidden,
      .passes(
        """
        profile: tvos
        modal:
          style: fullscreen
          purpose: immersive
          title: Trip Video
          dismiss: {title: Close}
          content:
          - image: trip.png
        """
      ).hidden,
    ]
  ) { (scene: ModalReading) in
    let modal = scene.modal
    let good: Set<ModalPurpose> = [
      .criticalInformation, .confirmOrChoose, .separateTask, .immersive,
    ]
    if let purpose = modal.purpose, !good.contains(purpose) {
      return [
        Fault(at: scene.path.key("purpose"), "\(purpose.rawValue) is no reason to interrupt people")
      ]
    }
    let informs = modal.purpose == .criticalInformation || modal.purpose == .immersive
    if !informs, !scene.asksForSomething {
      return [Fault(at: scene.path, "nothing can be done here but close it")]
    }
    guard modal.purpose == nil else { return [] }
    return [
      Fault(
        at: scene.path, "no purpose is declared, so nothing says why people are interrupted",
        severity: .note, remedy: "Add `purpose`.")
    ]
  }
}

extension ModalReading {
  /// Something to type, to choose or to watch.
  fileprivate var asksForSomething: Bool {
    if modal.unsavedBinding != nil || modal.dismiss.cancelTitle != nil { return true }
    return everything.contains { placed in
      switch placed.element {
      case .field, .button, .keypad, .picture, .collection, .tabBar, .gauge, .icon, .qr, .slider,
        .toggle, .segmented, .stepper:
        true
      case .textView(let view): view.editing.isEditable
      case .table(let table): table.source != nil || table.rows.contains(where: \.isSelectable)
      case .screen(let screen): screen.source != nil
      case .alert, .actionSheet, .menu, .modal, .navigationBar, .scrollView, .webView, .label,
        .activityIndicator, .progress, .iconButton, .stack, .spacer, .divider,
        .clock:
        false
      }
    }
  }
}
