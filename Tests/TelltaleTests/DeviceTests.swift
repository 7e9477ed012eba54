import Foundation
import TelltaleRuntime
import TelltaleTestSupport
import Testing

@testable import Telltale

/// What a program is shown on, and what is said where that cannot be.
@Suite struct DeviceTests {
  private func error(_ body: () throws -> Void) -> TelltaleError? {
    #expect(throws: TelltaleError.self) { try body() }
  }

  @Test func `a unit's file extends a platform`() async throws {
    let folder = try Files.folder(["unit.yaml": "extends: kiosk\ndevice: {rotation-deg: 90}\n"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let device = try Device(file: "\(folder)/unit.yaml", folders: [Platforms.folder])
    let memory = try Screen.inMemory(device, width: 800, height: 480)
    #expect(memory.screen.width == 800 && memory.screen.height == 480)
    let frame = memory.frame
    #expect(frame.width == 800 && frame.pixels.count == 800 * 480)
  }

  @Test func `a profile that is not there is told`() {
    let error = error { _ = try Device(profile: "no-such") }
    #expect(error?.reason.kind == .missingFile || error?.reason.kind == .profile)
    #expect(error?.message.contains("no-such") == true)
  }

  @Test func `arguments that cannot be taken are told with what is expected`() throws {
    #expect(
      error { _ = try Device(profile: "kiosk", textSize: 3) }?.message
        == "textSize is 3.0; expected a number from 1 to 2")
    #expect(
      error { _ = try Device(profile: "kiosk", language: "e n") }?.message
        == "language is \"e n\"; expected a language tag such as en, ja or zh-Hant")
    let device = try Device.named()
    #expect(
      error { _ = try Screen.inMemory(device, width: 800) }?.message.contains("give both") == true)
    #expect(
      error { _ = try Screen.inMemory(device, width: 9_000, height: 9_000) }?.message
        .contains("the size is 9000x9000; expected sides from 1 to 8192") == true)
    #expect(
      error { _ = try Screen.inMemory(device, width: 40, height: 40) }?.message
        .contains("the size is too small: 40x40 pixels") == true)
  }

  @Test func `colours, language and text size are those of the device`() async throws {
    var grounds: Set<UInt32> = []
    for (theme, language, textSize) in [(Device.Theme.day, "en", 1.0), (.night, "de", 2)] {
      let device = try Device(
        profile: "kiosk", theme: theme, language: language, textSize: textSize,
        folders: [Platforms.folder])
      let memory = try Screen.inMemory(device, width: 800, height: 480)
      async let answer = memory.screen.ask(.deleteRoute)
      try await memory.wait(for: "Delete This Route?")
      #expect(memory.texts.contains("Abbrechen") == (language == "de"))
      grounds.insert(memory.frame[0, 0])
      try await memory.tap("cancel")
      #expect(try await answer == .cancelled)
    }
    #expect(grounds.count == 2)
  }

  @Test func `every reason of the runtime keeps its kind, its message and what to do`() {
    let kinds: [TelltaleError.Kind] = [
      .usage, .scene, .missingFile, .profile, .noDisplay, .displayInUse, .permission,
    ]
    #expect(RuntimeError.Kind.allCases.count == kinds.count)
    for (kind, expected) in zip(RuntimeError.Kind.allCases, kinds) {
      let failure = RuntimeError.Cause(kind: kind, message: "m")
      let errors = [RuntimeError.retry(failure), .wait(failure), .giveUp(failure)].map(
        TelltaleError.init)
      #expect(errors.allSatisfy { $0.reason.kind == expected && $0.description == "m" })
      guard case .retry = errors[0], case .wait = errors[1], case .giveUp = errors[2] else {
        Issue.record("\(errors)")
        return
      }
    }
  }
}
