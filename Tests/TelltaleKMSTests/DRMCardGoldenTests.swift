import CDRM
import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleKMS

/// What a driver is asked, call by call, and what is made of its answers, compared with what was
/// approved. `tools/goldens` writes it anew.
@Suite struct DRMCardGoldenTests {
  private let damage = [
    PixelRect(x: 1, y: 2, width: 3, height: 4), PixelRect(x: 0, y: 40, width: 80, height: 8),
  ]

  private func compare(_ benches: [DriverBench], with name: String) throws {
    let text = benches.flatMap(\.lines).joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "driver/\(name).txt", text) == [])
  }

  /// Opens, shows three frames, and puts back what was there.
  private func show(_ bench: DriverBench, triesAtomic: Bool = true) throws {
    bench.open(triesAtomic: triesAtomic)
    let plans = try bench.plans()
    bench.prepare(plans)
    guard let plan = plans.first else { return }
    bench.commit(plan, buffer: 0, setsMode: !plan.keepsMode)
    bench.commit(plan, buffer: 1, damage: damage, token: 8)
    bench.commit(plan, buffer: 0, damage: [damage[0]], token: 9)
    bench.commit(plan, buffer: 2)
    bench.restore()
  }

  @Test func `frames go out together with all that they need`() throws {
    let plain = try DriverBench("atomic, with the mode set")
    try show(plain)
    let kept = try DriverBench("atomic, in the mode that is in force") { driver in
      driver.crtcs[0].mode = driver.connectors[0].modes[0]
    }
    try show(kept)
    let bare = try DriverBench("no damage and no rotation to tell") { driver in
      driver.properties[30]?.removeAll { ["rotation", "FB_DAMAGE_CLIPS"].contains($0.name) }
    }
    try show(bare)
    let lacking = try DriverBench("a plane without a place") { driver in
      for plane in [30, 31] as [UInt32] {
        driver.properties[plane]?.removeAll { $0.name == "CRTC_X" }
      }
    }
    try show(lacking)
    let dark = try DriverBench("nothing was on the screen") { driver in
      driver.crtcs[0].mode = nil
      (driver.crtcs[0].framebuffer, driver.encoders[0].crtc) = (0, 0)
      for index in driver.planes.indices {
        (driver.planes[index].crtc, driver.planes[index].framebuffer) = (0, 0)
      }
    }
    try show(dark)
    try compare([plain, kept, bare, lacking, dark], with: "atomic")
  }

  @Test func `without atomic commits the older interface is used`() throws {
    let refused = try DriverBench("the driver has none") { $0.hasAtomic = false }
    try show(refused)
    let unasked = try DriverBench("it is not asked for")
    try show(unasked, triesAtomic: false)
    let planeless = try DriverBench("no planes are told") { driver in
      (driver.hasAtomic, driver.hasPlanes) = (false, false)
    }
    try show(planeless)
    let later = try DriverBench("it is left later")
    later.open()
    let plans = try later.plans()
    later.prepare(plans)
    later.commit(plans[0], buffer: 0, setsMode: true)
    for _ in 0..<2 {
      later.step("use the older interface") { () throws(SystemError) in
        later.card?.useOlderInterface() ?? false
      }
    }
    later.commit(plans[0], buffer: 1, setsMode: true)
    later.commit(plans[0], buffer: 0)
    later.commit(plans[0], buffer: 1)
    later.restore()
    try compare([refused, unasked, planeless, later], with: "older")
  }

  @Test func `page flips that fail are done without, where that is what it means`() throws {
    var benches: [DriverBench] = []
    for failure in [EINVAL, EBUSY, EACCES, ENODEV, ENOSYS] {
      let bench = try DriverBench("flips fail with \(failure)") { $0.hasAtomic = false }
      bench.open()
      let plans = try bench.plans()
      bench.prepare(plans)
      bench.driver.failures[.pageFlip] = [failure]
      bench.commit(plans[0], buffer: 0)
      bench.commit(plans[0], buffer: 0, setsMode: true)
      bench.driver.failures[.pageFlip] = [failure]
      bench.commit(plans[0], buffer: 1, damage: damage)
      bench.commit(plans[0], buffer: 1, damage: damage)
      bench.commit(plans[0], buffer: 0)
      bench.restore()
      benches.append(bench)
    }
    for failure in [ENOSYS, EINVAL, EOPNOTSUPP, EACCES, ENOMEM] {
      let bench = try DriverBench("being told of damage fails with \(failure)") {
        $0.hasAtomic = false
      }
      bench.open()
      let plans = try bench.plans()
      bench.prepare(plans)
      bench.driver.refusals[.dirty] = failure
      bench.commit(plans[0], buffer: 0, setsMode: true)
      bench.driver.refusals = [.setCRTC: failure]
      bench.commit(plans[0], buffer: 1, setsMode: true)
      benches.append(bench)
    }
    try compare(benches, with: "flips")
  }

  @Test func `plans are tried in turn, and what was made for one that fails is taken away`() throws
  {
    let calls: [DriverCard.Call] = [
      .createDumb, .mapDumb, .addFramebuffer2, .addFramebuffer, .atomic, .createBlob,
      .objectProperties, .property,
    ]
    var benches: [DriverBench] = []
    for call in calls {
      for failure in [EINVAL, EBUSY] {
        let bench = try DriverBench("\(call) fails once with \(failure), then always")
        bench.open()
        let plans = try bench.plans()
        if call == .addFramebuffer { bench.driver.failures[.addFramebuffer2] = [EINVAL, EINVAL] }
        bench.driver.failures[call] = [failure]
        bench.prepare(plans)
        bench.driver.refusals[call] = failure
        bench.prepare(plans)
        bench.restore()
        benches.append(bench)
      }
    }
    let none = try DriverBench("no plan")
    none.open()
    none.prepare([])
    try compare(benches + [none], with: "plans")
  }

  @Test func `memory for two frames is better than for one, which is better than none`() throws {
    let changes: [(title: String, change: (DriverCard) -> Void)] = [
      ("room for one frame", { $0.room = 1 }), ("room for none", { $0.room = 0 }),
      ("rows without a gap", { $0.padding = 0 }), ("rows that are too short", { $0.padding = -1 }),
      (
        "a byte less than all rows",
        { driver in
          driver.padding = 0
          driver.shortage = 1
        }
      ),
    ]
    let benches = try changes.map { title, change in
      let bench = try DriverBench(title, change: change)
      try show(bench)
      return bench
    }
    try compare(benches, with: "memory")
  }

  @Test func `what a frame is drawn into is what the driver gave`() throws {
    let bench = try DriverBench("frames in memory")
    bench.open()
    let plan = try bench.plans()[0]
    bench.prepare([plan])
    let card = try #require(bench.card)
    var lent: [Int] = []
    for index in -1...2 {
      card.withBuffer(index) { address, stride in
        lent.append(stride)
        for row in 0..<64 { memset(address + row * stride, Int32(index + 1), 80 * 4) }
      }
    }
    #expect(lent == [80 * 4 + 64, 80 * 4 + 64], "the two that there are, with their gaps")
    let bytes = try #require(fopen(bench.driver.path, "r"))
    defer { fclose(bytes) }
    let asked = "  map buffer "
    let handles = bench.lines.filter { $0.hasPrefix(asked) }
      .compactMap { Int($0.dropFirst(asked.count)) }
    #expect(handles.count == 2)
    for (buffer, handle) in handles.enumerated() {
      // The driver keeps them 64 KiB apart.
      fseek(bytes, handle << 16, SEEK_SET)
      #expect(fgetc(bytes) == Int32(buffer + 1))
    }
  }
}
