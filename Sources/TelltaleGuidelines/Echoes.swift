import TelltaleModel

/// The findings that repeat another one, so that one cause is reported once.
///
/// Rules stay as they are, each with its own examples. A report leaves out the findings for which
/// another finding stands in.
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
    "ALERT-BUTTON-NO-YES-NO": [
      ("ALERT-CANCEL-USUALLY-PRESENT", .buttons), ("ALERT-BUTTON-TITLE-CASE", .place),
      ("ALERT-BUTTON-TITLE-VERB", .place),
    ],
    // Who names the answers anew leaves No out.
    "ALERT-BUTTON-CANCEL-TITLE": [("ALERT-BUTTON-NO-YES-NO", .buttons)],
    "ALERT-DESTRUCTIVE-STYLE": [
      ("ALERT-BUTTON-NO-YES-NO", .buttons), ("ALERT-BUTTON-OK-ACCEPT", .place),
      ("ALERT-BUTTON-TITLE-RESULT", .place),
      ("ALERT-CANCEL-USUALLY-PRESENT", .buttons),
    ],
    "ALERT-CANCEL-EDIT-THREE-WAY": [
      ("ALERT-CONFIRM-NO-EXTRA-CHOICES", .place), ("ALERT-CHOICES-USE-ACTION-SHEET", .place),
    ],
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
      ("ALERT-CARPLAY-MESSAGE-AVOID", .place),
    ],
    "ALERT-TITLE-SHORT": [
      ("ALERT-SHORT-TEXT-AGAINST-SCROLL", .place), ("ALERT-TEXT-AMOUNT", .place),
    ],
    "ALERT-CARPLAY-TITLE-ONE-LINE": [("ALERT-CARPLAY-TITLE-SHORT", .place)],
    "ALERT-BUTTON-OK-ACCEPT": [("ALERT-BUTTON-TITLE-CASE", .place)],
    "ALERT-CARPLAY-CHOICES-ELSEWHERE": [("ALERT-CARPLAY-THREE-BUTTONS", .place)],
    "ALERT-APPEARANCE-FIXED": [("BUTTON-BACKGROUND-CUSTOM", .place)],
    "ACTION-SHEET-WATCH-MAX-FOUR": [("ACTION-SHEET-WATCH-THREE-CHOICES", .place)],
    "ACTION-SHEET-TITLE-NOT-CUT": [("ACTION-SHEET-TITLE-ONE-LINE", .place)],
    "ACTION-SHEET-WATCH-CANCEL-REQUIRED": [("ACTION-SHEET-WATCH-PARTS", .place)],
    "ACTION-SHEET-TWO-OR-MORE-CHOICES": [("ACTION-SHEET-WATCH-PARTS", .place)],
    "ACTION-SHEET-DESTRUCTIVE-STYLE": [("ACTION-SHEET-WATCH-STYLE-DESTRUCTIVE", .place)],
    "SCROLL-VIEW-NO-NESTING": [
      ("SCROLL-VIEW-ONE-AT-A-TIME", .place), ("SCROLL-VIEW-TWO-DIFFERENT-AXES", .place),
    ],
    "SCROLL-VIEW-ONE-AT-A-TIME": [("SCROLL-VIEW-TWO-DIFFERENT-AXES", .place)],
    "TAB-BAR-ANY-NUMBER": [("TAB-BAR-TOO-FEW", .place)],
    "LABEL-CUSTOM-STYLE-LEGIBLE": [("LABEL-LEGIBLE", .place)],
    "LABEL-STATIC-TEXT": [("TEXT-VIEW-CARPLAY-NO-EDITING", .place)],
    // A sentence that is written like a heading lacks its end as well as its small letters.
    "ALERT-TITLE-SENTENCE-PUNCTUATION": [
      ("ALERT-TITLE-SENTENCE-CASE", .place), ("ALERT-CARPLAY-TITLE-SENTENCE-STYLE", .place),
    ],
    "ALERT-MESSAGE-COMPLETE-SENTENCES": [("ALERT-MESSAGE-PUNCTUATION", .place)],
    "MODALITY-SEPARATE-WINDOW": [("MODALITY-COMPONENT-BY-PLATFORM", .place)],
    // What is cut on the smallest screen of the profile is cut on the panel, too.
    "TEXT-CUT-ON-SMALL-SCREEN": [("SCREEN-FITS-PANEL", .place)],
    "BUTTON-TITLE-CUT-ON-SMALL-SCREEN": [
      ("SCREEN-FITS-PANEL", .place), ("BUTTON-TITLE-SHORT", .place),
    ],
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

  /// Returns the findings without those for which another one stands in.
  ///
  /// - Parameters:
  ///   - findings: The findings of one scene.
  ///   - finding: Tells the rule of a finding, its place in the scene and its severity. No finding
  ///     stands in for a graver one.
  /// - Returns: The remaining findings in the same order, each with the rules for which it stands
  ///   in.
  package static func told<Item>(
    of findings: [Item], _ finding: (Item) -> (rule: String, path: NodePath, severity: Severity)
  ) -> [(item: Item, also: [String])] {
    let placed = findings.map(finding)
    var heard: [String: [NodePath: [Int]]] = [:]
    for (index, (rule, path, _)) in placed.enumerated() {
      for echo in table[rule] ?? [] {
        heard[echo.rule, default: [:]][place(path, echo.reach), default: []].append(index)
      }
    }
    let tellers = placed.map { rule, path, severity -> [Int] in
      guard let places = heard[rule] else { return [] }
      return ancestors(of: path).flatMap { places[$0] ?? [] }
        .filter { placed[$0].severity >= severity }
    }
    var also: [Int: [String]] = [:]
    for (index, (rule, _, _)) in placed.enumerated() {
      for first in firsts(of: index, tellers) where first != index {
        if also[first, default: []].contains(rule) { continue }
        also[first, default: []].append(rule)
      }
    }
    return findings.indices.filter { tellers[$0].isEmpty }.map {
      (findings[$0], also[$0] ?? [])
    }
  }

  /// The findings at the end of who stands in for whom, by their indices.
  private static func firsts(of index: Int, _ tellers: [[Int]]) -> Set<Int> {
    var (waiting, seen, found) = ([index], Set([index]), Set<Int>())
    while let next = waiting.popLast() {
      if tellers[next].isEmpty { found.insert(next) }
      waiting += tellers[next].filter { seen.insert($0).inserted }
    }
    return found
  }

  private static func place(_ path: NodePath, _ reach: Reach) -> NodePath {
    let button = if case .item? = path.last { path } else { path.parent }
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
