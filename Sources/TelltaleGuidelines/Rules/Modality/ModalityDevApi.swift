extension Rule {
  static let modalityDevApi = Rule.guidance(
    "MODALITY-DEV-API", element: "modality", applies: .everywhere,
    sources: [.modality("Resources")],
    why:
      "The page points developers to the platforms' own ways of presenting; here the "
      + "`modal` element takes their part.",
    remedy:
      "Nothing to do in a scene: `modal` stands for the presentation modifiers of "
      + "SwiftUI, for UIModalPresentationStyle and for modal windows and panels of "
      + "AppKit.",
    because: "It points to outside reference material and asks nothing of a scene.")
}
