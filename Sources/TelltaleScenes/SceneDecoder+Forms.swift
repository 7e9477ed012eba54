import TelltaleModel
import TelltaleSyntax

/// Maps with fixed keys, and lists of one kind of thing.
extension SceneDecoder {
  /// Reads a map key by key, each at its own path; false where it is none.
  @discardableResult
  package mutating func record(
    _ node: YAMLNode, _ form: SceneForm, at path: NodePath,
    _ read: (inout SceneDecoder, YAMLEntry, NodePath) -> Void
  ) -> Bool {
    guard case .mapping(let entries) = node.value else {
      complaints.add(node.location, "found \(node.summary), expected \(form.what)")
      return false
    }
    checkKeys(entries, form, at: path)
    for entry in entries where form.keys.contains(entry.key) {
      let own = path.key(entry.key)
      note(entry, at: own)
      read(&self, entry, own)
    }
    return true
  }

  /// Complains about every key that the form does not have.
  package mutating func checkKeys(_ entries: [YAMLEntry], _ form: SceneForm, at path: NodePath) {
    for entry in entries where !form.keys.contains(entry.key) && !entry.key.hasPrefix("x-") {
      guard !complaints.isFull, findings.count < Limits.complaints else { return }
      let refusals = form.refusals.filter { $0.keys.contains(entry.key) && applies($0.rule) }
      if refusals.isEmpty { complaints.add(unknownKey: entry, among: form.keys) }
      let own = self.path(path, foreign: entry.key)
      note(entry.location, at: own)
      for refusal in refusals {
        find(
          refusal.rule, at: own, "\(Quoted.text(entry.key)) \(refusal.because)",
          remedy: refusal.remedy, fix: .removing(own))
      }
    }
  }

  /// True where a key that the map lacks is there under a name that was told to mean it.
  package func isMisspelt(_ key: String, in entries: [YAMLEntry], _ form: SceneForm) -> Bool {
    // No more keys than are complained about.
    entries.lazy.filter { form.isForeign($0.key) }.prefix(Limits.complaints).contains {
      Spelling.nearest(to: $0.key, among: form.keys) == key
    }
  }

  /// Each item of a list; what is past the limit is complained about and not read.
  package mutating func list<Item>(
    _ node: YAMLNode, of what: String, atMost most: Int, at path: NodePath,
    _ read: (inout SceneDecoder, YAMLNode, NodePath) -> Item?
  ) -> [Item] {
    if node.isNull { return [] }
    guard case .sequence(let items) = node.value else {
      complaints.add(node.location, "found \(node.summary), expected a list of \(what)")
      return []
    }
    if items.count > most {
      complaints.add(node.location, "\(items.count) \(what), at most \(most) are read")
    }
    var result: [Item] = []
    for (index, item) in items.prefix(most).enumerated() {
      let own = path.item(index)
      note(item.location, at: own)
      if let value = read(&self, item, own) { result.append(value) }
    }
    return result
  }

  /// Complains about ids that are given twice in one list.
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

extension Fix {
  /// Without a key that a scene may not have.
  fileprivate static func removing(_ path: NodePath) -> Fix {
    Fix("Remove the key", [.remove(at: path)], isSafe: false)
  }
}
