import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

@Suite struct CollectionPlacementTests {
  private let cell = PixelSize(width: 100, height: 80)

  private func frames(
    _ sizes: [PixelSize?], _ layout: CollectionLayout = .grid, width: Int = 500,
    isRightToLeft: Bool = false
  ) -> ItemFrames {
    ItemFrames(
      sizes: sizes, usual: cell, layout: layout, width: width, gap: 10, margin: 20,
      isRightToLeft: isRightToLeft)
  }

  @Test func `a grid that is even has lines as long as each other`() {
    func lines(_ count: Int, isEven: Bool) -> [Int] {
      let frames = ItemFrames(
        sizes: Array(repeating: nil, count: count), usual: cell, layout: .grid, width: 580, gap: 10,
        margin: 20, isRightToLeft: false, isEven: isEven
      ).frames
      return Dictionary(grouping: frames, by: \.y).sorted { $0.key < $1.key }.map(\.value.count)
    }
    #expect(lines(6, isEven: false) == [5, 1] && lines(6, isEven: true) == [3, 3])
    #expect(lines(11, isEven: true) == [4, 4, 3] && lines(4, isEven: true) == [4])
    #expect(lines(0, isEven: true) == [])
  }

  @Test func `a grid of groups has no more columns than its longest group needs`() {
    func lines(_ groups: [Int]) -> [Int] {
      let starts = groups.indices.map { groups[..<$0].reduce(0, +) }
      let frames = ItemFrames(
        sizes: Array(repeating: nil, count: groups.reduce(0, +)), usual: cell, layout: .grid,
        width: 580, gap: 10, margin: 20, isRightToLeft: false, isEven: true,
        above: Dictionary(uniqueKeysWithValues: starts.map { ($0, 30) })
      ).frames
      return Dictionary(grouping: frames, by: \.y).sorted { $0.key < $1.key }.map(\.value.count)
    }
    #expect(lines([3, 3]) == [3, 3])
    #expect(lines([6, 2]) == [3, 3, 2])
    #expect(lines([4, 1, 4]) == [4, 1, 4])
  }

  // COLLECTION-MIXED-SIZES, COLLECTION-PADDING
  @Test(arguments: [false, true])
  func `items of several sizes keep them, without overlap and in order by row`(isTurned: Bool) {
    let some: [PixelSize?] = [
      nil, PixelSize(width: 210, height: 80), PixelSize(width: 100, height: 170), nil,
      PixelSize(width: 210, height: 80), nil, nil,
    ]
    // The highest of a row is its last item, or not.
    let sizes = isTurned ? [some[2], nil, some[1]] + some : some
    let placed = frames(sizes).frames
    for (index, frame) in placed.enumerated() {
      #expect(frame.size == sizes[index] ?? cell)
      #expect(frame.x >= 20 && frame.maxX <= 480)
      for other in placed[..<index] {
        #expect(!frame.insetBy(-4).intersects(other))
        #expect(frame.y > other.y || (frame.y == other.y && frame.x > other.x))
      }
    }
  }

  /// The cells of a shipped platform's grid, as many of them as told.
  private func item(_ index: Int, _ columns: Int, _ rows: Int, on name: String) throws
    -> CollectionItem
  {
    let metrics = try Platforms.profile(name).screen
    func side(_ cells: Int, _ cell: Points) -> Points {
      Points(cell.value * Double(cells) + metrics.itemGap.value * Double(cells - 1))
    }
    return CollectionItem(
      id: "i\(index)", image: "a.png",
      size: ItemSize(
        width: side(columns, metrics.itemWidth), height: side(rows, metrics.itemHeight)))
  }

