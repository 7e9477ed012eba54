import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax

/// The reader for the lines of an application while its scene is shown. Each line is one JSON
/// object.
package struct UpdateReader: Sendable {
  /// The names of the members that a line may have, for help texts.
  package static var members: [String] { UpdateLineReader.form.keys }

  package let names: SceneNames
  private let profile: Profile
  private let lexicons: Lexicons
  private let language: Language

  /// - Parameters:
  ///   - scene: The scene that is shown.
  ///   - profile: The profile by which texts and pictures are judged.
  ///   - lexicons: The word lists for judging texts.
  ///   - language: The language in which the scene is shown.
  package init(_ scene: Scene, profile: Profile, lexicons: Lexicons, language: Language) {
    names = SceneNames(scene)
    self.profile = profile
    self.lexicons = lexicons
    self.language = language
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the line, without its end.
  ///   - file: The name of the stream in messages.
  ///   - line: The number of the line, from 1.
  ///   - request: The number of the request, which becomes that of a question in the line.
  ///   - asked: The numbers of questions that were asked before, by the ids of their requests.
  ///   - descriptors: The number of descriptors that came with the line; `nil` where none can come.
  /// - Returns: The contents of the line, with all its faults.
  package func read(
    _ bytes: [UInt8], file: String, line: Int, request: Int = 0, asked: [RequestID: Int] = [:],
    descriptors: Int? = nil
  ) -> UpdateLine {
    var complaints = LoadErrorCollector(kind: .scene)
    var result = UpdateLine()
    let start = bytes.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    if start != UInt8(ascii: "{") {
      complaints.add(
        SourceLocation(file: file, line: 1, column: 1), "this is not a JSON object",
        remedy: "write one object a line, such as {\"id\":1,\"ping\":true}")
    }
    let root =
      complaints.isEmpty
      ? JSONNodeReader.read(bytes, file: file, from: .stream, complaints: &complaints) : nil
    guard let root else {
      result.faults = complaints.errors.map(UpdateError.init)
      return result.numbered(line)
    }
    var context = SceneContext(
      file: file, profile: profile, lexicons: lexicons, language: language, files: .none,
      complaints: complaints)
    let reader = UpdateLineReader(
      update: UpdateContext(
        names: names, request: request, asked: asked, descriptors: descriptors))
    result = reader.line(root, in: &context)
    result.faults = context.faults
    result.notes = context.notes
    return result.numbered(line)
  }
}

extension UpdateReader {
  /// Returns the faults that keep a line from being read at all: it is too long, has too many
  /// values, or is not JSON.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the line, without its end.
  ///   - file: The name of the stream in messages.
  /// - Returns: The faults; an empty array where the line can be read, whatever it means.
  package static func unreadable(_ bytes: [UInt8], file: String) -> [UpdateError] {
    var complaints = LoadErrorCollector(kind: .scene)
    _ = JSONNodeReader.read(bytes, file: file, from: .stream, complaints: &complaints)
    return complaints.errors.map(UpdateError.init)
  }
}

/// What an update is understood by.
struct UpdateContext {
  let names: SceneNames
  /// Becomes the number of a question.
  let request: Int
  let asked: [RequestID: Int]
  /// How many descriptors came with the line; absent where none can.
  var descriptors: Int?
}

extension SceneContext {
  /// What was put right without refusing anything.
  fileprivate var notes: [UpdateError] {
    findings.filter { $0.severity == .warning }.map { finding in
      UpdateError(
        sourceMap.location(of: finding.path), finding.message, remedy: finding.remedy,
        rule: finding.rule)
    }
  }

  /// All that refuses what was read, in the order of the text.
  fileprivate var faults: [UpdateError] {
    let refused = findings.filter { $0.severity == .error }.map { finding in
      UpdateError(
        sourceMap.location(of: finding.path), finding.message, remedy: finding.remedy,
        rule: finding.rule)
    }
    let all = complaints.errors.map(UpdateError.init) + refused
    return all.enumerated().sorted { left, right in
      (left.element.place.line, left.element.place.column, left.offset)
        < (right.element.place.line, right.element.place.column, right.offset)
    }.map(\.element)
  }
}

extension UpdateError {
  fileprivate init(_ error: LoadError) {
    self.init(
      error.location ?? SourceLocation(file: error.file, line: 1, column: 1), error.message,
      remedy: error.remedy)
  }
}

extension UpdateLine {
  /// The same with its places told as those of a longer text.
  fileprivate func numbered(_ line: Int) -> UpdateLine {
    var result = self
    for index in places.indices { result.places[index].line += line - 1 }
    for index in faults.indices { result.faults[index].place.line += line - 1 }
    for index in notes.indices { result.notes[index].place.line += line - 1 }
    return result
  }
}
