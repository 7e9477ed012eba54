import TelltaleGraphics
import TelltaleModel

/// Places items in rows or a grid, with what stands above them.
struct CollectionPlacer: ElementPlacer {
  let screen: ScreenContext
  private let collection: ItemCollection
  private let path: NodePath
  private let list: ItemList

  init(_ collection: ItemCollection, at path: NodePath, in screen: ScreenContext) {
    self.screen = screen
    self.collection = collection
    self.path = path
    list = screen.setting.data.items(of: collection, at: path)
  }

  func extent(width: Int) -> Extent {
    let missing = missing?.height(width: screen.column.width) ?? 0
    return .flexible(
      least: pixels(metrics.itemHeight) + (layout == .row ? cutHeight : 0),
      whole: itemFrames(width: width).size.height + headerHeight(width: width) + missing + cutHeight
    )
  }

  /// Why the items end here, where some are not shown while the vehicle moves: below them, and where a row of them
  /// moves sideways, in its place.
  private var cut: CutLinePlacer? { list.isCut ? CutLinePlacer(screen: screen) : nil }

  private var cutHeight: Int { cut.map { $0.height + pixels(metrics.gap) } ?? 0 }

  /// Where the items stand, from the upper left corner of what is below the header.
  ///
  /// - height: Pixels that they and the header are seen in; absent, those of the screen.
  func itemFrames(width: Int, height: Int? = nil) -> ItemFrames {
    let texts = groupTexts(width: width)
    let (above, below) = (texts.above, texts.below)
    let room = ItemRoom(
      size: PixelSize(
        width: width, height: (height ?? screen.room.height) - headerHeight(width: width)),
      texts: above.values.reduce(0, +) + below.values.reduce(0, +),
      gap: max(pixels(8), collection.spacing.map(pixels) ?? pixels(metrics.itemGap)),
      margin: pixels(metrics.paddingSide),
      runs: ItemRuns(of: list.items.count, from: above.keys, to: below.keys))
    let large = grown(in: room, isLarge: true)
    let grown = large ?? grown(in: room, isLarge: false)
    var frames = ItemFrames(
      sizes: ownSizes, usual: grown ?? ungrown(in: room), layout: layout, width: width,
      gap: room.gap, margin: room.margin, isRightToLeft: screen.mirrorsContent,
      isEven: collection.grows, above: above, below: below)
    frames.isLarge = large != nil
    return frames
  }

  /// Whether each item is as wide as a column of a grid.
  private var hasEqualColumns: Bool {
    layout == .grid && list.items.allSatisfy { $0.size == nil }
  }

  /// How large the scene says that items are, in pixels.
  private var ownSizes: [PixelSize?] {
    let least = screen.leastTarget
    return list.items.map { item in
      item.size.map {
        PixelSize(width: max(least, pixels($0.width)), height: max(least, pixels($0.height)))
      }
    }
  }

  /// How large items are that grow; `nil` where not all of them would be seen at once.
  private func grown(in room: ItemRoom, isLarge: Bool) -> PixelSize? {
    guard collection.grows, layout == .grid else { return nil }
    return ItemGrowth(
      runs: room.runs, usual: usualSize(words(isLarge: isLarge)),
      caption: { words(isLarge: isLarge, width: $0).captionHeight },
      room: PixelSize(width: room.size.width, height: room.size.height - room.texts),
      gap: room.gap, margin: room.margin,
      // A line of which the words are cut looks like the last one.
      leastQuarters: isLarge ? 4 : 3
    ).size
  }

  /// How large items are that do not grow: as high as their words need in the width of their columns.
  private func ungrown(in room: ItemRoom) -> PixelSize {
    let seen = room.size.height - 2 * room.margin
    var size = usualSize(words(), seen: seen)
    guard hasEqualColumns else { return size }
    let width = room.columnWidth(atLeast: size.width, isEven: collection.grows)
    size.height = usualSize(words(width: width), seen: seen).height
    return size
  }

  /// Of an item that says none, in pixels.
  ///
  /// - seen: How much of the height is seen at once: pictures become lower, down to half, for an item to be seen whole.
  private func usualSize(_ words: ItemWords, seen: Int = .max) -> PixelSize {
    // No item is smaller than what a finger hits (COLLECTION-EASY-TO-PICK).
    let least = screen.leastTarget
    let (picture, caption) = (pixels(metrics.itemHeight), words.captionHeight)
    let low = list.texts.hasPictures ? min(picture, max(picture / 2, seen - caption)) : picture
    return PixelSize(
      width: max(least, pixels(words.itemWidth)),
      height: max(least, low + caption, words.leastHeight))
  }

  /// How words are set.
  ///
  /// - isLarge: In items that have grown.
  /// - width: Of an item, in pixels; absent, the usual one.
  private func words(isLarge: Bool = false, width: Int? = nil) -> ItemWords {
    let own = width.map { Points(Double($0) / screen.context.density.pixelsPerPoint) }
    let words = isLarge ? type.row.size.value / max(1, type.detail.size.value) : 1
    // Large text needs wider items, though not in the same measure: a grid of one column is none.
    let usual = Points(metrics.itemWidth.value * words * (1 + screen.context.textSize) / 2)
    return ItemWords(
      screen: screen, texts: list.texts, itemWidth: own ?? usual, isLarge: isLarge)
  }

  private var layout: CollectionLayout {
    screen.setting.view.layouts[path] ?? collection.layout
  }

