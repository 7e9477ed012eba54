import TelltaleGraphics
import TelltaleModel

/// How high the content of a modal or a screen is, one element below the other.
struct ContentMeasure {
  let context: RuleSubject

  /// Heights of the narrowest screen; what scrolls by itself counts for one at most.
  func screenHeights(of content: [PlacedElement]) -> Double {
    guard let screen = context.narrowestScreen else { return 0 }
    let safe = context.safeSize(of: screen)
    let total = content.reduce(0.0) { $0 + height(of: $1, on: safe).value }
    return total / max(1, safe.height.value)
  }

  /// Lines of a text in the middle of a screen, on the narrowest one.
  func lines(_ text: Passage, _ size: Points?) -> Int {
    guard let screen = context.narrowestScreen else { return 1 }
    var style = context.profile.typography.body
    style.size = size ?? style.size
    let width = context.contentWidth(on: screen)
    return context.set(text, in: style, width: width).lines.count
  }

  private func height(of placed: PlacedElement, on screen: ScreenSize) -> Points {
    let room = context.profile.screen
    switch placed.element {
    case .table(let table):
      return min(screen.height, room.rowHeight * Double(table.rows.count))
    case .collection, .scrollView, .webView: return screen.height
    case .picture(let picture): return picture.height ?? screen.height * 0.5
    case .textView(let view): return view.height ?? height(of: view.text, view.style) + room.gap
    case .label(let label): return height(of: label.text, label.style) + room.gap
    case .divider: return room.gap
    case .gauge(let gauge): return (gauge.size ?? 200) + room.gap
    case .qr: return 200 + room.gap
    case .icon(let icon): return (icon.size ?? room.rowHeight * 0.5) + room.gap
    case .keypad(let keypad):
      return (room.rowHeight + room.gap) * Double((keypad.keys.count + 2) / 3 + 1)
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .button, .field,
      .activityIndicator, .progress, .iconButton, .stack, .spacer, .slider, .toggle, .segmented,
      .stepper, .clock:
      return room.rowHeight + room.gap
    }
  }

  /// Of a text that is set across the screen, in points.
  func height(of text: RichText, _ look: TextLook) -> Points {
    let passage = context.passage(text.content, at: context.path)
    let size = look.size ?? context.profile.typography.body.size
    let factor = context.profile.typography.lineHeight(for: passage.language)
    return size * factor * Double(lines(passage, size))
  }
}
