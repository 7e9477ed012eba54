import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax

/// Names by which an application speaks of what the scene has.
extension SceneContext {
  /// A value that may not be null.
  mutating func required<Value>(_ reader: ValueReader<Value>, _ node: YAMLNode) -> Value? {
    reader.read(node, &complaints)
  }

  /// A name that the scene has; `what` has it stands in messages.
  mutating func known(_ node: YAMLNode, among names: Set<String>, _ what: String) -> String? {
    guard let text = required(.line, node) else { return nil }
    if names.contains(text) { return text }
    refuseName(text, node.location, among: names, "no \(what) is called")
    return nil
  }

  /// Complains about a name that the scene does not have, with what may be meant.
  mutating func refuseName(
    _ name: String, _ place: SourceLocation, among names: Set<String>, _ words: String
  ) {
    let all = names.sorted()
    let few = all.isEmpty ? "the scene has none" : "known: \(all.joined(separator: ", "))"
    complaints.add(
      place, "\(words) \(Quoted.text(name))",
      remedy: Spelling.suggestion(for: name, among: all) ?? (all.count <= 12 ? few : nil))
  }

  /// What a map says for each of its names; `what` it is a map to stands in messages.
  mutating func named(
    _ node: YAMLNode, _ what: String, at path: NodePath,
    _ read: (YAMLEntry, NodePath, inout SceneContext) -> [AppUpdate]
  ) -> [AppUpdate] {
    guard case .mapping(let entries) = node.value else {
      complaints.add(node.location, "found \(node.summary), expected a map from names to \(what)")
      return []
    }
    return entries.flatMap { entry in
      let own = path.foreignKey(entry.key)
      note(entry, at: own)
      return read(entry, own, &self)
    }
  }

  /// Every name of a screen has to be one of the scene's.
  mutating func checkScreens(in placed: PlacedElement, _ names: SceneNames) {
    for use in SceneWalk.screenNames(in: placed) {
      let known = use.known ?? names.screens
      guard !known.contains(use.name) else { continue }
      refuseName(
        use.name, sourceMap.location(of: use.path), among: known, "there is no screen")
    }
  }
}
