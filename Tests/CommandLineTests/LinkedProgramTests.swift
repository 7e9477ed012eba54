import Foundation
import TelltaleGuidelines
import Testing

/// What is in the programs as they are linked: a target that nobody names may still be there, for another's sake.
@Suite struct LinkedProgramTests {
  /// What only authors' programs do, by the targets that do it.
  private static let authors = [
    "TelltaleLint", "TelltaleLanguageServer", "TelltaleTrials", "TelltaleImport", "TelltaleWords",
  ]

  /// A program's bytes.
  private func bytes(_ program: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: Program.built(program)), options: .alwaysMapped)
  }

  /// True where the names of a target's functions and types are in a program.
  private func has(_ target: String, _ program: Data) -> Bool {
    has(text: "\(target.utf8.count)\(target)", program)
  }

  private func has(text: String, _ program: Data) -> Bool {
    program.range(of: Data(text.utf8)) != nil
  }

  /// Sentences and examples of some rules.
  private var texts: [String] {
    RuleBook.standard.rules.prefix(12).flatMap { rule in
      [rule.why, rule.remedy]
        + rule.examples.prefix(1).compactMap {
          if case .scene(let scene) = $0.content { scene } else { nil }
        }
    }
  }

  @Test func `a program that imports the library has no rules in it`() throws {
    let (asker, author) = (try bytes("telltale-asker"), try bytes("telltale"))
    for target in ["TelltaleGuidelines"] + Self.authors {
      #expect(has(target, author), "\(target) is looked for in vain")
      #expect(!has(target, asker), "\(target)")
    }
    #expect(has("TelltaleScenes", asker) && has("TelltaleCatalogue", asker))
    let told = texts.filter { has(text: $0, author) }
    #expect(told.count > 24)
    for text in told { #expect(!has(text: text, asker), "\(text)") }
  }

  @Test func `a program that imports the library asks`() throws {
    let result = try Program.line("telltale-asker", in: Program.path(""))
    #expect(result.output == "chosen(\"delete\", fields: [])\n" && result.code == 0)
  }

  /// What comes first among the focus's stops is the way out.
  @Test func `a program that imports the library asks the unit's service`() throws {
    let result = try Program.line(
      """
      telltale-bench bench-serve --socket "$PWD/socket" --state "$PWD/state" --enter-every 1500 2>log & service=$!
      while ! TELLTALE_SOCKET="$PWD/socket" telltale status >/dev/null 2>&1; do
        kill -0 $service 2>/dev/null || { cat log >&2; exit 1; }
        sleep 0.02
      done
      TELLTALE_SOCKET="$PWD/socket" timeout 60 telltale-asker unit; code=$?
      kill -KILL $service; exit $code
      """, in: try Program.folder([:]))
    #expect(result.code == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n")
    #expect(lines == ["1280 800", "cancelled"], "\(result.output)\(result.errors)")
  }

  /// It judges one scene at a time, for `doctor`; what checks many, for editors and reports, is not on a unit.
  @Test func `a unit's program has no linter in it`() throws {
    let unit = try bytes("telltale-unit")
    #expect(has("TelltaleGuidelines", unit))
    for target in Self.authors { #expect(!has(target, unit), "\(target)") }
  }
}
