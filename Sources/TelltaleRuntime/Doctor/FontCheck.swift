import TelltaleModel
import TelltaleText

/// The check of the fonts that profiles list, by the language that they are for or the scripts that they
/// cover.
package struct FontCheck {
  private let faces: [FaceDescription]
  private let directories: [String]

  /// Creates the check.
  ///
  /// - Parameters:
  ///   - faces: The faces that the profiles list.
  ///   - directories: The folders in which their files are looked for, at any depth.
  package init(faces: [FaceDescription], directories: [String]) {
    self.faces = faces
    self.directories = directories
  }

  /// Opens all faces.
  ///
  /// - Returns: One result for each language or script, in the order of the list; a single one where no font
  ///   can be used.
  package func diagnose() -> [Diagnosis] {
    let book: FontBook
    do throws(FontError) {
      book = try FontBook(faces: faces, directories: directories)
    } catch {
      return [
        Diagnosis(
          topic: Self.topic, level: .bad(.profile),
          text: "none of the \(faces.count) fonts listed can be used", remedy: error.description)
      ]
    }
    book.openAllFaces()
    let broken = Dictionary(book.problems.map { ($0.file, $0) }) { first, _ in first }
    return groups(book, broken).map { writing, files in diagnose(writing, files, broken) }
  }

  /// Returns the results with a single line for all languages and scripts that have their fonts.
  ///
  /// - Parameter all: The results of all checks.
  /// - Returns: The shorter list; results about missing fonts and about other topics stay as they are.
  package static func inShort(_ all: [Diagnosis]) -> [Diagnosis] {
    let complete = all.filter { $0.topic == topic && $0.level == .good }
    guard complete.count > 1, let place = all.firstIndex(of: complete[0]) else { return all }
    var short = all.filter { !complete.contains($0) }
    let text = "\(complete.count) languages and scripts have their fonts; --fonts names them"
    short.insert(Diagnosis(topic: topic, level: .good, text: text), at: min(place, short.count))
    return short
  }

  private static let topic = "fonts"

  private func diagnose(
    _ writing: String, _ files: [String], _ broken: [String: FontError]
  ) -> Diagnosis {
    let lacking = files.compactMap { broken[$0] }
    if lacking.isEmpty {
      return Diagnosis(
        topic: Self.topic, level: .good, text: "\(writing): \(files.joined(separator: ", "))")
    }
    // Several files are often of one package.
    let remedies = lacking.map(\.remedy).reduce(into: [String]()) { all, remedy in
      if !all.contains(remedy) { all.append(remedy) }
    }
    let absent = lacking.filter { !$0.isDamage }.map(\.file)
    let states =
      (absent.isEmpty ? [] : ["\(absent.joined(separator: ", ")) cannot be used"])
      + lacking.filter(\.isDamage).map { "\($0.file) \($0.fault)" }
    return Diagnosis(
      topic: Self.topic, level: .partial, text: "\(writing): \(states.joined(separator: "; "))",
      remedy: remedies.joined(separator: "; "))
  }

  /// Files by language, in the order of the list; faces for no language in particular by the scripts
  /// that are in them.
  private func groups(
    _ book: FontBook, _ broken: [String: FontError]
  ) -> [(String, [String])] {
    var order: [String] = []
    var files: [String: [String]] = [:]
    for face in faces {
      let languages =
        face.languages.isEmpty ? [writing(face, book, broken)] : face.languages.map(\.tag)
      for language in languages {
        if files[language] == nil { order.append(language) }
        if files[language]?.contains(face.file) != true {
          files[language, default: []].append(face.file)
        }
      }
    }
    return order.map { ($0, files[$0] ?? []) }
  }

  private func writing(
    _ face: FaceDescription, _ book: FontBook, _ broken: [String: FontError]
  ) -> String {
    if face.isPattern { return "characters of no other font" }
    return broken[face.file] == nil ? ScriptCoverage.text(face, in: book) : "text"
  }
}
