import TelltaleGraphics
import TelltaleModel

/// How much height an element asks for.
enum Extent: Hashable {
  case fixed(Int)
  /// Takes what is left, but at least this much; all of it would be `whole`.
  case flexible(least: Int, whole: Int)
  /// Takes what it needs of what is left, and no more (TEXT-VIEW-ANY-HEIGHT).
  case hugging(least: Int, whole: Int)

  var whole: Int {
    switch self {
    case .fixed(let height): height
    case .flexible(_, let whole), .hugging(_, let whole): whole
    }
  }

  var least: Int {
    switch self {
    case .fixed(let height): height
    case .flexible(let least, _), .hugging(let least, _): least
    }
  }
}

extension [Extent] {
  /// The heights, with what is free shared out: first to those that need it, then to those that take
  /// anything.
  func heights(sharing free: Int) -> [Int] {
    var free = free
    var heights = map(\.least)
    for index in indices {
      guard case .hugging(let least, let whole) = self[index] else { continue }
      let more = Swift.min(free, whole - least)
      heights[index] += more
      free -= more
    }
    let growing = indices.filter { if case .flexible = self[$0] { true } else { false } }
    for index in growing { heights[index] += free / growing.count }
    return heights
  }
}

extension ScreenPlacer {
  /// The content of the screen, or what is told while it loads.
  mutating func placeContent() {
    let source = setting.screen.source
    let isLoading =
      setting.data.state(of: source) == .loading && !setting.screen.loading.isEmpty
    var elements = setting.screen.content.placed(at: setting.path.key("content"))
    if isLoading {
      // What comes soon is waited for without a word; what was there before stays that long.
      let isLate = source.map { setting.view.notices.contains($0.name) } ?? true
      let wasThere = source.map { setting.data.delivered.contains($0.name) } ?? true
      if isLate {
        elements = setting.screen.loading.placed(at: setting.path.key("loading"))
      } else if !wasThere {
        elements = []
      }
    } else if let missing = missingContent {
      if lead == nil { return placeNotice(missing, in: room, at: setting.path) }
      elements = missing.placed(at: setting.path)
    }
    let all = (lead.map { [$0] } ?? []) + elements.filter { !$0.element.isBar }
    place(all, isLoading: isLoading)
  }

  /// One below the other; where not all fits, all of it scrolls.
  private mutating func place(_ elements: [PlacedElement], isLoading: Bool) {
    guard !elements.isEmpty else { return }
    if isLoading || elements.count == 1, case .activityIndicator(let one) = elements[0].element,
      indicatorHeight(one, width: contentColumn.width) <= room.height
    {
      return with(elements[0].path) { [room] in $0.placeIndicator(one, in: room) }
    }
    let column = contentColumn
    let gap = pixels(metrics.gap)
    let extents = elements.map { extent(of: $0, width: width(of: $0.element, in: column)) }
    let isFull = elements.count == 1 && elements[0].element.fillsScreen
    let margins = isFull ? 0 : 2 * pixels(metrics.paddingTop)
    let gaps = gap * (elements.count - 1) + margins
    let free = room.height - gaps - extents.map(\.least).reduce(0, +)
    if free >= 0 {
      var y = room.y + margins / 2
      for (element, height) in zip(elements, extents.heights(sharing: free)) {
        // The last one reaches the edge: what scrolls there is cut by the screen, not before it.
        let reaches = element == elements.last && element.element.fillsScreen
        let frame = frame(
          of: element.element, in: column, y: y,
          height: reaches ? room.maxY - y : height)
        place(element, in: frame)
        y += height + gap
      }
    } else {
      let height = gaps + extents.map(\.whole).reduce(0, +)
      note(.allScrolls, at: setting.path, "\(height) of \(room.height) pixels")
      let size = PixelSize(width: room.width, height: height)
      scroll(setting.path, content: size, in: room, step: pixels(metrics.rowHeight)) {
        placer, origin in
        var y = origin.y + margins / 2
        for (element, extent) in zip(elements, extents) {
          placer.place(
            element,
            in: placer.frame(
              of: element.element, in: column, y: y, height: extent.whole))
          y += extent.whole + gap
        }
      }
    }
  }

  var contentColumn: PixelRect {
    let side = pixels(metrics.paddingSide)
    return PixelRect(
      x: room.x + side, y: room.y, width: max(1, room.width - 2 * side), height: room.height)
  }

  /// Lists go from edge to edge; all else keeps to the column.
  private func frame(of element: Element, in column: PixelRect, y: Int, height: Int) -> PixelRect {
    element.fillsScreen
      ? PixelRect(x: room.x, y: y, width: room.width, height: height)
      : PixelRect(x: column.x, y: y, width: column.width, height: height)
  }

  private func width(of element: Element, in column: PixelRect) -> Int {
    element.fillsScreen ? room.width : column.width
  }

  /// Runs `body` inside a scroll area; `origin` is where the content begins, moved by the offset.
  /// `takesFocus` is false where something else stands for the whole of it; `isFramed` where its edges
  /// are seen, and the ring goes round them.
  mutating func scroll(
    _ path: NodePath, content: PixelSize, in viewport: PixelRect, axis: ScrollAxis = .vertical,
    step: Int, isPaging: Bool = false, zooms: ClosedRange<Double> = 1...1,
    places: [Int: Int] = [:], takesFocus: Bool = true, isFramed: Bool = false,
    _ body: (inout ScreenPlacer, PixelPoint) -> Void
  ) {
    // Where people read from right to left, what goes sideways begins at its right end.
    let start = PixelPoint(x: context.isRightToLeft ? content.width : 0, y: 0)
    var own = ScrollArea(
      path: path, viewport: viewport, content: content, axis: axis,
      offset: setting.view.offsets[path] ?? start, step: step, isPaging: isPaging, zooms: zooms)
    own.places = places
    own.parent = area
    add(own)
    let first = controls.count
    let most = own.maximumOffset
    // What goes both ways has no order that controls could have among the rest of it: it is gone
    // through as a whole, and they come after it.
    let isWide = most.x > 0 && most.y > 0
    if takesFocus, isWide { addWhole(path, viewport) }
    let outer = (clip, area)
    clip = clip.intersection(viewport)
    area = path
    body(
      &self, PixelPoint(x: viewport.x - own.offset.x, y: viewport.y - own.offset.y))
    add(.indicator(path, viewport))
    (clip, area) = outer
    // Where nothing is seen that could be focused, the window is, so that it can be scrolled by knob.
    let isRead = controls[first...].allSatisfy(\.target.isEmpty)
    guard takesFocus, isRead, !isWide, most != .zero else { return }
    if isFramed { addFramed(path, viewport) } else { addWhole(path, viewport) }
    moveLastControl(to: first)
  }

  private mutating func addWhole(_ path: NodePath, _ viewport: PixelRect) {
    add(.area(path), named: "scroll", frame: viewport.insetBy(context.focusRing.width))
    addGround(
      viewport.insetBy(context.focusRing.width + context.focusRing.gap), radius: pixels(8),
      of: .area(path))
  }

  private mutating func addFramed(_ path: NodePath, _ viewport: PixelRect) {
    add(.area(path), named: "scroll", frame: viewport)
    add(.ring(viewport, radius: min(pixels(8), viewport.height / 2)), of: .area(path))
  }
}

extension Element {
  /// Bars have places of their own.
  var isBar: Bool {
    switch self {
    case .navigationBar, .tabBar: true
    default: false
    }
  }

  /// Goes from edge to edge.
  var fillsScreen: Bool {
    switch self {
    case .table, .collection, .scrollView, .webView: true
    default: false
    }
  }
}
