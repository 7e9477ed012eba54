import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax

/// Reads what an application says about collections.
struct ItemChangeReader {
  let names: SceneNames

  /// `{photos: […]}`: all items of a collection.
  func changes(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [AppUpdate] {
    context.named(node, "lists of items", at: path) { entry, own, context in
      guard isKnown(entry, in: &context) else { return [] }
      let items = ItemsReader().items(entry.value, at: own.key("items"), in: &context)
      let collection = ItemCollection(items: items)
      ItemsReader().check(collection, at: own, in: &context)
      context.checkScreens(in: PlacedElement(.collection(collection), at: own), names)
      return [.items(entry.key, items)]
    }
  }

  /// `{photos: row}`: how a collection is arranged from now on.
  func layouts(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [AppUpdate] {
    context.named(node, "layouts", at: path) { entry, own, context in
      guard isKnown(entry, in: &context) else { return [] }
      let layout = LayoutReader().layout(entry.value, at: own, in: &context)
      return layout.map { [.layout(entry.key, $0)] } ?? []
    }
  }

  private func isKnown(_ entry: YAMLEntry, in context: inout SceneContext) -> Bool {
    if names.collections.contains(entry.key) { return true }
    context.refuseName(
      entry.key, entry.location, among: names.collections, "no collection is called")
    return false
  }
}
