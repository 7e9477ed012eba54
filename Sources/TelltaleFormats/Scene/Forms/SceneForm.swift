/// The keys that one kind of map in a scene may have, and those that a guideline keeps out of it.
///
/// The decoder refuses all others, and the JSON Schema lists these.
struct SceneForm: Sendable {
  /// For messages, after "expected".
  let what: String
  /// In the order in which people write them.
  let keys: [String]
  let refusals: [KeyRefusal]

  init(_ what: String, _ keys: [String], refusing refusals: [KeyRefusal] = []) {
    self.what = what
    self.keys = keys
    self.refusals = refusals
  }

  /// True for a key that is neither known nor refused under an id of its own.
  func isForeign(_ key: String) -> Bool {
    !keys.contains(key) && !key.hasPrefix("x-") && !refusals.contains { $0.keys.contains(key) }
  }
}

/// Keys that people might expect and a guideline rules out.
struct KeyRefusal: Sendable {
  let keys: [String]
  /// Its id; where it is not for the profile, the keys are as unknown as any.
  let rule: String
  /// What is to be said of the key.
  let because: String
  let remedy: String

  init(_ keys: [String], _ rule: String, _ because: String, remedy: String = "remove the key") {
    self.keys = keys
    self.rule = rule
    self.because = because
    self.remedy = remedy
  }
}
