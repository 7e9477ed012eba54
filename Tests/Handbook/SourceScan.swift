import Foundation
import TelltaleCatalogue
import TelltaleGuidelines

/// The sources that name a guideline.
struct SourceScan {
  private var named: [String: [String]] = [:]
  private var ruleFiles: [String: String] = [:]

  init() throws {
    let files =
      Repository.files(under: "Sources", ending: "swift")
      + Repository.files(under: "Platforms", ending: "yaml")
    for file in files {
      let text = try Repository.text(of: file)
      if file.contains("TelltaleGuidelines/Rules/") {
        if let id = text.firstMatch(of: /"([A-Z][A-Z0-9]+(?:-[A-Z0-9]+)+)"/) {
          ruleFiles[String(id.1)] = file
        }
      } else if !file.contains("TelltaleGuidelines/"), !file.contains("TelltaleCatalogue/") {
        for id in Self.ids(in: text, isPlatform: file.hasSuffix("yaml")) {
          named[id, default: []].append(file)
        }
      }
    }
  }

  /// Severities of a platform are no place where a guideline is kept; its comments tell.
  private static func ids(in text: String, isPlatform: Bool) -> Set<String> {
    guard isPlatform else { return GuidelineID.all(in: text).union(members(in: text)) }
    let comments = text.split(separator: "\n").filter {
      $0.trimmingPrefix { $0 == " " }.hasPrefix("#")
    }
    return GuidelineID.all(in: comments.joined(separator: "\n"))
  }

  /// Members of the catalogue, as code names guidelines.
  private static func members(in text: String) -> [String] {
    text.matches(of: /\.([a-z][A-Za-z0-9]+)/).compactMap { names[String($0.1)] }
  }

  private static let names = Dictionary(
    uniqueKeysWithValues: RuleID.allCases.map { ("\($0)", $0.rawValue) })

  /// The rule's own file where it has a check; what the rest of the program does for it. A model
  /// keeps what it cannot express, and no more.
  func files(for rule: Rule) -> [String] {
    let others = named[rule.id, default: []].filter {
      rule.kind == .construct || !$0.contains("/TelltaleModel/")
    }
    switch rule.enforcement {
    case .check: return [ruleFiles[rule.id]].compactMap { $0 }
    case .shared: return [ruleFiles[rule.id]].compactMap { $0 } + others
    case .elsewhere, .unchecked, .planned: return others
    }
  }
}
