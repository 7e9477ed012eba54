import TelltaleModel
import TelltaleSyntax

/// Texts, actions and what else stands in many places.
extension SceneSchema {
  static var partDefinitions: [JSONValue.Member] {
    [
      .init("text", worded(plainText)),
      .init("variants", anyLength(of: "text")),
      .init("shownText", worded(shownText)),
      .init("shownVariants", anyLength(of: "shownText")),
      .init("line", worded(lineText)),
      .init("boundText", record(.boundText, required: ["bind"], boundText)),
      .init("richText", richText),
      .init("run", either(plainText, record(.run, required: ["text"], run))),
      .init("binding", either(name, record(SceneForm("", ["bind"])) { _ in ("A name.", name) })),
      .init("fill", either(file, record(SceneForm("", ["image"])) { _ in ("A picture.", file) })),
      .init("source", either(name, record(.source, source))),
      .init("step", step),
      .init(
        "action",
        either(
          ["type": "string", "enum": ["pop", "dismiss"]], reference("step"),
          list(of: reference("step"), atLeast: 1, atMost: Limits.actions))),
    ]
  }

  private static let plainText: JSONValue = [
    "type": "string", "maxLength": .integer(Limits.textScalars),
  ]
  /// With something to be seen.
  private static let shownText = plainText.adding([.init("pattern", "\\S")])
  private static let lineText = plainText.adding([.init("pattern", "^[^\\n\\r]*$")])

  /// A text, or one with its language.
  private static func worded(_ plain: JSONValue) -> JSONValue {
    either(
      plain,
      record(.text, required: ["text"]) { key in
        switch key {
        case "text": ("What people read.", plain)
        case "lang": ("The language it is in.", language)
        default: nil
        }
      })
  }

  /// One text, or a list of variants of it.
  private static func anyLength(of definition: String) -> JSONValue {
    either(
      reference(definition),
      list(of: reference(definition), atLeast: 1, atMost: Limits.textVariants))
  }

  private static func boundText(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "bind": ("The name under which the application updates it.", name)
    case "text": ("What stands there at first.", text)
    case "lang": ("The language it is in.", language)
    default: nil
    }
  }

  private static let richText = either(
    text, reference("boundText"),
    list(of: reference("run"), atLeast: 1, atMost: Limits.textRuns))

  private static func run(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "text": ("What people read.", plainText)
    case "lang": ("The language it is in.", language)
    default: look(key)
    }
  }

  private static func source(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "async": ("Delivered under this name, later than the screen.", name)
    case "bind": ("Delivered under this name, with the screen.", name)
    case "conditional": ("There may be none of it.", either(flag, name))
    case "expected-seconds": ("How long it is expected to take.", seconds)
    default: nil
    }
  }

  private static let step = record(.action, step).adding([
    .init("minProperties", 1), .init("maxProperties", 2),
  ])

  private static func step(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "emit": ("Reports a named event to the application.", name)
    case "open":
      (
        "Shows something over what is there, given here or by its id.",
        [
          "type": "object", "additionalProperties": false, "minProperties": 1, "maxProperties": 1,
          "properties": .object(
            elements(where: \.isOverlay).map { .init($0.key, either(name, $0.value)) }),
        ]
      )
    case "push": ("Goes on to a screen, by its name.", name)
    case "pop": ("Goes back one screen.", ["const": true])
    case "dismiss": ("Closes the modal that is open.", ["const": true])
    case "select": ("Shows the section of a tab, by its id.", name)
    case "result": ("What will be seen of it.", text)
    default: nil
    }
  }
}
