import Glibc
import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleEvdev

/// Devices that come, send, fail and go, in the order in which a machine sees them: what is told of each
/// step, compared with what was approved. `tools/goldens` writes it anew.
@Suite struct InputWalkGoldenTests {
  private func compare(_ bench: InputBench, with name: String) throws {
    let text = bench.lines.joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "devices/\(name).txt", text) == [])
  }

  @Test func `a keyboard types, repeats and goes`() throws {
    let bench = try InputBench()
    try bench.plug(3, { SampleDevices.keyboard($0) })
    bench.start()
    bench.look("nothing more to tell")
    bench.wait(99)
    bench.look("just before the layout is loaded")
    bench.wait(1)
    bench.look("the layout is loaded")
    bench.key(3, 30, 1)
    bench.look("A goes down")
    for step in [399, 1, 49, 1, 500] {
      bench.wait(step)
      bench.look("A is held")
    }
    bench.key(3, 31, 1)
    bench.look("S goes down beside it")
    bench.key(3, 30, 0)
    bench.look("A is let go of, S repeats")
    bench.wait(400)
    bench.look("S is held")
    bench.key(3, 31, 0)
    bench.look("S is let go of")
    bench.wait(1000)
    bench.look("nothing repeats")
    bench.key(3, 42, 1)
    bench.key(3, 30, 1)
    bench.look("a capital")
    bench.send(3, [(1, 30, 0)], gap: true)
    bench.look("events were lost")
    bench.key(3, 30, 1)
    bench.look("A again, with Shift dead but held")
    bench.send(3, [(1, 31, 1)], then: .failed(ENODEV))
    bench.look("it is pulled out with a last word")
    bench.wait(1000)
    bench.look("nothing repeats for it")
    try compare(bench, with: "keyboard")
  }

  @Test func `several keyboards share what is held`() throws {
    let bench = try InputBench()
    for number in [10, 2] { try bench.plug(number, { SampleDevices.keyboard($0, repeats: true) }) }
    try bench.plug(5, SampleDevices.remote)
    bench.start()
    bench.key(10, 42, 1)
    bench.key(2, 30, 1)
    bench.look("Shift on the last, A on the first, which is read first")
    bench.key(2, 30, 2)
    bench.look("the kernel repeats")
    bench.wait(500)
    bench.look("and nobody else")
    bench.key(5, 28, 1)
    bench.look("Enter on a remote, which types nothing")
    bench.wait(400)
    bench.look("it repeats by the clock")
    bench.send(10, then: .failed(ENODEV))
    bench.look("the one with Shift goes")
    bench.key(2, 31, 1)
    bench.look("no Shift is left")
    bench.send(5, then: .failed(EIO))
    bench.look("the remote fails")
    bench.wait(400)
    bench.look("nothing repeats for what failed")
    try compare(bench, with: "keyboards")
  }

  @Test func `fingers, a mouse and a knob are read in the order of their nodes`() throws {
    let bench = try InputBench()
    try bench.plug(0, { SampleDevices.panel($0) })
    try bench.plug(1, SampleDevices.mouse)
    try bench.plug(2, SampleDevices.knob)
    try bench.plug(3, SampleDevices.lid)
    try bench.plug(4, { SampleDevices.panel($0, maximum: 0) })
    bench.start()
    let touch = EventCode.buttonTouch
    bench.send(2, [(2, EventCode.dial, 2)])
    bench.send(1, [(2, 0, 10)], [(1, 0x110, 1)], [(2, 0, 5), (2, 1, -7)])
    bench.send(0, [(3, 0, 100), (3, 1, 100), (1, touch, 1)], [(3, 0, 110)], [(3, 0, 120)])
    bench.look("all at once")
    bench.send(0, [(3, 0, 500)], then: .limit)
    bench.look("one has more to say")
    bench.look("and says it")
    bench.look("another size of the picture") { $0.screenSize = PixelSize(width: 500, height: 250) }
    bench.send(0, [(3, 0, 510)])
    bench.look("the finger moves on it")
    bench.look("the size is \(PixelSize(width: 500, height: 250))") { input in
      #expect(input.screenSize == PixelSize(width: 500, height: 250))
    }
    bench.send(0, [(3, 0, 700)])
    bench.look("the console is wanted by somebody else") { $0.handOver() }
    bench.look("asked twice") { $0.handOver() }
    bench.send(2, [(2, EventCode.dial, 1)])
    try bench.plug(7, SampleDevices.remote)
    bench.look("nothing is heard meanwhile")
    bench.look("it is given back") { $0.takeBack() }
    bench.look("asked twice") { $0.takeBack() }
    bench.send(0, [(3, 0, 800)], then: .limit)
    bench.look("handed over with more to read") { $0.handOver() }
    bench.look("closed") { $0.close() }
    bench.look("after the end")
    try compare(bench, with: "several")
  }

  @Test func `what is left over at the end is not told`() throws {
    let bench = try InputBench()
    try bench.plug(1, { SampleDevices.keyboard($0) })
    bench.start()
    bench.key(1, 30, 1)
    bench.look("A is held, and the layout is due")
    bench.send(1, [(1, 31, 1)], then: .limit)
    bench.look("closed at once") { $0.close() }
    bench.wait(1000)
    bench.look("later")
    try compare(bench, with: "end")
  }

  @Test func `devices come and go`() throws {
    let bench = try InputBench()
    bench.start()
    try bench.plug(2, SampleDevices.knob)
    bench.look("a knob comes")
    bench.unplug(2)
    bench.look("its node goes, and it stays open")
    bench.send(2, [(2, EventCode.dial, 1)])
    bench.look("it still turns")
    bench.send(2, then: .failed(ENODEV))
    bench.look("it fails")
    try bench.plug(2, SampleDevices.knob)
    bench.look("another one in its place")
    bench.send(2, then: .failed(ENODEV))
    bench.look("fails, and its node is the same file as before")
    bench.unplug(2)
    bench.look("the node goes")
    bench.devices.failures["event2"] = .gone
    try bench.plug(2, SampleDevices.knob)
    bench.look("one that is gone before it is open")
    bench.devices.failures["event2"] = .notice(
      InputNotice(.permission, path: bench.path(2), message: "not yet", remedy: "wait"))
    bench.changePermissions(2)
    bench.look("its permissions change, and are not enough")
    bench.devices.failures["event2"] = nil
    bench.changePermissions(2)
    bench.look("now they are")
    bench.changePermissions(2)
    bench.look("nothing is opened twice")
    try compare(bench, with: "plugged")
  }

  @Test(arguments: [GrabPolicy.never, .prefer, .require])
  func `a device that another program has is used as the profile says`(policy: GrabPolicy) throws {
    let bench = try InputBench(DeviceProfile(grab: policy))
    let free = try bench.plug(1, SampleDevices.knob)
    let taken = try bench.plug(2, { SampleDevices.keyboard($0) }, grabError: EBUSY)
    try bench.plug(3, SampleDevices.remote)
    bench.start()
    bench.key(2, 30, 1)
    bench.key(3, 28, 1)
    bench.look("keys of both")
    #expect(free.grabs == (policy == .never ? 0 : 1) && taken.grabs == free.grabs)
    try compare(bench, with: "grab-\(policy)")
  }

  @Test func `a layout is loaded where something can be typed, and only there`() throws {
    let bench = try InputBench()
    try bench.plug(1, { SampleDevices.keyboard($0) })
    bench.start()
    bench.look("nothing can be typed into") { $0.wantsText = false }
    bench.key(1, 30, 1)
    bench.key(1, 30, 0)
    bench.look("A types nothing")
    bench.wait(50)
    bench.look("now something can") { $0.wantsText = true }
    bench.wait(99)
    bench.look("not yet")
    bench.key(1, 30, 1)
    bench.look("a key comes first")
    bench.key(1, 30, 0)
    bench.look("and goes")
    bench.look("asked for again") { $0.wantsText = true }
    let other = try InputBench()
    try other.plug(1, SampleDevices.remote)
    other.start()
    #expect(other.lines.last?.hasSuffix("then never") == true, "a remote types nothing")
    try compare(bench, with: "text")
  }

  @Test func `a layout that is not there is told once`() throws {
    let bench = try InputBench(layout: "nosuch")
    try bench.plug(1, { SampleDevices.keyboard($0, repeats: true) })
    bench.start()
    bench.wait(100)
    bench.look("it is due")
    for value in [1, 2, 0] as [Int32] {
      bench.key(1, 30, value)
      bench.look("keys work without it")
    }
    try compare(bench, with: "no-layout")
  }

  @Test func `what was down when a device was found is let go of in silence`() throws {
    let bench = try InputBench()
    try bench.plug(
      1, { SampleDevices.keyboard($0) }, state: DeviceState(keys: [30, 42]))
    bench.start()
    bench.key(1, 31, 1)
    bench.look("S, with Shift held from before")
    bench.key(1, 30, 0)
    bench.key(1, 42, 0)
    bench.look("both are let go of")
    bench.key(1, 30, 1)
    bench.look("A counts again")
    try compare(bench, with: "held")
  }
}
