import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Keys that people might expect and a guideline rules out.
struct KeyRefusal: Sendable {
  let keys: [String]
  /// Where it is not for the profile, the keys are as unknown as any.
  let rule: RuleID
  /// What is to be said of the key.
  let because: String
  let remedy: String

  init(_ keys: [String], _ rule: RuleID, _ because: String, remedy: String = "remove the key") {
    self.keys = keys
    self.rule = rule
    self.because = because
    self.remedy = remedy
  }

  /// Keys by which a scene would place a control.
  static let places = ["position", "order", "x", "y", "side"]

  /// Keys that would place `what`, such as "the bar".
  static func placing(_ what: String, _ rule: RuleID) -> KeyRefusal {
    KeyRefusal(places + ["place", "placement"], rule, "would place \(what)")
  }
}
