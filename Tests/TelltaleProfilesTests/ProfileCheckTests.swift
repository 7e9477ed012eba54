import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleProfiles

@Suite struct ProfileCheckTests {
  private func complaints(_ text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = try folder.write("p.yaml", "extends: kiosk\n\(text)\n")
    let library = ProfileLibrary(path: SearchPath(folders: [Platforms.folder]))
    return ProfileCheck.complaints(about: try library.load(file)).map { error in
      let isHere = error.file == file
      let place = isHere ? "\(error.location?.line ?? 0):\(error.location?.column ?? 0)" : "?"
      return "\(place) \(error.message)\(error.remedy.map { "; \($0)" } ?? "")"
    }
  }

  @Test func `keyboard layouts that are not there are complained about where they are named`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "p.yaml",
      """
      extends: kiosk
      keyboard:
        layout: uss
        layouts:
          de: de
          fr: frr
        latin-layout: xx
      """)
    let library = ProfileLibrary(path: SearchPath(folders: [Platforms.folder]))
    let found = ProfileCheck.complaints(about: try library.load(file)) { name in
      ["uss", "frr", "xx"].contains(name) ? ("no \(name)", "take another") : nil
    }
    #expect(
      found.map {
        "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.message); \($0.remedy ?? "")"
      }
        == ["3:11 no uss; take another", "7:17 no xx; take another", "6:9 no frr; take another"])
  }

  @Test func `names that no rule knows are complained about`() throws {
    #expect(
      try complaints(
        """
        guidelines:
          groups: [general, genral]
          limits: {alert-butons: 3, alert-title-words-de: 9, alert-title-words: 4, alert-title-words-x: 1}
          severities:
            ALERT-TITEL-SHORT: note
            ALERT-TITLE-REQUIRED-ja: note
            alert-title-required: note
            ALERT-TITLE-REQUIRED-: note
        """) == [
          "3:21 unknown group \"genral\"; did you mean \"general\"?",
          "4:12 unknown limit \"alert-butons\"; did you mean \"alert-buttons\"?",
          "4:54 unknown limit \"alert-title-words\"; did you mean \"alert-title-words-en\"?",
          "4:76 unknown limit \"alert-title-words-x\"; did you mean \"alert-title-words-en\"?",
          "6:5 unknown guideline \"ALERT-TITEL-SHORT\"; did you mean \"ALERT-TITLE-SHORT\"?",
          "8:5 unknown guideline \"alert-title-required\"; did you mean \"ALERT-TITLE-REQUIRED\"?",
          "9:5 unknown guideline \"ALERT-TITLE-REQUIRED-\"; did you mean \"ALERT-TITLE-REQUIRED\"?",
        ])
  }

  @Test func `something has to be shown`() throws {
    #expect(
      try complaints("elements: []") == [
        "2:11 no element may be shown; list some, such as alert"
      ])
  }

  @Test func `some kind of input has to be there`() throws {
    let found = try complaints(Self.never(InputKind.allCases))
    #expect(found.count == 1)
    #expect(found.first?.contains("every kind of input is never there") == true)
  }

  @Test func `keys have to be able to confirm where there are keys`() throws {
    #expect(
      try complaints("input-map: {confirm: []}").first?.hasPrefix("2:22 no key confirms") == true)
    let others = Self.never(InputKind.allCases.filter { $0 != .touch && $0 != .pointer })
    #expect(try complaints("\(others)\ninput-map: {confirm: []}") == [])
  }

  private static func never(_ kinds: [InputKind]) -> String {
    "inputs: {\(kinds.map { "\($0.rawValue): never" }.joined(separator: ", "))}"
  }

  @Test func `screens are large enough for a line of a title and a button`() throws {
    let remedy = "; name a larger screen, or make insets, margins and type smaller"
    // Margins and paddings of 32 + 32 beside five ems of the title.
    let width = "screens: [213x272, 214x272]\ntype: {title-size-pt: 30, button-size-pt: 20}"
    #expect(
      try complaints(width).map { $0.replacing("174", with: "H") } == [
        "2:11 the screen has 213 by 272 points, less than the 214 by H that the line of a title"
          + " and one button need" + remedy
      ])
    let height = "screens: [480x373, 480x374]\ndisplay: {safe-inset-top-pt: 200}"
    #expect(
      try complaints(height).map { String($0.prefix(30)) } == ["2:11 the screen has 480 by 373"])
  }

  @Test func `what all profiles share is good as well`() throws {
    #expect(ProfileCheck.complaints(about: try Platforms.library.inspect("base")) == [])
  }

  @Test(arguments: ["fonts/Noto*.ttf", "*/Inter.otf", "Noto*-*.ttf"])
  func `a pattern of fonts has one star and no folder`(pattern: String) throws {
    let folder = try TemporaryFolder()
    let face = "{file: \"\(pattern)\", weight: regular}"
    let file = try folder.write("p.yaml", "extends: kiosk\ntype:\n  faces:\n    - \(face)\n")
    let library = ProfileLibrary(path: SearchPath(folders: [Platforms.folder]))
    let error = #expect(throws: LoadErrors.self) { try library.load(file) }
    #expect(error?.description.contains(pattern) == true)
  }

  @Test func `a font has the place where it is listed`() throws {
    let folder = try TemporaryFolder()
    let face = "{file: None.ttf, weight: regular}"
    let file = try folder.write("p.yaml", "extends: kiosk\ntype:\n  faces:\n    - \(face)\n")
    let library = ProfileLibrary(path: SearchPath(folders: [Platforms.folder]))
    let loaded = try library.load(file)
    #expect(loaded.location(ofFont: "None.ttf")?.description == "\(file):4:7")
  }

  @Test func `where there are no profiles the way to them is told`() {
    let library = ProfileLibrary(path: SearchPath(folders: []))
    let error = #expect(throws: LoadErrors.self) { try library.load("desk") }
    #expect(
      error?.description
        == "desk: error: there is no profile \"desk\": no profiles found; set"
        + " TELLTALE_PROFILE_PATH to the folder that has them")
  }
}
