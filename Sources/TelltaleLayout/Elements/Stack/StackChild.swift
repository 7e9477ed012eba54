import TelltaleGraphics
import TelltaleModel

/// A child of a stack, and what was measured of it.
struct StackChild {
  let placed: PlacedElement
  let item: StackItem
  /// Its share of the room that is left along the stack.
  let grow: Double
  /// Where it stands across the stack; absent, as is usual there.
  let align: StackAlignment?
  /// In pixels, as the stack gives it.
  var width = 0
  var extent = Extent.fixed(0)
  /// With less height its foot would not be seen.
  private(set) var needed = 0
  /// From its top to where its first line of text stands; absent where it has none, or nobody asked.
  var baseline: Int?

  init(_ placed: PlacedElement, _ item: StackItem, of stack: Stack) {
    self.placed = placed
    self.item = item
    align = item.alignSelf ?? stack.align
    let given = stack.kind == .row ? item.size.width : item.size.height
    if item.grow == 0, given == nil,
      case .spacer(let spacer) = placed.element, spacer.size == nil
    {
      grow = spacer.grow
    } else {
      grow = item.grow
    }
  }

  /// Whether it is no wider than what it shows, where it does not grow and nothing makes it wider.
  private var hugs: Bool {
    if case .stack(let stack) = placed.element { return !stack.isEdgeToEdge }
    return placed.element.traits.hugs
  }

  /// Whether an element that can is to be as wide as the place that it has.
  var fills: Bool {
    item.size.width != nil || align == .stretch || align == .center || align == .end
  }
}

// MARK: Widths

extension StackChild {
  /// What it asks for in a row of so many pixels.
  ///
  /// - isTight: whether all is to give way: what something needs at the least takes time to find out.
  func share(of width: Int, isTight: Bool, in screen: ScreenContext) -> FlexShare {
    func pixels(_ length: StackLength?) -> Int? { length.map { screen.pixels($0, of: width) } }
    let page = PixelSize(width: max(1, width), height: screen.stackHeightSeen)
    let given = pixels(item.size.width)
    let base = given ?? (grow > 0 ? 0 : screen.naturalWidth(of: placed, in: page))
    let most = pixels(item.size.maxWidth) ?? .max
    let least =
      pixels(item.size.minWidth)
      ?? (isTight || grow > 0
        ? min(given ?? most, most, screen.leastWidth(of: placed, in: page)) : 0)
    return FlexShare(base: min(base, width), least: min(least, width), most: most, grow: grow)
  }

  /// How wide it is in a column of so many pixels, or in a cell.
  func width(across width: Int, in screen: ScreenContext) -> Int {
    func pixels(_ length: StackLength?) -> Int? { length.map { screen.pixels($0, of: width) } }
    var own = width
    if let given = pixels(item.size.width) {
      own = given
    } else if hugs, let align, align != .stretch {
      let page = PixelSize(width: max(1, width), height: screen.stackHeightSeen)
      own = screen.naturalWidth(of: placed, in: page)
    }
    own = min(own, pixels(item.size.maxWidth) ?? own)
    return max(1, min(width, max(own, pixels(item.size.minWidth) ?? own)))
  }

  /// What it likes to be as wide as, inside of something that is no wider than it has to be.
  func naturalWidth(in page: PixelSize, _ screen: ScreenContext) -> Int {
    func pixels(_ length: StackLength?) -> Int? { length.map { screen.pixels($0, of: page.width) } }
    let own = pixels(item.size.width) ?? screen.naturalWidth(of: placed, in: page)
    return max(min(own, pixels(item.size.maxWidth) ?? own), pixels(item.size.minWidth) ?? 0)
  }

  /// The least of that.
  func leastWidth(in page: PixelSize, _ screen: ScreenContext) -> Int {
    share(of: page.width, isTight: true, in: screen).least
  }
}

// MARK: Heights

