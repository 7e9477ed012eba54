extension Rule {
  static let navigationBarDevApi = Rule.guidance(
    "NAVIGATION-BAR-DEV-API", element: "navigation-bar", applies: .car,
    sources: [.carElements("Navigation bars")],
    why:
      "The page points developers to the platform's own class; here the `navigation-"
      + "bar` element takes its part.",
    remedy:
      "Nothing to do in a scene: `navigation-bar` stands for UINavigationBar, its "
      + "controls and `fixed-space` for UIBarButtonItem.",
    because: "It points to outside reference material and asks nothing of a scene.")
}
