import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

/// What follows from small values, for every one of them in a row.
@Suite struct ModelGoldenTests {
  @Test func `which button of an alert cancels, is likely and is Return's is as approved`() throws {
    let kinds = ButtonRole.allCases.flatMap { role in
      [false, true].map { AlertButton(title: "Do", role: role, isLikely: $0) }
    }
    func written(_ button: AlertButton) -> String {
      "\(button.role)\(button.isLikely ? "*" : "")"
    }
    func index(_ number: Int?) -> String { number.map { "\($0)" } ?? "-" }
    var report = ""
    let one = kinds.map { [$0] }
    let two = kinds.flatMap { first in kinds.map { [first, $0] } }
    let three = two.flatMap { pair in kinds.map { pair + [$0] } }
    for buttons in [[]] + one + two + three where buttons.count(where: { $0.role == .cancel }) < 3 {
      let alert = Alert(title: "Title", buttons: buttons)
      report +=
        "\(buttons.map(written).joined(separator: " ")): \(index(alert.cancelIndex)) "
        + "\(index(alert.likelyIndex)) \(alert.defaultIndex)\n"
    }
    #expect(try Golden.changes(in: "model/buttons.txt", report) == [])
  }

  @Test func `an effect destroys unless it is none, and what a button answers is as approved`()
    throws
  {
    var report = ""
    for role in ButtonRole.allCases {
      for effect in [nil] + ButtonEffect.allCases.map(Optional.some) {
        let button = AlertButton(title: "Do", role: role, effect: effect)
        report += "\(role) \(effect.map { "\($0)" } ?? "-"): \(button.isDestructive)\n"
      }
      for id in [nil, "id"] {
        for action in [nil, Action.emit("event")] {
          for title in [nil, TextVariants(TextContent("Do"))] {
            let button = AlertButton(id: id, title: title, role: role, action: action)
            report +=
              "\(role) \(id ?? "-") \(action?.emitted ?? "-") \(title == nil ? "-" : "Do"): "
            report += "\(button.answer)\n"
          }
        }
      }
    }
    #expect(try Golden.changes(in: "model/answers.txt", report) == [])
  }

  @Test func `which sizes a display may have, and what is taken where it has none, is as approved`()
    throws
  {
    let sizes = [
      (0, 0), (0, 1), (1, 0), (-1, 5), (40, 30), (41, 30), (40, 31), (41, 31), (50, 40), (51, 40),
      (50, 41), (160, 90), (161, 90), (160, 100), (1600, 900), (1600, 1000), (16, 9), (16, 10),
      (240, 90), (243, 91), (476, 268), (268, 476), (110, 100), (111, 100), (100, 110), (100, 111),
      (109, 100), (100, 109),
    ]
    let pictures = [(100, 100), (800, 480), (1024, 768), (1025, 768), (1920, 720), (2000, 750)]
    let more = [(2001, 750), (2560, 960), (720, 1920), (1, 1)]
    var report = ""
    let profile = try Platforms.profile("carplay")
    for (width, height) in pictures + more {
      let pixels = PixelSize(width: width, height: height)
      report += "# \(width)x\(height)\n"
      for (width, height) in sizes {
        let size = PanelSize(width: Double(width), height: Double(height))
        let said = [false, true].map { size.lie(with: pixels, isMeasured: $0) ?? "may be" }
        report += "\(size): \(said[0]); measured: \(said[1])\n"
      }
      let panel = profile.panel(pixels).panel
      report += "else \(panel.size), \(panel.source.text)\n"
    }
    #expect(try Golden.changes(in: "model/panels.txt", report) == [])
  }

  @Test(arguments: [(1, 0), (0, 1), (0, 0)])
  func `a timing is one that has a clock, whichever of its bytes`(low: UInt8, high: UInt8) {
    var bytes = [UInt8](repeating: 0, count: 128)
    for index in 1...6 { bytes[index] = 255 }
    (bytes[21], bytes[22], bytes[54], bytes[55], bytes[66], bytes[67]) = (24, 9, low, high, 240, 90)
    bytes[127] = 0 &- bytes.reduce(0, &+)
    let found = DisplayDescription(bytes)?.claims.map(\.source)
    #expect(found == (low == 0 && high == 0 ? [.baseBlock] : [.detailedTiming, .baseBlock]))
  }

  @Test func `segments stand as the rule orders them, at every mix of levels`() throws {
    var report = ""
    for code in 0..<256 {
      let levels = (0..<4).map { UInt8(code >> (2 * $0) & 3) }
      report += "\(levels) \(VisualOrder.indices(of: levels))\n"
    }
    for levels in [[], [1], [2], [1, 2, 3, 2, 1, 0, 1], [0, 3, 3, 1, 2, 2, 0]] as [[UInt8]] {
      report += "\(levels) \(VisualOrder.indices(of: levels))\n"
    }
    #expect(try Golden.changes(in: "model/order.txt", report) == [])
  }

  @Test(arguments: [
    ("", 0.0), ("a", 0.55), ("ab", 1.1), ("é", 0.55), ("ไทย", 1.65), ("한", 1), ("漢字", 2),
    ("a漢", 1.55), ("\u{7F}\u{80}", 1.1), ("\u{FFF}\u{1000}", 1.55), ("😀", 1),
  ])
  func `a text is about as wide as its letters`(text: String, ems: Double) {
    #expect(abs(TextContent(text).roughWidth - ems) < 0.001)
  }
}
