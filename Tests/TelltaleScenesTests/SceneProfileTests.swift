import Testing

@testable import TelltaleScenes

/// The profile that a scene names for itself.
@Suite struct SceneProfileTests {
  private func name(_ profile: String, in scene: String) -> String? {
    SceneFile.namedProfile(Array("telltale: 1\nprofile: \(profile)\n".utf8), name: scene)?.name
  }

  @Test func `a name is one of the search path, wherever the scene lies`() {
    #expect(name("kiosk", in: "apps/charger/app.yaml") == "kiosk")
  }

  @Test(arguments: [
    ("brand.yaml", "apps/charger/app.yaml", "apps/charger/brand.yaml"),
    ("../brand.yaml", "apps/charger/app.yaml", "apps/charger/../brand.yaml"),
    ("brand.yaml", "app.yaml", "brand.yaml"), ("brand.yaml", "-", "brand.yaml"),
    ("/etc/telltale/unit.yaml", "apps/app.yaml", "/etc/telltale/unit.yaml"),
  ])
  func `a file is looked for beside the scene`(profile: String, scene: String, found: String) {
    #expect(name(profile, in: scene) == found)
  }
}
