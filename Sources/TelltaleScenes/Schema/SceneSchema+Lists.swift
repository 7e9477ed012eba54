import TelltaleModel
import TelltaleSyntax

/// Tables and collections.
extension SceneSchema {
  static var listDefinitions: [JSONValue.Member] {
    [
      .init("table", record(.table, table)),
      .init("row", row),
      .init("rowStyle", record(.rowStyle, required: ["slots"], rowStyle)),
      .init("rowSlot", either(name, record(.rowSlot, required: ["name"], rowSlot))),
      .init("checkmark", either(flag, record(.checkmark, checkmark))),
      .init("collection", record(.collection, collection)),
      .init("item", record(.item, required: ["id"], item)),
      .init("group", record(.group, required: ["items"], group)),
      .init("layout", layout),
      .init("layoutChange", record(.layoutChange, required: ["to"], layoutChange)),
    ]
  }

  private static func table(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "source": ("Where rows come from.", source)
    case "cache": ("Rows of last time are shown until new ones come.", flag)
    case "refresh":
      (
        "When rows are asked for anew: seconds, or {push: name}.",
        either(
          ValueReader<Int>.timeout.schema,
          record(SceneForm("", ["push", "bind"])) { _ in ("A name.", name) })
      )
    case "refresh-on":
      (
        "Rows are asked for anew on these occasions.",
        either(
          ValueReader<RefreshOccasion>.choice.schema,
          list(of: ValueReader<RefreshOccasion>.choice.schema, atLeast: 1, atMost: 2))
      )
    case "indicator": ("A mark turns while rows are under way.", flag)
    case "wait-for-all": ("Never: rows are shown as they come.", ["const": false])
    case "row-styles": ("Styles of its own, by name.", map(of: "rowStyle", Limits.rowStyles))
    case "new-data-hint": ("Tells of rows that come outside of what is seen.", flag)
    case "width": ("Points; absent, all there is.", points(1...4_000))
    case "sorted-by": ("What keeps rows in order; rows may then come in between.", name)
    case "rows": ("The rows.", list(of: reference("row"), atMost: Limits.rows))
    case "footer": ("What stands below the rows.", content)
    default: nil
    }
  }

  /// Beside its own keys a row has those of its style's slots, which no schema can know.
  private static var row: JSONValue {
    let closed = record(.row, required: ["title"], row)
    guard case .object(let members) = closed else { return closed }
    return .object(
      members.map { $0.key == "additionalProperties" ? .init($0.key, variants) : $0 })
  }

  private static func row(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "style":
      ("default, subtitle, value1, value2, or one of the table's own.", name)
    case "title": ("What choosing it is about.", shownVariants)
    case "subtitle": ("A second text.", variants)
    case "image": ("A picture of the bundle.", file)
    case "push": ("The screen that choosing it opens.", name)
    case "checkmark": ("The chosen one of a group has a mark.", reference("checkmark"))
    case "selectable": ("It can be chosen.", flag)
    case "action": ("Done when it is chosen.", action)
    default: nil
    }
  }

  private static func rowStyle(_ key: String) -> (String, JSONValue)? {
    (
      "Places in the row; icon and image are pictures.",
      list(of: reference("rowSlot"), atLeast: 1, atMost: Limits.rowSlots)
    )
  }

  private static func rowSlot(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "name": ("By which rows fill it.", name)
    case "x": ("Points from the row's leading edge.", points(0...4_000))
    case "width": ("Points.", points(1...4_000))
    case "alignment": ("Where its text begins.", ValueReader<TextAlignment>.choice.schema)
    case "weight": ("How bold its text is.", ValueReader<TextWeight>.choice.schema)
    default: nil
    }
  }

  private static func checkmark(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "group": ("One row of the group has the mark.", name)
    case "on": ("This row has it at first.", flag)
    default: nil
    }
  }

  private static func collection(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "layout": ("How items are arranged.", reference("layout"))
    case "layout-reason": ("Why an arrangement of one's own is needed.", text)
    case "spacing": ("Points between items.", points(0...400))
    case "groups":
      ("Items that belong together.", list(of: reference("group"), atMost: Limits.itemGroups))
    case "gestures":
      ("Gestures beyond tap, hold and swipe.", map(of: "action", Limits.gestures))
    case "animate": ("Changes are animated.", flag)
    case "animation": ("A transition of the theme.", name)
    case "layout-changes":
      (
        "Changes of layout that are foreseen.",
        list(of: reference("layoutChange"), atMost: Limits.layoutChanges)
      )
    case "source": ("Where items come from.", source)
    case "header": ("What stands above the items.", content)
    case "items":
      ("The items, in order.", list(of: reference("item"), atMost: Limits.items))
    default: nil
    }
  }

  private static func item(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("Its own in the collection.", name)
    case "image": ("A picture of the bundle.", file)
    case "text": ("What it is called.", variants)
    case "size":
      (
        "Points wide and high.",
        ["type": "array", "items": points(1...4_000), "minItems": 2, "maxItems": 2]
      )
    case "action": ("Done when it is chosen.", action)
    default: nil
    }
  }

  private static func group(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "items": ("Their ids.", list(of: name, atMost: Limits.items))
    case "background": ("A colour or a picture behind them.", reference("fill"))
    default: nil
    }
  }

  private static let layout = either(
    ["type": "string", "enum": ["grid", "row", "flow"]],
    record(SceneForm("", ["custom"]), required: ["custom"]) { _ in
      ("An arrangement that the application knows by this name.", name)
    })

  private static func layoutChange(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "to": ("The layout.", reference("layout"))
    case "cause":
      (
        "What brings it about, such as user-action.",
        either(name, ["type": "object", "minProperties": 1, "maxProperties": 1])
      )
    default: nil
    }
  }
}
