import CDRM
import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

/// Which of the cards of a machine is taken, and what is said where none is; the drivers are made up.
@Suite struct CardSearchTests {
  private let folder: TemporaryFolder
  private let cards: [DriverCard]

  init() throws {
    folder = try TemporaryFolder()
    cards = [0, 1, 10].map { [folder] number in
      let card = DriverCard(path: "\(folder.path)/card\(number)")
      DriverBench.furnish(card)
      return card
    }
  }

  private func open(_ device: DeviceProfile = DeviceProfile()) -> Result<String, DisplayError> {
    Result { () throws(DisplayError) in
      let path = try CardSearch.open(for: device, in: folder.path).path
      return String(path.dropFirst(folder.path.count + 1))
    }
  }

  private func error(_ device: DeviceProfile = DeviceProfile()) -> DisplayError? {
    if case .failure(let error) = open(device) { error } else { nil }
  }

  private func unplug(_ card: DriverCard) { card.connectors[0].connection = 2 }

  @Test func `cards are counted, and nothing else is one`() throws {
    for name in ["card2", "card", "cardinal", "renderD128", "controlD64", "card-1"] {
      try folder.write(name, "")
    }
    let names = CardSearch.paths(in: folder.path).map { $0.dropFirst(folder.path.count + 1) }
    #expect(names == ["card-1", "card0", "card1", "card2", "card10"])
    #expect(CardSearch.paths(in: "/nowhere").isEmpty)
  }

  @Test func `the first with a screen is taken`() {
    #expect(open() == .success("card0"))
    unplug(cards[0])
    #expect(open() == .success("card1"))
    unplug(cards[1])
    #expect(open() == .success("card10"))
    unplug(cards[2])
    #expect(open() == .success("card0"), "a screen may come later")
    cards[0].hasDumbBuffers = false
    #expect(open() == .success("card1"))
  }

  @Test func `the one that is named is taken, whatever others have`() {
    #expect(open(DeviceProfile(card: cards[2].path)) == .success("card10"))
    unplug(cards[2])
    #expect(open(DeviceProfile(card: cards[2].path)) == .success("card10"))
    let missing = error(DeviceProfile(card: folder.path + "/card7"))
    #expect(missing?.kind == .noCard)
    #expect(
      missing?.message
        == "\(folder.path)/card7 does not exist; found \(cards.map(\.path).joined(separator: ", "))"
    )
  }

  @Test func `the screen that is named is looked for on every card`() {
    cards[1].connectors[0].number = 2
    #expect(open(DeviceProfile(connector: "HDMI-A-2")) == .success("card1"))
    #expect(open(DeviceProfile(connector: "DP-1")) == .success("card0"), "it is told later")
  }

  @Test func `a card that only computes is not taken, and is told why`() {
    cards[0].connectors = []
    cards[1].crtcs = []
    cards[2].hasDumbBuffers = false
    let reason = "it has no display outputs"
    #expect(
      error()?.message == "no card can show a picture (\(cards[0].path): \(reason); "
        + "\(cards[1].path): \(reason); \(cards[2].path): its driver has no plain buffers "
        + "(DRM_CAP_DUMB_BUFFER))")
    for card in cards { card.refusals[.resources] = EOPNOTSUPP }
    #expect(error()?.message.contains("\(cards[2].path): \(reason)") == true)
    cards[0].refusals = [.getCapability: EINVAL]
    DriverBench.furnish(cards[0])
    #expect(error()?.message.contains("no plain buffers") == true)
  }

  @Test func `a card that another program has is told as busy`() {
    for card in cards { (card.isMaster, card.canBeMaster) = (false, false) }
    #expect(error()?.kind == .busy)
    #expect(error()?.message.hasPrefix("\(cards[0].path) is in use") == true)
    for card in cards { unplug(card) }
    #expect(error()?.kind == .busy)
    cards[0].canBeMaster = true
    #expect(open() == .success("card0"))
  }

  @Test(arguments: [(EACCES, true), (EPERM, true), (EIO, false)])
  func `a driver that does not let anybody in is told so`(number: Int32, isPermission: Bool) {
    for card in cards { card.refusals[.getCRTC] = number }
    // A CRTC that cannot be read is none; the card itself answers.
    #expect(error() == nil)
    for card in cards {
      card.refusals = [:]
      // The first look finds the outputs, the second does not.
      card.failures[.connector] = []
    }
    #expect(open() == .success("card0"))
  }

  @Test func `a report tells each card and what would be shown`() {
    unplug(cards[1])
    cards[2].hasDumbBuffers = false
    cards[0].connectors[0].modes = [mode(640, 480), mode(80, 64, preferred: true)]
    let report = CardReport.examine(DeviceProfile(), in: folder.path)
    let paths = cards.map(\.path)
    #expect(
      report.cards == [
        .init(text: "\(paths[0]) (made_up): HDMI-A-1 connected, 80x64@60", isUsable: true),
        .init(text: "\(paths[1]) (made_up): HDMI-A-1 disconnected, 80x64@60", isUsable: true),
        .init(
          text: "\(paths[2]) (made_up): its driver has no plain buffers (DRM_CAP_DUMB_BUFFER)",
          isUsable: false),
      ])
    #expect(
      report.verdict
        == .success(
          "\(paths[0]) can show 80x64@60 on HDMI-A-1, 32 bits a pixel, setting the mode"))
    #expect(cards[0].takeLines().last == "drop master", "and lets go of the card")
  }

  @Test func `a report tells the first mode where none is preferred, and none where there is none`()
  {
    cards[0].connectors[0].modes = [mode(640, 480), mode(64, 64)]
    cards[0].crtcs[0].mode = mode(640, 480)
    cards[1].connectors[0].modes = []
    cards[1].connectors[0].connection = 3
    cards[1].refusals[.version] = EINVAL
    cards[2].connectors.append(.init(id: 11, type: UInt32(DRM_MODE_CONNECTOR_eDP)))
    let report = CardReport.examine(DeviceProfile(prefersRGB565: true), in: folder.path)
    #expect(
      report.cards.map { $0.text.dropFirst(folder.path.count + 1) } == [
        "card0 (made_up): HDMI-A-1 connected, 640x480@60",
        "card1: HDMI-A-1 in unknown state",
        "card10 (made_up): HDMI-A-1 connected, 80x64@60; eDP-1 connected",
      ])
    #expect(
      report.verdict
        == .success(
          "\(cards[0].path) can show 640x480@60 on HDMI-A-1, 16 bits a pixel, as it is set now"))
  }

  @Test func `a report says why nothing can be shown`() throws {
    for card in cards { unplug(card) }
    let report = CardReport.examine(DeviceProfile(), in: folder.path)
    guard case .failure(let error) = report.verdict else {
      Issue.record("it could be shown")
      return
    }
    #expect(error.kind == .noConnector)
    #expect(report.cards.count == 3)
    let none = CardReport.examine(DeviceProfile(), in: "/nowhere")
    #expect(none.cards.isEmpty)
    if case .failure(let error) = none.verdict {
      #expect(error.message.hasPrefix("there is no graphics card"))
    } else {
      Issue.record("there is no card")
    }
    for card in cards { card.refusals[.planeResources] = EINVAL }
    cards[0].connectors[0].connection = 1
    cards[0].refusals[.createDumb] = ENOMEM
    let short = CardReport.examine(DeviceProfile(), in: folder.path)
    if case .failure(let error) = short.verdict { #expect(error.kind == .noMemory) }
    #expect(cards[0].takeLines().last == "drop master", "a card that is refused is let go of")
  }
}
