import TelltaleSyntax

/// Rows of a list as a scene and its program share them: a line of the protocol has so many values, and the scene is one.
enum ZenityRows {
  /// Rows that the scene has itself, or that are set at once.
  static let mostAtOnce = 400

  /// The rows that stand in the scene.
  static func first(_ rows: [JSONValue]) -> JSONValue { .array(Array(rows.prefix(mostAtOnce))) }

  /// Appends the others once the screen is there.
  static func rest(_ rows: [JSONValue], of list: String) -> [ZenityEffect] {
    rows.count > mostAtOnce
      ? [.append(Array(rows[mostAtOnce..<min(rows.count, Limits.rows)]), to: list)] : []
  }

  /// Puts rows in the place of those that are there.
  static func replacing(_ rows: [JSONValue], of list: String) -> [ZenityEffect] {
    [.rows(.object([.init(list, ["replace": first(rows)])]))] + rest(rows, of: list)
  }
}
