import ArgumentParser
import Foundation
import TelltaleLint
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleAuthor
@testable import TelltaleCommands

/// Which project, profiles and words a scene is checked by.
@Suite struct LintSurroundingsTests {
  private func folder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = try Program.folder(files)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func options(_ words: String...) throws -> LintOptions {
    try #require(try Telltale.parseAsRoot(["lint", "a.yaml"] + words) as? Lint).options
  }

  private func failure<Value>(_ result: Result<Value, LintError>) -> String? {
    if case .failure(let fault) = result { fault.message } else { nil }
  }

  @Test func `the nearest project above a scene counts, up to a depth`() throws {
    let deep = (1...Limits.projectDepth).map { "d\($0)/" }.joined()
    try folder([
      "telltale.yaml": "profiles: [ios]\n", "sub/telltale.yaml": "profiles: [kiosk]\n",
      "sub/inner/a.yaml": "", "\(deep)a.yaml": "",
    ]) { folder in
      let projects = LintProjects(here: "/nowhere")
      func profiles(_ path: String) throws -> [String] {
        try projects.project(of: path).get().project.profiles
      }
      let paths = [
        "a.yaml", "sub/inner/a.yaml", "sub/inner/x.yaml", "sub/x.yaml", "other/x.yaml",
        // One folder less lies between.
        "\(deep.dropLast()).yaml", "\(deep)a.yaml",
      ]
      let found = try paths.map { try profiles("\(folder)/\($0)").joined() }
      #expect(found == ["ios", "kiosk", "kiosk", "kiosk", "ios", "ios", ""])
      #expect(
        projects.surroundings == ["\(folder)/sub/telltale.yaml", "\(folder)/telltale.yaml"])
      let above = try LintProjects(here: "\(folder)/other").project(of: "../a.yaml").get()
      #expect(above.folder == folder)
      #expect(try LintProjects(here: "/nowhere").project(of: nil).get().file == nil)
    }
  }

  @Test func `options name the project or want none, and what it names is watched`() throws {
    try folder([
      "telltale.yaml": "profiles: [ios]\n",
      "own.yaml": "profiles: [tvos]\nbaseline: x/known.json\nlexicons: [words]\n",
      "bad.yaml": "nonsense: 1\n",
    ]) { folder in
      let named = LintProjects(
        try options("--config", "\(folder)/own.yaml").projects, here: folder)
      let project = try named.project(of: "sub/a.yaml").get()
      #expect(project.project.profiles == ["tvos"] && project.folder == folder)
      #expect(
        named.surroundings == [
          "\(folder)/own.yaml", "\(folder)/words", "\(folder)/x/known.json",
        ])
      let none = LintProjects(try options("--no-config").projects, here: folder)
      let nothing = try none.project(of: "a.yaml").get()
      #expect(nothing.file == nil && none.surroundings.isEmpty)
      let bad = LintProjects(
        try options("--config", "\(folder)/bad.yaml").projects, here: folder)
      let first = failure(bad.project(of: "a.yaml"))
      #expect(first?.hasPrefix("\(folder)/bad.yaml:1:1: error: unknown key \"nonsense\"") == true)
      #expect(failure(bad.project(of: "b.yaml")) == first)
      #expect(bad.surroundings == ["\(folder)/bad.yaml"])
      #expect(
        LintProjects.isProjectFile("telltale.yaml") && LintProjects.isProjectFile("a/telltale.yaml")
      )
      #expect(
        !LintProjects.isProjectFile("atelltale.yaml") && !LintProjects.isProjectFile("a.yaml"))
    }
  }

  @Test func `all stands for every profile, and each is checked once`() throws {
    let setups = try LintSetups()
    #expect(try setups.expanded(["all"]).get() == Platforms.names)
    #expect(try setups.expanded(["kiosk", "ios", "kiosk"]).get() == ["kiosk", "ios"])
    let mixed = try setups.expanded(["tvos", "all", "x"]).get()
    #expect(mixed == ["tvos"] + Platforms.names.filter { $0 != "tvos" } + ["x"])
    #expect(try setups.expanded([]).get() == [])
    let none = LintProject(file: nil, folder: "/", project: Project())
    let linter = try setups.linter(["ios", "kiosk"], none, LintSettings()).get()
    #expect(linter.setups.map(\.profile.name) == ["ios", "kiosk"] && linter.icons != nil)
    #expect(
      failure(setups.linter(["ios", "nowhere"], none, LintSettings()))?.contains("nowhere") == true)
    #expect(setups.fontWarnings(["nowhere"]) == [] && setups.fontWarnings(["ios"]) == [])
  }

  @Test func `a team's words are those of its project`() throws {
    try folder(["w/en.yaml": "nonsense: [\n", "empty/x": ""]) { folder in
      let setups = try LintSetups()
      for (name, message) in [("w", "this is not YAML"), ("empty", "no word lists here")] {
        var project = Project()
        project.lexicons = [name]
        let place = LintProject(file: nil, folder: folder, project: project)
        for _ in 0..<2 {
          let told = failure(setups.linter(["ios"], place, LintSettings()))
          #expect(told?.contains(message) == true && told?.hasPrefix("\(folder)/\(name)") == true)
        }
      }
    }
  }

  @Test func `a scene's own profile comes before the project's`() throws {
    var project = Project()
    func names(_ text: String) -> [String]? {
      ProfileNames(
        Array(text.utf8), name: "a", in: LintProject(file: nil, folder: "/", project: project))?
        .names
    }
    #expect(names("alert: {}") == nil)
    #expect(names("profile: ios\nalert: {}") == ["ios"])
    project.profiles = ["kiosk", "tvos"]
    #expect(names("alert: {}") == ["kiosk", "tvos"] && names("profile: ios") == ["ios"])
  }

  @Test func `examples are in the language of the first variable that says something`() throws {
    func page(_ environment: [String: String]) throws -> String {
      try Program.run(["explain", "ALERT-TITLE-SHORT"], environment: environment).output
    }
    let japanese = try page(["LC_ALL": "ja"])
    let plain = try page([:])
    #expect(japanese.contains("lang: ja") && plain != japanese)
    for environment in [
      ["LC_ALL": "", "LANG": "ja_JP.UTF-8"], ["LANG": "ja@x"], ["LC_ALL": "ja", "LANG": "C"],
      ["LC_MESSAGES": "ja", "LANG": "en"],
    ] { #expect(try page(environment) == japanese, "\(environment)") }
    for environment in [
      ["LC_ALL": "C", "LANG": "ja"], ["LC_MESSAGES": "POSIX", "LANG": "ja"], ["LC_ALL": "C.UTF-8"],
      ["LANG": "-"],
    ] { #expect(try page(environment) == plain, "\(environment)") }
  }
}