extension StackChild {
  /// The child with so many pixels of width, and the height that it asks for then.
  func measured(width: Int, isInColumn: Bool, in screen: ScreenContext) -> StackChild {
    var child = self
    child.width = width
    var extent = screen.extent(of: placed, width: width)
    // Room between things of a row is as high as these are.
    if !isInColumn, case .spacer = placed.element { extent = .fixed(0) }
    child.needed = least(of: extent, in: screen)
    if case .points(let height)? = item.size.height {
      extent = .fixed(screen.pixels(height))
    } else if isInColumn, grow > 0 {
      extent = extent.growing(placed.element, in: screen)
    }
    // A part of a height is one of what there will be: it asks for what it needs, as in CSS.
    if case .points(let most)? = item.size.maxHeight { extent = extent.atMost(screen.pixels(most)) }
    if case .points(let least)? = item.size.minHeight {
      extent = extent.atLeast(screen.pixels(least))
    }
    if align == .baseline { child.baseline = screen.baseline(of: placed, width: width) }
    child.extent = extent
    return child
  }

  /// The height without which something of it is not seen: nothing for what is drawn smaller in less height, or scrolls
  /// there.
  private func least(of extent: Extent, in screen: ScreenContext) -> Int {
    switch placed.element {
    case .picture, .spacer, .divider, .gauge, .icon, .qr: 0
    case .label, .keypad, .activityIndicator, .progress, .stack, .clock: extent.least
    // A line of what it says.
    case .button, .iconButton, .field, .slider, .toggle, .segmented, .stepper:
      min(extent.least, screen.context.lineHeight(screen.type.body, screen.context.language))
    // A row of what scrolls in it.
    case .scrollView, .table, .collection, .textView, .webView:
      min(extent.least, screen.context.lineHeight(screen.type.body, screen.context.language))
    // These stand in no arrangement.
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar: 0
    }
  }

  /// Whether it takes height that is left.
  var takesHeight: Bool {
    if case .share? = item.size.height { return true }
    return grow > 0 || extent.isFlexible
  }

  /// What it asks for in a column of so many pixels.
  func share(ofHeight height: Int, in screen: ScreenContext) -> FlexShare {
    func pixels(_ length: StackLength?) -> Int? { length.map { screen.pixels($0, of: height) } }
    let most = pixels(item.size.maxHeight) ?? .max
    let least = min(max(extent.least, pixels(item.size.minHeight) ?? 0), height)
    if let given = pixels(item.size.height) {
      return FlexShare(base: given, least: min(given, least), most: most, grow: grow)
    }
    let weight = grow > 0 ? grow : extent.isFlexible ? 1 : 0
    return FlexShare(
      base: weight > 0 ? extent.least : extent.whole, least: least, most: most, grow: weight)
  }

  /// How high it is in a line that is so high.
  func height(in line: Int, stretches: Bool, _ screen: ScreenContext) -> Int {
    func pixels(_ length: StackLength?) -> Int? { length.map { screen.pixels($0, of: line) } }
    let isWhole = stretches || extent.isFlexible
    let own = pixels(item.size.height) ?? (isWhole ? line : extent.whole)
    let most = min(own, pixels(item.size.maxHeight) ?? own)
    return min(line, max(most, pixels(item.size.minHeight) ?? most))
  }
}

extension Extent {
  var isFlexible: Bool { if case .flexible = self { true } else { false } }

  /// The same with so many pixels around it.
  func grown(by pixels: Int) -> Extent { mapped { $0 + pixels } }

  func atMost(_ pixels: Int) -> Extent { mapped { min($0, pixels) } }

  func atLeast(_ pixels: Int) -> Extent { mapped { max($0, pixels) } }

  private func mapped(_ change: (Int) -> Int) -> Extent {
    switch self {
    case .fixed(let height): .fixed(change(height))
    case .flexible(let least, let whole): .flexible(least: change(least), whole: change(whole))
    case .hugging(let least, let whole): .hugging(least: change(least), whole: change(whole))
    }
  }

  /// The same for what may be higher than it needs; a picture, a gauge and a code may be lower, too.
  fileprivate func growing(_ element: Element, in screen: ScreenContext) -> Extent {
    let smaller = Extent.flexible(least: min(least, screen.pixels(120)), whole: whole)
    if case .picture = element { return smaller }
    if case .gauge(let gauge) = element, gauge.size == nil { return smaller }
    if case .qr(let code) = element, code.size == nil { return smaller }
    return .flexible(least: least, whole: whole)
  }
}
