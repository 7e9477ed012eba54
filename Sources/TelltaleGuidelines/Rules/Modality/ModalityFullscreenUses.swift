import TelltaleModel

extension Rule {
  static let modalityFullscreenUses = Rule.lint(
    "MODALITY-FULLSCREEN-USES", element: "modality", applies: .everywhere, severity: .note,
    sources: [.modality("Modality, introduction"), .modality("Best practices")],
    why:
      "The whole screen is for watching something, or for a task of several steps that "
      + "people should not be taken from.",
    check:
      "A fullscreen modal is immersive or multistep; one that shows nothing but "
      + "pictures, or has more steps than the limit `modal-steps` says, is fullscreen.",
    remedy:
      "Use another style, or say by `purpose: immersive` or `multistep: true` what the "
      + "screen is for.",
    examples: [
      .fires(
        at: "modal.style",
        """
        profile: ios
        modal:
          style: fullscreen
          title: Rename
          dismiss: {title: Done}
          saves-itself: true
          content:
          - field: name
        """),
      .fires(
        at: "modal.style",
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: Edit Photo
          dismiss: {title: Done}
          saves-itself: true
          multistep: true
          steps: 5
          content:
          - field: name
        """),
      .passes(
        """
        profile: ios
        modal:
          style: fullscreen
          purpose: immersive
          title: Trip Video
          dismiss: {title: Done}
          content:
          - image: trip.png
        """),
      .passes(ExampleScenes.savedField).hidden,
      .passes(ExampleScenes.japaneseChoice).hidden,
      .passes(
        """
        profile: ios
        modal:
          style: sheet
          purpose: critical-information
          title: Pair Phone
          dismiss: {title: Done}
          content:
          - image: code.png
          - label: {text: Scan this code with the phone, message: true}
        """
      ).hidden,
    ]
  ) { (scene: ModalReading) in
    let modal = scene.modal
    let path = scene.path.key("style")
    if modal.style == .fullscreen {
      return modal.isMultistep || scene.isImmersive
        ? []
        : [
          Fault(at: path, "the whole screen for something that is neither immersive nor multistep")
        ]
    }
    let remedy = "Consider `style: fullscreen`."
    if let steps = modal.steps, let limit = scene.context.limit("modal-steps"), steps > limit {
      return [Fault(at: path, "\(steps) steps in a \(modal.style.rawValue)", remedy: remedy)]
    }
    return scene.isNothingButPictures
      ? [Fault(at: path, "pictures in a \(modal.style.rawValue)", remedy: remedy)] : []
  }
}

extension ModalReading {
  fileprivate var isNothingButPictures: Bool {
    !modal.content.isEmpty
      && modal.content.allSatisfy { if case .picture = $0 { true } else { false } }
  }
}
