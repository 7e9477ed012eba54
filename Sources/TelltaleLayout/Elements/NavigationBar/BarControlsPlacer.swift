import TelltaleGraphics
import TelltaleModel

/// Places the controls of a bar against its right edge, in the order of the scene.
struct BarControlsPlacer: PartPlacer {
  let look: BarLook
  let items: [BarItem]
  let path: NodePath

  var screen: ScreenContext { look.screen }

  /// Gives the left edge of the leftmost.
  ///
  /// - keeping: pixels that are left to the title, however long the names are.
  func place(
    in inner: PixelRect, keeping title: Int = 0, into parts: inout ScreenParts
  ) -> Int {
    let frames = frames(in: inner, keeping: title)
    for (index, frame) in frames {
      guard case .button(let button) = items[index] else { continue }
      ButtonPlacer(button, at: path.item(index), style: look.controlStyle, in: screen)
        .fill(frame, into: &parts)
    }
    return frames.last?.frame.x ?? inner.maxX
  }

  /// The left edge of the leftmost, with all names in full.
  func left(in inner: PixelRect) -> Int? { frames(in: inner, keeping: 0).last?.frame.x }

  /// The rightmost first. However long its name is, each leaves room for the way back and for those
  /// beside it.
  private func frames(
    in inner: PixelRect, keeping title: Int
  ) -> [(index: Int, frame: PixelRect)] {
    guard !items.isEmpty else { return [] }
    let least = screen.leastTarget
    let margin = max(2, pixels(4))
    let back = screen.setting.back == nil ? 0 : look.leastBack + pixels(8)
    var frames: [(index: Int, frame: PixelRect)] = []
    var x = inner.maxX
    var later: Bool?
    var space: Int?
    for (index, item) in items.enumerated().reversed() {
      switch item {
      case .fixedSpace(let width): space = max(pixels(width), pixels(8))
      case .other: continue
      case .button(let button):
        if let hasText = later {
          x -= space ?? (hasText && button.title != nil ? pixels(metrics.barGap) : pixels(8))
        }
        let others = items[..<index].count { if case .button = $0 { true } else { false } }
        let most = max(1, x - inner.x - back - others * (least + pixels(metrics.barGap)))
        // With little room the title gets what it needs of it, but no control becomes too small.
        let width = min(self.width(of: button, at: index), max(min(least, most), most - title))
        let frame = PixelRect(
          x: x - width, y: inner.y + margin, width: width, height: inner.height - 2 * margin)
        frames.append((index, frame))
        x -= width
        later = button.title != nil
        space = nil
      }
    }
    return frames
  }

  /// In the weight that the button's prominence gives its title.
  private func width(of button: Button, at index: Int) -> Int {
    let placer = ButtonPlacer(button, at: path.item(index), style: look.controlStyle, in: screen)
    let text =
      placer.button.title.map { line($0.longest, placer.style, width: nil).text.width } ?? 0
    let icon = button.icon == nil ? 0 : pixels(metrics.rowImage) / 2
    let gap = text > 0 && icon > 0 ? pixels(6) : 0
    return max(
      screen.leastTarget, text + icon + gap + 2 * pixels(placer.button.hasBody ? 12 : 8))
  }
}
