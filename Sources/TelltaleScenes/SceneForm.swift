import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// The keys that one kind of map may have, and those that a guideline keeps out of it.
package struct SceneForm: Sendable {
  /// For messages, after "expected".
  package let what: String
  /// In the order in which people write them.
  package let keys: [String]
  let refusals: [KeyRefusal]

  /// A map called `what` in messages.
  package init(_ what: String, _ keys: [String]) {
    self.init(what, keys, refusing: [])
  }

  init(_ what: String, _ keys: [String], refusing refusals: [KeyRefusal]) {
    self.what = what
    self.keys = keys
    self.refusals = refusals
  }

  /// True for a key that is neither known nor refused under an id of its own.
  func isForeign(_ key: String) -> Bool {
    !keys.contains(key) && !key.hasPrefix("x-") && !refusals.contains { $0.keys.contains(key) }
  }

  /// True where a key that the map lacks is there under a name that was told to mean it.
  func isMisspelt(_ key: String, in entries: [YAMLEntry]) -> Bool {
    // No more keys than are complained about.
    entries.lazy.filter { isForeign($0.key) }.prefix(Limits.complaints).contains {
      Spelling.nearest(to: $0.key, among: keys) == key
    }
  }

  /// Complains about every key that the form does not have.
  package func check(
    _ entries: [YAMLEntry], at path: NodePath, in context: inout SceneContext
  ) {
    for entry in entries where !keys.contains(entry.key) && !entry.key.hasPrefix("x-") {
      guard !context.complaints.isFull, context.findings.count < Limits.complaints else { return }
      let refusals = refusals.filter { $0.keys.contains(entry.key) && context.applies($0.rule) }
      if refusals.isEmpty { context.complaints.add(unknownKey: entry, among: keys) }
      let own = path.foreignKey(entry.key)
      context.note(entry.location, at: own)
      for refusal in refusals {
        context.find(
          refusal.rule, at: own, "\(Quoted.text(entry.key)) \(refusal.because)",
          remedy: refusal.remedy, fix: .removing(own))
      }
    }
  }
}

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

extension Fix {
  /// Without a key that a scene may not have.
  fileprivate static func removing(_ path: NodePath) -> Fix {
    Fix("Remove the key", [.remove(at: path)], isSafe: false)
  }
}
