import CDRM
import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

/// What is read from a driver's answers about its card.
@Suite struct CardSnapshotTests {
  private let folder: TemporaryFolder
  private let driver: DriverCard

  init() throws {
    folder = try TemporaryFolder()
    driver = DriverCard(path: folder.path + "/card0")
    DriverBench.furnish(driver)
    driver.isAtomicClient = true
  }

  private func read(probing: Bool = false) throws(SystemError) -> CardSnapshot {
    let descriptor = try CardDescriptor(opening: driver.path)
    return try CardSnapshot(descriptor, path: "card", probing: probing)
  }

  @Test func `it is all that the driver tells`() throws {
    driver.planes[1].formats = [telltale_DRM_FORMAT_RGB565, telltale_DRM_FORMAT_ARGB8888, 7]
    let card = try read()
    #expect(card.path == "card")
    #expect(
      card.connectors == [
        .init(
          id: 10, name: "HDMI-A-1", link: .connected,
          modes: [mode(80, 64, preferred: true), mode(96, 72)], crtc: 20, possibleCRTCs: 1)
      ])
    #expect(card.crtcs == [.init(id: 20, mode: mode(96, 72), framebuffer: 99, x: 3, y: 4)])
    func picture(_ framebuffer: UInt32) -> CardSnapshot.Picture {
      .init(
        framebuffer: framebuffer,
        source: .init(x: 0x10000, y: 0x20000, width: 0x300000, height: 0x400000),
        target: .init(x: -5, y: 6, width: 48, height: 64))
    }
    #expect(
      card.planes == [
        .init(
          id: 30, kind: .primary, crtc: 20, possibleCRTCs: 1, formats: [.xrgb8888, .rgb565],
          picture: picture(99)),
        .init(
          id: 31, kind: .overlay, crtc: 20, possibleCRTCs: 1, formats: [.rgb565],
          picture: picture(98)),
      ])
  }

  @Test func `every property of a place is needed to know it`() throws {
    let names = ["SRC_X", "SRC_Y", "SRC_W", "SRC_H", "CRTC_X", "CRTC_Y", "CRTC_W", "CRTC_H"]
    for name in names {
      DriverBench.furnish(driver)
      driver.properties[31]?.removeAll { $0.name == name }
      let planes = try read().planes
      #expect(planes[0].picture != nil && planes[1].picture == nil, "\(name)")
    }
    DriverBench.furnish(driver)
    driver.planes[0].framebuffer = 0
    #expect(try read().planes[0].picture == nil, "nothing is shown")
    driver.isAtomicClient = false
    #expect(try read().planes.allSatisfy { $0.picture == nil }, "the older interface does not tell")
  }

  @Test func `planes are what they say, and overlays where they do not`() throws {
    for (value, kind) in [
      (DRM_PLANE_TYPE_PRIMARY, CardSnapshot.Plane.Kind.primary), (DRM_PLANE_TYPE_CURSOR, .cursor),
      (DRM_PLANE_TYPE_OVERLAY, .overlay), (9, .overlay),
    ] {
      driver.properties[30] = [("type", UInt64(value))]
      #expect(try read().planes[0].kind == kind)
    }
    driver.properties[30] = []
    driver.planes[0].crtc = 0
    let plane = try read().planes[0]
    #expect(plane.kind == .overlay && plane.crtc == nil)
    driver.hasPlanes = false
    let older = try read()
    #expect(older.planes.isEmpty && older.crtcs.count == 1)
  }

  @Test func `a connector is connected, not connected, or nobody knows`() throws {
    for (value, link) in [
      (1, CardSnapshot.Link.connected), (2, .disconnected), (3, .unknown), (0, .unknown),
    ] as [(UInt32, CardSnapshot.Link)] {
      driver.connectors[0].connection = value
      #expect(try read().connectors[0].link == link)
    }
    driver.connectors[0].type = UInt32(DRM_MODE_CONNECTOR_DisplayPort)
    driver.connectors[0].number = 3
    #expect(try read().connectors[0].name == "DP-3")
    driver.connectors[0].type = 9999
    #expect(try read().connectors[0].name == "Unknown-3")
  }

  @Test func `a connector can be fed by all CRTCs of all its encoders, and is by one`() throws {
    driver.encoders += [.init(id: 16, possibleCRTCs: 4), .init(id: 17, possibleCRTCs: 8)]
    driver.connectors[0].encoders = [15, 16, 99]
    #expect(try read().connectors[0].possibleCRTCs == 5)
    #expect(try read().connectors[0].crtc == 20)
    driver.encoders[0].crtc = 0
    #expect(try read().connectors[0].crtc == nil)
    driver.connectors[0].encoder = 99
    #expect(try read().connectors[0].crtc == nil)
    driver.connectors[0].encoder = 0
    driver.connectors[0].encoders = []
    let connector = try read().connectors[0]
    #expect(connector.crtc == nil && connector.possibleCRTCs == 0)
  }

  @Test func `screens are asked anew only where that is wanted, or nothing is known`() throws {
    driver.connectors[0].probedModes = [mode(128, 96)]
    _ = driver.takeLines()
    #expect(try read().connectors[0].modes.count == 2)
    #expect(driver.takeLines().isEmpty)
    #expect(try read(probing: true).connectors[0].modes == [mode(128, 96)])
    #expect(!driver.takeLines().isEmpty)
    driver.connectors[0].modes = []
    #expect(try read().connectors[0].modes == [mode(128, 96)])
    #expect(!driver.takeLines().isEmpty)
  }

  @Test func `what cannot be read is left out, but for the card itself`() throws {
    driver.failures[.connector] = [EIO, EIO]
    #expect(try read().connectors.isEmpty)
    driver.failures = [.getCRTC: [EIO]]
    #expect(try read().crtcs.isEmpty)
    driver.failures = [.getPlane: [EIO]]
    #expect(try read().planes.map(\.id) == [31])
    driver.failures = [.objectProperties: [EIO]]
    #expect(try read().planes.map(\.kind) == [.overlay, .overlay])
    driver.failures = [.property: [EIO]]
    #expect(try read().planes.count == 2)
    driver.failures = [.resources: [EIO]]
    #expect(throws: SystemError(EIO, "drmModeGetResources")) { try read() }
    driver.crtcs[0].mode = nil
    #expect(try read().crtcs[0].mode == nil)
  }

  @Test func `a card is closed with its owner`() throws {
    let before = try Self.count(driver.path)
    do {
      let descriptor = try CardDescriptor(opening: driver.path)
      #expect(descriptor.raw >= 0)
      #expect(try Self.count(driver.path) == before + 1)
    }
    #expect(try Self.count(driver.path) == before)
  }

  private static func count(_ path: String) throws -> Int {
    Folder.names("/proc/self/fd").count { Folder.target("/proc/self/fd/\($0)") == path }
  }
}
