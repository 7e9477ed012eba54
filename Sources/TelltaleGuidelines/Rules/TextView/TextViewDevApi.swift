extension Rule {
  static let textViewDevApi = Rule.guidance(
    "TEXT-VIEW-DEV-API", element: "text-view", applies: .car,
    sources: [.carElements("Text views")],
    why:
      "The page points developers to the platform's own class; here the `text-view` "
      + "element takes its part.",
    remedy: "Nothing to do in a scene: `text-view` stands for UITextView.",
    because: "It points to outside reference material and asks nothing of a scene.")
}