  // COLLECTION-MIXED-SIZES
  @Test(arguments: ["carplay", "kiosk"])
  func `cells of one, of two beside and of two above each other share a grid`(name: String) throws {
    let cells = [(1, 1), (2, 1), (1, 2), (1, 1), (2, 1), (1, 2), (2, 2), (1, 1)]
    let items = try cells.enumerated().map {
      try item($0.offset, $0.element.0, $0.element.1, on: name)
    }
    let placed = try PlacedScreen(
      Screen(content: [.collection(ItemCollection(items: items))]), on: name)
    var earlier: [PixelRect] = []
    for item in items {
      let frame = try #require(placed.frame(item.id))
      let size = try #require(item.size)
      #expect(frame.width == Int(size.width.value) && frame.height == Int(size.height.value))
      #expect(frame.x >= 0 && frame.maxX <= 800)
      for other in earlier {
        #expect(!frame.intersects(other))
        #expect(frame.y > other.y || (frame.y == other.y && frame.x > other.x))
      }
      earlier.append(frame)
    }
    let plain = try (0..<9).map { try self.item($0, 1, 1, on: name) }
    let grid = try PlacedScreen(
      Screen(content: [.collection(ItemCollection(items: plain))]), on: name)
    let frames = try plain.map { try #require(grid.frame($0.id)) }
    let columns = Set(frames.map(\.x)).count
    #expect(columns > 1 && Set(frames.map(\.y)).count == (9 + columns - 1) / columns)
    #expect(Set(frames.map(\.size)).count == 1)
  }

  // COLLECTION-PADDING
  @Test(arguments: ["carplay", "kiosk"], [nil, 2, 8, 30] as [Points?])
  func `items keep apart, however they are scrolled and whatever their sizes`(
    name: String, spacing: Points?
  ) throws {
    let cells = [(1, 1), (2, 1), (1, 2), (1, 1), (2, 1), (1, 2), (1, 1), (2, 2), (1, 1), (1, 1)]
    let mixed = try cells.enumerated().map {
      try item($0.offset, $0.element.0, $0.element.1, on: name)
    }
    let plain = (0..<20).map {
      CollectionItem(id: "i\($0)", image: "a.png", text: TextVariants(TextContent("Cover \($0)")))
    }
    let least = max(8, Int(spacing?.value ?? 0))
    for items in [mixed, plain] {
      for layout in [CollectionLayout.grid, .row, .flow] {
        for (offset, textSize) in [(0, 1.0), (73, 1), (0, 1.5), (41, 2)] {
          var view = ViewState()
          view.offsets["screen.content[0].collection"] = PixelPoint(x: offset, y: offset)
          let collection = ItemCollection(items: items, layout: layout, spacing: spacing)
          let placed = try PlacedScreen(
            Screen(content: [.collection(collection)]), on: name, textSize: textSize, view: view)
          let frames = try items.map { try #require(placed.frame($0.id)) }
          for (index, frame) in frames.enumerated() {
            let room = frame.insetBy(-least)
            #expect(!frames[..<index].contains { $0.intersects(room) })
          }
        }
      }
    }
  }

  @Test func `items of one size make a grid that fills the width`() {
    let placed = frames(Array(repeating: nil, count: 6)).frames
    #expect(Set(placed.map(\.width)).count == 1)
    #expect(placed[0].x == 20 && placed[3].maxX >= 477)
    #expect(placed[4].y == placed[0].maxY + 10)
  }

  @Test func `a row goes on to the side`() {
    let placed = frames(Array(repeating: nil, count: 9), .row)
    #expect(Set(placed.frames.map(\.y)).count == 1)
    #expect(placed.size.width == 2 * 20 + 9 * 100 + 8 * 10)
  }

  @Test func `a grid is mirrored where people write from right to left`() {
    let left = frames(Array(repeating: nil, count: 3)).frames
    let right = frames(Array(repeating: nil, count: 3), isRightToLeft: true).frames
    #expect(zip(left, right).allSatisfy { $0.x == 500 - $1.maxX })
  }

  @Test func `captions take two lines, and the pictures above them are alike`() throws {
    let items = [("castle", "Neuschwanstein Castle"), ("zoo", "Zoo")].map { id, text in
      CollectionItem(
        id: id, image: "\(id).png", text: TextVariants(TextContent(text)))
    }
    for textSize in [1.0, 1.5] {
      let placed = PlacedScreen(
        Screen(content: [.collection(ItemCollection(items: items))]), width: 480,
        textSize: textSize)
      #expect(placed.lines("Neuschwanstein Castle")?.count == 2)
      #expect(placed.placement.notes.isEmpty)
      let (castle, zoo) = (
        try #require(placed.picture("castle.png")), try #require(placed.picture("zoo.png"))
      )
      #expect(castle.size == zoo.size && castle.y == zoo.y)
      // Large text may be of several sizes.
      if textSize == 1 {
        #expect(placed.text("Neuschwanstein Castle")?.y == placed.text("Zoo")?.y)
      }
      let frame = try #require(placed.frame("castle"))
      let last = try #require(placed.baselines("Neuschwanstein Castle").last)
      #expect(last < frame.maxY && last > castle.maxY)
    }
  }

  @Test func `an item wider than the window is as wide as it`() {
    let placed = frames([PixelSize(width: 900, height: 80)]).frames
    #expect(placed[0].x == 20 && placed[0].maxX == 480)
  }

  @Test func `items stand below the text of a header, however much was typed into it`() throws {
    let header = TextView(
      id: "note", text: RichText("a"), editing: TextEditing(editable: true))
    let items = (0..<2).map { CollectionItem(id: "i\($0)", text: "Item") }
    let screen = Screen(
      content: [.collection(ItemCollection(items: items, header: [.textView(header)]))])
    let path = screen.content.placed(at: NodePath("screen").key("content"))[0].path
    var view = ViewState()
    view.fields[path.key("header").item(0).key("text-view")] = FieldValue(
      text: "a\nb\nc\nd\ne")
    let (short, long) = (PlacedScreen(screen), PlacedScreen(screen, view: view))
    for placed in [short, long] {
      let note = try #require(placed.frame("note"))
      #expect(try #require(placed.frame("i0")).y >= note.maxY)
    }
    #expect(try #require(long.frame("note")).height > #require(short.frame("note")).height)
  }
}
