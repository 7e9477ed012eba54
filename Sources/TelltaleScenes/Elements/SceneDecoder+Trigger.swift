import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  /// The control or gesture that people use: its name, or a map that says more of it.
  package mutating func trigger(_ node: YAMLNode, at path: NodePath) -> Trigger? {
    guard case .mapping(let entries) = node.value else {
      if let text = node.text, Self.byItself.contains(text) {
        refuseTrigger(text, at: path)
        return nil
      }
      return name(node, "the name of a control").map { Trigger($0) }
    }
    if let cause = entries.first(where: { Self.byItself.contains($0.key) }) {
      let own = self.path(path, foreign: cause.key)
      note(cause.location, at: own)
      refuseTrigger(cause.key, at: own)
      return nil
    }
    var trigger = Trigger("")
    let before = complaints
    record(node, .trigger, at: path) { decoder, entry, own in
      switch entry.key {
      case "control": trigger.control = decoder.name(entry.value, "the id of a control") ?? ""
      case "title": trigger.title = decoder.variants(entry, at: own)
      case "kind": trigger.kind = decoder.name(entry.value, "a kind of control")
      case "effect": trigger.effect = decoder.value(.choice, entry.value)
      default: return
      }
    }
    if trigger.control.isEmpty {
      if complaints == before {
        complaints.add(
          node.location, "a trigger that names no control", remedy: "add control: share-button")
      }
      return nil
    }
    return trigger
  }

  /// What happens without anybody doing something.
  private static let byItself: Set = [
    "timer", "after", "delay", "event", "data", "data-event", "launch", "start", "startup", "push",
    "notification", "schedule", "interval",
  ]

  private mutating func refuseTrigger(_ cause: String, at path: NodePath) {
    refuse(
      "ACTION-SHEET-TRIGGER", at: path,
      "\(Quoted.text(cause)) would bring the sheet up by itself; people do that",
      remedy: "name the control, key or gesture: trigger: share-button")
  }

  package mutating func menu(_ entry: YAMLEntry, at path: NodePath) -> Menu? {
    var menu = Menu(items: [])
    let before = complaints
    let isMap = record(entry.value, .menu, at: path) { decoder, entry, own in
      switch entry.key {
      case "trigger": menu.trigger = decoder.trigger(entry.value, at: own)
      case "items":
        menu.items = decoder.list(
          entry.value, of: "items", atMost: Limits.alertButtons, at: own
        ) { decoder, node, _ in decoder.variants(node) }
      default: return
      }
    }
    guard isMap else { return nil }
    if menu.items.isEmpty, complaints == before {
      complaints.add(
        entry.value.location, "a menu without items", remedy: "write items: [Rename, Duplicate]")
    }
    return menu
  }
}
