import Glibc
import TelltaleGraphics
import TelltaleHeadless
import TelltaleImages
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSession
import TelltaleSyntax
import TelltaleText

/// The comparison of what a script expects with what there is.
package final class Expectations {
  /// A function that writes a file.
  package typealias FileWriter = (_ bytes: [UInt8], _ path: String) throws -> Void

  private let write: FileWriter?
  private let updates: Bool
  /// The values that replace names in braces in the names of files.
  package var names: [String: String] = [:]
  /// The picture that was expected last and was another, and the picture that was shown. `expected` is `nil`
  /// where the file has no picture.
  private(set) var differing: (expected: [UInt8]?, shown: [UInt8])?
  /// The folder of the script's files.
  private let folder: String
  /// The lines that the program was told; `seen` counts those up to the event that was expected last.
  private var told: [JSONValue] = []
  private var seen = 0
  /// Answers, the newest last.
  private var answers: [Answer] = []

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - script: The path of the script's file; expected files are beside it.
  ///   - updates: True if files that differ, or are missing, are written anew.
  ///   - write: Writes a file. Without it, pictures and trees that differ are not kept.
  package init(script: String, updates: Bool = false, write: FileWriter? = nil) {
    self.updates = updates
    self.write = write
    folder = script.lastIndex(of: "/").map { String(script[...$0]) } ?? ""
  }

  func hear(_ line: JSONValue) { told.append(line) }
  func hear(_ answer: Answer) { answers.append(answer) }

  /// Returns what there is instead of what is expected, in a few words; `nil` where the expectation holds.
  /// `isLast` is false while it may still come to hold; nothing is written then.
  func problem(
    _ expectation: ScriptExpectation, _ playback: Playback<FontBook>, isLast: Bool = true
  ) throws -> String? {
    let situation = ScreenSummary(playback)
    switch expectation {
    case .screen(let name):
      return situation.screen == name
        ? nil : situation.screen.isEmpty ? "there is no screen" : "it is \"\(situation.screen)\""
    case .text(let text): return situation.says(text) ? nil : "nothing says so"
    case .focus(let id):
      return situation.focused == id
        ? nil : situation.focused.map { "it is on \"\($0)\"" } ?? "nothing shows the focus"
    case .alert(let id): return situation.question == id ? nil : question(situation)
    case .noAlert: return situation.question == nil ? nil : question(situation)
    case .nothingCut: return situation.cut.isEmpty ? nil : Self.words(situation.cut)
    case .answered(let alert, let choice): return answer(alert, choice)
    case .event(let members): return try event(members)
    case .frame(let file): return try picture(named(file), playback, isLast)
    case .tree(let file): return try tree(named(file), situation.outline, isLast)
    }
  }

  /// The name with `{lang}` and its like filled in.
  private func named(_ file: String) -> String {
    var name = file
    for (word, value) in names {
      while let range = name.firstRange(ofText: "{\(word)}") {
        name.replaceSubrange(range, with: value)
      }
    }
    return name
  }

  private func question(_ situation: ScreenSummary) -> String {
    switch situation.question {
    case nil: "no question is in front"
    case "": "the question in front has no id"
    case let id?: "the alert in front is \"\(id)\""
    }
  }

  /// The first text or element without room, by its words and its place, and the number of the others.
  private static func words(_ cut: [PlacementNote]) -> String {
    let first = cut[0]
    let more = cut.count > 1 ? ", and \(cut.count - 1) more" : ""
    let words =
      switch first.kind {
      case .truncated: "\(Quoted.text(first.detail)) ends in an ellipsis"
      case .missingGlyph: "no font has \(first.detail)"
      case .codeMissing: "a code has too little room for a camera to read it"
      case .tooNarrow: "something has less width than it needs"
      default: "something has less height than it needs"
      }
    return "\(words), at \(first.path)\(more)"
  }

  private func answer(_ alert: String?, _ choice: String) -> String? {
    let answers = answers.filter { alert == nil || $0.alertID == alert }
    guard let last = answers.last else { return "it was not answered" }
    // A Cancel button that was pressed has a choice as well.
    let words = [last.choice, last.outcome.rawValue].compactMap { $0 }
    return words.contains(choice)
      ? nil : "it was answered with \"\(last.choice ?? last.outcome.rawValue)\""
  }

  private func event(_ members: String) throws -> String? {
    let wanted = try JSONReader.read(Array(members.utf8))
    let new = told[seen...].filter { $0["event"] != nil }
    if let index = told[seen...].firstIndex(where: { $0.holds(wanted) }) {
      seen = index + 1
      return nil
    }
    guard !new.isEmpty else { return "no event has been sent to the program since then" }
    let last = new.suffix(8).map { "\n    told \($0.line)" }.joined()
    return "none of the \(new.count) events since then matches\(last)"
  }
}

