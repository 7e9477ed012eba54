extension Rule {
  static let webViewDevApi = Rule.guidance(
    "WEB-VIEW-DEV-API", element: "web-view", applies: .car,
    sources: [.carElements("Web views")],
    why:
      "The page points developers to the platform's own class; here the `web-view` "
      + "element takes its part.",
    remedy: "Nothing to do in a scene: `web-view` stands for WKWebView.",
    because: "It points to outside reference material and asks nothing of a scene.")
}
