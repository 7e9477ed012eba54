import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport

@testable import TelltaleLayout

extension ScreenContext {
  /// An empty screen of 800x480 pixels on which elements are placed by themselves, with texts on a grid.
  static func sample(
    _ language: Language = "en", data: AppData = AppData(), view: ViewState = ViewState()
  ) -> ScreenContext {
    var setting = ScreenSetting(screen: Screen(content: []), path: "screen", view: view)
    setting.data = data
    return ScreenContext(
      setting,
      in: LayoutContext(
        profile: .sample(), language: language, size: PixelSize(width: 800, height: 480),
        typesetter: GridTypesetter()))
  }

  /// What is seen of one element in a frame.
  func parts(
    of element: Element, at path: NodePath, in frame: PixelRect, fills: Bool = false
  ) -> ScreenParts {
    var parts = ScreenParts(of: self, element: "screen")
    place(PlacedElement(element, at: path), in: frame, fills: fills, into: &parts)
    return parts
  }
}
