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
    case .textView(let view): textExtent(view, width: width)
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
    switch placed.element {
    case .label(let label): placeLabel(label, in: frame)
    case .button(let button):
      placeButton(
        button, at: placed.path, in: buttonFrame(button, in: frame), style: type.button)
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

  mutating func placeScrollView(_ view: ScrollView, at path: NodePath, in frame: PixelRect) {
    let zoom = setting.view.zooms[path] ?? 1
    let isWide = view.axis != .vertical
    let side = pixels(metrics.paddingSide)
    let gap = pixels(metrics.gap)
    // Along a row each element is as wide as it likes; a page is as wide as the window.
    let widths = view.content.placed(at: path.key("content")).map { placed in
      isWide ? (view.isPaging ? frame.width : naturalWidth(of: placed, in: frame)) : frame.width
    }
    let total =
      isWide
      ? widths.reduce(0, +) + (view.isPaging ? 0 : gap * max(0, widths.count - 1) + 2 * side)
      : frame.width
    let height =
      view.axis == .horizontal
      ? frame.height : stackHeight(view.content, at: path, width: frame.width)
    let content = PixelSize(
      width: Int(Double(total) * zoom), height: Int(Double(height) * zoom))
    scroll(
      path, content: content, in: frame, axis: view.axis, step: pixels(metrics.rowHeight),
      isPaging: view.isPaging, zooms: view.minZoom...max(view.minZoom, view.maxZoom)
    ) { placer, origin in
      var x = origin.x + (isWide && !view.isPaging ? side : 0)
      var y = origin.y + placer.pixels(placer.metrics.paddingTop)
      for (index, placed) in view.content.placed(at: path.key("content")).enumerated() {
        let inset = placed.element.fillsScreen || isWide ? 0 : side
        let width = isWide ? widths[index] : frame.width - 2 * inset
        let extent = placer.extent(of: placed, width: width)
        placer.place(
          placed, in: PixelRect(x: x + inset, y: y, width: width, height: extent.whole))
        if isWide {
          x += width + (view.isPaging ? 0 : gap)
        } else {
          y += extent.whole + gap
        }
      }
    }
  }

  private func naturalWidth(of placed: PlacedElement, in frame: PixelRect) -> Int {
    switch placed.element {
    case .label(let label): min(frame.width, set(label.text, label.style, width: nil).width)
    case .button(let button): buttonWidth(button, style: type.button)
    case .picture(let picture): (picture.height.map(pixels) ?? frame.height / 2) * 16 / 9
    default: frame.width - 2 * pixels(metrics.paddingSide)
    }
  }
}
