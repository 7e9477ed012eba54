import TelltaleAppProtocol
import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax
import TelltaleTestSupport

extension FuzzTarget {
  /// Rows that were kept, in a file that may be torn or anybody's: what stands before its fault comes back, and
  /// what came back is kept and comes back the same.
  static let kept = FuzzTarget(
    name: "kept",
    words: [
      "{\"rows\":{\"stations\":{\"stale\":[", "{\"rows\":{\"news\":{\"append\":[",
      "{\"id\":\"a\",\"title\":\"A\"}", "]}}}\n", "\"subtitle\":", ",", "\n", "\"push\":\"next\"",
      "null", "[]", "\"title\":[\"A B\",\"A\"]",
    ], turns: 1_500
  ) { bytes in
    guard let reader = keptReader else { return "the scene of this target cannot be read" }
    var kept = KeptRows(reader.names)
    let recalled = kept.recall(bytes, file: "f", reader)
    if let told = recalled.faults.first {
      let fault = fault(
        ofComplaint: told.message, line: told.place.line, column: told.place.column, in: bytes)
      if let fault { return fault }
    }
    var again = KeptRows(reader.names)
    let text = kept.lines.map { $0 + "\n" }.joined()
    let second = again.recall(Array(text.utf8), file: "f", reader)
    if let told = second.faults.first { return "what is kept cannot be read: \(told.message)" }
    if again.lines != kept.lines { return "kept once more it is another" }
    return second.rows == recalled.rows
      ? nil : "other rows come back: \(second.rows) for \(recalled.rows)"
  }

  private static let keptReader: UpdateReader? = {
    let scene = """
      start: main
      screens:
        main:
          content:
            - table: {id: list, source: {async: stations}, cache: true}
            - table: {id: other, source: news, rows: [{id: a, title: A}], cache: true}
        next: {content: []}
      """
    guard let profile = try? Platforms.profile("kiosk") else { return nil }
    let loaded = SceneFile.load(
      bytes: Array(scene.utf8), name: "app.yaml", profile: profile, lexicons: .empty)
    return loaded.accepted.map {
      UpdateReader($0, profile: profile, lexicons: .empty, language: "en")
    }
  }()
}
