import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport

/// A screen put on a display of 800x480, unless told otherwise with letters half an em wide.
struct PlacedScreen {
  let placement: Placement

  init(
    _ screen: Screen, tabs: TabBar? = nil, back: TextVariants?? = nil, width: Int = 800,
    language: Language = "en", insets: PointInsets? = nil, view: ViewState = ViewState(),
    data: AppData = AppData(), typesetter: any Typesetter = GridTypesetter(), textSize: Double = 1,
    mirrors: Bool = true
  ) {
    var profile = Profile.sample()
    profile.screen.mirrorsBar = mirrors
    profile.screen.mirrorsRows = mirrors
    if let insets { profile.display.safeInsets = insets }
    let setting = ScreenSetting(
      screen: screen, path: "screen",
      tabs: tabs.map { TabSetting(bar: $0, path: "tab-bar", selected: 0) },
      back: back.map { BackSetting(title: $0) }, view: view, data: data)
    placement = setting.place(
      in: LayoutContext(
        profile: profile, language: language, size: PixelSize(width: width, height: 480),
        textSize: textSize, typesetter: typesetter))
  }

  /// On a display of 800x480, or as wide as told, of a platform that is shipped.
  init(
    _ screen: Screen, on name: String, width: Int = 800, textSize: Double = 1,
    view: ViewState = ViewState()
  ) throws {
    let profile = try Platforms.profile(name)
    placement = ScreenSetting(screen: screen, path: "screen", view: view).place(
      in: LayoutContext(
        profile: profile, language: "en", size: PixelSize(width: width, height: 480),
        textSize: textSize, typesetter: GridTypesetter()))
  }

  init(row: TableRow, beside others: [TableRow] = [], on name: String) throws {
    try self.init(Screen(content: [.table(Table(rows: [row] + others))]), on: name)
  }

  init(row: TableRow, beside others: [TableRow] = [], language: Language = "en") {
    self.init(
      Screen(content: [.table(Table(rows: [row] + others))]), language: language)
  }

  /// The ink of a text: from its first line's left end to its right end.
  func text(_ string: String) -> PixelRect? {
    placed(string)?.lines.first.map { line in
      PixelRect(x: line.origin.x, y: line.origin.y, width: line.line.width, height: 1)
    }
  }

  func lines(_ string: String) -> [TypesetLine]? { placed(string)?.lines.map(\.line) }

  /// From the display's upper edge, in pixels.
  func baselines(_ string: String) -> [Int] { placed(string)?.lines.map(\.origin.y) ?? [] }

  /// Of a text's letters, in 26.6 fixed point.
  func size(_ string: String) -> UInt32? { lines(string)?.first?.runs.first?.run.size }

  /// What a text is drawn with.
  func ink(_ string: String) -> PartInk? {
    for part in placement.parts {
      if case .text(let text, let ink) = part.shape, text.string == string { return ink }
    }
    return nil
  }

  /// The lines' boxes together.
  func box(_ string: String) -> PixelRect? { placed(string)?.frame }

  private func placed(_ string: String) -> PlacedText? {
    placement.parts.lazy.compactMap { part in
      if case .text(let text, _) = part.shape, text.string == string { text } else { nil }
    }.first
  }

  var shown: [String] {
    placement.parts.compactMap { part in
      if case .text(let text, _) = part.shape { text.string } else { nil }
    }
  }

  func picture(_ name: String) -> PixelRect? {
    for part in placement.parts {
      switch part.shape {
      case .picture(let rect, name), .artwork(let rect, _, name, _):
        return rect.intersection(part.clip)
      default: break
      }
    }
    return nil
  }

  func frame(_ name: String) -> PixelRect? { control(name)?.frame }

  func control(_ name: String) -> Control? { placement.controls.first { $0.name == name } }
}
