import Foundation
import TelltaleLanguageServer
import Testing

@testable import TelltaleAuthor

/// What an editor's scenes are judged by stays as it was read until something is saved.
@Suite struct EditorWorkspaceTests {
  private static let scene = "alert: {title: Error, reason: problem, buttons: [{title: OK}]}\n"

  private func profiles(_ workspace: EditorWorkspace, _ path: String) throws -> [String] {
    switch workspace.checker(
      for: path, name: path, bytes: Array(Self.scene.utf8), profiles: ["tvos"])
    {
    case .success(let checker): return checker.linter.setups.map(\.profile.name)
    case .failure(let refusal): return [refusal.message]
    }
  }

  @Test func `projects, profiles and baselines are read anew when they are told to be forgotten`()
    throws
  {
    let folder = try Program.folder([
      "p.yaml": "extends: ios\nabout: First\n", "a.yaml": Self.scene,
      "telltale.yaml": "profiles: [kiosk]\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func write(_ text: String, _ name: String) throws {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    let path = "\(folder)/a.yaml"
    let workspace = try EditorWorkspace()
    #expect(try profiles(workspace, path) == ["kiosk"])
    try write("profiles: [\(folder)/p.yaml]\nbaseline: known.json\n", "telltale.yaml")
    #expect(try profiles(workspace, path) == ["kiosk"])
    workspace.forget()
    #expect(try profiles(workspace, path) == ["p"])
    // A baseline that comes later.
    func checker() throws -> SceneChecker {
      try workspace.checker(
        for: path, name: path, bytes: Array(Self.scene.utf8), profiles: []
      ).get()
    }
    #expect(try checker().putOff.isEmpty)
    #expect(try Program.run(["lint", "a.yaml", "--write-baseline"], in: folder).code == 0)
    workspace.forget()
    #expect(try checker().putOff.isEmpty == false)
    try write("{\"version\": 1, \"findings\": []}\n", "known.json")
    #expect(try checker().putOff.isEmpty == false)
    // A profile that changes.
    #expect(try checker().linter.setups.map(\.profile.about) == ["First"])
    try write("extends: ios\nabout: Second\n", "p.yaml")
    #expect(try checker().linter.setups.map(\.profile.about) == ["First"])
    workspace.forget()
    #expect(try checker().linter.setups.map(\.profile.about) == ["Second"])
    #expect(try checker().putOff.isEmpty)
    // Without a project, what the editor says counts.
    try FileManager.default.removeItem(atPath: "\(folder)/telltale.yaml")
    workspace.forget()
    #expect(try profiles(workspace, path) == ["tvos"])
    #expect(workspace.profileNames.contains("kiosk") && workspace.iconNames.contains("bell"))
  }
}
