import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

@Suite struct SARIFReportTests {
  private static func json(_ text: String) throws -> YAMLNode {
    var complaints = LoadErrorCollector(kind: .project)
    let node = YAMLReader.read(
      Array(text.utf8), file: "f", limits: .baseline, complaints: &complaints)
    return try #require(node, "\(complaints.errors)")
  }

  private func problems(_ report: LintReport) throws -> [String] {
    let file = Fixtures.path("sarif-2.1.0.schema.json")
    let bytes = try SourceFile.read(file, kind: .scene)
    let schema = JSONValue(try Self.json(String(decoding: bytes, as: UTF8.self)))
    let log = try Self.json(LintFormat.sarif.text(report))
    return SchemaValidator(root: schema).problems(log, schema)
  }

  private func report() throws -> LintReport {
    let linter = try Linters.linter(["ios", "carplay"])
    let names = ["a.yaml", "/project/sub dir/ü%.yaml", "/else/where.yaml", "x:y.yaml"]
    let scene = "alert: {title: \"Error\\u0007 “é”\", buttons: [{title: 'yes'}, {title: 'no'}]}"
    let broken = try #require(LintRun.unreadable(Array("alert: [".utf8), name: "b.yaml"))
    return LintReport(
      files: names.map { linter.lint(Array(scene.utf8), name: $0) } + [broken],
      complaints: ["c.yaml: error: gone"], isComplete: false, folder: "/project")
  }

  @Test func `the log is valid against the schema`() throws {
    let found = try problems(report())
    #expect(found == [])
    #expect(try problems(LintReport(files: [], folder: "/")) == [])
  }

  @Test func `the validator sees what is wrong`() throws {
    let file = Fixtures.path("sarif-2.1.0.schema.json")
    let bytes = try SourceFile.read(file, kind: .scene)
    let schema = JSONValue(try Self.json(String(decoding: bytes, as: UTF8.self)))
    for wrong in [
      "{\"version\": \"2.1.0\"}", "{\"version\": \"2\", \"runs\": []}",
      "{\"version\": \"2.1.0\", \"runs\": [{\"tool\": {}}]}",
      "{\"version\": \"2.1.0\", \"runs\": [], \"extra\": 1}",
    ] {
      #expect(!SchemaValidator(root: schema).problems(try Self.json(wrong), schema).isEmpty)
    }
  }

  @Test func `paths are URIs, relative inside the folder`() throws {
    let log = LintFormat.sarif.text(try report())
    #expect(log.contains("\"uri\": \"a.yaml\""))
    #expect(log.contains("\"uri\": \"sub%20dir/%C3%BC%25.yaml\""))
    #expect(log.contains("\"uri\": \"file:///else/where.yaml\""))
    #expect(log.contains("\"uri\": \"./x:y.yaml\""))
  }

  @Test func `fingerprints are the same when lines move, and differ within a file`() throws {
    func fingerprints(_ text: String) throws -> [String] {
      let report = LintReport(files: [try Linters.lint(text)], folder: "/")
      let log = try Self.json(LintFormat.sarif.text(report))
      guard case .sequence(let runs)? = log["runs"]?.value,
        case .sequence(let results)? = runs[0]["results"]?.value
      else { return [] }
      return results.compactMap { $0["partialFingerprints"]?["telltaleFault/v1"]?.text }.sorted()
    }
    let scene = "alert: {title: Error, buttons: [{title: 'Yes'}, {title: 'Yes', id: b}]}"
    let list = try fingerprints(scene)
    #expect(list.count > 3 && Set(list).count == list.count)
    #expect(try fingerprints("# moved\n\n" + scene) == list)
  }

  @Test func `fixes are changes of the text, in lines and code points`() throws {
    let text =
      "alert:\n  title: \"😀\" # kept\n  reason: problem\n  buttons: [{title: 'é retry.'}, {role: cancel}]\n"
    let file = try Linters.lint(text)
    let report = LintReport(files: [file], folder: "/")
    #expect(try problems(report) == [])
    let log = try Self.json(LintFormat.sarif.text(report))
    guard case .sequence(let runs)? = log["runs"]?.value,
      case .sequence(let results)? = runs[0]["results"]?.value
    else {
      Issue.record("no results")
      return
    }
    let mark = results.first { $0["ruleId"]?.text == "ALERT-BUTTON-TITLE-NO-PUNCTUATION" }
    guard case .sequence(let fixes)? = mark?["fixes"]?.value,
      case .sequence(let changes)? = fixes.first?["artifactChanges"]?.value,
      case .sequence(let replacements)? = changes.first?["replacements"]?.value
    else {
      Issue.record("no fix")
      return
    }
    #expect(changes[0]["artifactLocation"]?["uri"]?.text == "scene.yaml")
    let region = replacements.first?["deletedRegion"]
    #expect(region?["startLine"]?.integer == 4 && region?["endLine"]?.integer == 4)
    #expect(region?["startColumn"]?.integer == 29 && region?["endColumn"]?.integer == 30)
    #expect(replacements.first?["insertedContent"]?["text"]?.text == "")
    let without = results.count { $0["fixes"] == nil }
    #expect(without == file.findings.count { $0.fix == nil } && without > 0)
    let json = try Self.json(LintFormat.json.text(report))
    #expect(LintFormat.json.text(report).contains("\"change\""))
    guard case .sequence(let files)? = json["files"]?.value else { return }
    #expect(files.count == 1)
  }

  @Test func `each rule has its page`() throws {
    let log = try Self.json(LintFormat.sarif.text(try report()))
    guard case .sequence(let runs)? = log["runs"]?.value,
      case .sequence(let rules)? = runs[0]["tool"]?["driver"]?["rules"]?.value
    else {
      Issue.record("no rules")
      return
    }
    let ids = rules.compactMap { $0["id"]?.text }
    #expect(ids.contains("ALERT-BUTTON-NO-YES-NO") && ids.contains(LintFinding.fileRule))
    let page = rules.first { $0["id"]?.text == "ALERT-BUTTON-NO-YES-NO" }?["help"]?["text"]?.text
    #expect(page?.contains("Remedy    Name the outcome") == true)
  }
}
