import TelltaleGraphics
import TelltaleModel

extension ScreenPlacer {
  /// The height that an element needs at a width.
  func extent(of placed: PlacedElement, width: Int) -> Extent {
    switch placed.element {
    case .label(let label): .fixed(set(label.text, label.style, width: width).height)
    case .button(let button): .fixed(buttonHeight(button))
    case .keypad(let keypad): .fixed(keypadHeight(keypad))
    case .field: .fixed(fieldHeight)
    case .picture(let picture): .fixed(pictureHeight(picture, width: width))
    case .activityIndicator(let one): .fixed(indicatorHeight(one, width: width))
    case .textView(let view): textExtent(view, at: placed.path, width: width)
    case .table(let table):
      .flexible(
        least: 2 * pixels(metrics.rowHeight), whole: tableHeight(table, at: placed.path))
    case .collection(let collection):
      .flexible(
        least: pixels(metrics.itemHeight),
        whole: collectionHeight(collection, width: width, at: placed.path))
    case .scrollView(let view):
      .flexible(
        least: 2 * pixels(metrics.rowHeight),
        whole: stackHeight(view.content, at: placed.path, width: width))
    case .webView(let view):
      view.height.map { .fixed(pixels($0)) }
        ?? .flexible(
          least: 2 * pixels(metrics.rowHeight), whole: pageHeight(view, width: width))
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar: .fixed(0)
    }
  }

  mutating func place(_ placed: PlacedElement, in frame: PixelRect) {
    if placed.element.isRead { addReading(frame) }
    with(placed.path) { $0.placeElement(placed, in: frame) }
  }

  private mutating func placeElement(_ placed: PlacedElement, in frame: PixelRect) {
    switch placed.element {
    case .label(let label): placeLabel(label, in: frame)
    case .button(let button):
      placeButton(
        button, at: placed.path, in: buttonFrame(button, in: frame), style: type.button,
        isInColumn: true)
    case .keypad(let keypad): placeKeypad(keypad, at: placed.path, in: frame)
    case .field(let field): placeField(field, at: placed.path, in: frame)
    case .picture(let picture): add(.picture(frame, name: picture.image))
    case .activityIndicator(let one): placeIndicator(one, in: frame)
    case .textView(let view): placeTextView(view, at: placed.path, in: frame)
    case .table(let table): placeTable(table, at: placed.path, in: frame)
    case .collection(let collection): placeCollection(collection, at: placed.path, in: frame)
    case .scrollView(let view): placeScrollView(view, at: placed.path, in: frame)
    case .webView(let view): placeWebView(view, at: placed.path, in: frame)
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar: break
    }
  }

  private func pictureHeight(_ picture: Picture, width: Int) -> Int {
    picture.height.map(pixels) ?? min(width * 9 / 16, room.height / 2)
  }

  /// The height of a stack of elements with its gaps and margins.
  func stackHeight(_ elements: [Element], at path: NodePath, width: Int) -> Int {
    let inner = width - 2 * pixels(metrics.paddingSide)
    let heights = elements.placed(at: path.key("content")).map {
      extent(of: $0, width: $0.element.fillsScreen ? width : inner).whole
    }
    return heights.reduce(0, +) + pixels(metrics.gap) * max(0, heights.count - 1)
      + 2 * pixels(metrics.paddingTop)
  }

  /// Magnified, everything in it is set at a higher density: the same arrangement, sharp.
  mutating func placeScrollView(_ view: ScrollView, at path: NodePath, in frame: PixelRect) {
    let zoom = min(max(setting.view.zooms[path] ?? 1, view.minZoom), view.maxZoom)
    let unit = context
    context.density = Density(unit.density.pixelsPerPoint * zoom)
    let page = PixelSize(
      width: Int((Double(frame.width) * zoom).rounded()),
      height: Int((Double(frame.height) * zoom).rounded()))
    let stack = ScrollStack(view, at: path, page: page, window: frame.size, self)
    scroll(
      path, content: stack.size, in: frame, axis: zoom > 1 ? .both : view.axis,
      // There is more to a magnified page than the window shows.
      step: unit.pixels(metrics.rowHeight), isPaging: view.isPaging && zoom <= 1,
      zooms: view.minZoom...max(view.minZoom, view.maxZoom)
    ) { placer, origin in
      for (placed, own) in zip(stack.elements, stack.frames) {
        placer.place(placed, in: own.offsetBy(x: origin.x, y: origin.y))
      }
    }
    context = unit
  }

