/// The keys of the scene format, each map's in the order in which people write them.
///
/// The decoder refuses all others, and the JSON Schema lists these.
enum SceneKeys {
  static let top = ["telltale", "profile", "lang", "inputs"]

  static let alert = [
    "id", "title", "message", "reason", "trigger", "lang", "text-class", "fields", "buttons",
    "on-cancel", "guidance", "acknowledge-only", "timeout",
  ]

  static let button = ["id", "title", "role", "likely", "effect", "action"]

  static let field = ["id", "placeholder", "text", "secure"]

  static let text = ["text", "lang"]

  static let action = ["emit", "open"]

  /// Keys by which a scene would place a button (ALERT-PLACEMENT-BY-ROLE).
  static let places = ["position", "order", "x", "y", "side"]

  /// Keys by which a scene would change how an alert looks (ALERT-APPEARANCE-FIXED).
  static let looks = [
    "color", "font", "background", "border", "image", "icon", "size", "position", "alignment",
    "animation", "view", "html", "style", "weight", "width", "height",
  ]
}
