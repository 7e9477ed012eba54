import TelltaleGraphics
import TelltaleModel

extension ScreenSetting {
  /// Returns the screen that holds a place of the scene: the list that stands beside this one, or
  /// this one.
  ///
  /// - Parameter path: The place of an element.
  /// - Returns: This screen also for places that are in neither.
  package func holding(_ path: NodePath) -> ScreenSetting {
    guard case .list(let list, _)? = split, path.isWithin(list.path) else { return self }
    return list
  }

  /// Returns the height of the rows of a list.
  ///
  /// - Parameters:
  ///   - list: The rows that the table shows.
  ///   - context: The context in which the screen is placed.
  /// - Returns: Pixels of each row.
  package func rowHeight(of list: RowList, in context: LayoutContext) -> Int {
    RowHeight(screen: ScreenContext(self, in: context), list: list).height
  }

  /// Returns the distance of a row from the upper edge of its table's content.
  ///
  /// - Parameters:
  ///   - index: The number of the row in the order shown, from 0.
  ///   - table: The table, as the scene declares it.
  ///   - path: The place of the table in the scene.
  ///   - width: Pixels of the table.
  ///   - context: The context in which the screen is placed.
  /// - Returns: Pixels downwards.
  package func rowTop(
    of index: Int, in table: Table, at path: NodePath, width: Int, in context: LayoutContext
  ) -> Int {
    TablePlacer(table, at: path, in: ScreenContext(self, in: context)).plan(width: width)
      .top(of: index)
  }

  /// Returns the places of the items of a collection in its content.
  ///
  /// - Parameters:
  ///   - collection: The collection, as the scene declares it.
  ///   - path: Its place in the scene.
  ///   - viewport: Pixels in which they are seen.
  ///   - context: The context in which the screen is placed.
  /// - Returns: Pixels from the upper left corner of the content, by the items' numbers.
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