  private func groupTexts(width: Int) -> GroupTexts {
    GroupTexts(screen: screen, collection.groups, of: list, layout: layout, width: width)
  }

  private var header: [PlacedElement] {
    screen.shown(collection.header.placed(at: path.key("header")))
  }

  private func headerHeight(width: Int) -> Int {
    let header = header
    return header.isEmpty ? 0 : screen.stackHeight(header, width: width)
  }

  /// What stands in the place of the items where there are none.
  private var missing: EmptyStatePlacer? {
    guard list.items.isEmpty, let notice = screen.notice(of: collection.source) else {
      return nil
    }
    return EmptyStatePlacer(screen: screen, notice: notice, path: path)
  }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let frames = itemFrames(width: frame.width, height: frame.height)
    let header = headerHeight(width: frame.width)
    if let missing {
      placeHeader(from: frame.origin, width: frame.width, into: &parts)
      let rest = max(0, frame.height - header)
      return missing.place(in: frame.slice(y: frame.y + header, height: rest), into: &parts)
    }
    // A row goes on sideways, whatever scrolls it upwards.
    if parts.area != nil, layout != .row {
      placeAll(frames, from: frame.origin, width: frame.width, into: &parts)
    } else {
      placeWindow(frames, in: frame, into: &parts)
    }
  }

  private func placeWindow(
    _ frames: ItemFrames, in frame: PixelRect, into parts: inout ScreenParts
  ) {
    let isRow = layout == .row
    let height = frames.size.height + headerHeight(width: frame.width)
    let still = isRow ? min(cutHeight, frame.height) : 0
    let window = ScrollWindow(
      screen: screen, path: path,
      content: PixelSize(width: frames.size.width, height: height + cutHeight - still),
      viewport: frame.slice(y: frame.y, height: max(1, frame.height - still)),
      step: pixels(isRow ? metrics.itemWidth : metrics.itemHeight),
      axis: isRow ? .horizontal : .vertical, takesFocus: parts.area == nil,
      title: isRow ? nil : LargeTitle(before: frame, in: screen))
    window.place(into: &parts) {
      placeAll(frames, from: $1, width: frame.width, into: &$0)
    }
    guard isRow else { return }
    let end = PixelPoint(x: frame.x, y: frame.y + min(height, frame.height - still))
    cut?.place(at: end, width: frame.width, into: &parts)
  }

  private func placeAll(
    _ frames: ItemFrames, from origin: PixelPoint, width: Int, into parts: inout ScreenParts
  ) {
    let morph = screen.setting.view.morphs[path]
    let header = headerHeight(width: width)
    let words = words(
      isLarge: frames.isLarge, width: hasEqualColumns ? frames.frames.first?.width : nil)
    let caption = words.captionHeight
    placeHeader(from: origin, width: width, into: &parts)
    let top = PixelPoint(x: origin.x, y: origin.y + header)
    placeGroups(frames, from: top, into: &parts)
    groupTexts(width: width).place(
      frames, from: top, at: path.key("groups"), into: &parts)
    if layout != .row || parts.area != path {
      cut?.place(
        at: PixelPoint(x: origin.x, y: top.y + frames.size.height), width: width, into: &parts)
    }
    let controls = ControlList(collection, at: path)
    for (index, item) in list.items.enumerated() {
      let key = list.keys[index]
      let rest = frames.frames[index]
      let own = morph?.frame(of: key, to: rest) ?? rest
      let placer = ItemPlacer(
        screen: screen, item: item, id: ControlID.entry(path, key),
        purpose: .choose(controls, index: index),
        path: controls.entries.item(index), words: words, captionHeight: caption)
      placer.place(in: own.offsetBy(x: top.x, y: top.y), into: &parts)
    }
  }

  private func placeHeader(
    from origin: PixelPoint, width: Int, into parts: inout ScreenParts
  ) {
    let header = header
    let column = ContentColumn(
      of: header, in: PixelRect(x: origin.x, y: origin.y, width: width, height: 0),
      besideWider: true, screen)
    var y = origin.y + pixels(metrics.paddingTop)
    for placed in header {
      let place = column.place(of: placed.element)
      let height = screen.extent(of: placed, width: place.width).whole
      screen.place(placed, in: place.slice(y: y, height: height), into: &parts)
      y += height + pixels(metrics.gap)
    }
  }

  /// What groups share lies behind their items, and over no foreign one
  /// (COLLECTION-DECORATED-GROUPS).
  private func placeGroups(
    _ frames: ItemFrames, from origin: PixelPoint, into parts: inout ScreenParts
  ) {
    let reach = max(1, pixels(4))
    for group in collection.groups {
      guard case .color(let color) = group.background else { continue }
      let members = list.items.indices.filter { group.items.contains(list.items[$0].id) }
      let own = members.map { frames.frames[$0].offsetBy(x: origin.x, y: origin.y) }
      let union = own.reduce(PixelRect.empty) { $0.union($1) }.insetBy(-reach)
      let isForeign = list.items.indices.contains { index in
        !members.contains(index)
          && frames.frames[index].offsetBy(x: origin.x, y: origin.y).intersects(union)
      }
      let shapes = isForeign ? own.map { $0.insetBy(-reach) } : [union]
      for shape in shapes { parts.add(.fill(shape, radius: pixels(12), .value(color))) }
    }
  }
}
