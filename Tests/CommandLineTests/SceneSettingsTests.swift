import Testing

@testable import TelltaleCommands

@Suite struct SceneSettingsTests {
  @Test func `a plain command line with a wrong language goes to the argument parser`() {
    #expect(ShowRequest(plainly: ["a.yaml", "--lang", "../x"]) == nil)
    #expect(ShowRequest(plainly: ["a.yaml", "--lang", "de_DE"]) == nil)
    #expect(ShowRequest(plainly: ["a.yaml", "--lang", "ja"])?.scene.lang == "ja")
  }
}
