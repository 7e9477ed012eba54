import TelltaleHost
import TelltaleModel

/// The single choices of a plan.
extension ModePlan {
  /// Chooses the named connector, or the first that is connected. One in unknown state counts when it has modes
  /// and nothing better is there: many panels without a detect pin report that.
  static func chooseConnector(
    _ device: DeviceProfile, _ card: CardSnapshot
  ) throws(DisplayError) -> CardSnapshot.Connector {
    let named = card.connectors.filter { device.connector == nil || $0.name == device.connector }
    let lit = named.first { $0.link == .connected && $0.crtc != nil }
    let connected = lit ?? named.first { $0.link == .connected }
    let perhaps = named.first { $0.link == .unknown && !$0.modes.isEmpty }
    guard let connector = connected ?? perhaps else {
      throw .noConnector(card, wanted: device.connector)
    }
    return connector
  }

  /// Returns the modes, the wanted one first. A mode in force of the right size is taken as it is, whatever its
  /// timings: it works, and it costs no flicker.
  static func chooseModes(
    _ device: DeviceProfile, _ connector: CardSnapshot.Connector, _ card: CardSnapshot
  ) throws(DisplayError) -> [DisplayMode] {
    let sane = connector.modes.filter(\.isSane)
    let inForce = card.crtcs.first { $0.id == connector.crtc }?.mode
    let ranked = sane.filter { !$0.isInterlaced } + sane.filter(\.isInterlaced)
    if let request = device.mode {
      let fitting = ranked.filter { $0.answers(request) }
      guard let first = fitting.first(where: \.isPreferred) ?? fastest(fitting) else {
        throw .noMode(connector, wanted: request)
      }
      return [inForce.flatMap { $0.isSane && $0.answers(request) ? $0 : nil } ?? first]
    }
    guard let first = ranked.first(where: \.isPreferred) ?? ranked.first else {
      throw .noMode(connector, wanted: nil)
    }
    let best = inForce.flatMap { $0.isSane && $0.size == first.size ? $0 : nil } ?? first
    return [best] + smaller(than: best, ranked)
  }

  /// Chooses the CRTC that feeds the connector now; else one that feeds nothing; else any that can.
  static func chooseCRTC(_ connector: CardSnapshot.Connector, _ card: CardSnapshot) -> Int? {
    let possible = card.crtcs.indices.filter { index in
      index < 32 && connector.possibleCRTCs & (1 << UInt32(index)) != 0
    }
    let busy = Set(card.connectors.compactMap(\.crtc))
    return possible.first { card.crtcs[$0].id == connector.crtc }
      ?? possible.first { !busy.contains(card.crtcs[$0].id) }
      ?? possible.first
  }

  /// Chooses the primary plane of the CRTC, first the one that lies on it now.
  static func choosePlane(_ index: Int, _ card: CardSnapshot) -> CardSnapshot.Plane? {
    let crtc = card.crtcs[index].id
    let possible = card.planes.filter {
      $0.kind == .primary && !$0.formats.isEmpty && $0.possibleCRTCs & (1 << UInt32(index)) != 0
    }
    return possible.first { $0.crtc == crtc } ?? possible.first { $0.crtc == nil }
      ?? possible.first
  }

  private static func fastest(_ modes: [DisplayMode]) -> DisplayMode? {
    modes.max { $0.refresh < $1.refresh }
  }

  private static func smaller(than best: DisplayMode, _ modes: [DisplayMode]) -> [DisplayMode] {
    var sizes = Set([best.size])
    let less = modes.filter { $0.width * $0.height < best.width * best.height }
      .sorted { $0.width * $0.height > $1.width * $1.height }
    return Array(less.filter { sizes.insert($0.size).inserted }.prefix(3))
  }
}

extension DisplayMode {
  func answers(_ request: ModeRequest) -> Bool {
    width == request.width && height == request.height
      && (request.refresh == nil || request.refresh == refresh)
  }
}
