import TelltaleGraphics
import TelltaleModel

extension ScreenSetting {
  /// The screen that holds a place of the scene: the list that stands beside this one, or this one.
  package func holding(_ path: NodePath) -> ScreenSetting {
    guard case .list(let list, _)? = split, path.isWithin(list.path) else { return self }
    return list
  }

  /// The height of the rows of a list, in pixels.
  package func rowHeight(of list: RowList, in context: LayoutContext) -> Int {
    RowHeight(screen: ScreenContext(self, in: context), list: list).height
  }

  /// How far a row stands below the upper edge of its table's content, in pixels.
  package func rowTop(
    of index: Int, in table: Table, at path: NodePath, width: Int, in context: LayoutContext
  ) -> Int {
    TablePlacer(table, at: path, in: ScreenContext(self, in: context)).plan(width: width)
      .top(of: index)
  }

  /// Where the items of a collection stand in its content, in pixels, by their numbers.
  ///
  /// - viewport: In which they are seen.
  package func itemFrames(
    of collection: ItemCollection, at path: NodePath, in viewport: PixelSize,
    _ context: LayoutContext
  ) -> [Int: PixelRect] {
    let placer = CollectionPlacer(collection, at: path, in: ScreenContext(self, in: context))
    let frames = placer.itemFrames(width: viewport.width, height: viewport.height).frames
    let keys = data.items(of: collection, at: path).keys
    return Dictionary(zip(keys, frames)) { first, _ in first }
  }
}
