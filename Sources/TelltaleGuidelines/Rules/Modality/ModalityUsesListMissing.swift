extension Rule {
  static let modalityUsesListMissing = Rule.guidance(
    "MODALITY-USES-LIST-MISSING", element: "modality", applies: .everywhere,
    sources: [.modality("Introduction")],
    why:
      "The page announces a list of what modal views are good for, and this program "
      + "takes the uses that its other paragraphs speak of.",
    remedy:
      "Say by `purpose` what a modal is for: critical-information, confirm-or-choose, "
      + "separate-task or immersive.",
    because: "The items of the list are not in the material.")
}
