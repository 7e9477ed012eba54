import TelltaleGraphics
import TelltaleModel

/// Places the content of a screen in the room that bars have left, one element below the other.
struct ContentPlacer: PartPlacer {
  let screen: ScreenContext
  /// Stands before the content of the scene and scrolls with it.
  let lead: PlacedElement?
  /// Stands after it, and scrolls with it.
  var tail: [PlacedElement] = []

  /// The content, or what is told while it loads.
  func place(into parts: inout ScreenParts) {
    let setting = screen.setting
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
    } else if let missing {
      if lead == nil {
        return NoticePlacer(screen: screen, notice: missing, path: setting.path)
          .place(in: screen.room, into: &parts)
      }
      elements = missing.placed(at: setting.path)
    }
    let all = (lead.map { [$0] } ?? []) + elements.filter { $0.element.traits.place != .bar } + tail
    place(all, isLoading: isLoading, into: &parts)
  }

  /// What is told of a screen that shows nothing before its source has delivered.
  private var missing: Notice? {
    guard let source = screen.setting.screen.source, !screen.setting.screen.loading.isEmpty,
      !screen.setting.data.delivered.contains(source.name)
    else { return nil }
    return screen.notice(of: source)
  }

  /// One below the other; where not all fits, all of it scrolls.
  private func place(
    _ elements: [PlacedElement], isLoading: Bool, into parts: inout ScreenParts
  ) {
    guard let first = elements.first else { return }
    let room = screen.room
    let column = screen.column
    if isLoading || elements.count == 1, case .activityIndicator(let one) = first.element {
      let placer = ActivityIndicatorPlacer(screen: screen, indicator: one)
      if placer.height(width: column.width) <= room.height {
        return parts.with(first.path) { placer.place(in: room, into: &$0) }
      }
    }
    let gap = pixels(metrics.gap)
    let extents = elements.map {
      screen.extent(of: $0, width: $0.element.traits.isEdgeToEdge ? room.width : column.width)
    }
    let isFull = elements.count == 1 && first.element.traits.isEdgeToEdge
    let margins = isFull ? 0 : 2 * pixels(metrics.paddingTop)
    let gaps = gap * (elements.count - 1) + margins
    let free = room.height - gaps - extents.map(\.least).reduce(0, +)
    if free >= 0 {
      var y = room.y + margins / 2
      for (element, height) in zip(elements, extents.heights(sharing: free)) {
        // The last one reaches the edge: what scrolls there is cut by the screen, not before it.
        let reaches = element == elements.last && element.element.traits.isEdgeToEdge
        let frame = frame(of: element.element, y: y, height: reaches ? room.maxY - y : height)
        screen.place(element, in: frame, into: &parts)
        y += height + gap
      }
    } else {
      scroll(elements, heights: extents.map(\.whole), margins: margins, into: &parts)
    }
  }

  private func scroll(
    _ elements: [PlacedElement], heights: [Int], margins: Int, into parts: inout ScreenParts
  ) {
    let (path, room) = (screen.setting.path, screen.room)
    let gap = pixels(metrics.gap)
    let height = gap * (elements.count - 1) + margins + heights.reduce(0, +)
    parts.note(.allScrolls, at: path, "\(height) of \(room.height) pixels")
    let window = ScrollWindow(
      screen: screen, path: path, content: PixelSize(width: room.width, height: height),
      viewport: room, step: pixels(metrics.rowHeight))
    window.place(into: &parts) { parts, origin in
      var y = origin.y + margins / 2
      for (element, height) in zip(elements, heights) {
        let frame = frame(of: element.element, y: y, height: height)
        screen.place(element, in: frame, into: &parts)
        y += height + gap
      }
    }
  }

  /// Lists go from edge to edge; all else keeps to the column.
  private func frame(of element: Element, y: Int, height: Int) -> PixelRect {
    (element.traits.isEdgeToEdge ? screen.room : screen.column).slice(y: y, height: height)
  }
}
