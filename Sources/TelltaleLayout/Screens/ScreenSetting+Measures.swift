import TelltaleGraphics
import TelltaleModel

extension ScreenSetting {
  /// The height of the rows of a list, in pixels.
  package func rowHeight(of list: RowList, in context: LayoutContext) -> Int {
    RowHeight(screen: ScreenContext(self, in: context), list: list).height
  }

  /// Where the items of a collection stand in its content, in pixels, by their numbers.
  package func itemFrames(
    of collection: ItemCollection, at path: NodePath, width: Int, in context: LayoutContext
  ) -> [Int: PixelRect] {
    let placer = CollectionPlacer(collection, at: path, in: ScreenContext(self, in: context))
    let frames = placer.itemFrames(width: width).frames
    let keys = data.items(of: collection, at: path).keys
    return Dictionary(zip(keys, frames)) { first, _ in first }
  }
}
