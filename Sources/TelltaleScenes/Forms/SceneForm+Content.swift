/// What stands on screens.
extension SceneForm {
  package static let scrollView = SceneForm(
    "a scroll view", ["id", "axis", "paging", "min-zoom", "max-zoom", "content"],
    refusing: [
      KeyRefusal(
        ["border", "background", "shadow", "title", "color", "corner-radius"],
        "SCROLL-VIEW-NO-LOOK", "would give the scroll view a look; it has none",
        remedy: "remove the key, or put it on what is inside")
    ])

  package static let table = SceneForm(
    "a table",
    [
      "id", "source", "cache", "refresh", "refresh-on", "indicator", "wait-for-all", "row-styles",
      "new-data-hint", "width", "sorted-by", "rows", "footer",
    ],
    refusing: [
      KeyRefusal(
        [
          "columns", "column", "column-count", "grid", "grid-columns", "rows-per-line", "layout",
          "axis",
        ], "TABLE-SINGLE-COLUMN", "would give the table columns; it has one",
        remedy: "remove the key, or use a collection")
    ])

  package static let row = SceneForm(
    "a row",
    [
      "id", "style", "title", "subtitle", "image", "push", "checkmark", "selectable", "action",
    ],
    refusing: [
      KeyRefusal(
        [
          "x", "y", "font", "alignment", "align", "width", "height", "size", "color", "weight",
          "background", "frame", "position", "padding", "layout",
        ], "TABLE-ROW-CUSTOM-STYLE", "would lay out this row alone",
        remedy: "declare a style under `row-styles` and name it")
    ])

  package static let rowStyle = SceneForm("a row style", ["slots"])
  package static let rowSlot = SceneForm("a slot", ["name", "x", "width", "alignment", "weight"])
  package static let checkmark = SceneForm("a checkmark", ["group", "on"])

  package static let collection = SceneForm(
    "a collection",
    [
      "id", "layout", "layout-reason", "spacing", "groups", "gestures", "animate", "animation",
      "layout-changes", "source", "header", "items",
    ])

  package static let item = SceneForm("an item", ["id", "image", "text", "size", "action"])
  package static let group = SceneForm("a group of items", ["items", "background"])
  package static let layoutChange = SceneForm("a change of layout", ["to", "cause"])

  package static let label = SceneForm(
    "a label",
    ["id", "text", "for", "message", "weight", "font", "size", "color", "alignment", "background"],
    refusing: [
      KeyRefusal(
        [
          "action", "actions", "emit", "push", "editable", "selectable", "gesture", "gestures",
          "tap", "on-tap", "cursor", "keyboard",
        ], "LABEL-STATIC-TEXT", "would make the label do something; it only shows text",
        remedy: "remove the key, or use a button or a text view"),
      editing,
    ])

  package static let textView = SceneForm(
    "a text view",
    [
      "id", "text", "height", "weight", "font", "size", "color", "alignment", "background",
      "editable", "selectable", "cursor", "keyboard",
    ], refusing: [editing])

  package static let run = SceneForm(
    "a piece of text", ["text", "lang", "weight", "font", "size", "color", "alignment"],
    refusing: [
      KeyRefusal(
        ["link", "url", "href", "image", "icon", "action"], "LABEL-PLAIN-OR-STYLED",
        "is no style; a piece of a label is text only")
    ])

  package static let webView = SceneForm(
    "a web view", ["id", "html", "file", "url", "height"])

  package static let image = SceneForm("an image", ["id", "file", "about", "height"])

  package static let activityIndicator = SceneForm(
    "an activity indicator", ["id", "label", "expected-seconds", "progress"],
    refusing: [
      placed("ACTIVITY-INDICATOR-LABEL-ABOVE", "the label, which stands above the indicator"),
      KeyRefusal(
        ["label-position"], "ACTIVITY-INDICATOR-LABEL-ABOVE",
        "would place the label, which stands above the indicator"),
    ])

  /// Keys that let text be changed or marked.
  package static let editing = KeyRefusal(
    ["editable", "selectable", "cursor", "keyboard"], "TEXT-VIEW-CARPLAY-NO-EDITING",
    "would let text be edited or selected, which this profile does not do")
}
