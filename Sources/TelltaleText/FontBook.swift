import CHarfBuzz
import TelltaleModel

/// The text engine of one profile: its faces, and everything made from them.
///
/// Sets text in lines (`Typesetter`) and draws glyphs (`GlyphSource`). Faces are found by path or by
/// name, mapped when a text first needs them, and kept. It owns C objects and caches, so use it from
/// one thread at a time; two books share nothing.
package final class FontBook {
  var faces: FaceList
  let shaper = Shaper()
  var choosers: [ChooserKey: FaceChooser] = [:]
  var thaiWords: ThaiWords?
  var shapedTexts = BoundedCache<TextRequest, ShapedText>(weightLimit: 128 * 1024)
  var typesetTexts = BoundedCache<TextRequest, TypesetText>(weightLimit: 128 * 1024)
  let pictures = GlyphPictures()

  struct ChooserKey: Hashable {
    var language: Language
    var weight: FontWeight
  }

  /// Opens the first face that can be used and leaves the rest for later.
  ///
  /// - Parameters:
  ///   - faces: by preference, as in `Typography`.
  ///   - directories: where files given by name are looked for, at any depth.
  /// - Throws: the first face's error if no face can be used.
  package init(
    faces descriptions: [FaceDescription],
    directories: [String] = ["/usr/share/fonts"]
  ) throws(FontError) {
    faces = FaceList(descriptions: descriptions, directories: directories)
    for index in faces.descriptions.indices where faces.face(index) != nil { return }
    throw faces.problems.first ?? FontError(file: "", reason: .emptyList)
  }

  /// What was wrong with the faces that were needed so far; they are passed over.
  package var problems: [FontError] { faces.problems }

  /// Opens every face of the list, so that `problems` is complete. For `doctor`; costs milliseconds.
  package func openAllFaces() {
    for index in faces.descriptions.indices { _ = faces.face(index) }
  }

  func chooser(language: Language, weight: FontWeight) -> FaceChooser {
    let key = ChooserKey(language: language, weight: weight)
    if let chooser = choosers[key] { return chooser }
    let chooser = FaceChooser(order: faces.order(for: language, weight: weight))
    // A scene has one or two languages; a hundred mean harm.
    if choosers.count >= 32 { choosers.removeAll() }
    choosers[key] = chooser
    return chooser
  }

  /// The first face for the language: one that is listed for it, else the first of all.
  func metrics(language: Language, weight: FontWeight, size: UInt32) -> FaceMetrics {
    let order = faces.order(for: language, weight: weight)
    let own = order.filter { index in
      faces.descriptions[index].languages.contains { $0.suits(language) }
    }
    for index in own + order {
      if let face = faces.face(index) { return face.metrics(size: size) }
    }
    return FaceMetrics(ascent: 0, descent: 0, capHeight: 0)
  }
}
