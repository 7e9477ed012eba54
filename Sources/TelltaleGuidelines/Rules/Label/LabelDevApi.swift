extension Rule {
  static let labelDevApi = Rule.guidance(
    "LABEL-DEV-API", element: "label", applies: .car,
    sources: [.carElements("Labels")],
    why:
      "The page points developers to the platform's own class; here the `label` element "
      + "takes its part.",
    remedy: "Nothing to do in a scene: `label` stands for UILabel.",
    because: "It points to outside reference material and asks nothing of a scene.")
}
