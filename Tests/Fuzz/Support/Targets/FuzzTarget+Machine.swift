import TelltaleGraphics
import TelltaleModel
import TelltaleProfiles
import TelltaleSyntax

@testable import TelltaleKMS

extension FuzzTarget {
  /// What a kernel tells of a card and a panel of itself, thirty bytes a mode: what is chosen of it can be held
  /// and drawn, and is on the card.
  static let card = FuzzTarget(
    name: "card",
    words: ["\u{0}\u{4}\u{0}\u{3}", "\u{7F}\u{7F}\u{7F}\u{7F}", "\u{8}\u{0}\u{10}\u{0}"]
  ) { bytes in
    var bytes = ByteReader(bytes)
    let rotation = Rotation.allCases[Int(bytes.number(1)) % Rotation.allCases.count]
    var device = DeviceProfile(rotation: rotation)
    if bytes.number(1) & 1 == 1 {
      device.mode = ModeRequest(width: Int(bytes.number(2)), height: Int(bytes.number(2)))
    }
    let card = bytes.card()
    guard let plans = try? ModePlan.candidates(for: device, on: card) else { return nil }
    let known = Set(card.connectors.flatMap(\.modes))
    for plan in plans {
      if !known.contains(plan.mode) { return "a mode that nobody has: \(plan.mode)" }
      if !plan.mode.isSane { return "a mode that nobody can draw: \(plan.mode)" }
      if !card.crtcs.contains(where: { $0.id == plan.crtc }) { return "no such CRTC: \(plan.crtc)" }
      if !(1...1000).contains(plan.mode.frameMilliseconds) { return "no time for a frame" }
      let whole = PixelRect(plan.transform.frame)
      if plan.transform.onPanel(whole) != PixelRect(plan.mode.size) {
        return "a frame beside its panel: \(plan)"
      }
    }
    return plans.isEmpty ? "neither a plan nor a reason" : nil
  }

  /// Platform files: refused in their places, or read to a profile that is the same the second time.
  static let profile = FuzzTarget(
    name: "profile",
    words: [
      "extends: base\n", "extends: f\n", "theme:", "metrics:", "fonts:", "inputs:", "behaviour:",
      "guidelines:", "limits:", "touch: primary", "1e9", "-1", "0pt", "\"#FF00FF\"", "null", "[]",
      "{}", ": ", "\n  ", "- ",
    ], turns: 100
  ) { bytes in
    guard let folder, keep(bytes, as: "f.yaml") != nil else { return nil }
    let library = ProfileLibrary(path: SearchPath(folders: [folder, "Platforms"]))
    do throws(LoadErrors) {
      let profile = try library.load("f").profile
      let again = try library.load("f").profile
      return profile == again ? nil : "read otherwise the second time"
    } catch {
      for told in error.all {
        let place = told.location
        let fault = fault(
          ofComplaint: told.message, line: place?.line ?? 1, column: place?.column ?? 1,
          in: told.file.hasSuffix("f.yaml") ? bytes : Array(repeating: 0x0A, count: 2000))
        if let fault { return fault }
      }
      return nil
    }
  }
}

/// Numbers out of bytes, zero past the end.
private struct ByteReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  mutating func number(_ count: Int) -> UInt32 {
    (0..<count).reduce(0) { number, _ in number << 8 | UInt32(bytes.popFirst() ?? 0) }
  }

  private mutating func mode() -> DisplayMode {
    let clock = number(4)
    func timing(_ reader: inout ByteReader) -> DisplayMode.Timing {
      DisplayMode.Timing(
        shown: UInt16(reader.number(2)), syncStart: UInt16(reader.number(2)),
        syncEnd: UInt16(reader.number(2)), total: UInt16(reader.number(2)),
        extra: UInt16(reader.number(2)))
    }
    let (horizontal, vertical) = (timing(&self), timing(&self))
    return DisplayMode(
      name: "m", clock: clock, horizontal: horizontal, vertical: vertical,
      nominalRefresh: number(2), flags: number(2), type: number(2))
  }

  mutating func card() -> CardSnapshot {
    var card = CardSnapshot(path: "/dev/dri/card0")
    let (connectors, crtcs) = (number(1) % 4, number(1) % 4)
    card.crtcs = (0..<crtcs).map { CardSnapshot.CRTC(id: 40 + $0, mode: nil) }
    for index in 0..<connectors {
      let links: [CardSnapshot.Link] = [.connected, .connected, .disconnected, .unknown]
      let (link, possible) = (links[Int(number(1)) % 4], number(1))
      let modes = (0..<number(1) % 5).map { _ in mode() }
      card.connectors.append(
        CardSnapshot.Connector(
          id: 60 + index, name: "HDMI-A-\(index)", link: link, modes: modes,
          crtc: possible & 1 == 1 ? 40 : nil, possibleCRTCs: possible))
    }
    for index in 0..<number(1) % 4 {
      let formats: [ScanoutFormat] = number(1) & 1 == 1 ? [.xrgb8888, .rgb565] : []
      card.planes.append(
        CardSnapshot.Plane(
          id: 80 + index, kind: index == 0 ? .primary : .overlay, crtc: nil,
          possibleCRTCs: number(1), formats: formats, picture: nil))
    }
    return card
  }
}
