import TelltaleModel

/// The texts of the reference of scenes that no key says by itself.
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

  /// Returns the purpose of an element.
  ///
  /// - Returns: A sentence without its full stop.
  package static func about(_ element: SceneElement) -> String {
    switch element {
    case .alert: "A question, or news that cannot wait, over all else, with one to three answers"
    case .actionSheet: "Choices about the last action, from the edge of the screen"
    case .menu: "Commands behind a control; the linter checks them, and no screen shows them"
    case .modal:
      "A task of its own over the screen, with a way out that says whether it keeps the result"
    case .screen: "One screen: bars around it, and its content from top to bottom"
    case .tabBar: "The sections of an app, each with a screen of its own"
    case .navigationBar: "The title of a screen, the way back, and the actions on all of it"
    case .scrollView: "Content that is larger than its place"
    case .table:
      "Rows of one kind below each other, from the scene or from the app's program; their ends and sections follow "
        + "Apple's lists for phones and tablets, on which the guidelines for the car say nothing"
    case .collection:
      "Items beside and below each other, with pictures as a rule; no guideline speaks of prices on them"
    case .textView: "Text of several lines, to be read or to be written"
    case .webView:
      "A page of HTML from the app's own files, without scripts and without the network"
    case .label: "A text that nobody changes by hand"
    case .button: "A control that starts the action in its title"
    case .keypad: "Digits to be pressed, three in a row, with one button below"
    case .field: "One line to be typed into"
    case .image: "A picture from the app's own files"
    case .progress: "A line that fills, with what has passed and what is left"
    case .iconButton: "A round button with an icon, for actions that are known without reading"
    case .row:
      "Elements beside each other, which share out the width; those that do not fit go on in further lines"
    case .column: "Elements below each other, which share out the height"
    case .grid: "Lines of cells that are all equally wide"
    case .spacer: "Room that stays empty"
    case .card: "A raised surface with elements on it, which may be pressed as a whole"
    case .gauge: "A ring that fills, with a figure in its middle"
    case .icon: "An icon of the profile by itself"
    case .qr: "A code that phones read, dark on light by day and by night"
    case .clock: "The time or the day, as the language of the scene writes it"
    case .divider: "A hairline between different groups"
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
    case .activityIndicator: "Shows that something is under way, and how far where that is known"
    }
  }

  /// What else is to be known of an element; nil where its keys say it.
  static func more(_ element: SceneElement) -> String? {
    switch element.rawValue {
    case "row":
      """
      Words and behaviour are those of flexbox. Children that do not fit shrink to their least, in proportion to their width:
      texts to their longest word, buttons to their shortest title, growing ones as well. If that is not enough, the row goes on
      in further lines, so that nothing stands past an edge. Unlike in flexbox, a row has lines by default, a growing child
      begins at nothing (`flex: 1`), and children stand in the middle of a line unless `align` is given.
      """
    case "column":
      """
      Words and behaviour are those of flexbox. Unlike there, buttons and icons are by default no wider than their content:
      `align: stretch` for all, or `align-self: stretch` for one, makes them as wide as the column. A label
      that is aligned keeps its width, and its lines stand there; so do those of columns in it, and of cells of a grid in it,
      unless they say otherwise. An element that needs more than its own height is cut, and a note says so.
      """
    case "grid":
      """
      A line is as high as its highest cell, and the cells of one line are equally high. Height that is left goes to lines with a
      cell that says `grow`, by weight; where the grid as a whole grows (`{grow: 1, grid: …}` in a column), all lines share it.
      """
    case "screen": screen
    case "navigation-bar":
      """
      A screen that was pushed has the way back in its bar, and a scene cannot take it away: see [screen](screen.md).
      """
    case "card":
      "It is a column with a ground, or a row: see [column](column.md) and [row](row.md)."
    default: nil
    }
  }

  /// The words on the room, the dock and the pushed screens of a screen.
  private static let screen =
    """
    Texts and controls are no wider than people read with ease (`screen: readable-width-pt` of the profile). Beside them rows,
    columns, cards, dividers and gauges end where they do, so that a screen has one edge; lists, grids, pictures, and
    elements that hold one of these, have the whole width. Where a screen has arrangements and no text or control by itself, these have all of it.

    `content` is a list of elements alone. `grow`, `width`, `align-self`, `when` and the other keys of a child
    ([stackItem](row.md#stackitem)) belong to what stands in a row, a column, a grid or a card: put a `column` into
    `content`, which is as high as its room, and `grow` on its children.

    A `dock` stands at the foot on most screens, and at the side on wide and low ones (`edge` below has the conditions).
    `dock: {edge: foot, content: […]}` keeps it at the foot wherever that leaves the content two rows. At
    the side it is as wide as its titles, up to half of the screen; where a title is wider it goes to the foot. Where the
    foot would leave less than two rows either, the main action stays alone: the child with the likely button, or else with a
    filled one, or else the first; of an arrangement that is too high by itself, that button alone. The rest comes after the content and
    scrolls with it.

    The first screen of an app, or of a section, has no way back, and no key takes the way back from a screen that was pushed. A
    program that sends `pop: "all"` and then `push` puts a screen right above the first one, so that Back leads there. A screen that
    is `fullscreen` has no bar and so no button for it; the keys Back and Escape still lead back.

    With `split` a list stays where it is, and the screens that its rows push stand beside it, each under a bar of its own.
    Until something is chosen, the screen that `detail` names stands there, and the row that leads to it is marked. An
    application's `push` after a press in the list does the same; after one beside the list it goes on there, with a way back.
    Back on a screen that the list has pushed leaves both. `shown` tells both, the list one level above. On a narrower
    display the screens lie on each other as usual.
    """

  /// What a part is for, in a sentence without its full stop; nil where its keys say it.
  static func about(part: String) -> String? {
    switch part {
    case "content": "The content of a screen, from top to bottom"
    case "element": "An element by its name: exactly one key stands for it"
    case "stackItem":
      "A child of a row, a column, a grid or a card: an element by its name, with its place among the others"
    case "roomCondition":
      "Conditions on the room, all of which have to be true. Widths are those of the arrangement, without its "
        + "padding, heights those that bars leave of the screen"
    case "text": "A text in one length"
    case "variants":
      "A text in one length or in several, the longest first: the first that fits is shown"
    case "shownText": "A text with something to be seen in it"
    case "shownVariants": "Variants with something to be seen in them"
    case "line": "A text of one line"
    case "boundText": "A text that the app's program sets by its name"
    case "richText": "A text, or pieces of it that look different"
    case "run": "A piece of a text with a look of its own"
    case "availability": "The availability of something"
    case "hiding": "The visibility of an element"
    case "binding": "The name of something that the app's program sets"
    case "fill": "A colour or a picture"
    case "source":
      "The source of the content of a list, and what is known of it; a name alone is `async`. "
        + "[A list from a program](../run-protocol.md#a-list-from-a-program) has an example"
    case "step": "One action; exactly one of these keys"
    case "action": "An action: one step, or several one after the other"
    case "toast": "A brief note"
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
