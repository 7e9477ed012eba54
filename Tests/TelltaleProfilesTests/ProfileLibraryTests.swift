import Glibc
import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleProfiles

@Suite struct ProfileLibraryTests {
  private func library(_ folder: TemporaryFolder) -> ProfileLibrary {
    ProfileLibrary(path: SearchPath(folders: [folder.path, Platforms.folder]))
  }

  private func complaints(_ text: String) throws -> [LoadError] {
    let folder = try TemporaryFolder()
    let file = try folder.write("p.yaml", text)
    do throws(LoadErrors) {
      _ = try library(folder).load(file)
      return []
    } catch {
      return error.all
    }
  }

  @Test func `files beside the search path are read within bounds alone`() throws {
    let folder = try Files.folder([
      "allowed/unit.yaml": "telltale: 1\nextends: kiosk\n",
      "unit.yaml": "telltale: 1\nextends: kiosk\n",
      "allowed/sly.yaml": "telltale: 1\nextends: ../unit.yaml\n",
    ])
    let bounds = AllowedFolders(["\(folder)/allowed"])
    let library = ProfileLibrary(path: SearchPath(folders: [Platforms.folder]), within: bounds)
    #expect(try library.load("\(folder)/allowed/unit.yaml").profile.name == "unit")
    #expect(try library.load("carplay").profile.name == "carplay")
    for file in ["\(folder)/unit.yaml", "\(folder)/allowed/sly.yaml"] {
      #expect(throws: LoadErrors.self) { try library.load(file) }
      #expect(try ProfileLibrary(path: library.path).load(file).profile.name != "")
    }
  }

  @Test func `a profile that is turned into a link between two looks is never read`() throws {
    let folder = try Files.folder([
      "allowed/own.yaml": "telltale: 1\nextends: kiosk\nown: 1\n",
      "secret.yaml": "telltale: 1\nextends: kiosk\nsecret: 1\n",
    ])
    let link = "\(folder)/allowed/unit.yaml"
    let library = ProfileLibrary(
      path: SearchPath(folders: [Platforms.folder]),
      within: AllowedFolders(["\(folder)/allowed"]))
    let turner = SideThread {
      for _ in 0..<40_000 {
        for target in ["\(folder)/secret.yaml", "own.yaml"] {
          symlink(target, link + ".new")
          rename(link + ".new", link)
        }
      }
      return true
    }
    var hasRead: Set<String> = []
    while !turner.isDone {
      do throws(LoadErrors) {
        _ = try library.load(link)
      } catch {
        for word in ["own", "secret"]
        where error.all.contains(where: { $0.message.contains("\"\(word)\"") }) {
          hasRead.insert(word)
        }
      }
    }
    #expect(hasRead == ["own"])
  }

