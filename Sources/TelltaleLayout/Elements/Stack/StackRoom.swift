import TelltaleGraphics
import TelltaleModel

/// A stack in a room of some width: which children are there, and how they follow each other.
struct StackRoom {
  let screen: ScreenContext
  let stack: Stack
  let isRow: Bool
  /// Pixels between two children.
  let gap: Int
  /// In pixels, without padding.
  let width: Int
  let children: [StackChild]

  init(_ stack: Stack, at path: NodePath, width: Int, in screen: ScreenContext) {
    let width = max(1, width)
    self.screen = screen
    self.stack = stack
    self.width = width
    gap = screen.pixels(stack.gap ?? screen.metrics.gap)
    let isRow =
      stack.kind == .row && !(stack.columnWhen.map { screen.holds($0, width, fits: true) } ?? false)
    self.isRow = isRow
    children = zip(stack.content.placed(at: path.key("content")), stack.items)
      .filter { child, item in
        guard !screen.isHidden(child.path) else { return false }
        return item.when.map { screen.holds($0, width, for: child.path) } ?? true
      }
      .map { StackChild($0.adapted(to: $1, of: stack, isRow: isRow), $1, of: stack) }
  }

  /// Pixels between so many children.
  func gaps(_ count: Int) -> Int { gap * max(0, count - 1) }

  /// What is seen at once.
  private var page: PixelSize { PixelSize(width: width, height: screen.stackHeightSeen) }

  /// How wide it is where nothing makes it wider.
  func naturalWidth(in page: PixelSize) -> Int {
    sum(of: children.map { $0.isRoom && !isRow ? 0 : $0.naturalWidth(in: page, screen) })
  }

  /// How wide it has to be for no word to be broken and nothing to go on in another line.
  func leastWidth(in page: PixelSize) -> Int {
    if case .grid = stack.kind { return widestLeast(in: page) }
    return sum(of: children.map { $0.isRoom ? 0 : $0.leastWidth(in: page, screen) })
  }

  private func widestLeast(in page: PixelSize) -> Int {
    children.map { $0.isRoom ? 0 : $0.leastWidth(in: page, screen) }.max() ?? 0
  }

  private func sum(of widths: [Int]) -> Int {
    let widest = widths.max() ?? 0
    switch stack.kind {
    case .column: return widest
    case .row: return isRow ? widths.reduce(gaps(widths.count), +) : widest
    case .grid(let cells):
      let columns = min(cells.columns ?? widths.count, widths.count)
      return widest * columns + gaps(columns)
    }
  }
}

// MARK: Lines

extension StackRoom {
  /// How many cells a line of a grid has, as evenly as they can be shared out; where a cell would be narrower
  /// than what stands in it, there are fewer.
  func columns(_ cells: GridCells) -> Int {
    if cells.isExact, let columns = cells.columns, width - gaps(columns) >= columns {
      return columns
    }
    let count = max(1, children.count)
    var most = min(count, cells.columns ?? count)
    if let least = cells.width {
      most = min(most, max(1, (width + gap) / max(1, screen.pixels(least) + gap)))
    }
    while most > 1, (width - gaps(most)) / most < 1 { most -= 1 }
    let least = most > 1 ? min(width, widestLeast(in: page)) : 0
    while most > 1, (width - gaps(most)) / most < least { most -= 1 }
    // So many as the scene says are in each line; those that only have a width are shared out.
    guard cells.columns != most else { return most }
    let lines = (count + most - 1) / most
    return (count + lines - 1) / lines
  }

  /// The children of a row in lines, each as wide as it is there.
  func rowLines() -> [[StackChild]] {
    let loose = children.map { $0.share(of: width, isTight: false, in: screen) }
    let free = width - gaps(children.count)
    if free >= 0, loose.map(\.usual).reduce(0, +) <= free {
      return [sized(children, loose, in: free)]
    }
    let tight = children.map { $0.share(of: width, isTight: true, in: screen) }
    if free >= 0, tight.map(\.least).reduce(0, +) <= free {
      return [sized(children, tight, in: free)]
    }
    return broken(tight).map { line in
      sized(
        Array(children[line]), Array(tight[line]), in: width - gaps(line.count))
    }
  }

