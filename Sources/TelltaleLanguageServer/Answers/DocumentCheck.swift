import TelltaleLint
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

/// What there is to say about a document as it is now.
struct DocumentCheck {
  /// Something wrong, with the bytes that it is about.
  struct Diagnosis {
    var finding: LintFinding
    var range: Range<Int>
    /// Places in other files that have to do with it.
    var related: [(location: SourceLocation, message: String)] = []
  }

  var problems: [Diagnosis] = []
  /// What checked it; `nil` for what could not be checked, or is no scene.
  var checker: SceneChecker?
  /// The last text that could be read, and its findings, by which those of a half-typed one are told.
  var readable = Readable()

  struct Readable {
    var bytes: [UInt8] = []
    var fingerprints: Set<String> = []
  }
}

extension DocumentCheck {
  /// `last` is the check of the text before.
  init(
    _ document: OpenDocument, _ outline: SceneOutline, last: DocumentCheck?, profiles: [String],
    _ workspace: any LanguageWorkspace
  ) {
    switch DocumentKind(document, outline) {
    case .project: self.init(project: document)
    case .profile, .test, .settings, .other: self.init()
    case .scene:
      switch workspace.checker(
        for: document.path, name: document.name, bytes: document.bytes, profiles: profiles)
      {
      case .failure(let refusal): self.init(refusal, of: document)
      case .success(let checker): self.init(scene: document, checker, last)
      }
    }
  }

  private init(scene document: OpenDocument, _ checker: SceneChecker, _ last: DocumentCheck?) {
    self.checker = checker
    let faults = SceneFile.faults(document.bytes, name: document.name)
    if faults.isEmpty {
      let file = checker.linter.lint(document.bytes, name: document.name)
      let findings = file.findings.filter {
        $0.isRefusal || !checker.putOff.contains($0.fingerprint)
      }
      readable = Readable(
        bytes: document.bytes, fingerprints: Set(findings.map(\.fingerprint)))
      problems = DocumentCheck.placed(findings, in: document, document.bytes)
    } else {
      readable = last?.readable ?? Readable()
      problems = DocumentCheck.placed(
        faults.map { LintFinding($0, in: document.name) }, in: document, document.bytes)
      problems += kept(document, faults, checker)
    }
  }

  /// What was wrong before somebody began to type, and still is: told from the text without the line
  /// that cannot be read. What only the lack of that line brings up is not told.
  private func kept(
    _ document: OpenDocument, _ faults: [LoadError], _ checker: SceneChecker
  ) -> [Diagnosis] {
    let wanted = readable.fingerprints.subtracting(checker.putOff)
    guard !wanted.isEmpty,
      let bytes = HalfTyped.readable(document, faults, before: readable.bytes)
    else { return [] }
    let findings = checker.linter.lint(bytes, name: document.name).findings
      .filter { wanted.contains($0.fingerprint) }
      .map { finding in
        // Fixes are for the text as it is, which cannot be changed safely now.
        var finding = finding
        finding.fix = nil
        return finding
      }
    return DocumentCheck.placed(findings, in: document, bytes)
  }

  private init(project document: OpenDocument) {
    self.init()
    do throws(LoadErrors) {
      _ = try ProjectFile.read(document.bytes, file: document.name)
    } catch {
      problems = DocumentCheck.placed(
        error.all.map { LintFinding($0, in: document.name) }, in: document, document.bytes)
    }
  }

  /// A profile or a project that cannot be used is told where the scene names it.
  private init(_ refusal: CheckRefusal, of document: OpenDocument) {
    self.init()
    let faults = SceneFile.faults(document.bytes, name: document.name)
    if !faults.isEmpty {
      problems = DocumentCheck.placed(
        faults.map { LintFinding($0, in: document.name) }, in: document, document.bytes)
      return
    }
    let start = SourceLocation(file: document.name, line: 1, column: 1)
    let finding = LintFinding(
      location: refusal.location ?? start, severity: .warning, message: refusal.message)
    var problem = DocumentCheck.placed([finding], in: document, document.bytes)[0]
    problem.related = (refusal.errors?.all ?? []).compactMap { error in
      error.location.map { ($0, error.message) }
    }
    problems = [problem]
  }

  /// Places are those of `bytes`, which has the lines of the document.
  private static func placed(
    _ findings: [LintFinding], in document: OpenDocument, _ bytes: [UInt8]
  ) -> [Diagnosis] {
    let lines = TextLines(bytes, .yaml)
    return findings.map { finding in
      guard finding.location.file == document.name else {
        return Diagnosis(
          finding: finding, range: 0..<0, related: [(finding.location, finding.message)])
      }
      let start = lines.offset(line: finding.location.line, column: finding.location.column)
      return Diagnosis(finding: finding, range: FindingRange.range(from: start, in: bytes))
    }
  }
}

/// A text that can be read, in place of one that cannot.
enum HalfTyped {
  /// The text with the lines that changed since it could be read, or those around the fault, made
  /// blank; `nil` where that does not help.
  static func readable(
    _ document: OpenDocument, _ faults: [LoadError], before: [UInt8]
  ) -> [UInt8]? {
    let lines = TextLines(document.bytes, .yaml)
    let change = TextChange(from: before, to: document.bytes).range
    let last = max(change.lowerBound, change.upperBound - 1)
    let changed = lines.line(of: change.lowerBound)...lines.line(of: last)
    let fault = faults.compactMap { $0.location?.line }.first.map { $0 - 1 } ?? 0
    let single = [fault, fault - 1, fault - 2].filter { $0 >= 0 }.map { $0...$0 }
    return ([changed] + single).lazy
      .map { blanked(document.bytes, lines, $0) }
      .first { SceneFile.faults($0, name: document.name).isEmpty }
  }

  private static func blanked(
    _ bytes: [UInt8], _ lines: TextLines, _ range: ClosedRange<Int>
  ) -> [UInt8] {
    var bytes = bytes
    for line in range {
      for index in lines.range(ofLine: line) { bytes[index] = 0x20 }
    }
    return bytes
  }
}

/// The word or text that a finding is about.
enum FindingRange {
  /// From its start to the end of the word, the quoted text, or the line.
  static func range(from start: Int, in bytes: [UInt8]) -> Range<Int> {
    let last = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    guard start < last else { return start..<start }
    let scanner = OutlineScanner(bytes, end: last)
    let first = bytes[start]
    if scanner.isQuote(first) { return start..<(scanner.quoteEnd(start, last) ?? last) }
    if let key = scanner.key(start, last) { return key.key }
    // A dash, a bracket: what begins there.
    if [0x2D, 0x5B, 0x5D, 0x7B, 0x7D, 0x7C, 0x3E].contains(first) { return start..<start + 1 }
    let end = bytes[start..<last].firstIndex { [0x2C, 0x5D, 0x7D].contains($0) } ?? last
    let isInFlow = FindingRange.isInFlow(start, bytes)
    return start..<max(start + 1, scanner.trimmed(start, isInFlow ? end : last))
  }

  /// Whether brackets are open before a place on its line.
  private static func isInFlow(_ start: Int, _ bytes: [UInt8]) -> Bool {
    let first = bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let opened = bytes[first..<start].count { $0 == 0x7B || $0 == 0x5B }
    return opened > bytes[first..<start].count { $0 == 0x7D || $0 == 0x5D }
  }
}
