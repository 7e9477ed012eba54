import TelltaleGraphics
import TelltaleModel

/// How much of a row's texts is seen on a screen of the profile.
struct RowMeasure {
  private let scene: TableScene
  private let metrics: ScreenMetrics
  private let type: Typography
  private let hasPictures: Bool

  init(_ scene: TableScene) {
    self.scene = scene
    metrics = scene.context.profile.screen
    type = scene.context.profile.typography
    hasPictures = scene.table.rows.contains { $0.image != nil }
  }

  /// A text that is cut.
  struct Cut {
    var text: Passage
    /// The part that is seen.
    var shown: String
    var isTitle: Bool
    var screen: ScreenSize
  }

  /// What is cut on the screen of the profile that shows least of it.
  func cuts(in row: RowPassage) -> [Cut] {
    guard let screen = scene.context.narrowestScreen, case .standard(let style) = row.row.style
    else { return [] }
    let widths = widths(of: row, style, tableWidth(on: screen))
    let title = cut(row.titles, type.row, widths.title).map {
      Cut(text: $0, shown: $1, isTitle: true, screen: screen)
    }
    let subtitle = cut(row.subtitles, type.detail, widths.subtitle).map {
      Cut(text: $0, shown: $1, isTitle: false, screen: screen)
    }
    return [title, subtitle].compactMap { $0 }
  }

  func tableWidth(on screen: ScreenSize) -> Points {
    let safe = scene.context.safeSize(of: screen).width
    return min(scene.table.width ?? safe, safe)
  }

  private func widths(
    of row: RowPassage, _ style: StandardRowStyle, _ table: Points
  ) -> (title: Points, subtitle: Points) {
    let gap = metrics.rowGap
    var inner = table - metrics.rowInset * 2
    if hasPictures { inner = inner - metrics.rowImage - gap }
    // The mark at the end of a row is about as wide as it is high.
    if row.row.push != nil || row.row.checkmark != nil { inner = inner - type.row.size - gap }
    switch style {
    case .default, .subtitle: return (inner, inner)
    case .value1:
      // The value keeps what the title leaves, and at least a third.
      let title = min(row.titles.last.map { width(of: $0, type.row) } ?? 0, inner * (2 / 3))
      let value = row.subtitles.last.map { width(of: $0, type.detail) } ?? 0
      return (inner - min(value, inner * (1 / 3)) - gap, inner - title - gap)
    case .value2: return (inner * (1 / 3), inner * (2 / 3) - gap)
    }
  }

  private func width(of text: Passage, _ style: TextStyle) -> Points {
    scene.context.width(of: text, in: style)
  }

  /// The last resort among the lengths of a text and what is seen of it; `nil` where one fits.
  private func cut(
    _ texts: [Passage], _ style: TextStyle, _ width: Points
  ) -> (Passage, String)? {
    guard let shortest = texts.last else { return nil }
    let set = scene.context.set(shortest, in: style, width: width, lines: 1)
    guard set.isTruncated, !texts.contains(where: { fits($0, style, width) }) else { return nil }
    return (shortest, shortest.shown(by: set))
  }

  private func fits(_ text: Passage, _ style: TextStyle, _ width: Points) -> Bool {
    !(width < self.width(of: text, style))
  }
}
