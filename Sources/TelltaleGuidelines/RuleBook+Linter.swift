import TelltaleModel

extension RuleBook {
  /// The rules of the linter itself: about files, and about the comments that silence it.
  package static let linter = RuleBook(rules: [
    .linter(
      "SCENE-UNREADABLE", element: "file", .error,
      why: "A file that cannot be read as a scene cannot be shown.",
      check: "The file is YAML or JSON, within the limits, with the keys and values of a scene.",
      remedy:
        "Fix the error that the message names; an editor with the schema shows it while you write."),
    .linter(
      "SCENE-TEXT-MARKS", element: "text",
      why:
        "An invisible mark in the wrong place changes the order of the text, or has no effect.",
      check:
        "Isolates are closed in their line, right-to-left marks stand in texts with right-to-left letters, and "
        + "joiners and selectors follow the character that they join. There are no embeddings, no byte order marks "
        + "and no line separators.",
      remedy: "Remove the mark; write {text: …, direction: …} to set the direction of a text."),
    .linter(
      "SCENE-TEXT-CUT-OFF", element: "text",
      why: "A number sign after a space begins a comment, so that people read half of the text.",
      check:
        "After a value without quotes, a comment has a space after its sign. Reported are `#` before a digit, a "
        + "colour in place of a value, and a single word after a value of several words.",
      remedy: "Put the whole value in quotes; begin a comment with `# `."),
    .linter(
      "SCENE-PICTURE-MISSING", element: "file",
      cases: ["note for a picture or a page, which may be added later"],
      why: "Where a picture, an icon or a page is not found, nothing is shown.",
      check: "Icons that a scene names are among those of the profiles; pictures, pages and the "
        + "pictures of pages are beside the scene.",
      remedy: "Check the name, or put the file there."),
    .linter(
      "SCENE-PICTURE-BROKEN", element: "file",
      why:
        "Nothing is shown in place of a picture that cannot be read, and only the unit shows that.",
      check:
        "Pictures beside the scene, and those of its pages, are in a format that is read, no larger than what is "
        + "decoded, and complete.",
      remedy: "Save the picture again as PNG, JPEG, WebP or SVG, or copy it here again."),
    .linter(
      "SCENE-PAGE-LEGIBLE", element: "web-view",
      why: "A page that cannot be read is of no use.",
      check:
        "Where a page sets both the colour of a text and its background, they have a contrast of 4.5 to 1 by "
        + "day and by night (3 to 1 from 24 pixels bold on). No text is set smaller than the profile allows.",
      remedy: "Leave colours and sizes to the theme, or choose others."),
    .linter(
      "SCENE-PAGE-STYLE", element: "web-view",
      why: "A style that is shown only by browsers looks right to its author only.",
      check:
        "The styles of a page are applied: blocks, floats, tables, positions, margins, borders, backgrounds, fonts "
        + "and lists of CSS 2. Each property without an effect is reported once a page.",
      remedy: "Remove it, or use what CSS 2 has: tables, floats, margins and borders."),
    .linter(
      "SCENE-PAGE-ELEMENT", element: "web-view",
      why:
        "An element that is shown otherwise by browsers, or by browsers alone, looks right to its author only.",
      check:
        "Elements of a page are drawn as browsers draw them. Each element that is not drawn, or of which only the "
        + "text is drawn, is reported once a page.",
      remedy: "Use text, lists, tables and pictures, which are drawn."),
    .linter(
      "SCENE-PAGE-COST", element: "web-view", cases: ["error where nothing can be shown"],
      why: "A page is laid out while people wait for it.",
      check:
        "A page has no more boxes than one page may have; tables inside of tables multiply them.",
      remedy: "Take tables out of tables."),
    .linter(
      "LINT-EDITION-DIFFERS", element: "screen",
      why:
        "A program that shows an app in another language expects the same names there.",
      check:
        "An edition of a scene in another language (`app.de.yaml` of `app.yaml`) has the same screens, and on each "
        + "the same ids, bindings, events, sources and ways to other screens.",
      remedy: "Keep all names as they are in the first; translate only the texts."),
    .linter(
      "LINT-SUPPRESSION-UNUSED",
      why: "A comment that silences nothing hides the next finding in its place.",
      check:
        "Each id in a `telltale:disable` comment silences at least one finding, if its guideline was checked in "
        + "this run.",
      remedy: "Remove the id, or the comment."),
    .linter(
      "LINT-SUPPRESSION-UNKNOWN",
      why: "A misspelt comment silences nothing.",
      check: "A comment that begins with `telltale:` is `disable-line`, `disable-next-line` or "
        + "`disable-file`, with ids of guidelines.",
      remedy: "Write `# telltale:disable-next-line ID -- reason`."),
    .linter(
      "LINT-SUPPRESSION-REASON",
      why: "The next reader of the scene has to know why a guideline does not apply.",
      check: "A `telltale:disable` comment ends in ` -- ` and a reason.",
      remedy: "Write the reason after the ids: `-- the brand is spelled so`."),
    .linter(
      "LINT-SUPPRESSION-REFUSED",
      why:
        "A guideline that refuses a scene refuses it on the screen as well, and no comment changes that.",
      check: "No `telltale:disable` comment names a guideline that refuses the scene there.",
      remedy: "Fix the error, and remove the comment."),
  ])

  /// The guidelines, followed by the rules of the linter itself.
  package static let everything = RuleBook(rules: standard.rules + linter.rules)

  /// Returns true where a name is an id, or the beginning of ids up to a hyphen: `ALERT-TITLE`.
  ///
  /// - Parameter name: An id or its beginning, in letters of either case.
  /// - Returns: False where no rule of the book is meant.
  package func knows(_ name: String) -> Bool {
    rules.contains { RuleBook.id($0.id, isUnder: name) }
  }

  /// Returns true where an id is the one named, or begins with it up to a hyphen.
  ///
  /// - Parameters:
  ///   - id: The whole id, in capitals.
  ///   - name: An id or its beginning, in letters of either case.
  /// - Returns: True for `ALERT-TITLE-SHORT` under `alert-title`.
  package static func id(_ id: String, isUnder name: String) -> Bool {
    let name = name.uppercased()
    return id == name || id.hasPrefix(name + "-")
  }
}

extension Rule {
  fileprivate static func linter(
    _ id: String, element: String = "comment", _ severity: Severity = .warning,
    cases: [String] = [], why: String, check: String, remedy: String
  ) -> Rule {
    Rule(
      id: id, element: element, applies: .everywhere, kind: .lint, severity: severity,
      severityCases: cases, sources: [], why: why, check: check, remedy: remedy,
      enforcement: .elsewhere("The linter itself reports it."), examples: [])
  }
}
