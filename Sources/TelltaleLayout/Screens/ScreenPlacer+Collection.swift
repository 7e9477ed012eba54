import TelltaleGraphics
import TelltaleModel

/// Where the items of a collection stand, from the upper left corner of its content, in pixels.
package struct ItemFrames: Hashable, Sendable {
  package private(set) var frames: [PixelRect] = []
  package private(set) var size = PixelSize(width: 0, height: 0)

  /// In order by row, without overlap and within the width; a grid makes its columns equally wide
  /// (COLLECTION-MIXED-SIZES, COLLECTION-PADDING).
  package init(
    sizes: [PixelSize?], usual: PixelSize, layout: CollectionLayout, width: Int, gap: Int,
    margin: Int, isRightToLeft: Bool
  ) {
    let inner = max(1, width - 2 * margin)
    let columns = max(1, (inner + gap) / (usual.width + gap))
    let isPlain = sizes.allSatisfy { $0 == nil }
    let each =
      layout == .grid && isPlain ? (inner - gap * (columns - 1)) / columns : usual.width
    var x = margin
    var y = margin
    var rowHeight = 0
    var right = margin
    for size in sizes {
      let own = PixelSize(
        width: layout == .row ? size?.width ?? each : min(inner, size?.width ?? each),
        height: size?.height ?? usual.height)
      if layout != .row, x > margin, x + own.width > width - margin {
        x = margin
        y += rowHeight + gap
        rowHeight = 0
      }
      frames.append(PixelRect(x: x, y: y, width: own.width, height: own.height))
      x += own.width + gap
      right = max(right, x - gap)
      rowHeight = max(rowHeight, own.height)
    }
    size = PixelSize(width: layout == .row ? right + margin : width, height: y + rowHeight + margin)
    if isRightToLeft {
      let full = max(size.width, width)
      frames = frames.map { $0.slice(x: full - $0.maxX, width: $0.width) }
    }
  }
}

extension ScreenPlacer {
  func itemFrames(_ collection: ItemCollection, width: Int, at path: NodePath) -> ItemFrames {
    let list = setting.data.items(of: collection, at: path)
    let usual = PixelSize(
      width: pixels(itemWidth),
      height: pixels(metrics.itemHeight) + captionHeight(of: list))
    let sizes = list.items.map { item in
      item.size.map { PixelSize(width: pixels($0.width), height: pixels($0.height)) }
    }
    return ItemFrames(
      sizes: sizes, usual: usual, layout: setting.view.layouts[path] ?? collection.layout,
      width: width, gap: max(pixels(8), collection.spacing.map(pixels) ?? pixels(metrics.itemGap)),
      margin: pixels(metrics.paddingSide), isRightToLeft: context.isRightToLeft)
  }

  /// Large text needs wider items, though not in the same measure: a grid of one column is none.
  private var itemWidth: Points {
    Points(metrics.itemWidth.value * (1 + context.textSize) / 2)
  }

  /// What stands below pictures is equally high for all, so that they are alike: two lines where the
  /// longest needs them.
  private func captionHeight(of list: ItemList) -> Int {
    guard let longest = list.longestCaption else { return 0 }
    let em = type.detail.size.value * context.textSize
    let room = itemWidth.value - 2 * Self.captionInset.value
    let lines = longest * em > room ? 2 : 1
    return lines * context.lineHeight(type.detail, context.language) + pixels(6)
  }

  /// Beside the text of an item.
  private static let captionInset: Points = 8

  private func headerHeight(_ collection: ItemCollection, at path: NodePath, width: Int) -> Int {
    collection.header.isEmpty ? 0 : stackHeight(collection.header, at: path, width: width)
  }

  func collectionHeight(_ collection: ItemCollection, width: Int, at path: NodePath) -> Int {
    itemFrames(collection, width: width, at: path).size.height
      + headerHeight(collection, at: path, width: width)
      + noticeHeight(missing(collection, at: path), width: contentColumn.width)
  }

  /// What stands in the place of the items where there are none.
  private func missing(_ collection: ItemCollection, at path: NodePath) -> Notice? {
    setting.data.items(of: collection, at: path).items.isEmpty
      ? notice(of: collection.source) : nil
  }

