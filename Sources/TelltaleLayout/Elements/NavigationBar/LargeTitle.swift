import TelltaleGraphics
import TelltaleModel

/// The title of a screen in large letters before its content, with which it scrolls; once it is gone, the bar says it.
struct LargeTitle {
  let text: StyledText
  /// With the room around it, in pixels.
  let height: Int
  /// From where lines of content begin to the edge of the display, in pixels.
  private let inset: Int

  /// Adds it where content begins, as far as it is seen; the bar says nothing then.
  func place(at origin: PixelPoint, width: Int, into parts: inout ScreenParts) {
    let frame = PixelRect(
      x: origin.x + inset, y: origin.y, width: max(1, width - 2 * inset), height: height)
    guard frame.intersects(parts.clip) else { return }
    parts.add(.text(text.centred(.title, in: frame, alignment: .leading), .role(.text)))
    parts.hideBarTitle()
  }

  /// The large title of a screen; `nil` where its platform has none, where it was led to, or where the display is too low,
  /// or too narrow for it.
  init?(of screen: ScreenContext) {
    let setting = screen.setting
    guard screen.metrics.largeTitles, setting.back == nil, setting.modal == nil,
      setting.split == nil, !setting.view.showsMore, !setting.screen.isFullscreen,
      let title = setting.screen.navigationBar.flatMap(screen.title)
    else { return nil }
    inset = screen.pixels(screen.metrics.paddingSide)
    text = screen.line(title.longest, screen.type.largeTitle, width: nil)
    height = text.lineHeight + screen.pixels(screen.metrics.gap) / 2
    guard text.text.width <= screen.room.width - 2 * inset, 8 * height <= screen.frame.height
    else { return nil }
  }

  /// The same before content that fills the screen.
  ///
  /// - Parameters:
  ///   - frame: Of the content, in pixels; `nil` where something else stands above it.
  ///   - screen: What it is the content of.
  init?(before frame: PixelRect, in screen: ScreenContext) {
    guard frame.y == screen.room.y, frame.maxY == screen.room.maxY else { return nil }
    self.init(of: screen)
  }
}
