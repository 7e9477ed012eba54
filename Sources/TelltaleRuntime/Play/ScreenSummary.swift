import TelltaleGraphics
import TelltaleHeadless
import TelltaleLayout
import TelltaleSession
import TelltaleText

/// The state of a screen at a moment, in words for somebody who wonders about it.
package struct ScreenSummary {
  private let tree: Meaning
  private let focus: String?
  /// The frame of the control that has the focus, in pixels.
  package let focusFrame: PixelRect?
  private let alert: String?
  private let isAsking: Bool
  /// The milliseconds of the screen's time.
  package let milliseconds: Int
  /// The notes about things that have less room than they need.
  let cut: [PlacementNote]

  private static let cuts: Set<PlacementNote.Kind> = [
    .truncated, .cut, .tooNarrow, .codeMissing, .missingGlyph,
  ]

  /// The most lines about things that are shown.
  private static let mostLines = 40

  /// Takes the state of a screen.
  ///
  /// - Parameter playback: The screen, at its present time.
  package init(_ playback: Playback<FontBook>) {
    let session = playback.session
    tree = session.meaning(in: playback.environment)
    let focused = tree.all.first { $0.states.contains(.focused) }
    focus = focused.map { $0.id ?? $0.name }
    focusFrame = focused?.frame
    alert = session.alertID
    isAsking = session.isAsking
    milliseconds = Int(playback.now.microseconds / 1000)
    let placements = [session.placement, session.screenPlacement].compactMap(\.self)
    cut = placements.flatMap(\.notes).filter { Self.cuts.contains($0.kind) }
  }

  /// The name of the screen or modal.
  package var screen: String { tree.name }
  /// The id of the control that has the focus, or its name; `nil` where nothing shows the focus.
  package var focused: String? { focus }
  /// The id of the question in front, empty where it has none; `nil` where there is no question.
  package var question: String? { isAsking ? alert ?? "" : nil }
  /// The tree of the screen as text.
  package var outline: String { tree.outline }

  /// All things that can be seen, also those behind a question.
  private var seen: [Meaning] { tree.all.dropFirst().filter { !$0.states.contains(.offscreen) } }

  /// The texts that can be read, each once for each thing that says it.
  package var texts: [String] { seen.flatMap(\.words).filter { !$0.isEmpty } }

  /// The controls in front that can be pressed or typed into, with their names.
  package var controls: [(id: String, name: String)] {
    seen.compactMap { thing in
      guard let id = thing.id, !thing.states.contains(.inert), !thing.actions.isEmpty
      else { return nil }
      return (id, thing.name)
    }
  }

  /// True where something that can be seen contains this text.
  func says(_ text: String) -> Bool { texts.contains { $0.contains(text: text) } }

  /// The lines that follow an error.
  var description: String {
    let things = seen.filter { $0.id != nil || !$0.words.allSatisfy(\.isEmpty) }.map { thing in
      var words = [thing.role.rawValue]
      if let id = thing.id { words.append("#\(id)") }
      words += thing.words.filter { !$0.isEmpty }.map { "\"\($0)\"" }
      return "    " + words.joined(separator: " ")
    }
    let rest = things.count - Self.mostLines
    var lines = [
      "  at \(milliseconds) ms, screen: \(screen.isEmpty ? "none" : screen), "
        + "focus: \(focus ?? "none"), "
        + "alert: \(isAsking ? alert ?? "one without an id" : "none"); shown:"
    ]
    lines += things.prefix(Self.mostLines)
    if rest > 0 { lines.append("    and \(rest) more") }
    return lines.joined(separator: "\n")
  }
}
