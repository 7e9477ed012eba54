import Glibc
import TelltaleHost
import TelltaleModel
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

@Suite struct DisplayErrorTests {
  @Test func `no card at all says where cards would be, and what works without`() {
    let error = DisplayError.noCard(tried: [])
    #expect(error.kind == .noCard)
    #expect(error.message.contains("/dev/dri"))
    #expect(error.remedy.contains("telltale render"))
  }

  @Test func `cards that cannot show pictures are named with the reason`() {
    let error = DisplayError.noCard(tried: [("/dev/dri/card0", "it has no display outputs")])
    #expect(
      error.message == "no card can show a picture (/dev/dri/card0: it has no display outputs)")
  }

  @Test func `a missing permission names the group`() {
    let error = DisplayError.permission("/dev/dri/card0", SystemError(EACCES, "open"))
    #expect(error.kind == .permission)
    #expect(error.message.contains("EACCES"))
    #expect(error.remedy.contains("video"))
  }

  @Test func `a busy display names who has it`() {
    let error = DisplayError.busy("/dev/dri/card0", holders: [.init(process: 42, name: "weston")])
    #expect(error.kind == .busy)
    #expect(error.message == "/dev/dri/card0 is in use: its master is weston (process 42)")
    #expect(
      DisplayError.busy("/dev/dri/card0", holders: []).message
        == "/dev/dri/card0 is in use: its master is another program")
  }

  @Test func `a connector without a screen, and one that is not there, are told apart`() {
    var card = smallCard()
    card.connectors[0].link = .disconnected
    let dark = DisplayError.noConnector(card, wanted: nil)
    #expect(
      dark.message
        == "no screen is connected to /dev/dri/card0; found HDMI-A-1 disconnected")
    let missing = DisplayError.noConnector(card, wanted: "DP-3")
    #expect(missing.message.contains("has no connector DP-3"))
    card.connectors = []
    #expect(
      DisplayError.noConnector(card, wanted: nil).message.contains("the card has no connector"))
  }

  @Test func `the holder of a file is found by its open files`() throws {
    let ours = CardHolder.holding("/dev/null").map(\.process)
    #expect(!ours.contains(Int(getpid())))
  }

  @Test func `a card that is not there is refused by name`() {
    #expect {
      try CardSearch.open(for: DeviceProfile(card: "/dev/dri/card-none"))
    } throws: {
      ($0 as? DisplayError)?.message.hasPrefix("/dev/dri/card-none does not exist") == true
    }
  }

  @Test func `a card that is no card is no card`() {
    #expect {
      try CardSearch.open(for: DeviceProfile(card: "/dev/null"))
    } throws: { ($0 as? DisplayError)?.kind == .noCard }
  }
}
