import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import Testing

@Suite("Places on a panel")
struct GeometryTests {
  /// A panel of 100 by 50 steps; a picture of the same size, or of 50 by 100 where it is turned.
  func tap(
    _ x: Int32, _ y: Int32, _ rotation: Rotation = .none,
    matrix: [Double]? = [1, 0, 0, 0, 1, 0], udev: String? = nil, width: Int32 = 99,
    height: Int32 = 49
  ) throws -> [String] {
    let isTurned = rotation == .quarter || rotation == .threeQuarters
    let screen = PixelSize(width: isTurned ? 50 : 100, height: isTurned ? 100 : 50)
    var facts = panel(
      AxisRange(minimum: 0, maximum: width), AxisRange(minimum: 0, maximum: height))
    if let udev { facts.udev.take("LIBINPUT_CALIBRATION_MATRIX", udev) }
    var decoder = try TouchDecoder(
      facts, geometry: InputGeometry(screen: screen, rotation: rotation, touchMatrix: matrix))
    return summary(decoder.decode(frame(x, y)))
  }

  func panel(_ x: AxisRange?, _ y: AxisRange?) -> DeviceFacts {
    var axes: [UInt16: AxisRange] = [EventCode.slot: AxisRange(minimum: 0, maximum: 1)]
    axes[EventCode.multitouchX] = x
    axes[EventCode.multitouchY] = y
    let codes = [
      EventCode.slot, EventCode.trackingID, EventCode.multitouchX, EventCode.multitouchY,
    ]
    return DeviceFacts(name: "Panel", codes: [EventType.absolute: Set(codes)], axes: axes)
  }

  func frame(_ x: Int32, _ y: Int32) -> RawFrame {
    let values = [
      (EventCode.trackingID, 1), (EventCode.multitouchX, x), (EventCode.multitouchY, y),
    ]
    let events = values.map { RawEvent(type: EventType.absolute, code: $0.0, value: $0.1) }
    return RawFrame(time: .zero, events: events)
  }

  @Test func areTheSamePixelsOnAPanelOfTheSameSize() throws {
    #expect(try tap(0, 0) == ["down 1 0,0"])
    #expect(try tap(99, 49) == ["down 1 99,49"])
    #expect(try tap(37, 21) == ["down 1 37,21"])
  }

  @Test func turnWithThePicture() throws {
    #expect(try tap(99, 0, .quarter) == ["down 1 0,0"])
    #expect(try tap(0, 0, .quarter) == ["down 1 0,99"])
    #expect(try tap(0, 0, .half) == ["down 1 99,49"])
    #expect(try tap(0, 49, .threeQuarters) == ["down 1 0,0"])
    #expect(try tap(0, 0, .threeQuarters) == ["down 1 49,0"])
  }

  @Test func followTheMatrix() throws {
    #expect(try tap(10, 20, matrix: [-1, 0, 1, 0, -1, 1]) == ["down 1 89,29"])
    #expect(try tap(0, 49, matrix: [0, -1, 1, 1, 0, 0]) == ["down 1 1,0"])
  }

  @Test(arguments: [[], [1, 0], [1, 0, 0, 0, .nan, 0], [.infinity, 0, 0, 0, 1, 0]])
  func needNoUsableMatrix(matrix: [Double]) throws {
    #expect(try tap(10, 20, matrix: matrix) == ["down 1 10,20"])
  }

  @Test
  func `places are corrected by what udev says of the panel, unless the device file says how`()
    throws
  {
    let mirrored = "-1 0 1 0 1 0"
    #expect(try tap(10, 20, matrix: nil, udev: mirrored) == ["down 1 89,20"])
    #expect(try tap(10, 20, matrix: [1, 0, 0, 0, 1, 0], udev: mirrored) == ["down 1 10,20"])
    #expect(try tap(10, 20, matrix: [1, 0, 0, 0, -1, 1], udev: mirrored) == ["down 1 10,29"])
    #expect(try tap(10, 20, .half, matrix: nil, udev: mirrored) == ["down 1 10,29"])
  }

  @Test(arguments: [
    "", "1 0 0 0 1", "1 0 0 0 1 0 0", "1 0 0 1 0 0", "a b c d e f", "nan 0 0 0 1 0",
  ])
  func `a matrix of udev's that nothing could be pressed with changes nothing`(udev: String) throws
  {
    #expect(try tap(10, 20, matrix: nil, udev: udev) == ["down 1 10,20"])
  }

  @Test func outsideThePanelAreNone() throws {
    #expect(try tap(101, 20) == ["down 1 99,20"])
    #expect(try tap(120, 20) == [])
    #expect(try tap(.min, 20) == [])
    #expect(try tap(10, .max) == [])
  }

  @Test(arguments: [(5, 5), (9, 0), (.max, .min)] as [(Int32, Int32)])
  func needARangeThatGrows(minimum: Int32, maximum: Int32) {
    let range = AxisRange(minimum: minimum, maximum: maximum)
    let good = AxisRange(minimum: 0, maximum: 100)
    #expect(throws: DeviceRefusal.self) {
      try TouchDecoder(panel(range, good), geometry: RecordedDevice.screen)
    }
    #expect(throws: DeviceRefusal.self) {
      try TouchDecoder(panel(good, range), geometry: RecordedDevice.screen)
    }
  }

  @Test func needARangeAtAll() {
    let refusal = #expect(throws: DeviceRefusal.self) {
      try TouchDecoder(
        panel(AxisRange(minimum: 0, maximum: 9), nil), geometry: RecordedDevice.screen)
    }
    #expect(refusal?.message == "Panel: no range for the vertical axis (code 54)")
  }

  @Test func reachAllOfAWideRange() throws {
    var decoder = try TouchDecoder(
      panel(
        AxisRange(minimum: .min, maximum: .max), AxisRange(minimum: .min, maximum: .max)),
      geometry: RecordedDevice.screen)
    #expect(summary(decoder.decode(frame(.max, .max))) == ["down 1 1279,719"])
  }
}
