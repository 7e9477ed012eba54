extension Rule {
  static let buttonDevApi = Rule.guidance(
    "BUTTON-DEV-API", element: "button", applies: .car,
    sources: [.carElements("Buttons > System buttons")],
    why:
      "The page points developers to the platform's own class; here the `button` "
      + "element takes its part.",
    remedy: "Nothing to do in a scene: `button` stands for UIButton with the system type.",
    because: "It points to outside reference material and asks nothing of a scene.")
}
