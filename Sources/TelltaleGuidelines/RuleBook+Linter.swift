import TelltaleModel

extension RuleBook {
  /// What the linter says in its own name: about files, and about the comments that silence it.
  package static let linter = RuleBook(rules: [
    .linter(
      "SCENE-UNREADABLE", element: "file", .error,
      why: "What cannot be read as a scene cannot be shown.",
      check: "The file is YAML or JSON, within the limits, with the keys and values of a scene.",
      remedy: "Mend what the message names; an editor with the schema shows it while you write."),
    .linter(
      "SCENE-TEXT-MARKS", element: "text",
      why:
        "An invisible mark that is out of place turns the order of what people read, or does nothing.",
      check:
        "Isolates are closed in their line, right-to-left marks stand in texts with letters that are "
        + "written so, joiners and selectors behind what they join; there are no embeddings, no byte order "
        + "marks and no line separators.",
      remedy: "Remove the mark; write {text: …, direction: …} to say which way a text goes."),
    .linter(
      "SCENE-TEXT-CUT-OFF", element: "text",
      why: "A number sign behind a space begins a comment, so that people read half of the text.",
      check:
        "Behind a value without quotes a comment has a space behind its sign. Behind `#` and a digit, a colour in "
        + "place of a value, and a single word behind several are told.",
      remedy: "Put all of the value in quotes; begin a comment with `# `."),
    .linter(
      "SCENE-PICTURE-MISSING", element: "file",
      cases: ["note for a picture or a page, which may come to its place later"],
      why: "Where a picture, an icon or a page is not found, nothing is shown.",
      check: "Icons that a scene names are among those of the profiles; pictures, pages and the "
        + "pictures of pages are beside the scene.",
      remedy: "Check the name, or put the file there."),
    .linter(
      "SCENE-PICTURE-BROKEN", element: "file",
      why:
        "In the place of a picture that cannot be read nothing is shown, on the unit and not before.",
      check:
        "Pictures beside the scene, those of its pages as well, are of a kind that is read, no larger than what is "
        + "decoded, and whole.",
      remedy: "Save the picture again as PNG, JPEG, WebP or SVG, or copy it here again."),
    .linter(
      "SCENE-PAGE-LEGIBLE", element: "web-view",
      why: "A page that cannot be read is of no use.",
      check: "Where a page names both the colour of a text and what is behind it, they have a "
        + "contrast of 4.5 to 1 by day and by night (3 to 1 from 24 pixels bold on); no text is to "
        + "be smaller than the profile allows.",
      remedy: "Leave colours and sizes to the theme, or choose others."),
    .linter(
      "SCENE-PAGE-STYLE", element: "web-view",
      why: "What a browser shows otherwise looks right to its author only.",
      check:
        "What a page's styles say is laid out: blocks, floats, tables, places, margins, borders, "
        + "grounds, fonts and lists of CSS 2. Each property without an effect is told once a page.",
      remedy: "Take it out, or say it with what CSS 2 has: tables, floats, margins and borders."),
    .linter(
      "SCENE-PAGE-ELEMENT", element: "web-view",
      why: "What a browser shows otherwise, or alone shows, looks right to its author only.",
      check:
        "Elements of a page are drawn as browsers draw them. Each that is not, or of which only the text is, is "
        + "told once a page.",
      remedy: "Say it with text, lists, tables and pictures, which are drawn."),
    .linter(
      "SCENE-PAGE-COST", element: "web-view", cases: ["error where nothing can be shown"],
      why: "A page is laid out while people wait for it.",
      check:
        "A page is laid out within the number of boxes that are given to one; tables inside of "
        + "tables multiply them.",
      remedy: "Take tables out of tables."),
    .linter(
      "LINT-EDITION-DIFFERS", element: "screen",
      why:
        "A program that shows an app in another language finds there what it knows from the first.",
      check:
        "An edition of a scene in another language (`app.de.yaml` of `app.yaml`) has the same screens, and on each "
        + "the same ids, bindings, events, sources and ways to other screens.",
      remedy: "Write the names in both as in the first; only texts are translated."),
    .linter(
      "LINT-SUPPRESSION-UNUSED",
      why: "A comment that silences nothing hides the next fault that comes to its place.",
      check: "Each id in a `telltale:disable` comment silences at least one finding, as far as it "
        + "was looked for in this run.",
      remedy: "Remove the id, or the comment."),
    .linter(
      "LINT-SUPPRESSION-UNKNOWN",
      why: "A misspelt comment silences nothing.",
      check: "A comment that begins with `telltale:` is `disable-line`, `disable-next-line` or "
        + "`disable-file`, with ids of guidelines.",
      remedy: "Write `# telltale:disable-next-line ID -- reason`."),
    .linter(
      "LINT-SUPPRESSION-REASON",
      why: "Whoever reads the scene next has to know why a guideline does not hold in it.",
      check: "A `telltale:disable` comment ends in ` -- ` and a reason.",
      remedy: "Write the reason behind the ids: `-- the brand is spelled so`."),
    .linter(
      "LINT-SUPPRESSION-REFUSED",
      why: "What refuses a scene refuses it on the screen as well, whatever a comment says.",
      check: "No `telltale:disable` comment names a guideline that refuses the scene there.",
      remedy: "Mend the fault, and remove the comment."),
  ])

  /// The guidelines, then what the linter says in its own name.
  package static let everything = RuleBook(rules: standard.rules + linter.rules)

  /// Whether `name` is an id, or the beginning of ids up to a hyphen: `ALERT-TITLE`.
  package func knows(_ name: String) -> Bool {
    rules.contains { RuleBook.id($0.id, isUnder: name) }
  }

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
      enforcement: .elsewhere("The linter tells it in its own name."), examples: [])
  }
}
