import TelltaleProfiles
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

@Suite struct MissingFilesTests {
  private func lint(_ text: String, name: String = "/nowhere/scene.yaml") throws -> [LintFinding] {
    let base = try Linters.linter(["ios"])
    let linter = SceneLinter(
      setups: base.setups, lexicons: base.lexicons,
      icons: IconLibrary(path: SearchPath(folders: [Platforms.folder])))
    return linter.lint(Array(text.utf8), name: name).findings
      .filter { $0.rule == "SCENE-PICTURE-MISSING" }
  }

  /// SCENE-PICTURE-MISSING
  @Test(arguments: [
    ("screen: {content: [{button: {icon: huose, action: {emit: a}}}]}", 1, 36),
    ("screen: {navigation-bar: {title: A, trailing: [{icon: huose}]}}", 1, 55),
    ("tab-bar: {tabs: [{title: A, icon: huose, content: []}]}", 1, 35),
    ("screen: {content: [{table: {rows: [{title: A, image: huose}]}}]}", 1, 54),
    ("modal: {title: A, dismiss: {icon: huose}}", 1, 35),
    ("screen: {content: [{keypad: {keys: [{icon: huose, action: {emit: a}}]}}]}", 1, 44),
    (
      "screen: {content: [{button: {title: A, action: {open: {modal: {dismiss: {icon: huose}}}}}}]}",
      1,
      80
    ),
  ])
  func `an icon that nobody has drawn is told with the one that was meant`(
    text: String, line: Int, column: Int
  ) throws {
    let found = try #require(try lint(text).first, "\(text)")
    #expect(found.severity == .warning)
    #expect(found.message == "there is no icon \"huose\"")
    #expect(found.remedy == "did you mean \"house\"?")
    #expect((found.location.line, found.location.column) == (line, column), "\(text)")
    #expect(try lint(text.replacing("huose", with: "house")).isEmpty)
  }

  @Test func `pictures and pages that are not beside the scene are worth a note`() throws {
    let folder = try TemporaryFolder()
    try folder.write("there.png", "")
    let scene = """
      screen:
        content:
          - image: {file: there.png, about: A}
          - image: {file: gone.png, about: A}
          - button: {title: Go, icon: gone.svg, background: {image: there.png}}
          - web-view: {file: gone.html}
          - collection: {items: [{id: a, image: gone}]}
      """
    let found = try lint(scene, name: folder.path + "/scene.yaml")
    #expect(
      found.map(\.message) == [
        "the picture \"gone.png\" is not beside the scene",
        "the picture \"gone.svg\" is not beside the scene",
        "the page \"gone.html\" is not beside the scene",
        "the picture \"gone\" is not beside the scene",
      ])
    #expect(found.allSatisfy { $0.severity == .note })
    #expect(found.map(\.location.line) == [4, 5, 6, 7])
  }

  /// SCENE-PICTURE-MISSING
  @Test func `so are pictures of pages, with their places`() throws {
    let folder = try TemporaryFolder()
    try folder.write("there.png", "")
    try folder.makeFolder("legal")
    try folder.write("legal/beside.png", "")
    try folder.write("legal/a.html", "<p>A\n  <img src=gone.png><img src=beside.png>")
    let scene = """
      screen:
        content:
          - web-view: {file: legal/a.html}
          - web-view:
              html: |
                <p>B <img src=there.png>
                <p><img alt=C src=none.png></p>
          - web-view: {html: '<img src=none.png>'}
      """
    let found = try lint(scene, name: folder.path + "/scene.yaml")
    #expect(
      found.map(\.message) == [
        "legal/a.html:2:8: the picture \"legal/gone.png\" is not beside the scene",
        "the picture \"none.png\" is not beside the scene (line 2 of the page)",
        "the picture \"none.png\" is not beside the scene (line 1 of the page)",
      ])
    #expect(found.allSatisfy { $0.severity == .note })
    #expect(found.map(\.location.line) == [3, 7, 8])
  }

  @Test func `a comment silences it`() throws {
    let text =
      "# telltale:disable-file SCENE-PICTURE-MISSING -- drawn later\ntab-bar: {tabs: [{title: A, icon: huose}]}"
    #expect(try lint(text).isEmpty)
  }
}
