import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleFormats

@Suite struct SceneFileTests {
  @Test(arguments: AlertExample.all)
  func `examples are refused under the ids they break and load otherwise`(
    _ example: AlertExample
  ) throws {
    let loaded = try Scenes.load(example.text, profile: example.profile)
    let refused = Set(loaded.findings.filter { $0.severity == .error }.map(\.rule))
    #expect(refused == example.refused)
    #expect(loaded.errors.isEmpty)
    #expect(loaded.scene != nil)
  }
}
