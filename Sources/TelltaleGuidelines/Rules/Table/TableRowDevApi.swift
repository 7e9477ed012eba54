extension Rule {
  static let tableRowDevApi = Rule.guidance(
    "TABLE-ROW-DEV-API", element: "table-row", applies: .car,
    sources: [.carElements("Table rows")],
    why:
      "The page points developers to the platform's own class and its styles; here the "
      + "`style` of a row takes their part.",
    remedy:
      "Nothing to do in a scene: the styles default, subtitle, value1 and value2 stand "
      + "for those of UITableViewCell.",
    because: "It points to outside reference material and asks nothing of a scene.")
}
