import Foundation
import Testing

/// `telltale gallery`, as those who write scenes and their CI run it.
@Suite struct GalleryCommandTests {
  private static let question = """
    profile: kiosk
    lang: en
    alert:
      title: Delete This Route?
      buttons:
        - {id: delete, title: Delete, role: destructive}
        - {role: cancel}

    """

  private func gallery(
    _ arguments: [String], in folder: String, scratch: String? = nil
  ) throws -> Program.Result {
    var environment = ["TELLTALE_PROFILE_PATH": Program.path("Platforms")]
    environment["TMPDIR"] = scratch
    return try Program.run(["gallery"] + arguments, in: folder, environment: environment)
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test func `a folder of scenes becomes a page with their pictures`() throws {
    let folder = try Program.folder([
      "q.yaml": Self.question, "notes.json": "{\"a\": 1}\n",
      "any.yaml": "alert: {title: Low Battery, buttons: [{id: ok, title: OK}]}\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try gallery(["--theme", "day"], in: folder)
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    let pictures = try names(folder + "/out/gallery/pictures")
    // A scene of no platform is drawn on all.
    #expect(pictures.count == 9)
    #expect(pictures.contains { $0.hasPrefix("any.yaml-alert-carplay-day-") })
    #expect(result.output.hasPrefix("9 pictures; open out/gallery/index.html"))
    let page = try String(contentsOfFile: folder + "/out/gallery/index.html", encoding: .utf8)
    #expect(page.contains("Delete This Route?"))
    // It finds its own pictures in the folder again, and takes them for no scenes.
    let again = try gallery(["--theme", "day"], in: folder)
    #expect(again.code == 0 && again.output == result.output, "\(again.errors)")
  }

  @Test func `options choose profiles, sizes, colours and text sizes`() throws {
    let folder = try Program.folder(["q.yaml": Self.question])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try gallery(
      [
        "q.yaml", "--output", "g", "--profile", "ios", "--profile", "carplay", "--theme", "night",
        "--size", "1920x720", "--size", "960x720", "--text-size", "1", "--text-size", "1.5",
      ], in: folder)
    #expect(result.code == 0, "\(result.output)\(result.errors)")
    let pictures = try names(folder + "/g/pictures")
    #expect(pictures.count == 8)
    #expect(pictures.contains("q.yaml-alert-ios-night-1920x720-1.5.png"))
    #expect(pictures.contains("q.yaml-alert-carplay-night-960x720.png"))
  }

  @Test func `an earlier gallery is compared with, picture by picture`() throws {
    let folder = try Program.folder(["a.yaml": Self.question, "b.yaml": Self.question])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try gallery(["--output", "old"], in: folder).code == 0)
    let same = try gallery(["--against", "old"], in: folder)
    #expect(same.code == 0 && same.output.contains("against old: 4 same;"), "\(same)")
    try Self.question.replacingOccurrences(of: "This Route", with: "These Routes")
      .write(toFile: folder + "/a.yaml", atomically: true, encoding: .utf8)
    try FileManager.default.moveItem(atPath: folder + "/b.yaml", toPath: folder + "/c.yaml")
    let other = try gallery(["--against", "old"], in: folder)
    #expect(other.code == 1)
    #expect(other.output.contains("2 changed, 2 new, 2 gone"), "\(other)")
    #expect(try names(folder + "/out/gallery/before").count == 4)
    #expect(try names(folder + "/out/gallery/differences").count == 2)
    // What was compared goes with the next gallery.
    #expect(try gallery([], in: folder).code == 0)
    #expect(!FileManager.default.fileExists(atPath: folder + "/out/gallery/before"))
  }

  @Test func `a revision in git is drawn and compared with`() throws {
    let folder = try Program.folder(["app/q.yaml": Self.question, "app/r.yaml": Self.question])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func git(_ words: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@b.c"] + words
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try git("init", "-q")
    try git("add", "app")
    try git("commit", "-q", "-m", "first")
    try Self.question.replacingOccurrences(of: "Route", with: "Road")
      .write(toFile: folder + "/app/q.yaml", atomically: true, encoding: .utf8)
    // Of its own: others may make a gallery at this moment.
    let scratch = try Program.folder([:])
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let whole = try gallery(["app", "--against", "HEAD"], in: folder, scratch: scratch)
    #expect(whole.code == 1)
    #expect(whole.output.contains("against HEAD: 2 changed, 2 same;"), "\(whole)")
    // From inside, and one file alone.
    let one = try gallery(["r.yaml", "--against", "HEAD"], in: folder + "/app", scratch: scratch)
    #expect(one.code == 0 && one.output.contains("against HEAD: 2 same;"), "\(one)")
    #expect(try names(scratch).isEmpty)
  }

  @Test func `what cannot be drawn is told, and the rest is drawn`() throws {
    let folder = try Program.folder([
      "good.yaml": Self.question,
      "bad.yaml": "profile: kiosk\nalert: {title: Low Battery, buttons: []}\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try gallery([], in: folder)
    #expect(result.code == 2)
    #expect(result.errors.contains("bad.yaml:2:"), "\(result.errors)")
    #expect(try names(folder + "/out/gallery/pictures").count == 2)
  }

  @Test(arguments: [
    (
      ["--against", "nothing"],
      "--against is \"nothing\"; expected the folder of an earlier gallery"
    ),
    (["--text-size", "3"], "--text-size is 3.0; expected a number from 1 to 2"),
    (["--output", ""], "--output names nothing"), (["--size", "9"], "--size is \"9\""),
  ])
  func `wrong usage is told before anything is drawn`(arguments: [String], words: String) throws {
    let folder = try Program.folder(["q.yaml": Self.question])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try gallery(arguments, in: folder)
    #expect(result.code == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder + "/out"))
  }

  @Test func `a folder without scenes, and none at all, are told`() throws {
    let folder = try Program.folder(["empty/a.txt": "a"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for path in ["empty", "nowhere"] {
      let result = try gallery([path], in: folder)
      #expect(result.code == 2)
      #expect(result.errors.contains("no scenes found in \"\(path)\""), "\(result.errors)")
    }
  }
}
