import TelltaleModel
import TelltaleSyntax

/// What stands on screens.
extension SceneSchema {
  static var contentDefinitions: [JSONValue.Member] {
    listDefinitions + [
      .init("scroll-view", record(.scrollView, required: ["content"], scrollView)),
      .init("label", record(.label, required: ["text"], label)),
      .init("text-view", record(.textView, textView)),
      .init("web-view", record(.webView, webView)),
      .init("image", either(file, record(.image, required: ["file"], image))),
      .init("activity-indicator", record(.activityIndicator, indicator)),
      .init("content", list(of: reference("element"), atMost: Limits.contentElements)),
      .init("element", element),
    ]
  }

  /// One element of a screen's content.
  private static var element: JSONValue {
    [
      "type": "object", "additionalProperties": false, "patternProperties": ["^x-": [:]],
      "minProperties": 1,
      "properties": .object(elements { !$0.isOverlay && $0 != .screen }),
    ]
  }

  private static func scrollView(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "axis": ("The way in which it scrolls.", ValueReader<ScrollAxis>.choice.schema)
    case "paging": ("It comes to rest at whole pages.", flag)
    case "min-zoom": ("The smallest magnification.", points(0.1...10))
    case "max-zoom": ("The largest magnification.", points(0.1...10))
    case "content": ("What is seen through it.", content)
    default: nil
    }
  }

  private static func label(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "text": ("What people read.", reference("richText"))
    case "for": ("The id of the element that it names.", name)
    case "message": ("It tells something by itself.", flag)
    case "background": ("The colour behind it.", color)
    default: look(key)
    }
  }

  private static func textView(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "text": ("What people read.", reference("richText"))
    case "height":
      (
        "Points, or fit for what the text takes.",
        either(["type": "number", "exclusiveMinimum": 0, "maximum": 4_000], ["const": "fit"])
      )
    case "background": ("The colour behind it.", color)
    case "editable":
      ("People may change the text; a modal then knows that there is something to lose.", flag)
    case "selectable":
      (
        "People may mark parts of the text, and copy them where there is a keyboard; true unless "
          + "said otherwise where the text can be changed.", flag
      )
    case "cursor":
      (
        "A cursor shows where one is in the text, and arrows move it; a text that can be changed "
          + "always has one.", flag
      )
    case "keyboard":
      (
        "Where no keyboard is attached, one on the screen comes up to change the text with; true "
          + "makes the text editable, false keeps it away.", flag
      )
    default: look(key)
    }
  }

  static func look(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "weight": ("How bold the text is.", ValueReader<TextWeight>.choice.schema)
    case "font": ("A font family.", name)
    case "size": ("Points.", points(1...400))
    case "color": ("The colour of the text.", color)
    case "alignment": ("Where lines begin.", ValueReader<TextAlignment>.choice.schema)
    default: nil
    }
  }

  private static func webView(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "html": ("A static page.", ["type": "string"])
    case "file": ("A page of the bundle.", file)
    case "url": ("The same as an address.", ["type": "string", "pattern": "^bundle:"])
    case "height": ("Points; absent, what is left of the screen.", points(1...4_000))
    default: nil
    }
  }

  private static func image(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "file": ("A picture of the bundle.", file)
    case "about": ("What it shows.", variants)
    case "height": ("Points.", points(1...4_000))
    default: nil
    }
  }

  private static func indicator(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "label": ("What goes on.", variants)
    case "expected-seconds": ("How long it is expected to take.", seconds)
    case "progress": ("Updated by the application, from 0 to 1.", reference("binding"))
    default: nil
    }
  }
}
