import Foundation
import Testing

/// What tools/bench reads.
@Suite struct BenchProbeTests {
  private func lines(_ arguments: String...) throws -> [[String: Any]] {
    let result = try Program.run(["bench-probe"] + arguments, of: "telltale-bench")
    #expect(result.code == 0 && result.errors.isEmpty)
    return try result.output.split(separator: "\n").map { line in
      try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }

  private let question = "docs/examples/delete-route.yaml"

  @Test func `the first frame is told with its stages, and warm ones where rounds are asked for`()
    throws
  {
    for options in [[], ["--rounds", "0"]] {
      let result = try Program.run(
        ["bench-probe", question, "--profile", "carplay", "--size", "800x480"] + options,
        of: "telltale-bench")
      #expect(result.output.split(separator: "\n").count == 1)
    }
    let told = try lines(
      question, "--profile", "carplay", "--size", "800x480", "--rounds", "2")
    #expect(told.count == 2)
    let frame = try #require(told[0]["frame"] as? Int)
    let entered = try #require(told[0]["entered"] as? Int)
    let stages = try #require(told[0]["stages"] as? [String: Int])
    #expect(Set(stages.keys) == ["profile and fonts", "scene", "placing and painting"])
    #expect(stages.values.allSatisfy { $0 > 0 })
    #expect(entered + stages.values.reduce(0, +) == frame)
    let measures = try #require(told[1] as? [String: Int])
    #expect(Set(measures.keys) == ["full", "highlight", "alert", "gliding"])
    #expect(measures.values.allSatisfy { $0 > 0 })
  }

  @Test func `of an app what it can do is timed`() throws {
    let app = "Tests/Fixtures/Apps/media/app.yaml"
    let told = try lines(app, "--profile", "kiosk", "--size", "800x480", "--rounds", "2")
    #expect(told.count == 1)
    #expect(Set(told[0].keys) == ["scroll", "tab"])
    let deeper = try lines(
      "Tests/Fixtures/Apps/navigation/app.yaml", "--profile", "kiosk", "--size", "800x480",
      "--rounds", "1")
    #expect(Set(deeper[0].keys) == ["scroll", "push", "tab"])
    #expect(try lines(app, "--profile", "kiosk", "--size", "800x480").isEmpty)
    let parts = try lines(
      "tools/bench/parts-200.yaml", "--profile", "kiosk", "--size", "800x480", "--rounds", "2")
    #expect(Set(parts[0].keys) == ["scroll", "change"])
  }

  @Test func `what is missing is told as by every command`() throws {
    let usage = try Program.run(["bench-probe", "a.yaml"], of: "telltale-bench")
    #expect(usage.code == 64 && usage.output.isEmpty && usage.errors.hasPrefix("Error: "))
    let scene = try Program.run(
      ["bench-probe", "nowhere.yaml", "--profile", "kiosk", "--size", "800x480"],
      of: "telltale-bench")
    #expect(scene.code == 66 && scene.output.isEmpty)
    #expect(scene.errors.hasPrefix("nowhere.yaml: error: cannot be read: "))
  }

  @Test func `where the focus cannot move there is nothing to time`() throws {
    let folder = try Program.folder([
      "s.yaml": "alert:\n  title: Map Server Lost\n  reason: problem\n  buttons: [{title: OK}]\n"
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run(
      [
        "bench-probe", "\(folder)/s.yaml", "--profile", "kiosk", "--size", "800x480",
        "--rounds", "1",
      ], of: "telltale-bench")
    #expect(result.code == 65)
    #expect(
      result.errors == "telltale: the focus does not move in this scene, so nothing to time\n")
  }
}