  mutating func placeCollection(
    _ collection: ItemCollection, at path: NodePath, in frame: PixelRect
  ) {
    let frames = itemFrames(collection, width: frame.width, at: path)
    let header = headerHeight(collection, at: path, width: frame.width)
    let items = setting.data.items(of: collection, at: path)
    if let notice = missing(collection, at: path) {
      placeHeader(collection, at: path, from: frame.origin, width: frame.width)
      let rest = max(0, frame.height - header)
      return placeNotice(
        notice, in: frame.slice(y: frame.y + header, height: rest), at: path)
    }
    let isRow = (setting.view.layouts[path] ?? collection.layout) == .row
    if area != nil {
      placeItems(of: collection, items, frames, at: path, from: frame.origin, width: frame.width)
    } else {
      scroll(
        path, content: PixelSize(width: frames.size.width, height: frames.size.height + header),
        in: frame, axis: isRow ? .horizontal : .vertical,
        step: pixels(isRow ? metrics.itemWidth : metrics.itemHeight)
      ) { placer, origin in
        placer.placeItems(
          of: collection, items, frames, at: path, from: origin, width: frame.width)
      }
    }
  }

  private mutating func placeItems(
    of collection: ItemCollection, _ list: ItemList, _ frames: ItemFrames,
    at path: NodePath, from origin: PixelPoint, width: Int
  ) {
    let items = list.items
    let morph = setting.view.morphs[path]
    let header = headerHeight(collection, at: path, width: width)
    let caption = captionHeight(of: list)
    placeHeader(collection, at: path, from: origin, width: width)
    placeGroups(collection, items, frames, origin, header)
    for (index, item) in items.enumerated() {
      let key = list.keys[index]
      let rest = frames.frames[index]
      let own = morph?.frame(of: key, to: rest) ?? rest
      placeItem(
        item, ControlID.entry(path, key), at: path.key("items").item(index),
        in: own.offsetBy(x: origin.x, y: origin.y + header), captionHeight: caption)
    }
  }

  private mutating func placeHeader(
    _ collection: ItemCollection, at path: NodePath, from origin: PixelPoint, width: Int
  ) {
    let side = pixels(metrics.paddingSide)
    var y = origin.y + pixels(metrics.paddingTop)
    for placed in collection.header.placed(at: path.key("header")) {
      let height = extent(of: placed, width: width - 2 * side).whole
      place(
        placed, in: PixelRect(x: origin.x + side, y: y, width: width - 2 * side, height: height))
      y += height + pixels(metrics.gap)
    }
  }

  /// What groups share lies behind their items, and over no foreign one
  /// (COLLECTION-DECORATED-GROUPS).
  private mutating func placeGroups(
    _ collection: ItemCollection, _ items: [CollectionItem], _ frames: ItemFrames,
    _ origin: PixelPoint, _ header: Int
  ) {
    let reach = max(1, pixels(4))
    for group in collection.groups {
      guard case .color(let color) = group.background else { continue }
      let members = items.indices.filter { group.items.contains(items[$0].id) }
      let own = members.map { frames.frames[$0].offsetBy(x: origin.x, y: origin.y + header) }
      let union = own.reduce(PixelRect.empty) { $0.union($1) }.insetBy(-reach)
      let isForeign = items.indices.contains { index in
        !members.contains(index)
          && frames.frames[index].offsetBy(x: origin.x, y: origin.y + header).intersects(union)
      }
      let shapes = isForeign ? own.map { $0.insetBy(-reach) } : [union]
      for shape in shapes { add(.fill(shape, radius: pixels(12), .value(color))) }
    }
  }

  private mutating func placeItem(
    _ item: CollectionItem, _ id: ControlID, at path: NodePath, in frame: PixelRect,
    captionHeight: Int
  ) {
    let radius = min(pixels(12), frame.height / 2)
    // An item of a size of its own keeps half of it for the picture.
    let caption = min(captionHeight, frame.height / 2)
    if frame.intersects(clip) {
      add(.fill(frame, radius: radius, .role(.card)), of: id)
      addGround(frame, radius: radius, of: id)
      var picture = frame
      if let text = item.text {
        let strip =
          item.image == nil
          ? frame : frame.slice(y: frame.maxY - caption, height: max(1, caption - pixels(4)))
        picture = frame.slice(y: frame.y, height: strip.y - frame.y)
        place(text, in: strip, below: item.image != nil, of: id, at: path.key("text"))
      }
      if let image = item.image {
        add(.picture(picture.insetBy(pixels(6)), name: image), of: id)
      }
    }
    add(id, named: item.id, frame: frame, radius: radius, meaning: ControlMeaning(item))
  }

  /// The words of an item: below its picture the first lines of all stand at one height.
  private mutating func place(
    _ text: TextVariants, in strip: PixelRect, below picture: Bool, of id: ControlID,
    at path: NodePath
  ) {
    let inset = pixels(Self.captionInset)
    let room = strip.slice(x: strip.x + inset, width: max(1, strip.width - 2 * inset))
    let set = fitting(
      text, type.detail, in: room.size, lines: picture ? 2 : 4, at: path)
    let placed =
      picture
      ? set.placed(.label, in: room, alignment: .center)
      : set.centred(.label, in: room, alignment: .center)
    add(.text(placed, .role(.text)), of: id)
  }
}
