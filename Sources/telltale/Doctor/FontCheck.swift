import TelltaleModel
import TelltaleText

/// The fonts that profiles list, by the language that they are for.
struct FontCheck {
  let faces: [FaceDescription]
  let directories: [String]

  func diagnose() -> [Diagnosis] {
    let book: FontBook
    do throws(FontError) {
      book = try FontBook(faces: faces, directories: directories)
    } catch {
      return [
        Diagnosis(
          topic: "fonts", level: .bad(.badProfile),
          text: "none of the \(faces.count) fonts listed can be used", remedy: error.description)
      ]
    }
    book.openAllFaces()
    let broken = Dictionary(book.problems.map { ($0.file, $0) }) { first, _ in first }
    return groups.map { language, files in diagnose(language, files, broken) }
  }

  private func diagnose(
    _ language: String, _ files: [String], _ broken: [String: FontError]
  ) -> Diagnosis {
    let lacking = files.compactMap { broken[$0] }
    if lacking.isEmpty {
      return Diagnosis(
        topic: "fonts", level: .good, text: "\(language): \(files.joined(separator: ", "))")
    }
    // Several files are often of one package.
    let remedies = lacking.map(\.remedy).reduce(into: [String]()) { all, remedy in
      if !all.contains(remedy) { all.append(remedy) }
    }
    return Diagnosis(
      topic: "fonts", level: .partial,
      text: "\(language): \(lacking.map(\.file).joined(separator: ", ")) cannot be used",
      remedy: remedies.joined(separator: "; "))
  }

  /// Files by language, in the order of the list; a face for no language in particular is for any.
  private var groups: [(String, [String])] {
    var order: [String] = []
    var files: [String: [String]] = [:]
    for face in faces {
      let languages = face.languages.isEmpty ? ["any language"] : face.languages.map(\.tag)
      for language in languages {
        if files[language] == nil { order.append(language) }
        if files[language]?.contains(face.file) != true {
          files[language, default: []].append(face.file)
        }
      }
    }
    return order.map { ($0, files[$0] ?? []) }
  }
}
