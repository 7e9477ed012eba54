import TelltaleModel
import TelltaleSyntax

/// Screens, their bars and buttons.
extension SceneSchema {
  static var barDefinitions: [JSONValue.Member] {
    [
      .init("screen", record(.screen, screen)),
      .init("tab-bar", record(.tabBar, required: ["tabs"], tabBar)),
      .init("tab", record(.tab, required: ["title"], tab)),
      .init("badge", badge),
      .init("navigation-bar", record(.navigationBar, navigationBar)),
      .init("barItem", either(reference("button"), fixedSpace, barElement)),
      .init("button", record(.button, button)),
      .init("keypad", record(.keypad, required: ["keys"], keypad)),
    ]
  }

  private static func screen(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "lang": ("The language of its texts.", language)
    case "screen-kind": ("What kind of screen it is, such as now-playing.", name)
    case "fullscreen": ("Fills the display without bars.", flag)
    case "tab-bar": ("The sections of the app.", reference("tab-bar"))
    case "navigation-bar": ("Where one is, and the way back.", reference("navigation-bar"))
    case "source": ("Where its content comes from.", source)
    case "loading":
      ("Shown until the content is there.", either(content, reference("element"), empty))
    case "content": ("What it shows.", content)
    default: nil
    }
  }

  private static let empty: JSONValue = [
    "type": "object", "additionalProperties": false, "maxProperties": 0,
  ]

  private static func tabBar(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "tabs":
      (
        "The sections, fixed once loaded.",
        list(of: reference("tab"), atLeast: 1, atMost: Limits.tabs)
      )
    default: nil
    }
  }

  private static func tab(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "title": ("What its section holds.", shownVariants)
    case "icon": ("Its icon.", file)
    case "screen": ("The screen that it shows, by its name.", name)
    case "content": ("What it shows where it names no screen.", content)
    case "source": ("Where its content comes from.", source)
    case "unavailable": ("Told in place of the content while there is none.", variants)
    case "badge": ("What is new: a number or an exclamation mark.", reference("badge"))
    default: nil
    }
  }

  private static let badge = either(
    ["type": "integer", "minimum": 0], ["type": "string", "pattern": "^([0-9]+|!)$"],
    [
      "type": "object", "additionalProperties": false, "required": ["bind"],
      "properties": ["bind": name],
    ])

  private static func navigationBar(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "title": ("Where one is.", either(variants, reference("boundText")))
    case "title-omitted-because": ("Why there is no title.", text)
    case "screen-kind": ("What kind of screen it is on, such as now-playing.", name)
    case "back-title": ("What the way back to this screen is called.", variants)
    case "trailing":
      (
        "Controls at the right end, and the room between them.",
        list(of: reference("barItem"), atMost: Limits.barItems)
      )
    default: nil
    }
  }

  private static let fixedSpace: JSONValue = [
    "type": "object", "additionalProperties": false, "required": ["fixed-space"],
    "properties": ["fixed-space": points(8...400)],
  ]

  private static let barElement: JSONValue = [
    "type": "object", "additionalProperties": false, "required": ["button"],
    "properties": ["button": reference("button")],
  ]

  private static func button(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "title": ("What it does, in a word or two.", variants)
    case "icon": ("An icon of the profile, or a picture of the bundle.", file)
    case "role": ("What it is for.", ValueReader<ButtonRole>.role.schema)
    case "likely": ("What people will most likely choose.", flag)
    case "effect": ("What it does to people's data.", ValueReader<ButtonEffect>.choice.schema)
    case "action": ("What it starts.", action)
    case "style": ("One of the profile's styles.", name)
    case "border": ("Drawn around it.", flag)
    case "border-reason": ("Why it needs a border or a background.", text)
    case "background": ("A colour or a picture behind it.", reference("fill"))
    case "color": ("The colour of its title.", color)
    default: nil
    }
  }

  private static func keypad(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "keys":
      (
        "Three in a row; a key may be its title alone.",
        list(
          of: either(["type": ["string", "integer"]], reference("button")), atLeast: 1,
          atMost: Limits.keypadKeys)
      )
    case "primary": ("The button below them.", reference("button"))
    default: nil
    }
  }
}
