extension Rule {
  static let modalityDismissInContent = Rule.layout(
    "MODALITY-DISMISS-IN-CONTENT", element: "modality", applies: .desktopAndTelevision,
    severity: .error,
    sources: [.modality("Best practices")],
    why: "On these platforms people look for the way out in the content.",
    check:
      "The way out stands in the content: in the lower trailing corner on the desktop, "
      + "as the last row on television.",
    remedy: "Nothing to do in a scene.",
    kept: "Placing follows `overlay.dismiss-place`.",
    examples: [
      .situation(
        when: "a sheet is shown on the desktop",
        then: "Done stands in its lower trailing corner"),
      .situation(
        when: "a sheet is shown on a phone",
        then: "Done stands in its bar"),
    ])
}
