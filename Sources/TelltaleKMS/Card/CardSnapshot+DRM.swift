import CDRM
import Glibc
import TelltaleHost

extension CardSnapshot {
  /// Reads the card. Without `probing` the screens' data are those that the kernel has, which is quick. A
  /// connector without such data is probed all the same.
  init(
    _ card: borrowing CardDescriptor, path: String, probing: Bool
  ) throws(SystemError) {
    guard let resources = drmModeGetResources(card.raw) else {
      throw SystemError(errno, "drmModeGetResources")
    }
    defer { drmModeFreeResources(resources) }
    let list = resources.pointee
    self.path = path
    let (raw, encoders) = (card.raw, ids(list.encoders, list.count_encoders))
    connectors = ids(list.connectors, list.count_connectors).compactMap {
      Connector(raw, $0, encoders, probing)
    }
    crtcs = ids(list.crtcs, list.count_crtcs).compactMap { CRTC(raw, $0) }
    guard let found = drmModeGetPlaneResources(card.raw) else { return }
    defer { drmModeFreePlaneResources(found) }
    let planeIDs = (0..<Int(found.pointee.count_planes)).map { found.pointee.planes[$0] }
    planes = planeIDs.compactMap { Plane(raw, $0) }
  }
}

private func ids(_ list: UnsafeMutablePointer<UInt32>?, _ count: Int32) -> [UInt32] {
  Array(UnsafeBufferPointer(start: list, count: list == nil ? 0 : max(0, Int(count))))
}

extension CardSnapshot.Connector {
  init?(_ card: Int32, _ id: UInt32, _ encoders: [UInt32], _ probing: Bool) {
    var found = probing ? nil : drmModeGetConnectorCurrent(card, id)
    if let known = found, known.pointee.count_modes == 0 {
      drmModeFreeConnector(known)
      found = nil
    }
    guard let connector = found ?? drmModeGetConnector(card, id) else { return nil }
    defer { drmModeFreeConnector(connector) }
    let facts = connector.pointee
    let type = drmModeGetConnectorTypeName(facts.connector_type)
    self.id = id
    name = "\(type.map { String(cString: $0) } ?? "Unknown")-\(facts.connector_type_id)"
    switch facts.connection {
    case DRM_MODE_CONNECTED: link = .connected
    case DRM_MODE_DISCONNECTED: link = .disconnected
    default: link = .unknown
    }
    modes = (0..<max(0, Int(facts.count_modes))).map { DisplayMode(facts.modes[$0]) }
    crtc = Self.crtc(card, facts.encoder_id)
    possibleCRTCs = ids(facts.encoders, facts.count_encoders).reduce(0) { mask, encoder in
      guard let encoder = drmModeGetEncoder(card, encoder) else { return mask }
      defer { drmModeFreeEncoder(encoder) }
      return mask | encoder.pointee.possible_crtcs
    }
  }

  private static func crtc(_ card: Int32, _ encoder: UInt32) -> UInt32? {
    guard encoder != 0, let encoder = drmModeGetEncoder(card, encoder) else { return nil }
    defer { drmModeFreeEncoder(encoder) }
    return encoder.pointee.crtc_id == 0 ? nil : encoder.pointee.crtc_id
  }
}

extension CardSnapshot.CRTC {
  init?(_ card: Int32, _ id: UInt32) {
    guard let crtc = drmModeGetCrtc(card, id) else { return nil }
    defer { drmModeFreeCrtc(crtc) }
    let facts = crtc.pointee
    self.init(
      id: id, mode: facts.mode_valid != 0 ? DisplayMode(facts.mode) : nil,
      framebuffer: facts.buffer_id, x: facts.x, y: facts.y)
  }
}

extension CardSnapshot.Plane {
  init?(_ card: Int32, _ id: UInt32) {
    guard let plane = drmModeGetPlane(card, id) else { return nil }
    defer { drmModeFreePlane(plane) }
    let facts = plane.pointee
    let properties = ObjectProperties(card, object: id, type: UInt32(DRM_MODE_OBJECT_PLANE))
    let codes = Set((0..<Int(facts.count_formats)).map { facts.formats[$0] })
    let kind: Kind =
      switch properties.value("type").map(UInt32.init(truncatingIfNeeded:)) {
      case UInt32(DRM_PLANE_TYPE_PRIMARY): .primary
      case UInt32(DRM_PLANE_TYPE_CURSOR): .cursor
      default: .overlay
      }
    self.init(
      id: id, kind: kind, crtc: facts.crtc_id == 0 ? nil : facts.crtc_id,
      possibleCRTCs: facts.possible_crtcs,
      formats: ScanoutFormat.allCases.filter { codes.contains($0.fourCC) },
      picture: CardSnapshot.Picture(facts.fb_id, properties))
  }
}

extension CardSnapshot.Picture {
  /// Reads the places from properties, which the kernel shows only to atomic clients.
  init?(_ framebuffer: UInt32, _ properties: ObjectProperties) {
    func value(_ name: String) -> UInt32? {
      properties.value(name).map(UInt32.init(truncatingIfNeeded:))
    }
    guard framebuffer != 0, let sourceX = value("SRC_X"), let sourceY = value("SRC_Y"),
      let sourceWidth = value("SRC_W"), let sourceHeight = value("SRC_H"),
      let targetX = value("CRTC_X"), let targetY = value("CRTC_Y"),
      let targetWidth = value("CRTC_W"), let targetHeight = value("CRTC_H")
    else { return nil }
    self.init(
      framebuffer: framebuffer,
      source: Source(x: sourceX, y: sourceY, width: sourceWidth, height: sourceHeight),
      target: Target(
        x: Int32(bitPattern: targetX), y: Int32(bitPattern: targetY), width: targetWidth,
        height: targetHeight))
  }
}
