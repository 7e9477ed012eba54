import TelltaleFormats
import TelltaleLayout
import TelltaleModel
import TelltaleSession

/// Characters that are shown as boxes because no font of the profile has them.
enum GlyphWarnings {
  /// Characters named in one warning.
  private static let named = 5

  /// Warns on standard error of every text with such characters, at its place in the scene, and of
  /// the fonts that may have them but are not here.
  static func tell(_ session: Session, _ map: SourceMap, _ stage: Stage) {
    let notes = (session.placement?.notes ?? []) + (session.screenPlacement?.notes ?? [])
    let lines = lines(notes, map)
    for line in lines { StandardStreams.complain(line) }
    guard !lines.isEmpty else { return }
    for problem in stage.fonts.problems {
      StandardStreams.complain(stage.source.warning(problem))
    }
  }

  /// The warnings, one line a text.
  static func lines(_ notes: [PlacementNote], _ map: SourceMap) -> [String] {
    notes.filter { $0.kind == .missingGlyph }.map { note in
      let characters = note.detail.split(separator: " ")
      let shown = characters.prefix(named).map { Quoted.text(String($0)) }.joined(separator: ", ")
      let more = characters.count > named ? " and \(characters.count - named) more" : ""
      return "\(map.location(of: note.path)): warning: no font has \(shown)\(more); "
        + "install a font for the script and add it under type.faces in the profile"
    }
  }
}
