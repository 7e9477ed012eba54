import CDRM
import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

/// Who has the card, what it tells, and what is put back at the end, with a made-up driver behind it.
@Suite struct DRMCardTests {
  private func bench(change: (DriverCard) -> Void = { _ in }) throws -> (DriverBench, DRMCard) {
    let bench = try DriverBench("", change: change)
    bench.open()
    return (bench, try #require(bench.card))
  }

  private func show(_ bench: DriverBench) throws {
    let plans = try bench.plans()
    bench.prepare(plans)
    bench.commit(plans[0], buffer: 0, setsMode: true)
    _ = bench.driver.takeLines()
  }

  @Test func `nothing changes on the screen by being opened`() throws {
    let (bench, card) = try bench()
    #expect(bench.lines == ["# ", "open: done"])
    #expect(card.path == bench.driver.path)
    #expect(card.descriptors.allSatisfy { $0 >= 0 } && !card.descriptors.isEmpty)
    #expect(fcntl(card.descriptors[0], F_GETFD) & FD_CLOEXEC != 0)
    #expect(fcntl(card.descriptors[0], F_GETFL) & O_NONBLOCK != 0)
  }

  @Test func `who is master already asks nobody, others do`() throws {
    let (bench, card) = try bench()
    try card.takeMaster()
    #expect(bench.driver.takeLines().isEmpty)
    bench.driver.isMaster = false
    try card.takeMaster()
    #expect(bench.driver.takeLines() == ["set master"])
    (bench.driver.isMaster, bench.driver.canBeMaster) = (false, false)
    #expect(throws: SystemError(EACCES, "drmSetMaster")) { try card.takeMaster() }
    #expect(throws: SystemError(EACCES, "drmSetMaster")) { try card.takeBack() }
    bench.driver.canBeMaster = true
    try card.takeBack()
    #expect(bench.driver.isMaster)
  }

  @Test func `without a console nobody is handed the card`() throws {
    let (bench, card) = try bench()
    #expect(!card.handOver())
    #expect(bench.driver.takeLines() == ["drop master", "set master"])
  }

  @Test func `flips are told, and a card that is gone is an error`() throws {
    let (bench, card) = try bench()
    try show(bench)
    #expect(try card.news() == [])
    let size = UInt32(MemoryLayout<drm_event_vblank>.size)
    for token in [3, 4] as [UInt64] {
      bench.driver.tell(
        drm_event_vblank(
          base: drm_event(type: UInt32(DRM_EVENT_FLIP_COMPLETE), length: size), user_data: token,
          tv_sec: 1, tv_usec: 2, sequence: 0, crtc_id: 20))
    }
    let time = Instant(microseconds: 1_000_002)
    #expect(try card.news() == [.flipped(token: 3, at: time), .flipped(token: 4, at: time)])
    #expect(try card.news() == [])
  }

  @Test func `what was never shown is not put back`() throws {
    let (bench, card) = try bench()
    bench.prepare(try bench.plans())
    _ = bench.driver.takeLines()
    card.restore()
    let lines = bench.driver.takeLines()
    #expect(!lines.contains { $0.hasPrefix("set ") })
    #expect(lines.last == "drop master")
    #expect(lines.filter { $0.hasPrefix("destroy buffer") }.count == 2)
  }

  @Test func `who is no longer master puts nothing back`() throws {
    let (bench, card) = try bench()
    try show(bench)
    bench.driver.isMaster = false
    card.restore()
    #expect(!bench.driver.takeLines().contains { $0.hasPrefix("set ") })
  }

  @Test func `the picture of before is put back before ours is taken away, and once`() throws {
    let (bench, card) = try bench()
    try show(bench)
    card.restore()
    let lines = bench.driver.takeLines()
    #expect(
      lines.first
        == "set CRTC 20: framebuffer 99 at 3,4 on connectors [10], mode 96x72 96x72@60 clock 0")
    #expect(lines[1].hasPrefix("set plane 31 on CRTC 20: framebuffer 98, at -5,6 48x64, from "))
    #expect(lines.last == "drop master")
    bench.driver.isMaster = true
    card.restore()
    #expect(!bench.driver.takeLines().contains { $0.hasPrefix("set ") })
  }

  @Test func `a CRTC that was off is switched off again`() throws {
    let (bench, card) = try bench { $0.crtcs[0].mode = nil }
    try show(bench)
    card.restore()
    #expect(
      bench.driver.takeLines().first
        == "set CRTC 20: framebuffer 0 at 0,0 on connectors [], no mode")
  }

  @Test func `planes of other CRTCs are left alone`() throws {
    let (bench, card) = try bench { driver in
      driver.planes[1].crtc = 21
      driver.crtcs.append(.init(id: 21, framebuffer: 98, mode: mode(96, 72)))
    }
    try show(bench)
    card.restore()
    #expect(!bench.driver.takeLines().contains { $0.hasPrefix("set plane") })
  }

  @Test func `a failed call says which, and by which error`() throws {
    func message(_ change: (DriverCard) -> Void) throws -> String? {
      let bench = try DriverBench("", change: change)
      bench.open()
      return bench.lines.last { $0.hasPrefix("open") }
    }
    #expect(
      try message { $0.refusals[.resources] = ENODEV }?
        .hasPrefix("open: drmModeGetResources: ENODEV") == true)
    #expect(
      #expect(throws: SystemError.self) { try CardDescriptor.path("/nowhere/card0") }?.description
        .hasPrefix("open /nowhere/card0: ENOENT") == true)
  }

  @Test func `libdrm tells failures in two ways`() {
    func code(_ result: Int32, errno number: Int32) -> Int32? {
      errno = number
      do throws(SystemError) {
        try check("call", result)
        return nil
      } catch {
        return error.call == "call" ? error.code : 0
      }
    }
    #expect(code(0, errno: EIO) == nil)
    #expect(code(5, errno: EIO) == nil)
    #expect(code(-1, errno: EIO) == EIO)
    #expect(code(-1, errno: 0) == 1)
    #expect(code(-EBUSY, errno: EIO) == EBUSY)
  }
}

extension CardDescriptor {
  fileprivate static func path(_ path: String) throws(SystemError) -> Bool {
    _ = try CardDescriptor(opening: path)
    return true
  }
}
