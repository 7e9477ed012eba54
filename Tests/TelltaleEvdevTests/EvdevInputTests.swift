import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleInput
import TelltaleModel
import Testing

@testable import TelltaleEvdev

/// A folder of its own, removed at the end.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/telltale-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    path = String(cString: made)
  }

  deinit {
    for (node, _) in NodeFolder.nodes(path) { unlink(node) }
    rmdir(path)
  }

  func makeFile(_ name: String, mode: mode_t = 0o600) {
    close(creat("\(path)/\(name)", mode))
  }
}

@Suite("Devices of a folder")
struct EvdevInputTests {
  final class Log {
    var notices: [InputNotice] = []
  }

  final class StoppedClock: Clock {
    let now = Instant.zero
  }

  func input(_ folder: TemporaryFolder, _ log: Log) -> EvdevInput {
    let settings = EvdevSettings(
      device: DeviceProfile(), screen: PixelSize(width: 1280, height: 720), folder: folder.path)
    return EvdevInput(settings, clock: StoppedClock()) { log.notices.append($0) }
  }

  @Test func areNoneInAnEmptyOne() throws {
    let (folder, log) = (try TemporaryFolder(), Log())
    let input = input(folder, log)
    #expect(input.drain().isEmpty)
    #expect(input.deadline == nil, "nothing to wake up for")
    #expect(input.kinds.isEmpty)
    #expect(log.notices.isEmpty)
  }

  @Test func areNoFilesThatOnlyLookLikeNodes() throws {
    let (folder, log) = (try TemporaryFolder(), Log())
    for name in ["event0", "event007", "eventful", "mouse0"] { folder.makeFile(name) }
    defer { for name in ["event007", "eventful", "mouse0"] { unlink("\(folder.path)/\(name)") } }
    let input = input(folder, log)
    _ = input.drain()
    #expect(
      log.notices.map(\.description) == [
        "\(folder.path)/event0: this is not an input device; "
          + "input devices are nodes such as /dev/input/event3"
      ])
  }

  @Test func areComplainedAboutOnceUntilTheyChange() throws {
    let (folder, log) = (try TemporaryFolder(), Log())
    folder.makeFile("event3")
    let input = input(folder, log)
    folder.makeFile("event4")
    _ = input.drain()
    _ = input.drain()
    #expect(log.notices.map(\.path) == ["event3", "event4"].map { "\(folder.path)/\($0)" })
  }

  @Test func inOrderOfTheirNumbers() throws {
    let folder = try TemporaryFolder()
    for number in [10, 2, 1] { folder.makeFile("event\(number)") }
    #expect(
      NodeFolder.nodes(folder.path).map(\.path)
        == [1, 2, 10].map { "\(folder.path)/event\($0)" })
  }

  @Test func mayBeThereOnlyLater() throws {
    let folder = try TemporaryFolder()
    let inner = folder.path + "/input"
    let watch = try #require(FolderWatch(folder: inner))
    #expect(!watch.drain())
    mkdir(inner, 0o700)
    defer { rmdir(inner) }
    #expect(watch.drain())
    close(creat(inner + "/event0", 0o600))
    #expect(watch.drain())
    unlink(inner + "/event0")
    #expect(watch.drain())
  }

  @Test(arguments: ["/dev/null", "/dev/zero", "/dev/tty"])
  func areNoOtherDevices(path: String) {
    #expect(throws: NodeError.self) { try EvdevNode(opening: path) }
  }

  @Test func thatWentAreNothingToComplainAbout() {
    #expect(throws: NodeError.gone) { try EvdevNode(opening: "/nowhere/event0") }
  }
}

@Suite("Moves in a batch")
struct CoalesceTests {
  @Test func areOneUnlessSomethingIsBetween() {
    func event(_ occurrence: InputEvent.Occurrence) -> InputEvent {
      InputEvent(device: DeviceID(1), kind: .touch, time: .zero, occurrence: occurrence)
    }
    func point(_ x: Int) -> PixelPoint { PixelPoint(x: x, y: 0) }
    let events = [
      event(.contactDown(contact: 1, at: point(0))), event(.contactMoved(contact: 1, at: point(1))),
      event(.contactMoved(contact: 1, at: point(2))), event(.contactUp(contact: 1, at: point(2))),
      event(.contactMoved(contact: 2, at: point(5))),
      event(.contactMoved(contact: 3, at: point(5))),
    ]
    #expect(events.coalesced() == [events[0]] + events[2...])
  }
}
