import TelltaleGraphics
import TelltaleHeadless
import TelltaleLayout
import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax
import TelltaleText

/// The inspector's view of the screen: the tree of roles, each with its frame in pixels and millimetres, the height
/// of its letters, and its contrast as it is drawn.
struct PreviewInspection {
  private let playback: Playback<FontBook>
  private let panel: Panel
  private let texts: [PlacedText]
  private let capShare: (Int) -> Double

  init(_ playback: Playback<FontBook>, _ setup: ProfileSetup) {
    self.playback = playback
    let session = playback.session
    panel = setup.profile.panel(session.size).panel
    let placement = session.placement ?? session.screenPlacement
    texts =
      (placement?.parts ?? []).compactMap { part in
        if case .text(let text, _) = part.shape { text } else { nil }
      } + (placement?.controls ?? []).map(\.label)
    let share = setup.capShare(setup.profile.typography.title)
    capShare = { Double($0) / 64 * share }
  }

  /// Returns the panel, and the tree as `render --tree --json` has it, with `mm`, `letters` and `contrast`.
  func json() -> JSONValue {
    let meaning = playback.session.meaning(in: playback.environment)
    return [
      "panel": [
        "width": .number(Self.tenths(panel.size.width)),
        "height": .number(Self.tenths(panel.size.height)), "distance": .number(panel.distance),
        "source": .string(panel.source.text),
      ],
      "tree": playback.withCanvas { node(meaning, PreviewContrast.Pixels($0)) },
    ]
  }

  private func node(_ meaning: Meaning, _ pixels: PreviewContrast.Pixels) -> JSONValue {
    var alone = meaning
    alone.children = []
    var more: [JSONValue.Member] = [.init("mm", millimetres(meaning.frame))]
    if meaning.children.isEmpty || !meaning.actions.isEmpty {
      let here = texts.filter { meaning.frame.contains($0.frame) && !$0.lines.isEmpty }
      if let smallest = here.compactMap(capital).min() {
        let height = smallest * panel.pixelHeight
        more.append(
          .init(
            "letters",
            [
              "mm": .number(Self.tenths(height)),
              "minutes": .number(Self.tenths(panel.arcMinutes(height))),
            ]))
      }
      let contrasts = here.compactMap { PreviewContrast.ratio(of: $0.frame, in: pixels) }
      if let least = contrasts.min() {
        more.append(.init("contrast", .number(Self.tenths(least))))
      }
    }
    let children = meaning.children.map { node($0, pixels) }
    if !children.isEmpty { more.append(.init("children", .array(children))) }
    return alone.json.adding(more)
  }

  /// Returns the height of a text's capitals, in pixels.
  private func capital(_ text: PlacedText) -> Double? {
    text.lines.lazy.compactMap(\.line.runs.first).first.map { capShare(Int($0.run.size)) }
  }

  private func millimetres(_ frame: PixelRect) -> JSONValue {
    [
      "width": .number(Self.tenths(Double(frame.width) * panel.pixelWidth)),
      "height": .number(Self.tenths(Double(frame.height) * panel.pixelHeight)),
    ]
  }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
