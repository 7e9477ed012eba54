import Foundation
import Testing

/// What scripts do beside one hand at a time, in `play`.
@Suite struct FurtherHandsTests {
  /// The transcript of a script on the app of the expectations, and the pictures that it saved.
  private func play(_ script: String) throws -> (transcript: String, frames: [String: Data]) {
    let folder = try Program.folder(["app.yaml": ExpectationTests.app, "s.script": script])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run([
      "play", "\(folder)/app.yaml", "--script", "\(folder)/s.script", "--size", "800x600",
      "--transcript", "\(folder)/t", "--frames", "\(folder)/out",
    ])
    #expect(result.code == 0, "\(result.errors)")
    var frames: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder + "/out") {
      frames[name] = try Data(contentsOf: URL(filePath: "\(folder)/out/\(name)"))
    }
    return (try String(contentsOfFile: folder + "/t", encoding: .utf8), frames)
  }

  private func presses(_ script: String) throws -> Int {
    try play(script).transcript.components(separatedBy: " emit buy\n").count - 1
  }

  @Test func `a second finger makes a palm of the first`() throws {
    #expect(try presses("wait 1s\npress buy\nrelease\n") == 1)
    #expect(try presses("wait 1s\npress buy\nfinger 2 next\nfinger-up 2\nrelease\n") == 0)
  }

  @Test func `what is pressed while nobody sees the screen does nothing`() throws {
    let (transcript, _) = try play(
      "wait 1s\nscreen off\ntap buy\nscreen on\nwait 2s\ntap buy\nexpect event {\"name\":\"buy\"}\n"
    )
    #expect(transcript.components(separatedBy: " emit buy\n").count == 2)
    #expect(transcript.contains(" screen off\n") && transcript.contains(" screen on\n"))
  }

  @Test func `the theme changes the picture, and the vehicle what is cut`() throws {
    let (transcript, frames) = try play(
      "wait 1s\nframe day\ntheme night\nframe night\ntheme day\nframe again\ndrive parked\n")
    #expect(frames["day.png"] != frames["night.png"])
    #expect(frames["day.png"] == frames["again.png"])
    #expect(transcript.contains(" theme night\n") && transcript.contains(" drive parked\n"))
  }

  @Test func `a pointer that only points presses nothing`() throws {
    #expect(try presses("wait 1s\npoint buy\nwait 1s\n") == 0)
  }

  @Test func `a keyboard is there from when it is plugged in`() throws {
    let (transcript, _) = try play("wait 1s\nplug keys\nkey tab\nkey-down enter\nkey-up enter\n")
    #expect(transcript.contains("001000 keys attached script\n"))
    #expect(transcript.contains(" emit buy\n"))
  }
}
