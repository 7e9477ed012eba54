import TelltaleModel

/// What a YAML text says, without where and how it is written.
indirect enum ValueTree: Hashable {
  case null
  case boolean(Bool)
  case text(String)
  case list([ValueTree])
  case map([Member])

  struct Member: Hashable {
    var key: String
    var value: ValueTree
  }

  init(_ span: YAMLSpan) {
    switch span.content {
    case .scalar(let text, let style):
      let node = YAMLNode(
        .scalar(text, isPlain: style == .plain), at: SourceLocation(file: "", line: 0, column: 0))
      self = node.isNull ? .null : node.boolean.map { .boolean($0) } ?? .text(text)
    case .sequence(let items, _): self = .list(items.map(ValueTree.init))
    case .mapping(let entries, _):
      self = .map(entries.map { Member(key: $0.key.text ?? "", value: ValueTree($0.value)) })
    }
  }

  /// The value with a change at a path; `nil` where the path leads nowhere, or `change` gives up.
  func changed(
    at steps: ArraySlice<NodePath.Step>, _ change: (ValueTree) -> ValueTree?
  ) -> ValueTree? {
    guard let step = steps.first else { return change(self) }
    switch (step, self) {
    case (.item(let index), .list(var items)):
      guard items.indices.contains(index),
        let item = items[index].changed(at: steps.dropFirst(), change)
      else { return nil }
      items[index] = item
      return .list(items)
    case (.key(let key), .map(var members)):
      guard let index = members.firstIndex(where: { $0.key == key }),
        let value = members[index].value.changed(at: steps.dropFirst(), change)
      else { return nil }
      members[index].value = value
      return .map(members)
    default: return nil
    }
  }
}

extension ValueTree {
  /// What the scene says after an edit; `nil` where the edit makes no sense in it.
  func applying(_ edit: SceneEdit) -> ValueTree? {
    switch edit {
    case .replaceText(let path, let old, let new):
      return changed(at: path.steps[...]) { $0.replacing(old, with: new) }
    case .append(let path, let key, let value):
      return changed(at: path.steps[...]) { tree in
        guard case .list(let items) = tree else { return nil }
        return .list(items + [.map([Member(key: key, value: .text(value))])])
      }
    case .set(let path, let key, let value):
      return changed(at: path.steps[...]) { $0.setting(key, to: .text(value)) }
    case .remove(let path):
      guard case .key(let key)? = path.steps.last else { return nil }
      return changed(at: path.steps.dropLast()) { tree in
        guard case .map(let members) = tree, members.contains(where: { $0.key == key }) else {
          return nil
        }
        return .map(members.filter { $0.key != key })
      }
    }
  }

  private func replacing(_ old: String, with new: String) -> ValueTree? {
    if case .map = self { return changed(at: [.key("text")]) { $0.replacing(old, with: new) } }
    return self == .text(old) ? .text(new) : nil
  }

  private func setting(_ key: String, to value: ValueTree) -> ValueTree? {
    guard case .map(var members) = self else { return nil }
    if let index = members.firstIndex(where: { $0.key == key }) {
      members[index].value = value
    } else {
      members.append(Member(key: key, value: value))
    }
    return .map(members)
  }
}
