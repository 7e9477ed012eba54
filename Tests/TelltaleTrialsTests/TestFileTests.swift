import TelltaleTestSupport
import Testing

@testable import TelltaleSyntax
@testable import TelltaleTrials

/// Files that end in `.test.yaml`, and what they are played as.
@Suite struct TestFileTests {
  private func read(_ text: String) throws -> TestFile {
    try TestFileReader.read(Array(text.utf8), file: "a.test.yaml")
  }

  private func complaints(_ text: String) -> String {
    do throws(LoadErrors) {
      _ = try TestFileReader.read(Array(text.utf8), file: "a.test.yaml")
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `the checked-in schema is the one that is generated`() throws {
    #expect(try SchemaValidator.isCurrent("test", TestSchema.document))
  }

  @Test func `a script is a test with everything that varies, each with each`() throws {
    let file = try read(
      """
      app: app.yaml
      program: ./driver.py
      script: [a.script, b.script]
      languages: [en, de]
      themes: night
      text-sizes: [1, 1.5]
      """)
    let cases = file.cases(path: "x/buy.test.yaml", scripts: ["x/a.script", "x/b.script"])
    #expect(cases.count == 8)
    #expect(Set(cases.map(\.name)).count == 8)
    #expect(cases[3].name == "x/buy/a [de night 1.5]")
    let words = cases[3].arguments(into: "out", updating: false)
    #expect(
      words.joined(separator: " ")
        == "run x/app.yaml --headless --script x/a.script --program cd x && ./driver.py "
        + "--json out/told.jsonl --lang de --theme night --text-size 1.5 --steps out "
        + "--transcript out/transcript.txt")
  }

  @Test func `a scene without a program is played`() throws {
    let file = try read("scene: q.yaml\nscript: q.script\nprofiles: [kiosk, own/p.yaml]\n")
    let cases = file.cases(path: "x/q.test.yaml", scripts: ["x/q.script"])
    #expect(cases.map(\.name) == ["x/q/q [kiosk]", "x/q/q [own/p.yaml]"])
    #expect(cases.map(\.variant.profile) == ["kiosk", "x/own/p.yaml"])
    #expect(cases[0].arguments(into: "o", updating: true).first == "play")
    #expect(cases[0].arguments(into: "o", updating: true).last == "--update")
  }

  @Test func `the device that a test names is handed on`() throws {
    let file = try read("scene: q.yaml\nscript: q.script\ndevice: u.yaml\n")
    let cases = file.cases(path: "x/q.test.yaml", scripts: ["x/q.script"])
    let words = cases[0].arguments(into: "o", updating: false)
    #expect(words.joined(separator: " ").contains("--device x/u.yaml"))
  }

  @Test(arguments: [
    ("script: a", "neither app nor scene"), ("app: a\nscript: b", "app without program"),
    ("app: a\nscene: b\nscript: c", "both app and scene"), ("scene: a", "no script"),
    ("scene: a\nscript: b\nprogram: c", "scene with a program"),
    ("app: a\nprogram: p\nscript: b\nupdates: c", "app with updates"),
    ("scene: a\nscript: b\nsizes: 0x5", "expected a width and a height in pixels"),
    ("scene: a\nscript: b\nlanguage: de", "unknown key \"language\"; did you mean \"languages\"?"),
    ("- a", "expected a map with script"), ("# a", "found nothing, expected a map with script"),
    ("scene: a\nscript: b\nlanguages: [ja, de_DE]", "; write de-DE"),
  ])
  func `what makes no sense is told with its place`(text: String, words: String) {
    let told = complaints(text)
    #expect(told.hasPrefix("a.test.yaml:"), "\(told)")
    #expect(told.contains(words), "\(told)")
  }

  @Test func `a name that is given whole is that test alone`() {
    let cases = ["pay", "pay-twice", "leave"].map {
      TestCase(name: $0, file: "f", scene: "s", script: "p")
    }
    #expect(cases.named([]).count == 3)
    #expect(cases.named(["pay"]).map(\.name) == ["pay"])
    #expect(cases.named(["pa"]).map(\.name) == ["pay", "pay-twice"])
    #expect(cases.named(["pay", "lea"]).map(\.name) == ["pay", "leave"])
    #expect(cases.named(["none"]).isEmpty)
  }

  @Test func `words of a command line are quoted where a shell reads them otherwise`() {
    #expect(ShellText.quoted("a/b-c.d") == "a/b-c.d")
    #expect(ShellText.quoted("a b") == "'a b'")
    #expect(ShellText.quoted("it's $HOME") == "'it'\\''s $HOME'")
    #expect(ShellText.quoted("") == "''")
  }
}
