extension Rule {
  static let tabBarDevApi = Rule.guidance(
    "TAB-BAR-DEV-API", element: "tab-bar", applies: .car,
    sources: [.carElements("Tab bars")],
    why:
      "The page points developers to the platform's own class; here the `tab-bar` "
      + "element takes its part.",
    remedy: "Nothing to do in a scene: `tab-bar` stands for UITabBar.",
    because: "It points to outside reference material and asks nothing of a scene.")
}
