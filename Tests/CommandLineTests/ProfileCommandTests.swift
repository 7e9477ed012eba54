import Foundation
import TelltaleTestSupport
import Testing

/// `telltale profile`, with profiles of one's own beside those that are shipped.
@Suite struct ProfileCommandTests {
  private let files = [
    "own/b.yaml": "about: Another\nextends: kiosk\nalert:\n  corner-radius-pt: 3\n",
    "own/unit-a.yaml": "about: One unit\nextends: kiosk\n",
    "own/family.yaml": "about: Only to be extended\nextends: kiosk\nabstract: true\n",
  ]

  private func run(
    _ arguments: [String], adding more: [String: String] = [:],
    _ check: (Program.Result) throws -> Void
  ) throws {
    let folder = try Program.folder(files.merging(more) { $1 })
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var result = try Program.run(
      ["profile"] + arguments, in: folder,
      environment: ["TELLTALE_PROFILE_PATH": "\(folder)/own"])
    for place in [Program.path("Platforms"), "\(folder)/own"] {
      result.output = result.output.replacingOccurrences(of: place + "/", with: "")
      result.errors = result.errors.replacingOccurrences(of: place + "/", with: "")
    }
    try check(result)
  }

  @Test func `profiles are listed with a line on each, and without those only to be extended`()
    throws
  {
    let own = ["b": "Another", "unit-a": "One unit"]
    let names = (Platforms.names + own.keys).sorted()
    let width = names.map(\.count).max() ?? 0
    let lines = try names.map { name in
      let about = try own[name] ?? Platforms.profile(name).about
      return name + String(repeating: " ", count: width + 2 - name.count) + about + "\n"
    }
    try run(["list"]) { result in
      #expect(result.code == 0)
      #expect(result.output == lines.joined())
      #expect(result.errors.isEmpty)
    }
    try run(["list", "--names"]) { result in
      #expect(result.output == names.map { $0 + "\n" }.joined())
    }
  }