  @Test func `a device file says what one unit has`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "unit7.yaml",
      """
      telltale: 1
      extends: carplay
      device:
        connector: HDMI-A-1
        mode: 1280x720@60
        rotation-deg: 90
        scale: 1.5
        touch-matrix: [0, -1, 1, 1, 0, 0]
        assign:
          - {name: Rotary, role: knob}
          - {vendor: 0x046d, product: 1133, role: ignore}
          - {name: Scanner, role: scanner, layout: de}
        grab: require
      input: {virtual: allow}
      """)
    let profile = try library(folder).load(file).profile
    #expect(profile.name == "unit7")
    #expect(profile.alert.maximumWidth == 420)
    #expect(profile.device.mode == ModeRequest(width: 1280, height: 720, refresh: 60))
    #expect(profile.device.rotation == .quarter)
    #expect(profile.device.scale == 1.5)
    #expect(profile.device.touchMatrix == [0, -1, 1, 1, 0, 0])
    #expect(
      profile.device.assignments == [
        DeviceAssignment(name: "Rotary", role: .knob),
        DeviceAssignment(vendor: 0x046D, product: 1133, role: nil),
        DeviceAssignment(name: "Scanner", role: .scanner, layout: "de"),
      ])
    #expect(profile.device.grab == .require)
    #expect(profile.device.virtualDevices == .allow)
  }

  @Test func `maps merge lists replace and null removes`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.yaml", "extends: kiosk\ninput-map: {back: [158, 139]}\ndevice: {card: /x}")
    try folder.write("b.yaml", "input-map: {home: null}\nalert: {stack-from: 2}")
    try folder.write("c.yaml", "extends: [a, b]\nscreens: [640x480]\ndevice: {card: null}")
    let profile = try library(folder).load("c").profile
    #expect(profile.screens.count == 1)
    #expect(profile.alert.stackFrom == 2)
    #expect(profile.alert.maximumWidth == 420)
    #expect(profile.inputMap.keys[139] == .back)
    #expect(profile.inputMap.keys[172] == nil)
    #expect(profile.device.card == nil)
  }

  /// `/etc/telltale` is searched for profiles, and holds a unit's own files as well.
  @Test(arguments: [
    "telltale: 1\nprofile: kiosk\nservice: {clients: [{asks: normal}]}", "rooms: [lobby, bar]",
    "[1, 2]", "~", "words",
    "telltale: 1",
  ])
  func `a file of another kind beside profiles is none`(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("unit.yaml", text)
    try folder.write("base-of-ours.yaml", "abstract: true\nextends: [kiosk]")
    try folder.write("door.yaml", "extends: [kiosk]")
    let library = ProfileLibrary(path: SearchPath(folders: [folder.path]))
    #expect(library.usableNames() == ["door"])
  }

  @Test func `a file that cannot be read is told by whoever loads it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("torn.yaml", "extends: [kiosk")
    #expect(ProfileLibrary(path: SearchPath(folders: [folder.path])).usableNames() == ["torn"])
  }

  @Test func `a cycle is printed`() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.yaml", "extends: [b]")
    try folder.write("b.yaml", "extends: [c]")
    try folder.write("c.yaml", "extends: [a]")
    let error = try #require(throws: LoadErrors.self) { try library(folder).load("a") }
    #expect(
      error.all.map(\.description) == [
        "\(folder.path)/c.yaml:1:11: error: profiles extend each other in a circle: a → b → c → a;"
          + " remove one of the steps"
      ])
    #expect(error.exitCode == 78)
  }

  @Test func `a profile cannot extend itself`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine.yaml", "extends: mine")
    let error = try #require(throws: LoadErrors.self) { try library(folder).load("mine") }
    #expect(error.all.first?.message.contains("circle: mine → mine") == true)
  }

  @Test(arguments: ["./mine.yaml", "../x/mine.yaml"])
  func `a profile that extends itself by a path is told as a circle`(_ path: String) throws {
    let folder = try TemporaryFolder()
    let name = folder.path.split(separator: "/").last.map(String.init) ?? ""
    let file = try folder.write("mine.yaml", "extends: \(path.replacing("x", with: name))")
    let error = try #require(throws: LoadErrors.self) { try library(folder).load(file) }
    #expect(error.all.map(\.message) == ["profiles extend each other in a circle: mine → mine"])
  }

  @Test func `a file may refine the profile of its name further down the path`() throws {
    let folder = try TemporaryFolder()
    try folder.write("kiosk.yaml", "extends: kiosk\nlanguage: de")
    #expect(try library(folder).load("kiosk").profile.language == "de")
  }

  @Test func `the depth of extending is limited`() throws {
    let folder = try TemporaryFolder()
    for step in 0..<12 { try folder.write("p\(step).yaml", "extends: p\(step + 1)") }
    try folder.write("p12.yaml", "extends: kiosk")
    let error = try #require(throws: LoadErrors.self) { try library(folder).load("p0") }
    #expect(error.all.first?.message.contains("more than 8 deep") == true)
  }

  @Test func `a wide graph is read in no time`() throws {
    let folder = try TemporaryFolder()
    for step in 0..<5 {
      let parents = Array(repeating: "p\(step + 1)", count: 16).joined(separator: ", ")
      try folder.write("p\(step).yaml", "extends: [\(parents)]")
    }
    try folder.write("p5.yaml", "extends: kiosk")
    #expect(try library(folder).load("p0").files.count == 8)
  }

  @Test func `everything wrong is told at once with its place`() throws {
    let found = try complaints(
      """
      extends: [kiosk, kisok]
      alrt: {}
      alert:
        stack-from: many
        corner-radius: 3
        maximum-width-pt: 100000
        scrim-day: 1.5
      night: {card: 1C1C1E, text: "#12345G"}
      """)
    #expect(found.map(\.message) == ["there is no profile \"kisok\""])
    #expect(found.first?.remedy == "did you mean \"kiosk\"?")
    let more = try complaints(
      """
      extends: kiosk
      alrt: {}
      alert:
        stack-from: many
        corner-radius: 3
        maximum-width-pt: 100000
        scrim-day: 1.5
      night: {card: 1C1C1E, text: "#12345G"}
      input-map: {home: [28]}
      """)
    #expect(
      more.map { "\($0.location?.line ?? 0): \($0.message)" } == [
        "2: unknown key \"alrt\"",
        "4: found \"many\", expected a whole number from 2 to 3",
        "5: unknown key \"corner-radius\"",
        "6: found \"100000\", expected a number from 40 to 4000",
        "7: found \"1.5\", expected a whole number from 0 to 255",
        "8: found \"1C1C1E\", expected a colour such as \"#1C1C1E\"",
        "8: found \"#12345G\", expected a colour such as \"#1C1C1E\"",
        "9: key code 28 already means confirm",
      ])
    #expect(more[2].remedy == "did you mean \"corner-radius-pt\"?")
  }

  @Test func `keyboards go by language, and a device changes one of them`() throws {
    let device = try Platforms.profile("kiosk").keyboard
    #expect(device.layout(for: "ar") == "ara")
    #expect(device.layout(for: "pt-BR") == "br")
    #expect(device.layout(for: "ja") == device.layout)
    let found = try complaints(
      """
      extends: kiosk
      keyboard:
        layouts: {de: ch, a b: us, ru: ""}
        letters: [a]
      """)
    #expect(
      found.map { "\($0.location?.line ?? 0): \($0.message)" } == [
        "3: found \"a b\", expected a language tag such as en, ja or zh-Hant",
        "3: found \"\", expected text of one line",
        "4: found a list of 1, expected a map from at most 200 languages to text of one line",
      ])
  }

  @Test func `a locale in the place of a language is told with its tag, as value and as key`()
    throws
  {
    let found = try complaints(
      "extends: kiosk\nlanguage: de_DE\nkeyboard: {layouts: {pt_BR: br}}\n")
    #expect(found.map(\.remedy) == ["write de-DE", "write pt-BR"])
  }

  @Test func `a profile has to be complete`() throws {
    let found = try complaints("about: Nothing else")
    #expect(found.contains { $0.message == "\"alert.maximum-width-pt\" is not given" })
    #expect(found.count == Limits.complaints)
  }

  @Test(
    arguments: [
      ("", "the file holds nothing"), ("- a", "the file holds a list"), ("a: [", "not YAML"),
      ("extends: {a: b}", "expected text of one line"), ("telltale: 2", "needs format 2"),
      ("telltale: x", "expected the format's version"), ("extends: [../nope.yaml]", "nope.yaml"),
    ])
  func `bad profiles are told`(_ text: String, _ message: String) throws {
    let found = try complaints(text)
    #expect(found.first?.message.contains(message) == true)
    #expect(found.first?.kind == .profile)
  }

  @Test func `one that only others extend is refused for use and open for looking`() throws {
    let error = try #require(throws: LoadErrors.self) { try Platforms.library.load("base") }
    #expect(error.all.first?.message == "this profile is only for others to extend")
    #expect(try Platforms.library.inspect("base").profile.name == "base")
  }

  @Test(arguments: ["", "..", "no such", "a\0b", "/nonexistent.yaml"])
  func `a name that leads nowhere is an error`(_ name: String) {
    #expect(throws: LoadErrors.self) { try Platforms.library.load(name) }
  }

  @Test func `data is found beside an installed program and in the project of a built one`() {
    #expect(
      SearchPath.besides("/opt/t/bin/telltale")
        == ["/opt/t/bin/Platforms", "/opt/t/share/telltale/Platforms"])
    #expect(
      SearchPath.besides("/src/.build/debug/telltale").last == "/src/Platforms")
  }

  @Test func `Cancel is named without reading any other words`() throws {
    let library = LexiconLibrary(path: SearchPath(folders: [Platforms.folder]))
    let few = try library.loadCancelTitles()
    #expect(few.cancelTitles["fr"] == ["Annuler"])
    #expect(few.cancelTitles.count >= 90)
    #expect(few.cancelTitles["sr-Latn"] == ["Otkaži", "Odustani"])
    #expect(few.cancelTitles == (try library.load().cancelTitles))
    #expect(!few.covers("en"))
  }
}
