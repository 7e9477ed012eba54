import TelltaleModel

/// What a finding of one rule says as well, so that one cause is told once.
///
/// Rules stay as they are, each with its own examples; who tells an author of findings leaves out what another
/// of them stands in for.
package struct Echoes: Sendable {
  /// How far from the finding that stands in.
  enum Reach {
    /// The very place.
    case place
    /// The button whose title it is.
    case button
    /// All buttons of the list.
    case buttons
  }

  /// By the rule that stands in: others, and where.
  static let table: [String: [(rule: String, reach: Reach)]] = [
    "ALERT-BUTTON-CANCEL-LOOKALIKE": [
      ("ALERT-CANCEL-USUALLY-PRESENT", .buttons), ("ALERT-DESTRUCTIVE-NEEDS-CANCEL", .buttons),
      ("ALERT-CONFIRM-NO-EXTRA-CHOICES", .button), ("ALERT-BUTTON-TITLE-VERB", .place),
    ],
    "ALERT-DESTRUCTIVE-NEEDS-CANCEL": [("ALERT-CANCEL-USUALLY-PRESENT", .buttons)],
    "ALERT-BUTTON-NO-YES-NO": [("ALERT-CANCEL-USUALLY-PRESENT", .buttons)],
    "ALERT-DESTRUCTIVE-STYLE": [
      ("ALERT-BUTTON-NO-YES-NO", .buttons), ("ALERT-BUTTON-OK-ACCEPT", .place),
      ("ALERT-CANCEL-USUALLY-PRESENT", .buttons),
    ],
    "ALERT-CANCEL-EDIT-THREE-WAY": [("ALERT-CONFIRM-NO-EXTRA-CHOICES", .place)],
    // Who writes a title anew writes its capitals anew.
    "ALERT-BUTTON-TITLE-ONE-TWO-WORDS": [
      ("ALERT-BUTTON-TITLE-CASE", .place), ("SCREEN-FITS-PANEL", .place),
    ],
    "ALERT-BUTTON-TITLE-RESULT": [("ALERT-BUTTON-TITLE-VERB", .place)],
    "ALERT-MESSAGE-ONE-OR-TWO-LINES": [
      ("ALERT-SHORT-TEXT-AGAINST-SCROLL", .place), ("ALERT-TEXT-AMOUNT", .place),
      ("ALERT-MESSAGE-COMPLETE-SENTENCES", .place),
    ],
    "ALERT-EXPLAIN-BUTTONS": [
      ("ALERT-EXPLAIN-TITLE-NO-QUOTES", .place), ("ALERT-EXPLAIN-TERM-CHOOSE", .place),
      ("ALERT-EXPLAIN-TITLE-EXACT", .place), ("ALERT-CARPLAY-EXPLAIN-TERM-TAP", .place),
    ],
    "ALERT-TITLE-SHORT": [("ALERT-SHORT-TEXT-AGAINST-SCROLL", .place)],
    // What is cut on the smallest screen of the profile is cut on the panel, too.
    "TEXT-CUT-ON-SMALL-SCREEN": [("SCREEN-FITS-PANEL", .place)],
    "BUTTON-TITLE-CUT-ON-SMALL-SCREEN": [("SCREEN-FITS-PANEL", .place)],
    "ALERT-NO-SCROLL": [("SCREEN-FITS-PANEL", .place)],
    "ALERT-TITLE-SINGLE-WORD": [("ALERT-TITLE-FRAGMENT-TITLE-CASE", .place)],
    "ALERT-TITLE-FRAGMENT-NO-PUNCTUATION": [("ALERT-TITLE-FRAGMENT-TITLE-CASE", .place)],
    "ALERT-TITLE-DESCRIPTIVE": [
      ("ALERT-TITLE-SINGLE-WORD", .place), ("ALERT-CARPLAY-TITLE-SINGLE-WORD", .place),
      ("ALERT-TITLE-STANDS-ALONE", .place), ("ALERT-TITLE-FRAGMENT-NO-PUNCTUATION", .place),
      ("ALERT-CARPLAY-TITLE-FRAGMENT-NO-PUNCTUATION", .place),
      ("ALERT-TITLE-FRAGMENT-TITLE-CASE", .place), ("ALERT-TITLE-SENTENCE-PUNCTUATION", .place),
      ("ALERT-TITLE-SENTENCE-CASE", .place), ("ALERT-CARPLAY-TITLE-SENTENCE-STYLE", .place),
    ],
  ]

  /// The same findings without those that another stands in for.
  ///
  /// - Parameters:
  ///   - findings: of one scene.
  ///   - finding: the rule of each, and where in the scene it is.
  /// - Returns: What is left, in the same order.
  package static func removed<Item>(
    from findings: [Item], _ finding: (Item) -> (rule: String, path: NodePath)
  ) -> [Item] {
    var heard: [String: Set<NodePath>] = [:]
    for (rule, path) in findings.map(finding) {
      for echo in table[rule] ?? [] {
        heard[echo.rule, default: []].insert(place(path, echo.reach))
      }
    }
    if heard.isEmpty { return findings }
    return findings.filter { each in
      let (rule, path) = finding(each)
      guard let places = heard[rule] else { return true }
      return !ancestors(of: path).contains(where: places.contains)
    }
  }

  private static func place(_ path: NodePath, _ reach: Reach) -> NodePath {
    let button = path.description.hasSuffix("]") ? path : path.parent
    switch reach {
    case .place: return path
    case .button: return button
    case .buttons: return button.parent
    }
  }

  /// The path itself, and all that it is inside of.
  private static func ancestors(of path: NodePath) -> [NodePath] {
    var all = [path]
    while let last = all.last, last != .root { all.append(last.parent) }
    return all
  }
}
