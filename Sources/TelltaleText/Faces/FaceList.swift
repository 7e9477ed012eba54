import TelltaleModel

/// The faces of a profile, each opened when first asked for, and their order by language and weight.
struct FaceList {
  let descriptions: [FaceDescription]
  /// What was wrong with faces that were asked for.
  private(set) var problems: [FontError] = []
  private var finder: FontFinder
  private let files: FontFiles
  /// By place in the list.
  private var faces: [Face?]
  private var failed: Set<Int> = []

  init(descriptions: [FaceDescription], directories: [String], files: FontFiles) {
    // Face numbers are 16 bits wide.
    self.descriptions = Array(descriptions.prefix(Int(UInt16.max)))
    faces = Array(repeating: nil, count: self.descriptions.count)
    finder = FontFinder(directories: directories)
    self.files = files
  }

  /// The face at a place in the list, or nothing where it cannot be used.
  mutating func face(_ index: Int) -> Face? {
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
  func order(for language: Language, weight: FontWeight, shape: FontShape) -> [Int] {
    let ranks = descriptions.map { face in
      (face.shape == shape ? 0 : face.shape == .upright ? 4 : 8)
        + (suits(face, language) ? 0 : 2) + (face.weight == weight ? 0 : 1)
    }
    return descriptions.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
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
