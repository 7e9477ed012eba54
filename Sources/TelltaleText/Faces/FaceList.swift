import TelltaleModel

/// The faces of a profile, each opened when first asked for, and their order by language and weight.
struct FaceList {
  /// As the profile lists them; after these, once they were asked for, those that its patterns found.
  private(set) var descriptions: [FaceDescription]
  /// What was wrong with faces that were asked for.
  private(set) var problems: [FontError] = []
  private var finder: FontFinder
  private let files: FontFiles
  /// By place in the list.
  private var faces: [Face?]
  private var failed: Set<Int> = []
  /// Those that stand for many files, until they are looked for.
  private var patterns: [FaceDescription]
  /// Places of what the patterns found.
  private var found = 0..<0
  /// Face numbers are 16 bits wide.
  private static let limit = Int(UInt16.max)

  init(descriptions: [FaceDescription], directories: [String], files: FontFiles) {
    patterns = []
    self.descriptions = []
    self.descriptions.reserveCapacity(descriptions.count)
    for description in descriptions.prefix(Self.limit) {
      if description.isPattern {
        patterns.append(description)
      } else {
        self.descriptions.append(description)
      }
    }
    faces = Array(repeating: nil, count: self.descriptions.count)
    finder = FontFinder(directories: directories)
    self.files = files
  }

  /// The face at a place in the list, or nothing where it cannot be used.
  mutating func face(_ index: Int) -> Face? {
    // Another book of the same list may have looked for more, and set a page with what it found.
    if index >= faces.count { _ = others() }
    guard faces.indices.contains(index) else { return nil }
    if let face = faces[index] { return face }
    guard !failed.contains(index) else { return nil }
    do throws(FontError) {
      let face = try open(descriptions[index])
      faces[index] = face
      return face
    } catch {
      failed.insert(index)
      note(error)
      return nil
    }
  }

  /// Places of the faces that no list names: all files that fit the patterns, in the order of the
  /// patterns and then of their names. They are looked for when this is first asked, in some
  /// milliseconds.
  mutating func others() -> Range<Int> {
    guard !patterns.isEmpty else { return found }
    var known = Set(descriptions.map(\.file))
    let first = descriptions.count
    for pattern in patterns {
      for name in finder.names(like: pattern.file) where known.insert(name).inserted {
        guard descriptions.count < Self.limit else { break }
        var description = pattern
        description.file = name
        descriptions.append(description)
        faces.append(nil)
      }
    }
    patterns = []
    found = first..<descriptions.count
    return found
  }

  /// Keeps what was found to be wrong with a file: the first of each kind.
  mutating func note(_ error: FontError) {
    let isKnown = problems.contains {
      $0.file == error.file && $0.isDamage && error.isDamage || $0 == error
    }
    if !isKnown { problems.append(error) }
  }

  private mutating func open(_ description: FaceDescription) throws(FontError) -> Face {
    let path = try finder.path(of: description.file)
    return try Face(file: files.file(at: path), description: description)
  }

  /// All places in the list: first the faces of the shape, then upright ones; among them those for
  /// any language or this one before those for others; among them those of the weight first; among
  /// those as listed.
  /// What patterns found is not among them.
  func order(for language: Language, weight: FontWeight, shape: FontShape) -> [Int] {
    let listed = descriptions[..<(found.isEmpty ? descriptions.count : found.lowerBound)]
    let ranks = listed.map { face in
      (face.shape == shape ? 0 : face.shape == .upright ? 4 : 8)
        + (suits(face, language) ? 0 : 2) + (face.weight == weight ? 0 : 1)
    }
    return listed.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }

  private func suits(_ face: FaceDescription, _ language: Language) -> Bool {
    face.languages.isEmpty || face.languages.contains { $0.suits(language) }
  }
}

extension Language {
  /// Whether type for this language suits a text: same language, and for Chinese the same script.
  func suits(_ text: Language) -> Bool {
    guard primary == text.primary else { return false }
    if primary == "zh" {
      return isTraditionalChinese == text.isTraditionalChinese
        && (region == nil || region == text.region || !isTraditionalChinese)
    }
    return script == nil || text.script == nil || script == text.script
  }
}
