import TelltaleCatalogue
import TelltaleGuidelines
import TelltaleModel
import TelltaleSyntax

/// The comments of a file that silence guidelines, and what became of them.
struct Suppressions {
  private struct Entry {
    var id: String
    var location: SourceLocation
    /// `nil` for the whole file.
    var line: Int?
    var isUsed = false
    var isRefused = false
  }

  /// Guidelines in one comment, and in all of a file: there are no three hundred of them.
  private static let mostIDs = 50
  private static let mostEntries = 500

  private var entries: [Entry] = []
  private var faults: [LintFinding] = []

  init(_ bytes: [UInt8], file: String) {
    guard Suppressions.mayHaveAny(bytes) else { return }
    let comments = YAMLComment.all(in: bytes, file: file)
    let targets = NextLines(bytes, comments)
    for comment in comments {
      switch Directive.read(comment, file: file) {
      case nil: continue
      case .faulty(let place, let message, let remedy):
        faults.append(.linter(.lintSuppressionUnknown, at: place, message, remedy))
      case .directive(let directive): add(directive, targets)
      }
    }
  }

  /// Most files have none, and need no second look.
  private static func mayHaveAny(_ bytes: [UInt8]) -> Bool {
    let mark = Array("telltale:".utf8)
    return bytes.indices.contains { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
  }

  private mutating func add(_ directive: Directive, _ targets: NextLines) {
    let line: Int? =
      switch directive.reach {
      case .line: directive.location.line
      case .nextLine: targets.line(after: directive.location.line)
      case .file: nil
      }
    if directive.ids.count > Self.mostIDs || entries.count + faults.count > Self.mostEntries {
      let fault = LintFinding.linter(
        .lintSuppressionUnknown, at: directive.location,
        directive.ids.count > Self.mostIDs
          ? "the comment names \(directive.ids.count) guidelines, at most \(Self.mostIDs) are read"
          : "the comments name more than \(Self.mostEntries) guidelines, the most that are read",
        "fix what is found instead of silencing it")
      if faults.last?.message != fault.message { faults.append(fault) }
      return
    }
    for (id, place) in directive.ids {
      guard RuleBook.everything.rule(id) != nil else {
        let near = RuleBook.everything.ids(near: id).joined(separator: ", ")
        faults.append(
          .linter(
            .lintSuppressionUnknown, at: place, "no guideline has the id \(Quoted.text(id))",
            "near it are \(near)"))
        continue
      }
      entries.append(Entry(id: id.uppercased(), location: place, line: line))
    }
    guard !directive.hasReason else { return }
    faults.append(
      .linter(
        .lintSuppressionReason, at: directive.location,
        "the comment does not say why the guideline is silenced", nil))
  }

  /// The findings that no comment silences.
  mutating func silenced(_ findings: [LintFinding]) -> [LintFinding] {
    guard !entries.isEmpty else { return findings }
    return findings.filter { finding in
      var isKept = true
      for index in entries.indices where entries[index].id == finding.rule {
        guard entries[index].line == nil || entries[index].line == finding.location.line else {
          continue
        }
        entries[index].isUsed = true
        if finding.isRefusal { entries[index].isRefused = true } else { isKept = false }
      }
      return isKept
    }
  }

  /// What is to be said about the comments themselves, once the findings are silenced.
  ///
  /// `isWatched` tells whether anything could have been found under an id.
  func complaints(isWatched: (String) -> Bool) -> [LintFinding] {
    let unused = entries.filter { !$0.isUsed && isWatched($0.id) }.map {
      LintFinding.linter(
        .lintSuppressionUnused, at: $0.location, "nothing here is reported as \($0.id)", nil)
    }
    let refused = entries.filter(\.isRefused).map {
      LintFinding.linter(
        .lintSuppressionRefused, at: $0.location,
        "\($0.id) refuses the scene, which no comment can change", nil)
    }
    return faults + unused + refused
  }
}

/// Where the line that a comment speaks of is: the next that holds more than comments.
private struct NextLines {
  private let skipped: Set<Int>

  init(_ bytes: [UInt8], _ comments: [YAMLComment]) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let empty = lines.indices.filter { index in
      lines[index].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    }
    skipped = Set(empty.map { $0 + 1 }).union(comments.filter(\.isAlone).map(\.line))
  }

  func line(after line: Int) -> Int {
    var next = line + 1
    while skipped.contains(next) { next += 1 }
    return next
  }
}

extension LintFinding {
  /// What the linter says in its own name; the rule has the remedy where none is given.
  fileprivate static func linter(
    _ id: RuleID, at place: SourceLocation, _ message: String, _ remedy: String?
  ) -> LintFinding {
    LintFinding(
      location: place, severity: .warning, message: message, rule: id.rawValue,
      remedy: remedy ?? RuleBook.linter.rule(id)?.remedy)
  }
}
