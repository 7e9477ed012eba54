import TelltaleApp
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// What was typed and differs from what stood there before, by the places of fields and text views:
  /// also where Home or a signal ends the program. Of a secret field nothing.
  package var unsavedTexts: [NodePath: String] {
    guard let app else { return [:] }
    var texts = app.unsaved
    // On the page with keys it is not in its place yet.
    for asking in surfaces.all.compactMap(asking) {
      guard case .field(let path) = asking.question.form,
        let text = asking.fields.first?.text, app.isUnsaved(text, at: path)
      else { continue }
      texts[path] = text
    }
    return texts
  }
}
