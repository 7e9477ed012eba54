import TelltaleCatalogue
import TelltaleModel

/// The names that a profile's `guidelines` section may hold: a misspelt one would do nothing at all.
enum GuidelineNames {
  /// Groups that guidelines are written for: the pages that a platform follows, and what it is.
  static let groups = [
    "general", "car", "car-elements", "phone", "tablet", "desktop", "television", "panel", "watch",
    "watch-square", "watch-round",
  ]

  /// Limits that hold for all languages.
  private static let limits = [
    "alert-buttons", "alert-title-lines", "alert-message-lines",
    "alert-title-message-overlap-percent",
    "sheet-buttons", "sheet-choices", "sheet-openers", "screens-per-sheet",
    "screens-per-alert",
    "sheet-title-message-overlap-percent",
    "modal-steps", "modal-steps-fullscreen", "modal-inputs", "modal-heights",
    "modal-cover-percent",
    "bar-controls", "screen-depth", "tabs", "tabs-least", "wait-seconds", "collection-spacing",
    "table-width-percent", "table-cut-percent", "label-lines", "line-characters", "text-fonts",
    "text-colors", "text-alignments", "dusk-stray-light-permille",
  ]

  /// Limits with a language behind: `alert-title-words-en`.
  private static let limitsByLanguage = [
    "alert-title", "alert-text", "alert-sentence", "alert-button", "button", "label",
  ].flatMap { ["\($0)-words", "\($0)-characters"] }

  static func isLimit(_ name: String) -> Bool {
    limits.contains(name)
      || limitsByLanguage.contains { isName(name, of: $0) }
  }

  /// True for the id of a rule, and for one with a language behind: `ALERT-TITLE-SHORT-ja`.
  static func isSeverity(_ name: String) -> Bool {
    RuleID.guidelines.contains { $0.rawValue == name || isName(name, of: $0.rawValue) }
  }

  static var allLimits: [String] { limits + limitsByLanguage.map { "\($0)-en" } }
  static var allRules: [String] { RuleID.guidelines.map(\.rawValue) }

  /// A name and, after a hyphen, the first part of a language's tag.
  private static func isName(_ name: String, of stem: String) -> Bool {
    guard name.hasPrefix(stem + "-") else { return false }
    let tag = String(name.dropFirst(stem.count + 1))
    return Language(checking: tag).map { $0.primary == tag } ?? false
  }
}
