import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleSyntax

/// The warnings about things that are shown otherwise than they were meant: characters as boxes because no
/// font of the profile has them, web pages that cost too much, and things with too little room.
enum GlyphWarnings {
  /// The number of characters that one warning names.
  private static let named = 5

  /// Tells of each text of a session with such characters, at its place in the scene, and of the fonts that
  /// may have them but are not installed.
  static func tell(_ session: Session, _ map: SourceMap, _ setup: ProfileSetup) {
    let notes = (session.placement?.notes ?? []) + (session.screenPlacement?.notes ?? [])
    tell(notes, map, setup)
  }

  /// Tells of the notes that were made when a scene was placed.
  static func tell(_ notes: [PlacementNote], _ map: SourceMap, _ setup: ProfileSetup) {
    let lines = lines(notes, map)
    let told = pages(notes, map) + cuts(notes, map) + narrow(notes, map) + codes(notes, map)
    for line in lines + told { setup.notices.tell(line) }
    // A damaged font is told whether others had its letters or not.
    for problem in setup.fonts.problems where !lines.isEmpty || problem.isDamage {
      setup.notices.tell(setup.platform.source.warning(problem))
    }
  }

  /// The warnings about web pages, one line a page.
  static func pages(_ notes: [PlacementNote], _ map: SourceMap) -> [String] {
    notes.compactMap { note in
      let place = map.location(of: note.path)
      let remedy = "do not put tables inside tables"
      switch note.kind {
      case .tablesApart:
        return
          "\(place): warning: the tables of the page take too long to lay out, so their cells are shown below "
          + "each other; \(remedy)"
      case .stylesLeftOut:
        return
          "\(place): warning: the styles, floats or tables of the page take too long to be laid out, so it is shown "
          + "as plain text; make them fewer"
      case .pageMissing:
        return "\(place): warning: the page is not shown: it takes too long to be laid out; "
          + remedy
      default: return nil
      }
    }
  }

  /// The warnings about what has too little height, one line each.
  static func cuts(_ notes: [PlacementNote], _ map: SourceMap) -> [String] {
    notes.filter { $0.kind == .cut }.map { note in
      "\(map.location(of: note.path)): warning: it has \(note.detail) of the height that it needs, so its lower part "
        + "is not visible; increase `height`, or use `min-height`"
    }
  }

  /// The warnings about what has too little width, one line each.
  static func narrow(_ notes: [PlacementNote], _ map: SourceMap) -> [String] {
    notes.filter { $0.kind == .tooNarrow }.map { note in
      "\(map.location(of: note.path)): warning: it has \(note.detail) of the width that it needs, so its contents "
        + "are cut or divided; increase `width`, or use `min-width`"
    }
  }

  /// The warnings about QR codes, one line a code.
  static func codes(_ notes: [PlacementNote], _ map: SourceMap) -> [String] {
    notes.filter { $0.kind == .codeMissing }.map { note in
      "\(map.location(of: note.path)): warning: the QR code is not shown: \(note.detail)"
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
