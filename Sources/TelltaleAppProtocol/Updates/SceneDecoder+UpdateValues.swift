import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax

/// What an application says by the names that a scene binds.
extension SceneDecoder {
  /// `{now.title: …}`: texts, badges and progress, each for what is bound to its name.
  mutating func values(
    _ node: YAMLNode, _ names: SceneNames, at path: NodePath
  ) -> [AppUpdate] {
    named(node, "values", at: path) { decoder, entry, own in
      guard names.bound.contains(entry.key) else {
        decoder.refuseName(
          entry.key, entry.location, among: names.bound, "nothing in the scene is bound to")
        return []
      }
      var updates: [AppUpdate] = []
      if names.texts.contains(entry.key) {
        updates.append(.text(entry.key, decoder.boundText(entry, at: own)))
      }
      if names.badges.contains(entry.key) {
        updates.append(.badge(entry.key, decoder.boundBadge(entry.value, at: own)))
      }
      if names.progress.contains(entry.key) {
        updates.append(.progress(entry.key, decoder.value(.number(0...1), entry.value)))
      }
      return updates
    }
  }

  /// Null brings back what the scene says; an empty text is one.
  private mutating func boundText(_ entry: YAMLEntry, at path: NodePath) -> TextVariants? {
    if entry.value.isNull { return nil }
    return variants(entry, at: path) ?? TextVariants("")
  }

  private mutating func boundBadge(_ node: YAMLNode, at path: NodePath) -> Badge? {
    guard case .mapping = node.value else { return badge(node, at: path) }
    complaints.add(node.location, "found a map, expected a number in digits or \"!\"")
    return nil
  }

  mutating func sourceStates(
    _ node: YAMLNode, _ names: SceneNames, at path: NodePath
  ) -> [AppUpdate] {
    named(node, "states of sources", at: path) { decoder, entry, _ in
      guard names.sources.contains(entry.key) else {
        decoder.refuseName(entry.key, entry.location, among: names.sources, "no source is called")
        return []
      }
      let state = ValueReader<SourceState>.choice.read(entry.value, &decoder.complaints)
      return state.map { [.source(entry.key, $0)] } ?? []
    }
  }

  /// Files of the scene's folder that are there by now.
  mutating func pictures(_ node: YAMLNode, at path: NodePath) -> [AppUpdate] {
    if case .scalar = node.value {
      return bundlePath(node).map { [.picture($0)] } ?? []
    }
    return list(node, of: "pictures", atMost: Limits.items, at: path) { decoder, item, _ in
      decoder.bundlePath(item).map(AppUpdate.picture)
    }
  }

  /// What a map says for each of its names.
  mutating func named(
    _ node: YAMLNode, _ what: String, at path: NodePath,
    _ read: (inout SceneDecoder, YAMLEntry, NodePath) -> [AppUpdate]
  ) -> [AppUpdate] {
    guard case .mapping(let entries) = node.value else {
      complaints.add(node.location, "found \(node.summary), expected a map from names to \(what)")
      return []
    }
    return entries.flatMap { entry in
      let own = self.path(path, foreign: entry.key)
      note(entry, at: own)
      return read(&self, entry, own)
    }
  }
}
