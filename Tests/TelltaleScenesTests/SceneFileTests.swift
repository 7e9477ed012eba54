import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

@Suite struct SceneFileTests {
  @Test(arguments: SceneExample.alerts + SceneExample.scenes)
  func `examples are refused under the ids they break and load otherwise`(
    _ example: SceneExample
  ) throws {
    let loaded = try Scenes.load(example.text, profile: example.profile)
    let refused = Set(loaded.findings.filter { $0.severity == .error }.map(\.rule))
    #expect(refused == example.refused)
    #expect(loaded.errors.isEmpty)
    #expect(loaded.scene != nil)
  }

  @Test(arguments: SceneExample.checks)
  func `scenes that are only to be judged load`(_ example: SceneExample) throws {
    let loaded = try Scenes.load(example.text, profile: example.profile)
    #expect(loaded.errors.isEmpty)
    #expect(loaded.scene != nil)
  }

  @Test func `there are examples of alerts and of everything else`() {
    #expect(SceneExample.alerts.count > 300)
    #expect(Set(SceneExample.scenes.map(\.rule)).count >= 45)
  }
}