  func naturalWidth(of placed: PlacedElement, in page: PixelSize) -> Int {
    switch placed.element {
    case .label(let label): min(page.width, set(label.text, label.style, width: nil).width)
    case .button(let button): buttonWidth(button, style: type.button)
    case .picture(let picture): (picture.height.map(pixels) ?? page.height / 2) * 16 / 9
    default: page.width - 2 * pixels(metrics.paddingSide)
    }
  }
}

/// Where the elements of a scroll view stand in its content.
struct ScrollStack {
  let elements: [PlacedElement]
  private(set) var frames: [PixelRect] = []
  private(set) var size: PixelSize

  /// `page` is what is seen at once without magnification, at the magnification in force; `window`
  /// is what is seen at once.
  init(
    _ view: ScrollView, at path: NodePath, page: PixelSize, window: PixelSize,
    _ placer: ScreenPlacer
  ) {
    elements = view.content.placed(at: path.key("content"))
    let side = placer.pixels(placer.metrics.paddingSide)
    let top = placer.pixels(placer.metrics.paddingTop)
    let gap = placer.pixels(placer.metrics.gap)
    size = page
    let isWide = view.axis != .vertical
    var x = isWide && !view.isPaging ? side : 0
    var y = top
    for placed in elements {
      let inset = placed.element.inset(side, in: view)
      // A page is as wide as the window; along a row each element is as wide as it likes.
      let width =
        isWide && !view.isPaging
        ? placer.naturalWidth(of: placed, in: page) : page.width - 2 * inset
      let height = placer.extent(of: placed, width: width).whole
      if !isWide, view.isPaging {
        y = Self.place(for: height, from: y, on: page.height, margin: top)
      }
      frames.append(PixelRect(x: x + inset, y: y, width: width, height: height))
      if isWide { x += view.isPaging ? page.width : width + gap } else { y += height + gap }
    }
    let right = view.isPaging ? x : (frames.map(\.maxX).max() ?? 0) + side
    let bottom = frames.map(\.maxY).max() ?? 0
    size.width = isWide ? max(right, window.width) : page.width
    // Where nothing stands there is nothing to be moved to.
    let height = max(bottom + top, window.height)
    size.height = view.axis == .horizontal ? min(height, page.height) : height
    if view.isPaging { size.height = Self.whole(size.height, of: page.height) }
    if isWide, placer.context.isRightToLeft {
      frames = frames.map { $0.slice(x: size.width - $0.maxX, width: $0.width) }
    }
  }

  /// Where something stands on a page, or at the head of the next one where this has no room left.
  private static func place(for height: Int, from y: Int, on page: Int, margin: Int) -> Int {
    let start = y / max(1, page) * page
    let isFirst = y <= start + margin
    return isFirst || y + height + margin <= start + page
      ? max(y, start + margin) : start + page + margin
  }

  /// As many whole pages as a height takes.
  private static func whole(_ height: Int, of page: Int) -> Int {
    page > 0 ? (height + page - 1) / page * page : height
  }
}

extension Element {
  /// What is looked at, and never focused.
  fileprivate var isRead: Bool {
    switch self {
    case .label, .picture, .activityIndicator: true
    case .textView(let view): !view.editing.takesFocus
    default: false
    }
  }

  /// How far it keeps from the sides of a scroll view's column or page; pictures fill a page.
  fileprivate func inset(_ side: Int, in view: ScrollView) -> Int {
    guard view.axis != .vertical else { return fillsScreen ? 0 : side }
    if case .picture = self { return 0 }
    return view.isPaging && !fillsScreen ? side : 0
  }
}
