import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@testable import TelltaleAppProtocol

/// How an application tells something in passing.
@Suite struct ToastUpdateTests {
  private func read(_ text: String) throws -> UpdateLine {
    let scene = try #require(try Scenes.load(SampleUpdates.app, profile: "kiosk").accepted)
    let reader = UpdateReader(
      scene, profile: try Platforms.profile("kiosk"), lexicons: .empty, language: "en")
    return reader.read(Array(text.utf8), file: "in", line: 1)
  }

  @Test func `a text is enough, and there is more to be said`() throws {
    #expect(try read(#"{"toast":{"text":"Saved"}}"#).updates == [.toast(Toast(text: "Saved"))])
    let whole =
      #"{"toast":{"text":["Added to favourites","Added"],"icon":"star","seconds":4.5,"id":"fav"}}"#
    #expect(
      try read(whole).updates == [
        .toast(
          Toast(
            id: "fav", text: TextVariants("Added to favourites", shorter: ["Added"]),
            icon: "star", milliseconds: 4500))
      ])
  }

  @Test(arguments: [
    (#"{"toast":{}}"#, "a toast without a text"),
    (#"{"toast":"Saved"}"#, "found \"Saved\", expected {text: …}"),
    (#"{"toast":{"text":"Saved","seconds":60}}"#, "found \"60\", expected a number from 2 to 10"),
    (#"{"toast":{"text":"Saved","action":"undo"}}"#, "unknown key \"action\""),
  ]) func `what cannot be told is refused`(text: String, message: String) throws {
    let line = try read(text)
    #expect(line.faults.map(\.message) == [message])
    #expect(line.updates == [])
  }
}
