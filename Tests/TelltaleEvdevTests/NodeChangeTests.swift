import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import Testing

@testable import TelltaleEvdev

/// When nodes are looked at again; what is told of a file that is no device shows that it was.
@Suite("Nodes that change")
struct NodeChangeTests {
  private final class Log {
    var notices: [InputNotice] = []
  }

  private final class StoppedClock: Clock {
    let now = Instant.zero
  }

  private let folder: TemporaryFolder
  private let log = Log()
  private let input: EvdevInput

  init() throws {
    let folder = try TemporaryFolder()
    folder.makeFile("event3")
    let log = log
    let settings = EvdevSettings(
      device: DeviceProfile(), screen: PixelSize(width: 1280, height: 720), folder: folder.path)
    input = EvdevInput(settings, clock: StoppedClock()) { log.notices.append($0) }
    self.folder = folder
  }

  private var looks: [String] {
    _ = input.drain()
    defer { log.notices = [] }
    return log.notices.map { String($0.path.split(separator: "/").last ?? "") }
  }

  @Test func areLookedAtWhenTheirPermissionsChange() {
    #expect(looks == ["event3"])
    #expect(looks.isEmpty)
    let before = NodeFolder.nodes(folder.path).map(\.identity)
    // The file system's clock may stand still for some milliseconds.
    while NodeFolder.nodes(folder.path).map(\.identity) == before {
      chmod(folder.path + "/event3", 0o660)
    }
    #expect(looks == ["event3"])
    #expect(looks.isEmpty)
  }

  @Test func areLookedAtWhenTheyAreMadeAnew() {
    #expect(looks == ["event3"])
    unlink(folder.path + "/event3")
    #expect(looks.isEmpty)
    folder.makeFile("event3")
    #expect(looks == ["event3"])
  }

  @Test func areLeftAloneWhileAnotherConsoleHasTheScreen() {
    #expect(looks == ["event3"])
    input.handOver()
    folder.makeFile("event4")
    #expect(looks.isEmpty)
    input.takeBack()
    #expect(looks == ["event3", "event4"], "whoever had the console may have changed them all")
    input.takeBack()
    #expect(looks.isEmpty)
  }
}
