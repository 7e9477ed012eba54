import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// What the program of an app at the service hears of its pictures.
@Suite struct PictureNoteTests {
  private func notes(_ guest: ServiceGuest) throws -> [JSONValue] {
    try guest.lines().filter { $0["event"] == "note" }
  }

  @Test func `a picture that is damaged is told to the program that has it shown, and to the log`()
    throws
  {
    let hand = try ServiceHand()
    let guest = try ServiceGuest(hand)
    guest.open([
      "text": .string("start: a\nscreens: {a: {content: [{image: {file: {bind: cover}}}]}}")
    ])
    #expect(try guest.replies().map(\.error) == [nil])
    #expect(try notes(guest).isEmpty)
    // The beginning of a PNG file, and no more of it.
    guest.say(#"{"id": 1, "picture": {"cover": {"base64": "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAI"}}}"#)
    let told = try notes(guest)
    #expect(told.count == 1 && told[0]["rule"] == "SCENE-PICTURE-BROKEN", "\(told)")
    let message = told.first?["message"]?.string ?? ""
    #expect(message.contains(#"the picture "cover" is not shown"#), "\(message)")
    #expect(hand.notices.lines.contains { $0.contains(message) })
  }

  @Test func `a file of a scene that is damaged is told as well, and to nobody but its program`()
    throws
  {
    let folder = try Files.folder([
      "app.yaml": "start: a\nscreens: {a: {content: [{image: {file: a.png}}]}}", "a.png": "none",
    ])
    let hand = try ServiceHand()
    let (guest, other) = (try ServiceGuest(hand), try ServiceGuest(hand))
    other.ask(Questions.print, more: true)
    guest.open(["file": .string("\(folder)/app.yaml")])
    #expect(try guest.replies().map(\.error) == [nil])
    let told = try notes(guest)
    #expect(told.count == 1 && told[0]["message"]?.string?.contains("a.png") == true, "\(told)")
    #expect(try other.states().allSatisfy { ["queued", "shown", "armed"].contains($0) })
  }
}
