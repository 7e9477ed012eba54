import TelltaleModel
import TelltaleSyntax

/// Findings that a team knows of and has put off: they are not reported again.
package struct Baseline: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// The path of the file, relative to the folder of the baseline.
    package var path: String
    package var rule: String
    package var fingerprint: String
    /// The message, for people who read the file.
    package var message: String
  }

  package private(set) var entries: [Entry]

  /// Puts off what is reported now. A finding that refuses a scene cannot be put off.
  ///
  /// - Parameters:
  ///   - files: The findings by file; paths are relative to the folder of the baseline.
  ///   - kept: Entries that stay as they are.
  package init(
    _ files: [(path: String, findings: [LintFinding])], keeping kept: [Entry] = []
  ) {
    let found = files.flatMap { path, findings in
      findings.compactMap { finding -> Entry? in
        guard !finding.isRefusal, let rule = finding.rule else { return nil }
        return Entry(
          path: path, rule: rule, fingerprint: finding.fingerprint, message: finding.message)
      }
    }
    // In one order, whatever was checked first, so that changes to the file are few.
    entries = (kept + found).sorted {
      ($0.path, $0.rule, $0.fingerprint) < ($1.path, $1.rule, $1.fingerprint)
    }
  }

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - bytes: The contents of its file.
  ///   - file: The name of the file in messages.
  /// - Throws: All complaints about the file.
  package init(_ bytes: [UInt8], file: String) throws(LoadErrors) {
    var complaints = LoadErrorCollector(kind: .project)
    entries = []
    let root = YAMLReader.read(bytes, file: file, limits: .baseline, complaints: &complaints)
    if case .sequence(let items)? = root?["findings"]?.value, root?["version"]?.integer == 1 {
      entries = items.compactMap { Baseline.entry($0, &complaints) }
    } else if complaints.isEmpty {
      complaints.add(
        root?.location ?? SourceLocation(file: file, line: 1, column: 1),
        "found \(root?.summary ?? "nothing"), expected a baseline of version 1",
        remedy: "write it again with telltale lint --write-baseline")
    }
    if let errors = LoadErrors(complaints.errors) { throw errors }
  }

  private static func entry(_ node: YAMLNode, _ complaints: inout LoadErrorCollector) -> Entry? {
    guard let path = node["path"]?.text, let rule = node["rule"]?.text,
      let fingerprint = node["fingerprint"]?.text
    else {
      complaints.add(
        node.location, "found \(node.summary), expected path, rule and fingerprint",
        remedy: "write the baseline again with telltale lint --write-baseline")
      return nil
    }
    return Entry(
      path: path, rule: rule, fingerprint: fingerprint, message: node["message"]?.text ?? "")
  }

  /// The file's text: JSON, a finding on a line, so that changes to it can be read.
  package var text: String {
    let lines = entries.map { entry in
      let line: JSONValue = [
        "path": .string(entry.path), "rule": .string(entry.rule),
        "fingerprint": .string(entry.fingerprint), "message": .string(entry.message),
      ]
      return "    " + line.line
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return "{\n  \"version\": 1,\n  \"findings\": \(list)\n}\n"
  }
}
