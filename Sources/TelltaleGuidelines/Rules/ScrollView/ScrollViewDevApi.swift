extension Rule {
  static let scrollViewDevApi = Rule.guidance(
    "SCROLL-VIEW-DEV-API", element: "scroll-view", applies: .car,
    sources: [.carElements("Scroll views")],
    why:
      "The page points developers to the platform's own class; here the `scroll-view` "
      + "element takes its part.",
    remedy: "Nothing to do in a scene: `scroll-view` stands for UIScrollView.",
    because: "It points to outside reference material and asks nothing of a scene.")
}
