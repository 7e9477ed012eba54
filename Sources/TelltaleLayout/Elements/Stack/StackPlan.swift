import TelltaleGraphics
import TelltaleModel

/// How wide and how high the children of a stack are that is so wide: all that extent and placing have
/// in common.
struct StackPlan {
  /// One child.
  struct Child {
    let placed: PlacedElement
    let grow: Double
    var width: Int
    let extent: Extent
  }

  let isRow: Bool
  /// How many children stand in a line of a row that goes on in lines.
  let columns: Int?
  /// Pixels between two children.
  let gap: Int
  let children: [Child]

  /// - width: what children have, in pixels.
  init(_ stack: Stack, at path: NodePath, width: Int, in screen: ScreenContext) {
    let below = stack.columnBelow.map(screen.pixels) ?? 0
    let isRow = stack.direction == .horizontal && width >= below
    let gap = screen.pixels(stack.gap ?? screen.metrics.gap)
    let elements = stack.shown(at: path, in: screen).map { placed, grow in
      (placed.adapted(to: stack, isRow: isRow), grow)
    }
    let columns = isRow ? stack.columns(of: elements.count, in: width, gap: gap, screen) : nil
    let widths =
      if let columns {
        elements.map { _ in max(1, (width - gap * (columns - 1)) / columns) }
      } else if isRow {
        Self.widths(of: elements, gap: gap, sharing: width, in: screen)
      } else {
        elements.map { _ in width }
      }
    self.isRow = isRow
    self.gap = gap
    self.columns = columns
    children = zip(elements, widths).map { element, width in
      let extent = screen.extent(of: element.0, width: width)
      return Child(
        placed: element.0, grow: element.1, width: width,
        extent: isRow || element.1 == 0 ? extent : extent.growing(element.0.element, in: screen))
    }
  }

  /// In a row what grows shares what the others leave; where they leave it too little, all give in.
  private static func widths(
    of elements: [(PlacedElement, Double)], gap: Int, sharing width: Int, in screen: ScreenContext
  ) -> [Int] {
    let free = max(0, width - gap * max(0, elements.count - 1))
    let page = PixelSize(width: free, height: screen.stackHeightSeen)
    var widths = elements.map { placed, grow in
      grow > 0 ? 0 : min(free, screen.naturalWidth(of: placed, in: page))
    }
    let weights = elements.map(\.1).reduce(0, +)
    let natural = widths.reduce(0, +)
    let most = weights > 0 ? free * 3 / 5 : free
    if natural > most {
      for index in widths.indices { widths[index] = widths[index] * most / natural }
    }
    guard weights > 0 else { return widths }
    let rest = free - widths.reduce(0, +)
    for (index, element) in elements.enumerated() where element.1 > 0 {
      widths[index] = Int(Double(rest) * element.1 / weights)
    }
    return widths
  }

  /// How much height it asks for.
  var extent: Extent {
    guard !children.isEmpty else { return .fixed(0) }
    if let lines {
      let gaps = gap * (lines.count - 1)
      // All lines are equally high.
      let whole = gaps + lines.count * (children.map(\.extent.whole).max() ?? 0)
      return .flexible(least: whole, whole: whole)
    }
    let gaps = gap * (children.count - 1)
    let extents = children.map(\.extent)
    let least = isRow ? extents.map(\.least).max() ?? 0 : extents.map(\.least).reduce(gaps, +)
    let whole = isRow ? extents.map(\.whole).max() ?? 0 : extents.map(\.whole).reduce(gaps, +)
    if extents.contains(where: \.isFlexible) || !isRow && children.contains(where: { $0.grow > 0 })
    {
      return .flexible(least: least, whole: whole)
    }
    return least == whole ? .fixed(whole) : .hugging(least: least, whole: whole)
  }

  /// The children of each line of a row that goes on in lines.
  var lines: [ArraySlice<Child>]? {
    guard let columns else { return nil }
    return stride(from: 0, to: children.count, by: columns).map {
      children[$0..<min(children.count, $0 + columns)]
    }
  }

  /// How high children of a column are in so many pixels: first what they need, then by weight.
  func heights(in height: Int) -> [Int] {
    let extents = children.map(\.extent)
    let gaps = gap * max(0, children.count - 1)
    var free = max(0, height - gaps - extents.map(\.least).reduce(0, +))
    var heights = extents.map(\.least)
    for (index, child) in children.enumerated() where child.grow == 0 && !child.extent.isFlexible {
      let more = min(free, child.extent.whole - child.extent.least)
      heights[index] += more
      free -= more
    }
    let weights = children.map { $0.grow > 0 ? $0.grow : $0.extent.isFlexible ? 1 : 0 }
    let all = weights.reduce(0, +)
    guard all > 0 else { return heights }
    for (index, weight) in weights.enumerated() {
      heights[index] += Int(Double(free) * weight / all)
    }
    return heights
  }
}

extension Stack {
  /// The children that are for the shape of the screen, each with its share of what is left.
  func shown(at path: NodePath, in screen: ScreenContext) -> [(PlacedElement, Double)] {
    let size = screen.context.size
    let shape: ScreenShape = size.height > size.width ? .portrait : .landscape
    return zip(content.placed(at: path.key("content")), items)
      .filter { $1.only == nil || $1.only == shape }.map { ($0, $1.grow) }
  }

  /// How many children a line has, as evenly as they can be shared out.
  fileprivate func columns(of count: Int, in width: Int, gap: Int, _ screen: ScreenContext) -> Int?
  {
    guard let cellWidth, count > 0 else { return nil }
    let most = max(1, min(count, (width + gap) / max(1, screen.pixels(cellWidth) + gap)))
    let lines = (count + most - 1) / most
    return (count + lines - 1) / lines
  }
}

extension Extent {
  var isFlexible: Bool { if case .flexible = self { true } else { false } }

  /// The same with so many pixels around it.
  func grown(by pixels: Int) -> Extent {
    switch self {
    case .fixed(let height): .fixed(height + pixels)
    case .flexible(let least, let whole): .flexible(least: least + pixels, whole: whole + pixels)
    case .hugging(let least, let whole): .hugging(least: least + pixels, whole: whole + pixels)
    }
  }

  /// The same for what may be higher than it needs; a picture may be lower, too.
  fileprivate func growing(_ element: Element, in screen: ScreenContext) -> Extent {
    guard case .picture = element else { return .flexible(least: least, whole: whole) }
    return .flexible(least: min(least, screen.pixels(120)), whole: whole)
  }
}

extension PlacedElement {
  /// A label of a column that is centred, or ends, has its lines there as well.
  fileprivate func adapted(to stack: Stack, isRow: Bool) -> PlacedElement {
    guard !isRow, case .label(var label) = element, label.style.alignment == nil else {
      return self
    }
    switch stack.alignment {
    case .center: label.style.alignment = .center
    case .end: label.style.alignment = .trailing
    case .start, .stretch, nil: return self
    }
    return PlacedElement(.label(label), at: path)
  }
}

extension ScreenContext {
  /// The height that is seen at once, without the margins around content.
  var stackHeightSeen: Int { max(1, room.height - 2 * pixels(metrics.paddingTop)) }
}
