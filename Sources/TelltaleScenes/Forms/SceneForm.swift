/// The keys that one kind of map in a scene may have, and those that a guideline keeps out of it.
///
/// The decoder refuses all others, and the JSON Schema lists these.
package struct SceneForm: Sendable {
  /// For messages, after "expected".
  package let what: String
  /// In the order in which people write them.
  package let keys: [String]
  package let refusals: [KeyRefusal]

  package init(_ what: String, _ keys: [String], refusing refusals: [KeyRefusal] = []) {
    self.what = what
    self.keys = keys
    self.refusals = refusals
  }

  /// True for a key that is neither known nor refused under an id of its own.
  package func isForeign(_ key: String) -> Bool {
    !keys.contains(key) && !key.hasPrefix("x-") && !refusals.contains { $0.keys.contains(key) }
  }
}

/// Keys that people might expect and a guideline rules out.
package struct KeyRefusal: Sendable {
  package let keys: [String]
  /// Its id; where it is not for the profile, the keys are as unknown as any.
  package let rule: String
  /// What is to be said of the key.
  package let because: String
  package let remedy: String

  package init(
    _ keys: [String], _ rule: String, _ because: String, remedy: String = "remove the key"
  ) {
    self.keys = keys
    self.rule = rule
    self.because = because
    self.remedy = remedy
  }
}
