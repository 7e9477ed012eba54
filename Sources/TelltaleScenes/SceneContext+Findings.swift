import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// What speaks against a scene, and where it stands.
extension SceneContext {
  /// The number of findings that refuse the scene.
  package var refusals: Int { findings.count { $0.severity == .error } }

  /// Records the place of a value: texts where they begin, maps and lists where their key does.
  ///
  /// - Parameters:
  ///   - entry: The key and its value in the file.
  ///   - path: The place of the value in the scene.
  package mutating func note(_ entry: YAMLEntry, at path: NodePath) {
    if case .scalar = entry.value.value, !entry.value.isNull {
      sourceMap.locations[path] = entry.value.location
    } else {
      sourceMap.locations[path] = entry.location
    }
  }

  /// Records the place of a part of the scene.
  ///
  /// - Parameters:
  ///   - location: The line and the column in the file.
  ///   - path: The place of the part in the scene.
  package mutating func note(_ location: SourceLocation, at path: NodePath) {
    sourceMap.locations[path] = location
  }

  /// Whether a guideline is for this profile.
  func applies(_ rule: RuleID) -> Bool { rule.isInForce(on: profile.guidelines) }

  /// Refuses what the format cannot hold: under the guideline's id where it is for this profile, as
  /// an error of the file elsewhere.
  mutating func refuse(
    _ rule: RuleID, at path: NodePath, _ message: String, remedy: String? = nil
  ) {
    if applies(rule) {
      find(rule, at: path, message, remedy: remedy)
    } else {
      complaints.add(sourceMap.location(of: path), message, remedy: remedy)
    }
  }

  /// Refuses what only some profiles' guidelines rule out; true where it did.
  @discardableResult
  mutating func refuseHere(
    _ rule: RuleID, at path: NodePath, _ message: String, remedy: String? = nil
  ) -> Bool {
    guard applies(rule) else { return false }
    find(rule, at: path, message, remedy: remedy)
    return true
  }

  /// Says of a key that guidelines keep out of a map which of them do; false where none is for this profile.
  mutating func refuse(_ entry: YAMLEntry, at path: NodePath, by refusals: [KeyRefusal]) -> Bool {
    guard takesMore else { return true }
    let refusals = refusals.filter { $0.keys.contains(entry.key) && applies($0.rule) }
    let own = path.foreignKey(entry.key)
    if !refusals.isEmpty { note(entry.location, at: own) }
    for refusal in refusals {
      find(
        refusal.rule, at: own, "\(Quoted.text(entry.key)) \(refusal.because)",
        remedy: refusal.remedy, fix: .removing(own))
    }
    return !refusals.isEmpty
  }

  /// False where no more would be kept.
  private var takesMore: Bool { !complaints.isFull && findings.count < Limits.complaints }

  /// Complains about ids that are given twice in one list.
  ///
  /// - Parameters:
  ///   - ids: Ids with the places of their maps; `nil` for those without one.
  ///   - remedy: The advice in the message.
  package mutating func checkUnique(_ ids: [(id: String?, path: NodePath)], _ remedy: String) {
    var seen: Set<String> = []
    for (id, path) in ids {
      guard let id, !seen.insert(id).inserted else { continue }
      complaints.add(
        sourceMap.location(of: path.key("id")), "the id \(Quoted.text(id)) is given a second time",
        remedy: remedy)
    }
  }
}

extension SceneContext: MapContext {
  /// Records the place of a key, and returns its path.
  ///
  /// - Parameters:
  ///   - entry: A key that the map may have, and its value.
  ///   - path: The place of the map in the scene.
  /// - Returns: The place of the key's value in the scene.
  package mutating func enter(_ entry: YAMLEntry, at path: NodePath) -> NodePath {
    let own = path.key(entry.key)
    note(entry, at: own)
    return own
  }

  /// Complains about a key that a map may not have. After as many complaints as are kept, it does
  /// nothing.
  ///
  /// - Parameters:
  ///   - entry: The unknown key.
  ///   - path: The place of the map in the scene.
  ///   - form: The keys that the map may have, for a suggestion.
  package mutating func refuse(foreign entry: YAMLEntry, at path: NodePath, in form: MapForm) {
    guard takesMore else { return }
    complaints.add(unknownKey: entry, among: form.keys)
    note(entry.location, at: path.foreignKey(entry.key))
  }
}

extension Fix {
  /// Without a key that a scene may not have.
  fileprivate static func removing(_ path: NodePath) -> Fix {
    Fix("Remove the key", [.remove(at: path)], isSafe: false)
  }
}

extension NodePath {
  /// Returns the path of a key that may be long, since it is foreign.
  ///
  /// - Parameter key: The key as the file has it; its first 64 characters are used.
  /// - Returns: The path below this one.
  package func foreignKey(_ key: String) -> NodePath {
    self.key(String(key.unicodeScalars.prefix(64).map(Character.init)))
  }
}