// What is kept in files.
extension Expectations {
  private func picture(
    _ file: String, _ playback: Playback<FontBook>, _ isLast: Bool
  ) throws -> String? {
    let shown = playback.withCanvas { PNGFile.encode($0) }
    differing = (nil, shown)
    return try compare(file, shown, isLast) { kept in
      differing = (kept, shown)
      guard let (size, pixels) = try? PNGFile.decode(kept) else {
        return "the file is not a picture"
      }
      // The shown one went through the same coder, which loses nothing.
      let now = try PNGFile.decode(shown)
      guard now.size == size else {
        return "the file has \(size.width)x\(size.height) pixels, the screen "
          + "\(now.size.width)x\(now.size.height)"
      }
      let differing = pixels.indices.filter { pixels[$0] != now.pixels[$0] }
      guard let first = differing.first else { return nil }
      return "\(differing.count) of \(pixels.count) pixels differ, first at \(first % size.width) "
        + "\(first / size.width)"
    }
  }

  private func tree(_ file: String, _ shown: String, _ isLast: Bool) throws -> String? {
    try compare(file, Array(shown.utf8), isLast) { kept in
      let kept = String(decoding: kept, as: UTF8.self).split(separator: "\n")
      let shown = shown.split(separator: "\n")
      guard kept != shown else { return nil }
      let index = zip(kept, shown).enumerated().first { $1.0 != $1.1 }?.offset
      let line = index ?? min(kept.count, shown.count)
      return "line \(line + 1) differs:\n    file: \(kept.dropFirst(line).first ?? "(at its end)")"
        + "\n    here: \(shown.dropFirst(line).first ?? "(at its end)")"
    }
  }

  private func compare(
    _ file: String, _ shown: [UInt8], _ isLast: Bool,
    difference: (_ kept: [UInt8]) throws -> String?
  ) throws -> String? {
    let path = folder + file
    let limit = 64 << 20
    let kept = try? SourceFile.read(path, limit: limit, kind: .scene)
    let problem = try kept.map(difference) ?? "the file does not exist or cannot be read"
    guard let problem else { return nil }
    guard isLast, let write else { return problem }
    let beside = folder + Self.beside(file)
    if updates {
      try write(shown, path)
      // What was written to be looked at has been.
      unlink(beside)
      return nil
    }
    try write(shown, beside)
    return
      "\(problem); the actual result was written to \(Quoted.plain(beside)): check it, and if it is right, play "
      + "again with --update"
  }

  /// `a.png` becomes `a.new.png`.
  private static func beside(_ file: String) -> String {
    guard let dot = file.lastIndex(of: "."), !file[dot...].contains("/") else {
      return file + ".new"
    }
    return "\(file[..<dot]).new\(file[dot...])"
  }
}

extension JSONValue {
  /// True where `part` is contained in this value: its members in objects, and everything else as it is.
  fileprivate func holds(_ part: JSONValue) -> Bool {
    guard case .object(let members) = part, case .object = self else { return self == part }
    return members.allSatisfy { member in self[member.key]?.holds(member.value) == true }
  }
}
