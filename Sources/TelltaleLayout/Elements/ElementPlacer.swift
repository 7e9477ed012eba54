import TelltaleGraphics
import TelltaleModel

/// Gives something of a screen its place.
protocol PartPlacer {
  var screen: ScreenContext { get }
}

extension PartPlacer {
  var metrics: ScreenMetrics { screen.metrics }
  var type: Typography { screen.type }

  func pixels(_ points: Points) -> Int { screen.pixels(points) }

  func line(_ text: TextContent, _ style: TextStyle, width: Int?) -> StyledText {
    screen.line(text, style, width: width)
  }
}

/// Gives one kind of element its place; each stands in a folder of its own.
protocol ElementPlacer: PartPlacer {
  /// The height that the element asks for at a width, in pixels.
  func extent(width: Int) -> Extent

  /// How wide it is in a row where each element is as wide as it likes, in pixels; `page` is what is
  /// seen at once.
  func naturalWidth(in page: PixelSize) -> Int

  /// Adds what is seen of the element in its frame.
  func place(in frame: PixelRect, into parts: inout ScreenParts)

  /// The same for an element that is to be as wide as its frame, where it can.
  func fill(_ frame: PixelRect, into parts: inout ScreenParts)
}

extension ElementPlacer {
  func naturalWidth(in page: PixelSize) -> Int {
    page.width - 2 * pixels(metrics.paddingSide)
  }

  func fill(_ frame: PixelRect, into parts: inout ScreenParts) { place(in: frame, into: &parts) }
}

extension ScreenContext {
  /// What gives an element of the content its place; `nil` for bars, which have places of their own,
  /// and for what comes over screens.
  private func placer(of placed: PlacedElement) -> (any ElementPlacer)? {
    let path = placed.path
    return switch placed.element {
    case .label(let label): LabelPlacer(screen: self, label: label)
    case .button(let button): ButtonPlacer(button, at: path, in: self)
    case .keypad(let keypad): KeypadPlacer(screen: self, keypad: keypad, path: path)
    case .field(let field): FieldPlacer(screen: self, field: field, path: path)
    case .picture(let picture): PicturePlacer(screen: self, picture: picture)
    case .activityIndicator(let one): ActivityIndicatorPlacer(screen: self, indicator: one)
    case .textView(let view): TextViewPlacer(screen: self, view: view, path: path)
    case .table(let table): TablePlacer(table, at: path, in: self)
    case .collection(let collection): CollectionPlacer(collection, at: path, in: self)
    case .scrollView(let view): ScrollViewPlacer(screen: self, view: view, path: path)
    case .webView(let view): WebViewPlacer(screen: self, view: view, path: path)
    case .progress(let bar): ProgressPlacer(screen: self, bar: bar)
    case .iconButton(let button): IconButtonPlacer(screen: self, button: button, path: path)
    case .stack(let stack):
      if let card = stack.card {
        CardPlacer(stack, card, at: path, in: self)
      } else {
        StackPlacer(stack, at: path, in: self)
      }
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar: nil
    }
  }

  /// The height that an element asks for at a width, in pixels.
  func extent(of placed: PlacedElement, width: Int) -> Extent {
    placer(of: placed)?.extent(width: width) ?? .fixed(0)
  }

  /// How wide an element is in a row, in pixels.
  func naturalWidth(of placed: PlacedElement, in page: PixelSize) -> Int {
    placer(of: placed)?.naturalWidth(in: page)
      ?? page.width - 2 * pixels(metrics.paddingSide)
  }

  /// Adds what is seen of an element in its frame.
  ///
  /// - fills: whether it is to be as wide as its frame, where it can.
  func place(
    _ placed: PlacedElement, in frame: PixelRect, fills: Bool = false, into parts: inout ScreenParts
  ) {
    if placed.element.traits.isRead { parts.addReading(frame) }
    guard let placer = placer(of: placed) else { return }
    parts.with(placed.path) {
      if fills { placer.fill(frame, into: &$0) } else { placer.place(in: frame, into: &$0) }
    }
  }

  /// The height of a stack of elements with its gaps and margins.
  func stackHeight(_ elements: [PlacedElement], width: Int) -> Int {
    let inner = width - 2 * pixels(metrics.paddingSide)
    let heights = elements.map {
      extent(of: $0, width: $0.element.traits.isEdgeToEdge ? width : inner).whole
    }
    return heights.reduce(0, +) + pixels(metrics.gap) * max(0, heights.count - 1)
      + 2 * pixels(metrics.paddingTop)
  }
}