  @Test func `a profile that is broken does not hide the others`() throws {
    try run(["list", "--names"], adding: ["own/c.yaml": "extends: kiosk\nnonsense: 1\n"]) {
      #expect($0.code == 78)
      #expect($0.errors.hasPrefix("c.yaml:2:1: error: unknown key \"nonsense\""))
      #expect(
        $0.output.hasPrefix("b\n\(Platforms.names[0])\n")
          && $0.output.hasSuffix("\(Platforms.names.last ?? "")\n"))
    }
  }

  @Test func `what two profiles differ in is told with where each has it from`() throws {
    try run(["diff", "unit-a", "b"]) { result in
      #expect(result.code == 0)
      #expect(
        result.output.replacing(/base\.yaml:\d+/, with: "base.yaml:N") == """
          about
            unit-a  One unit  # unit-a.yaml:1
            b       Another  # b.yaml:1
          alert.corner-radius-pt
            unit-a  24  # base.yaml:N
            b       3  # b.yaml:4

          """)
    }
    try run(["diff", "b", "b"]) { #expect($0.code == 0 && $0.output.isEmpty) }
    try run(["diff", "b", "nobody"]) { result in
      #expect(result.code == 78)
      #expect(result.output.isEmpty && result.errors.contains("no profile \"nobody\""))
    }
  }

  @Test func `a whole profile is shown with its origins, or as a profile by itself`() throws {
    try run(["show", "b"]) { result in
      #expect(result.code == 0)
      #expect(result.output.hasPrefix("about: Another "))
      #expect(result.output.contains("  corner-radius-pt: 3  "))
      #expect(result.output.contains("# b.yaml:4\n") && result.output.contains("# base.yaml:7\n"))
    }
    var whole = ""
    try run(["show", "b", "--no-origin"]) { result in
      #expect(!result.output.contains("# "))
      whole = result.output
    }
    #expect(whole.contains("  corner-radius-pt: 3\n"))
    try run(["check", "own/whole.yaml"], adding: ["own/whole.yaml": whole]) { result in
      #expect(result.code == 0)
      #expect(result.output == "own/whole.yaml: good, from own/whole.yaml\n")
    }
  }

  @Test func `of several files the good are told, and the last that is bad gives the code`() throws
  {
    let bad = ["bad.yaml": "extends: kiosk\nnonsense: 1\n"]
    try run(["check", "own/b.yaml", "bad.yaml", "none.yaml", "unit-a"], adding: bad) { result in
      #expect(result.code == 66)
      #expect(
        result.output == """
          own/b.yaml: good, from own/b.yaml, kiosk.yaml, base.yaml
          unit-a: good, from unit-a.yaml, kiosk.yaml, base.yaml

          """)
      #expect(result.errors.contains("bad.yaml:2:1: error: unknown key"))
      #expect(result.errors.contains("none.yaml: error: cannot be read: No such file"))
    }
  }

  @Test func `fonts that are not here are warned about once, and the profile is good`() throws {
    let own = """
      extends: kiosk
      type:
        faces:
          - {file: Inter-Regular.otf, weight: regular}
          - {file: NoSuch.ttf, weight: regular}
          - {file: NoSuch.ttf, weight: semibold}

      """
    try run(["check", "own/f.yaml"], adding: ["own/f.yaml": own]) { result in
      #expect(result.code == 0)
      let lines = result.errors.split(separator: "\n")
      #expect(lines.count == 1)
      #expect(lines[0].hasPrefix("own/f.yaml:5:7: warning: font NoSuch.ttf: not found; install"))
    }
    let none = own.replacingOccurrences(of: "Inter-Regular.otf", with: "NoSuchEither.ttf")
    try run(["check", "own/f.yaml"], adding: ["own/f.yaml": none]) { result in
      #expect(result.code == 0)
      #expect(result.errors.contains(": warning: none of the fonts listed can be used here; "))
    }
  }

  @Test func `profiles of a folder are compiled beside them, those only to be extended left out`()
    throws
  {
    let base = try String(contentsOfFile: Program.path("Platforms/base.yaml"), encoding: .utf8)
    let kiosk = try String(contentsOfFile: Program.path("Platforms/kiosk.yaml"), encoding: .utf8)
    let folder = try Program.folder([
      "own/base.yaml": base, "own/kiosk.yaml": kiosk, "own/far.yaml": "extends: carplay\n",
      "own/Lexicons/en.yaml": "verbs: [Save]\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(["profile", "compile", "own"], in: folder)
    #expect(result.code == 0)
    #expect(result.output == "own/Compiled/kiosk.compiled\nown/Lexicons/Compiled/en.compiled\n")
    #expect(
      result.errors == """
        telltale: warning: far is not compiled, since it extends files of another folder; put them into one folder

        """)
    let listed = try Program.run(
      ["profile", "list", "--names"], in: folder, environment: ["TELLTALE_PROFILE_PATH": "own"])
    #expect(!listed.output.contains("Compiled"))
  }

  @Test func `compiling tells what is wrong with a profile, and where nothing can be written`()
    throws
  {
    try run(["compile", "own"], adding: ["own/c.yaml": "extends: kiosk\nnonsense: 1\n"]) {
      #expect($0.code == 78)
      #expect($0.errors.contains("c.yaml:2:1: "))
    }
    let base = try String(contentsOfFile: Program.path("Platforms/base.yaml"), encoding: .utf8)
    let kiosk = try String(contentsOfFile: Program.path("Platforms/kiosk.yaml"), encoding: .utf8)
    try run(
      ["compile", "mine"],
      adding: ["mine/base.yaml": base, "mine/kiosk.yaml": kiosk, "mine/Compiled": ""]
    ) { #expect($0.code == 73) }
    try run(["compile", "nowhere"]) {
      #expect($0.code == 66)
      #expect(
        $0.errors
          == "telltale: there are no profiles in nowhere; name the folder that has them\n")
    }
  }
}