  /// Each line takes as many as it has room for, and one at the least.
  private func broken(_ shares: [FlexShare]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var (start, used) = (0, 0)
    for (index, share) in shares.enumerated() {
      let own = min(width, share.usual)
      if index > start, used + gap + own > width {
        lines.append(start..<index)
        (start, used) = (index, own)
      } else {
        used += (index > start ? gap : 0) + own
      }
    }
    lines.append(start..<shares.count)
    return lines
  }

  private func sized(
    _ children: [StackChild], _ shares: [FlexShare], in room: Int
  ) -> [StackChild] {
    zip(children, shares.sizes(in: max(1, room))).map { child, own in
      child.measured(width: max(1, min(own, width)), isInColumn: false, in: screen)
    }
  }
}

extension StackChild {
  /// Whether it is only room.
  fileprivate var isRoom: Bool { if case .spacer = placed.element { true } else { false } }
}

extension ScreenContext {
  /// Whether the room of an arrangement that is so wide is like that; its height is what bars leave of the
  /// screen.
  func holds(_ condition: RoomCondition, _ width: Int, fits: Bool) -> Bool {
    let size = context.size
    let zoom = context.density.pixelsPerPoint / density.pixelsPerPoint
    return condition.holds(
      width: width, height: Int(Double(room.height) * zoom),
      shape: size.height > size.width ? .portrait : .landscape, fits: fits
    ) { length in
      switch length {
      case .points(let points): pixels(points)
      case .millimetres(let length): Int((length * pixelsPerMillimetre(zoom)).rounded())
      }
    }
  }

  /// Whether a child of an arrangement that is so wide is there.
  fileprivate func holds(_ condition: RoomCondition, _ width: Int, for path: NodePath) -> Bool {
    holds(condition, width, fits: !leftOut.contains(path))
  }
}

extension ScreenContext {
  /// A length in pixels, where a stack has so many.
  func pixels(_ length: StackLength, of whole: Int) -> Int {
    switch length {
    case .points(let points): pixels(points)
    case .share(let share): Int((Double(whole) * share).rounded())
    }
  }

  /// The height that is seen at once, without the margins around content.
  var stackHeightSeen: Int { max(1, room.height - 2 * pixels(metrics.paddingTop)) }

  /// Pixels of what is so many times as large as on the glass, to a millimetre.
  private func pixelsPerMillimetre(_ zoom: Double) -> Double {
    guard context.profile.display.pixelsPerMillimetre != nil else {
      return context.pixelsPerMillimetre
    }
    return context.pixelsPerMillimetre * zoom
  }
}

extension PlacedElement {
  /// What stands in a column that is centred, or ends, has its lines there as well; a line in a row stands upright.
  fileprivate func adapted(to item: StackItem, of stack: Stack, isRow: Bool) -> PlacedElement {
    if isRow { return beside }
    // In a grid it says where they stand from top to bottom.
    if case .grid = stack.kind { return self }
    guard let lines = ColumnLines(item.alignSelf ?? stack.align) else { return self }
    return PlacedElement(lines.applied(to: element, of: item), at: path)
  }
}

/// Where a column has the lines of what is in it stand: in the middle, or at its end.
private struct ColumnLines {
  let align: StackAlignment

  /// `nil` where lines begin as they do anywhere.
  init?(_ align: StackAlignment?) {
    guard let align, align == .center || align == .end else { return nil }
    self.align = align
  }

  /// An element with its lines there, as far as its author says nothing else: those of a text, of a row, which may go on
  /// in lines, and of what is in a column or in the cells of a grid.
  func applied(to element: Element, of item: StackItem) -> Element {
    if case .label(var label) = element, label.style.alignment == nil {
      label.style.alignment = align == .center ? .center : .trailing
      return .label(label)
    }
    guard case .stack(var stack) = element, !stack.isEdgeToEdge, stack.card == nil else {
      return element
    }
    switch stack.kind {
    case .row:
      guard stack.justify == nil, item.size.width == nil, item.size.minWidth == nil else {
        return element
      }
      stack.justify = align == .center ? .center : .end
    case .column: stack.align = stack.align ?? align
    case .grid:
      stack.items = stack.items.map { item in
        var item = item
        item.element = applied(to: item.element, of: item)
        return item
      }
    }
    return .stack(stack)
  }
}
