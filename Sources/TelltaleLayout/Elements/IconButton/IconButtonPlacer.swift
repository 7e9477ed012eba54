import TelltaleGraphics
import TelltaleModel

/// Places a round button with an icon: a button whose title is told and not shown.
struct IconButtonPlacer: ElementPlacer {
  private let placer: ButtonPlacer

  var screen: ScreenContext { placer.screen }

  init(_ button: IconButton, at path: NodePath, in screen: ScreenContext) {
    var round = Button(
      id: button.answer, icon: button.icon, isLikely: button.prominence == .filled,
      action: button.action, availability: button.availability)
    round.iconBinding = button.iconBinding
    round.prominence = button.prominence
    round.size = button.size
    round.shape = .round
    placer = ButtonPlacer(round, at: path, in: screen)
  }

  func extent(width: Int) -> Extent { placer.extent(width: width) }

  func naturalWidth(in page: PixelSize) -> Int { placer.naturalWidth(in: page) }

  func leastWidth(in page: PixelSize) -> Int { naturalWidth(in: page) }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    placer.place(in: frame, into: &parts)
  }

  func fill(_ frame: PixelRect, into parts: inout ScreenParts) {
    placer.fill(frame, into: &parts)
  }
}
