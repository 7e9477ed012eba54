import Foundation
import Testing

/// `telltale test`, as those who write apps and their CI run it.
@Suite struct TestCommandTests {
  private static let question = """
    profile: kiosk
    lang: en
    alert:
      title: Delete This Route?
      buttons:
        - {id: delete, title: Delete, role: destructive}
        - {role: cancel}

    """

  private func run(
    _ files: [String: String], _ arguments: [String] = []
  ) throws -> (result: Program.Result, folder: String) {
    let folder = try Program.folder(files.merging(["q.yaml": Self.question]) { $1 })
    let result = try Program.run(
      ["test"] + arguments, in: folder,
      environment: ["TELLTALE_PROFILE_PATH": Program.path("Platforms")])
    return (result, folder)
  }

  @Test func `the parking machine passes its tests`() throws {
    let folder = try Program.folder([:])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(
      ["test", Program.path("docs/examples/parking"), "--report", folder + "/r"],
      environment: ["TELLTALE_PROFILE_PATH": Program.path("Platforms")])
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    #expect(result.output.hasPrefix("23 passed, in "), "\(result.output)")
    #expect(FileManager.default.fileExists(atPath: folder + "/r/index.html"))
  }

  @Test func `the example apps pass their tests, each with its program`() throws {
    let folder = try Program.folder([:])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(
      ["test", Program.path("docs/examples/apps")], in: folder,
      environment: [
        "TELLTALE_PROFILE_PATH": Program.path("Platforms"), "PYTHONDONTWRITEBYTECODE": "1",
      ])
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    // What people do on two panels, and every screen on all panels and in all languages.
    #expect(result.output.hasPrefix("183 passed, in "), "\(result.output)")
  }

  @Test func `a script beside its scene is a test, and leaves nothing where it passes`() throws {
    let (result, folder) = try run(["q.script": "wait 1s\ntap delete\nexpect answered delete\n"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    #expect(result.output.hasPrefix("1 passed, in "))
    #expect(!FileManager.default.fileExists(atPath: folder + "/out/test"))
  }

  @Test func `what fails says where, what is there instead, what is kept, and how to repeat it`()
    throws
  {
    let (result, folder) = try run([
      "q.script": "wait 1s\nexpect text \"Delte\"\n",
      "q.test.yaml": "scene: q.yaml\nscript: q.script\nthemes: [day, night]\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 1)
    #expect(
      result.output.contains(
        "failed: q/q [night]\n  q.script:2:1: error: expected the text \"Delte\"; nothing says so\n"
      ))
    #expect(result.output.contains("\"Delete This Route?\""))
    #expect(result.output.contains("  kept: out/test/q-q--night-\n"))
    #expect(result.output.contains("  again: telltale test q.test.yaml --filter 'q/q [night]'\n"))
    #expect(result.output.contains("0 passed, 2 failed, in "))
    for name in ["steps.json", "transcript.txt", "step-1.png"] {
      #expect(
        FileManager.default.fileExists(atPath: "\(folder)/out/test/q-q--night-/\(name)"), "\(name)")
    }
    let again = try Program.run(
      ["test", "q.test.yaml", "--filter", "q/q [night]"], in: folder,
      environment: ["TELLTALE_PROFILE_PATH": Program.path("Platforms")])
    #expect(again.output.contains("0 passed, 1 failed, in "))
  }

  @Test func `a test that cannot be begun ends in 2, and the others are played`() throws {
    let (result, folder) = try run([
      "q.script": "wait 1s\n",
      "bad.test.yaml": "scene: nowhere.yaml\nscript: q.script\nprofiles: kiosk\n",
      "worse.test.yaml": "scene: q.yaml\nscripts: q.script\n",
      "good.test.yaml": "scene: q.yaml\nscript: q.script\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 2)
    #expect(
      result.output.contains(
        "could not be run: bad/q [kiosk]\n  nowhere.yaml: error: cannot be read"))
    #expect(result.output.contains("1 passed, 1 could not be run, in "))
    #expect(result.errors.contains("worse.test.yaml:2:1: error: unknown key \"scripts\""))
  }

  @Test func `without tests, or with none of that name, it ends in 2`() throws {
    let (nothing, folder) = try run([:])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      nothing.code == 2
        && nothing.errors.contains("no tests found; a test is a file that ends in .test.yaml"))
    let (other, second) = try run(["q.script": "wait 1s\n"], ["--filter", "pay"])
    defer { try? FileManager.default.removeItem(atPath: second) }
    #expect(other.code == 2 && other.errors.contains("none of the 1 tests has a name with \"pay\""))
  }

  @Test
  func `a picture that is missing fails, --update writes it, one that differs is in the report`()
    throws
  {
    let script = ["q.script": "wait 1s\nexpect frame q-{theme}.png\n"]
    let (missing, folder) = try run(script)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let environment = ["TELLTALE_PROFILE_PATH": Program.path("Platforms")]
    #expect(missing.code == 1)
    #expect(missing.output.contains("the file does not exist or cannot be read"))
    #expect(FileManager.default.fileExists(atPath: folder + "/q-day.new.png"))
    let updated = try Program.run(["test", "--update"], in: folder, environment: environment)
    #expect(updated.code == 0, "\(updated.output)")
    #expect(!FileManager.default.fileExists(atPath: folder + "/q-day.new.png"))
    #expect(try Program.run(["test"], in: folder, environment: environment).code == 0)
    let scene = Self.question.replacing("Route", with: "Place")
    try scene.write(toFile: folder + "/q.yaml", atomically: true, encoding: .utf8)
    let differing = try Program.run(
      ["test", "--report", "r.html", "--junit", "-"], in: folder, environment: environment)
    #expect(differing.code == 1)
    #expect(
      differing.output.contains("q.script:2:1: error: expected the picture of q-{theme}.png; "))
    #expect(
      differing.output.contains("<testsuites name=\"telltale test\" tests=\"1\" failures=\"1\""))
    let page = try String(contentsOfFile: folder + "/r.html", encoding: .utf8)
    #expect(page.contains("\"expected\":") && page.contains("\"shown\":"))
    #expect(page.contains("\"pictures\":[\"iVBOR"))
  }

  @Test func `what is told to standard error by a program that dies stands in the message`() throws
  {
    let (result, folder) = try run([
      "a.yaml": ExpectationTests.app, "a.script": "wait 1s\ntap buy\n",
      "a.test.yaml":
        "app: a.yaml\nprogram: 'read -r line; echo out of paper >&2; exit 3'\nscript: a.script\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 1)
    #expect(result.output.contains("ended with exit code 3"), "\(result.output)")
    #expect(result.output.contains("standard error:\n    out of paper"), "\(result.output)")
  }
}
