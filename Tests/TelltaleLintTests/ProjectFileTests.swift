import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

@Suite struct ProjectFileTests {
  private func read(_ text: String) throws(LoadErrors) -> Project {
    try ProjectFile.read(Array(text.utf8), file: "telltale.yaml")
  }

  private func complaints(_ text: String) -> String {
    do throws(LoadErrors) {
      _ = try read(text)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `a project is read`() throws {
    let project = try read(
      """
      telltale: 1
      profiles: [ios, carplay]
      select: [alert-title]
      ignore: [ALERT-TITLE-SHORT]
      severity: {ALERT-BUTTON: error, ALERT-TITLE-CASE: off}
      baseline: known.json
      lexicons: [words]
      exclude: ["old/*"]
      x-owner: me
      """.replacing("ALERT-TITLE-CASE", with: "ALERT-TONE-DIRECT"))
    #expect(project.profiles == ["ios", "carplay"])
    #expect(project.select == ["ALERT-TITLE"] && project.ignore == ["ALERT-TITLE-SHORT"])
    #expect(project.severities == ["ALERT-BUTTON": .error, "ALERT-TONE-DIRECT": .off])
    #expect(project.baseline == "known.json" && project.lexicons == ["words"])
    #expect(project.exclude == ["old/*"])
  }

  @Test func `one profile needs no list, and nothing is needed at all`() throws {
    #expect(try read("profiles: all").profiles == ["all"])
    #expect(try read("# nothing yet\n") == Project())
    #expect(try read("baseline:\n") == Project())
  }

  @Test(arguments: [
    (
      "profils: all",
      "telltale.yaml:1:1: error: unknown key \"profils\"; did you mean \"profiles\"?"
    ),
    ("select: [ALERT-TITEL]", "telltale.yaml:1:10: error: found \"ALERT-TITEL\", expected an id"),
    ("ignore: ALERT-TITLE", "telltale.yaml:1:9: error: found \"ALERT-TITLE\", expected a list"),
    ("severity: {NOPE: off}", "telltale.yaml:1:12: error: found \"NOPE\", expected an id"),
    ("severity: {ALERT-TITLE: of}", "did you mean \"off\"?"),
    ("severity: 3", "telltale.yaml:1:11: error: found \"3\", expected a map from ids"),
    ("alert: {title: A}", "telltale.yaml:1:1: error: \"alert\" in a project file, which holds no"),
    ("telltale: 9", "this file needs format 9"), ("- a", "expected a map of settings"),
    ("a: [", "this is not YAML"),
    ("panel: 9in", "expected a panel such as 7in"),
    ("panel: 1920x720 on 91x243", "expected a panel such as 7in"),
  ])
  func `what is wrong is told with its place`(text: String, expected: String) {
    #expect(complaints(text).contains(expected), "\(complaints(text))")
  }

  @Test(arguments: [
    "profiles: all", "profiles: [a]", "select: [ALERT-TITLE]", "severity: {ALERT-TITLE: off}",
    "exclude: [a]", "x-y: 1", "panel: 7in", "panel: 1920x720 on 243x91",
  ])
  func `the schema accepts what the reader accepts`(_ text: String) throws {
    #expect(try problems(text) == [])
  }

  @Test(arguments: ["profils: all", "select: ALERT", "severity: {A: of}", "lexicons: 3"])
  func `the schema refuses what the reader refuses`(_ text: String) throws {
    #expect(try !problems(text).isEmpty)
    #expect(complaints(text) != "")
  }

  private func problems(_ text: String) throws -> [String] {
    var complaints = LoadErrorCollector(kind: .project)
    let node = try #require(
      YAMLReader.read(Array(text.utf8), file: "f", complaints: &complaints))
    let schema = ProjectSchema.document
    return SchemaValidator(root: schema).problems(node, schema)
  }
}

@Suite struct JSONValueTests {
  @Test func `strings are escaped, control characters and all`() {
    #expect(JSONValue.quoted("a\"\\\n\t\u{0}\u{7F}é🏁") == "\"a\\\"\\\\\\n\\t\\u0000\\u007fé🏁\"")
  }

  @Test func `one line has no white space outside of strings`() {
    let value: JSONValue = ["a": [1, "b c", .null], "d": [:], "e": true]
    #expect(value.line == "{\"a\":[1,\"b c\",null],\"d\":{},\"e\":true}")
  }
}
