import Telltale
import Testing

@testable import Radio

/// The radio, with hands and a clock in place of people and time.
@Suite struct RadioTests {
  private static let scenes =
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Scenes"

  /// Runs the radio on a screen in memory while a test does what people would do.
  private func listen(
    _ body: (MemoryScreen) async throws -> Void
  ) async throws {
    let memory = try Screen.inMemory(Device(profile: "kiosk"))
    async let radio: Void = Radio(on: memory.screen, scenes: Self.scenes).run()
    try await body(memory)
    try await radio
    #expect(memory.texts.isEmpty)
  }

  @Test func `a station that is chosen plays`() async throws {
    try await listen { memory in
      try await memory.tap("listen")
      try await memory.tap("city")
      try await memory.wait(for: "The News")
      #expect(memory.texts.contains("City FM"))
      try memory.perform("back")
      try await memory.tap("off")
      try await memory.tap("stop")
    }
  }

  @Test func `who does not want to stop goes on listening`() async throws {
    try await listen { memory in
      try await memory.tap("listen")
      try await memory.tap("off")
      try await memory.tap("cancel")
      try await memory.tap("jazz")
      try await memory.wait(for: "Waltz for Nobody")
      try memory.perform("back")
      try await memory.tap("off")
      try await memory.tap("stop")
    }
  }

  @Test func `what a hand sets is heard, and set back`() async throws {
    try await listen { memory in
      try await memory.tap("listen")
      try await memory.tap("settings")
      try await memory.tap("news")
      try await memory.wait(for: "No traffic news")
      try await memory.tap("bass")
      try await memory.wait(for: "Sound: bass")
      try await memory.tap("volume")
      try await memory.wait(for: "Volume: 50")
      try await memory.tap("reset")
      try await memory.wait(for: "As it came")
      try memory.perform("back")
      try await memory.tap("off")
      try await memory.tap("stop")
    }
  }

  @Test func `where nobody answers, nothing is shown after a minute`() async throws {
    try await listen { memory in
      try await memory.wait(for: "Listen to the Radio?")
      memory.advance(by: .seconds(61))
    }
  }

  @Test func `the same hands give the same frames`() async throws {
    var frames: [Frame] = []
    for _ in 0..<2 {
      try await listen { memory in
        try await memory.tap("listen")
        try await memory.wait(for: "Blue Hour")
        frames.append(memory.frame)
        try await memory.tap("off")
        try await memory.tap("stop")
      }
    }
    #expect(frames[0] == frames[1])
  }
}
