import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import Testing

/// What has to hold for every device, whatever it is: each runs on all recordings that fit.
@Suite("Every device")
struct DeviceMatrixTests {
  /// What is down in a stream of events, with every end checked against its beginning.
  struct Hands {
    var down: Set<String> = []
    var activations = 0
    var orphans: [String] = []

    mutating func see(_ event: InputEvent) {
      switch event.occurrence {
      case .contactDown(let contact, _): down.insert("contact \(contact)")
      case .contactUp(let contact, _): lift("contact \(contact)", isByHand: true)
      case .contactCancelled(let contact): lift("contact \(contact)", isByHand: false)
      case .pointerDown: down.insert("button")
      case .pointerUp: lift("button", isByHand: true)
      case .keyDown(let press): down.insert("key \(press.code)")
      case .keyUp(let press): lift("key \(press.code)", isByHand: true)
      case .keysCancelled: down = down.filter { $0.hasPrefix("contact") }
      default: break
      }
    }

    private mutating func lift(_ what: String, isByHand: Bool) {
      if down.remove(what) == nil { orphans.append(what) }
      if isByHand { activations += 1 }
    }
  }

  func devices() -> DeviceSet { DeviceSet(geometry: RecordedDevice.screen) }

  @Test(arguments: try RecordedDevice.usable)
  func endsWhatItBegan(device: RecordedDevice) throws {
    var hands = Hands()
    for event in try device.events() { hands.see(event) }
    #expect(hands.down.isEmpty)
    #expect(hands.orphans.isEmpty)
  }

  @Test(arguments: try RecordedDevice.usable)
  func activatesNothingWhenItIsPulledOut(device: RecordedDevice) throws {
    let recording = try device.recording
    for cut in recording.frames.indices {
      var devices = devices()
      var part = recording
      part.frames = Array(recording.frames[...cut])
      var hands = Hands()
      for event in try part.play(into: &devices) { hands.see(event) }
      let before = hands.activations
      let events = devices.detach(DeviceID(1), at: Instant(microseconds: 9_000_000))
      for event in events { hands.see(event) }
      #expect(hands.activations == before && hands.down.isEmpty && hands.orphans.isEmpty)
      #expect(events.last?.occurrence == .detached(name: recording.devices[0].name))
      #expect(!devices.contains(DeviceID(1)))
    }
  }

  @Test(arguments: try RecordedDevice.usable)
  func activatesNothingThatWasDownWhenEventsWereDropped(device: RecordedDevice) throws {
    let recording = try device.recording
    for cut in recording.frames.indices {
      var devices = devices()
      var part = recording
      let time = part.frames[cut].frame.time
      let gap = RawFrame(time: time, events: [], isSynchronisation: true)
      part.frames.insert(Recording.Entry(device: 0, frame: gap), at: cut)
      var hands = Hands()
      for event in try part.play(into: &devices) { hands.see(event) }
      #expect(hands.down.isEmpty && hands.orphans.isEmpty, "dropped before frame \(cut)")
    }
  }

  @Test(arguments: try RecordedDevice.usable)
  func neverLiftsWhatWasDownBeforeItWasOpened(device: RecordedDevice) throws {
    let recording = try device.recording
    for cut in recording.frames.indices {
      var devices = devices()
      var part = recording
      part.frames = Array(recording.frames[cut...])
      var hands = Hands()
      for event in try part.play(into: &devices) { hands.see(event) }
      #expect(hands.orphans.isEmpty, "opened before frame \(cut)")
    }
  }

  @Test(arguments: try RecordedDevice.usable)
  func takesAClockThatJumpsBackForLostEvents(device: RecordedDevice) throws {
    var recording = try device.recording
    for index in recording.frames.indices {
      recording.frames[index].frame.time = Instant(microseconds: Int64(-index))
    }
    var devices = devices()
    var hands = Hands()
    for event in try recording.play(into: &devices) { hands.see(event) }
    #expect(hands.activations == 0)
  }

  @Test(arguments: RecordedDevice.all)
  func survivesNonsense(device: RecordedDevice) throws {
    let facts = try device.recording.devices[0]
    var devices = devices()
    _ = try devices.attach(facts, as: DeviceID(1), at: .zero)
    let values: [Int32] = [.min, -2, -1, 0, 1, 2, .max]
    for round in 0..<2 {
      for type in [0, 1, 2, 3, 4, 17, 20, 31, 65_535] as [UInt16] {
        for code in Array(0...0x40) + [0x100, 0x110, 0x14a, 0x160, 0x2ff, 65_535] as [UInt16] {
          let events = values.map { RawEvent(type: type, code: code, value: $0) }
          let frame = RawFrame(
            time: Instant(microseconds: .max), events: events, isSynchronisation: round == 1)
          for event in devices.decode(frame, from: DeviceID(1)) { checkPlace(event) }
        }
      }
    }
  }

  private func checkPlace(_ event: InputEvent) {
    switch event.occurrence {
    case .contactDown(_, let point), .contactMoved(_, let point), .pointerMoved(let point):
      #expect(PixelRect(x: 0, y: 0, width: 1280, height: 720).contains(point))
    case .turned(let detents):
      #expect(abs(detents) <= KnobDecoder.maximumDetents)
    default: break
    }
  }
}
