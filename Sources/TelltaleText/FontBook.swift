import CHarfBuzz
import TelltaleModel

/// The text engine of one profile: its faces, and everything made from them.
///
/// It sets text in lines (`Typesetter`) and draws glyphs (`GlyphSource`). Faces are found by path
/// or by name, mapped when a text first needs them, and kept. It owns C objects and caches, so use
/// it from one thread at a time; two books share nothing, unless both are given the same files.
package final class FontBook {
  /// The amount that is kept of the texts that were set.
  package enum Keeping: Sendable {
    /// The amount for a screen, whose texts come back with every frame.
    case ofScreens
    /// The amount for one scene after the other, each with texts of its own.
    case ofOneScene

    fileprivate var weight: Int {
      switch self {
      case .ofScreens: 128 * 1024
      case .ofOneScene: 48 * 1024
      }
    }
  }

  private let keeping: Keeping
  var faces: FaceList
  let shaper = Shaper()
  /// So few that they are searched: a dictionary looks its key type up at run time, at each start.
  private var choosers: [(key: ChooserKey, chooser: FaceChooser)] = []
  var thaiWords: ThaiWords?
  /// By language; `nil` for one whose patterns are not installed.
  private var syllables: [(language: Language, patterns: Syllables?)] = []
  var shapedTexts: BoundedCache<TextRequest, ShapedText>
  var typesetTexts: BoundedCache<TextRequest, TypesetText>
  var breaks: BoundedCache<String, [Int]>
  let pictures = GlyphPictures()
  /// True once a text had a character that none of the faces has.
  package internal(set) var lacksCharacters = false

  struct ChooserKey: Equatable {
    var language: Language
    var weight: FontWeight
    var shape: FontShape
  }

  /// Opens the first face that can be used and leaves the rest for later.
  ///
  /// - Parameters:
  ///   - descriptions: The faces by preference, as in `Typography`.
  ///   - directories: The folders in which files given by name are looked for, at any depth.
  ///   - files: The files that other books have open as well, shared with this one.
  ///   - keeping: The amount that is kept of the texts that were set.
  /// - Throws: The first face's error if no face can be used.
  package init(
    faces descriptions: [FaceDescription],
    directories: [String] = ["/usr/share/fonts"], files: FontFiles = FontFiles(),
    keeping: Keeping = .ofScreens
  ) throws(FontError) {
    self.keeping = keeping
    shapedTexts = BoundedCache(weightLimit: keeping.weight)
    typesetTexts = BoundedCache(weightLimit: keeping.weight)
    breaks = BoundedCache(weightLimit: keeping.weight)
    faces = FaceList(descriptions: descriptions, directories: directories, files: files)
    for index in faces.descriptions.indices where faces.face(index) != nil { return }
    for index in faces.others() where faces.face(index) != nil { return }
    throw faces.problems.first ?? FontError(file: "", reason: .emptyList)
  }

  /// The faults of the files that were needed so far. Faces with faults are passed over;
  /// without the dictionary Thai is broken at spaces only.
  package var problems: [FontError] {
    guard let thaiWords, !thaiWords.isUsable else { return faces.problems }
    return faces.problems + [FontError(file: ThaiWords.dictionary, reason: .notFound)]
  }

  /// Opens every file and draws letters of it, so that `problems` is complete. It is meant for
  /// `doctor` and takes many milliseconds.
  package func openAllFaces() {
    thaiWords = thaiWords ?? ThaiWords()
    for index in faces.descriptions.indices { _ = faces.face(index) }
    tryLetters()
  }

  /// Returns true where a listed face has a glyph for each character of a text.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - description: A face of the list with which the book was made.
  /// - Returns: False also for a face that is not listed or cannot be opened.
  package func has(_ text: String, in description: FaceDescription) -> Bool {
    guard let index = faces.descriptions.firstIndex(of: description), let face = faces.face(index)
    else { return false }
    return text.unicodeScalars.allSatisfy { face.has($0.value) }
  }

  /// Sets everything anew from now on: other faces count than did before.
  func forget() {
    choosers = []
    forgetTexts()
  }

  /// Gives back the memory of all texts that were set.
  func forgetTexts() {
    shapedTexts = BoundedCache(weightLimit: keeping.weight)
    typesetTexts = BoundedCache(weightLimit: keeping.weight)
    breaks = BoundedCache(weightLimit: keeping.weight)
  }

  /// How words of a language are divided; its patterns are read when the first word is.
  func syllables(of language: Language) -> Syllables? {
    if let known = syllables.first(where: { $0.language == language }) { return known.patterns }
    // A scene has one or two languages; a hundred mean harm.
    if syllables.count >= 8 { syllables.removeAll() }
    let patterns = Syllables(language)
    syllables.append((language, patterns))
    return patterns
  }

  func chooser(for request: TextRequest) -> FaceChooser {
    let key = ChooserKey(
      language: request.language, weight: request.weight, shape: request.shape)
    if let known = choosers.first(where: { $0.key == key }) { return known.chooser }
    let chooser = FaceChooser(
      order: faces.order(for: key.language, weight: key.weight, shape: key.shape))
    // A scene has one or two languages; a hundred mean harm.
    if choosers.count >= 32 { choosers.removeAll() }
    choosers.append((key, chooser))
    return chooser
  }

  /// The first face for the language: one that is listed for it, else the first of all.
  func metrics(for request: TextRequest) -> FaceMetrics {
    let order = chooser(for: request).order
    func isForLanguage(_ index: Int) -> Bool {
      faces.descriptions[index].languages.contains { $0.suits(request.language) }
    }
    let own = order.first { isForLanguage($0) && faces.face($0) != nil }
    if let index = own ?? order.first(where: { faces.face($0) != nil }),
      let face = faces.face(index)
    {
      return face.metrics(size: request.safeSize)
    }
    return FaceMetrics(ascent: 0, descent: 0, capHeight: 0)
  }
}
