extension Rule {
  static let tableDevApi = Rule.guidance(
    "TABLE-DEV-API", element: "table", applies: .car,
    sources: [.carElements("Tables")],
    why:
      "The page points developers to the platform's own class; here the `table` element "
      + "takes its part.",
    remedy: "Nothing to do in a scene: `table` stands for UITableView.",
    because: "It points to outside reference material and asks nothing of a scene.")
}
