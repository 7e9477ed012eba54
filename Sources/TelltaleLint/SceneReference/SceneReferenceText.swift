import TelltaleModel

/// What the reference of scenes says that no key says by itself.
package enum SceneReferenceText {
  /// A scene to begin with.
  static let first = """
    telltale: 1
    profile: kiosk
    lang: en
    alert:
      title: Delete This Route?
      message: It cannot be brought back.
      buttons:
        - {id: delete, title: Delete, role: destructive}
        - {role: cancel}
    """

  /// What an element is for, in a sentence without its full stop.
  package static func about(_ element: SceneElement) -> String {
    switch element {
    case .alert: "A question, or news that cannot wait, over all else, with one to three answers"
    case .actionSheet: "Choices about what somebody has just done, from the edge of the screen"
    case .menu: "Commands behind a control: the linter judges them, and nothing draws them"
    case .modal:
      "A task of its own over the screen, with a way out that says whether it keeps what was done"
    case .screen: "One screen: bars around it, and its content from top to bottom"
    case .tabBar: "The sections of an app, each with a screen of its own"
    case .navigationBar: "The title of a screen, the way back, and what can be done with all of it"
    case .scrollView: "Content that is larger than its place"
    case .table:
      "Rows of one kind below each other, from the scene or from the app's program; what stands at their ends and "
        + "between sections follows Apple's lists for phones and tablets, of which the guidelines for the car say nothing"
    case .collection:
      "Items beside and below each other, with pictures as a rule; no guideline speaks of prices on them"
    case .textView: "Text of several lines, to be read or to be written"
    case .webView:
      "A page of HTML from the app's own files, without scripts and without the network"
    case .label: "A text that nobody changes by hand"
    case .button: "Starts what its title says"
    case .keypad: "Digits to be pressed, three in a row, with one button below"
    case .field: "One line to be typed into"
    case .image: "A picture from the app's own files"
    case .progress: "A line that fills, with what has passed and what is left"
    case .iconButton: "A round button with an icon, for what is pressed without being read"
    case .row:
      "Elements beside each other, which share out the width; what does not fit goes on in lines"
    case .column: "Elements below each other, which share out the height"
    case .grid: "Lines of cells that are all equally wide"
    case .spacer: "Room that stays empty"
    case .card: "A raised surface with elements on it, which may be pressed as a whole"
    case .gauge: "A ring that fills, with a figure in its middle"
    case .icon: "An icon of the profile by itself"
    case .qr: "A code that phones read, dark on light by day and by night"
    case .clock: "What time it is, or which day, as the language of the scene tells it"
    case .divider: "A hairline between what belongs to different things"
    case .slider:
      "A knob on a track, for a value within a range; Apple's guidelines have none on a television and in the car"
    case .toggle:
      "A row that is on or off until it is pressed again; Apple's guidelines have it everywhere but in the car"
    case .segmented:
      "Two to five options side by side, of which one is chosen; Apple's guidelines have none on a watch and in "
        + "the car"
    case .stepper:
      "A figure between a button for less of it and one for more, each of which goes on while it is held; Apple's "
        + "guidelines have none on a watch, on a television and in the car"
    case .activityIndicator: "Says that something is under way, and how far where that is known"
    }
  }

  /// What else is to be known of an element; nil where its keys say it.
  static func more(_ element: SceneElement) -> String? {
    switch element.rawValue {
    case "row":
      """
      Words and behaviour are those of flexbox. What does not fit shrinks to its least, in proportion to its width: texts to
      their longest word, buttons to their shortest title, growing ones as well. Where that is still too much, the row goes on in further lines, so that
      nothing stands past an edge. Other than in flexbox it has lines without being told so, what grows begins at nothing
      (`flex: 1`), and children stand in the middle of a line where `align` says nothing.
      """
    case "column":
      """
      Words and behaviour are those of flexbox. Other than there, buttons and icons are no wider than what they show, where
      nothing is said: `align: stretch` for all, or `align-self: stretch` for one, makes them as wide as the column. A label
      that is aligned keeps its width, and its lines stand there; so do those of columns in it, and of cells of a grid in it,
      which do not say otherwise. What has a height of its own and needs more is cut, and that is told.
      """
    case "grid":
      """
      A line is as high as its highest cell, and the cells of one line are equally high. Height that is left goes to lines with a
      cell that says `grow`, by weight; where the grid as a whole grows (`{grow: 1, grid: …}` in a column), all lines share it.
      """
    case "screen":
      """
      Texts and controls are no wider than people read with ease (`screen: readable-width-pt` of the profile). Beside them rows,
      columns, cards, dividers and gauges end where they do, so that a screen has one edge; lists, grids, pictures, and what holds
      one of these, have the whole width. Where a screen has arrangements and no text or control by itself, these have all of it.

      A `dock` is at the side as wide as its titles, up to half of the screen; where a title is wider it goes to the foot. Where the
      foot would leave less than two rows either, the main action stays alone: what holds the likely button, or else a filled one,
      or else the first; of an arrangement that is too high by itself, that button alone. The rest comes after the content and
      scrolls with it.

      With `split` a list stays where it is, and what its rows push stands beside it, each under a bar of its own. Until
      something is chosen that is the screen that `detail` names, and the row that leads there is marked. An application's
      `push` after a press in the list does the same; after one beside the list it goes on there, with a way back. Back from
      what the list has led to leaves both. `shown` tells both, the list one level above. Where the display is narrower the
      screens lie on each other as all do.
      """
    case "card":
      "It is a column with a ground, or a row: see [column](column.md) and [row](row.md)."
    default: nil
    }
  }

  /// What a part is for, in a sentence without its full stop; nil where its keys say it.
  static func about(part: String) -> String? {
    switch part {
    case "content": "What stands on a screen, from top to bottom"
    case "element": "An element by its name: exactly one key stands for it"
    case "stackItem":
      "A child of a row, a column, a grid or a card: an element by its name, with its place among the others"
    case "roomCondition":
      "What the room is like; all that is said has to be true. Widths are those of the arrangement, without its padding, "
        + "heights those that bars leave of the screen"
    case "text": "What people read, in one length"
    case "variants":
      "What people read, in one length or in several, the longest first: the first that fits is shown"
    case "shownText": "A text with something to be seen in it"
    case "shownVariants": "Variants with something to be seen in them"
    case "line": "A text of one line"
    case "boundText": "A text that the app's program sets by its name"
    case "richText": "A text, or pieces of it that look different"
    case "run": "A piece of a text with a look of its own"
    case "availability": "Whether something can be chosen"
    case "hiding": "Whether an element is there"
    case "binding": "The name of something that the app's program sets"
    case "fill": "A colour or a picture"
    case "source": "Where the content of a list comes from, and what is said while it is on its way"
    case "step": "One thing that is done; exactly one of these keys"
    case "action": "What is done: one step, or several one after the other"
    case "toast": "What is told in passing"
    default: nil
    }
  }

  /// What a pattern asks of a text.
  static func pattern(_ pattern: String) -> String? {
    switch pattern {
    case Language.pattern: "a language tag such as `de` or `zh-Hant`"
    case "^/": "a path from `/`"
    case "^bundle:": "`bundle:` and the name of a file"
    case "^([0-9]+|!)$": "`\"12\"` or `\"!\"`"
    case "\\S": "a text"
    case "^[0-9]+([.][0-9]+)?mm$": "`40mm`"
    case "^[^\\n\\r]*[\\n\\r]*$": "a line of text"
    case "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$": "`\"#rgb\"` or `\"#rrggbb\"`"
    case _ where pattern.hasSuffix("%$"): "`\"40%\"`"
    case _ where pattern.hasSuffix("mm$"): "`\"120mm\"`"
    case _ where pattern.hasSuffix("ms)$"): "`\"5s\"` or `\"1500ms\"`"
    default: nil
    }
  }
}
