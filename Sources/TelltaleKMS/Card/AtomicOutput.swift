import CDRM
import Glibc
import TelltaleGraphics
import TelltaleHost

/// The objects of an atomic commit: the properties of one plan's connector, CRTC and plane.
struct AtomicOutput {
  private let plan: ModePlan
  private let plane: UInt32
  private let connectorProperties: ObjectProperties
  private let crtcProperties: ObjectProperties
  private let planeProperties: ObjectProperties

  /// Reads the properties; `nil` for a plan without a plane.
  init?(_ card: borrowing CardDescriptor, _ plan: ModePlan) {
    guard let plane = plan.plane else { return nil }
    self.plan = plan
    self.plane = plane
    connectorProperties = ObjectProperties(
      card.raw, object: plan.connector, type: UInt32(DRM_MODE_OBJECT_CONNECTOR))
    crtcProperties = ObjectProperties(
      card.raw, object: plan.crtc, type: UInt32(DRM_MODE_OBJECT_CRTC))
    planeProperties = ObjectProperties(
      card.raw, object: plane, type: DRM_MODE_OBJECT_PLANE)
  }

  /// Asks whether a commit would be accepted. Nothing is shown.
  func test(_ card: borrowing CardDescriptor, _ framebuffer: UInt32) throws(SystemError) {
    let commit = Commit(plan: plan, buffer: 0, damage: [], setsMode: true, token: 0)
    try send(card, commit, framebuffer, clearing: true, flags: UInt32(DRM_MODE_ATOMIC_TEST_ONLY))
  }

  /// Sends a commit, and returns at once; the flip is told by an event. `clearing` removes the planes of
  /// others.
  func submit(
    _ card: borrowing CardDescriptor, _ commit: Commit, _ framebuffer: UInt32, clearing: Bool
  ) throws(SystemError) {
    try send(
      card, commit, framebuffer, clearing: clearing,
      flags: UInt32(DRM_MODE_ATOMIC_NONBLOCK) | UInt32(DRM_MODE_PAGE_FLIP_EVENT))
  }

  private func send(
    _ card: borrowing CardDescriptor, _ commit: Commit, _ framebuffer: UInt32, clearing: Bool,
    flags: UInt32
  ) throws(SystemError) {
    var request = try AtomicRequest(card)
    if commit.setsMode { try addMode(&request) }
    try addPlane(request, framebuffer)
    try addDamage(&request, commit.damage)
    if clearing { addForeignPlanes(card, request, commit.plan.foreignPlanes) }
    let modeFlag = commit.setsMode ? UInt32(DRM_MODE_ATOMIC_ALLOW_MODESET) : 0
    try request.commit(flags | modeFlag, token: commit.token)
  }

  private func addMode(_ request: inout AtomicRequest) throws(SystemError) {
    let mode = try request.blob([plan.mode.info])
    try request.set(plan.connector, connectorProperties.id("CRTC_ID"), UInt64(plan.crtc))
    try request.set(plan.crtc, crtcProperties.id("MODE_ID"), UInt64(mode))
    try request.set(plan.crtc, crtcProperties.id("ACTIVE"), 1)
  }

  /// Adds the damage. No clips mean the whole plane.
  private func addDamage(
    _ request: inout AtomicRequest, _ damage: [PixelRect]
  ) throws(SystemError) {
    guard let property = planeProperties.id("FB_DAMAGE_CLIPS") else { return }
    let clips = damage.isEmpty ? 0 : try request.blob(damage.map(drm_mode_rect.init))
    try request.set(plane, property, UInt64(clips))
  }

  private func addPlane(
    _ request: borrowing AtomicRequest, _ framebuffer: UInt32
  ) throws(SystemError) {
    let (width, height) = (UInt64(plan.mode.width), UInt64(plan.mode.height))
    // Source rectangles are in 16.16 fixed point.
    let values: [(String, UInt64)] = [
      ("FB_ID", UInt64(framebuffer)), ("CRTC_ID", UInt64(plan.crtc)), ("SRC_X", 0), ("SRC_Y", 0),
      ("SRC_W", width << 16), ("SRC_H", height << 16), ("CRTC_X", 0), ("CRTC_Y", 0),
      ("CRTC_W", width), ("CRTC_H", height),
    ]
    for (name, value) in values { try request.set(plane, planeProperties.id(name), value) }
    // A splash screen may have left the plane turned; ours is turned while copying.
    if let rotation = planeProperties.id("rotation") { try request.set(plane, rotation, 1) }
  }

  private func addForeignPlanes(
    _ card: borrowing CardDescriptor, _ request: borrowing AtomicRequest, _ planes: [UInt32]
  ) {
    for foreign in planes {
      let properties = ObjectProperties(
        card.raw, object: foreign, type: DRM_MODE_OBJECT_PLANE)
      try? request.set(foreign, properties.id("FB_ID"), 0)
      try? request.set(foreign, properties.id("CRTC_ID"), 0)
    }
  }
}

extension drm_mode_rect {
  init(_ rect: PixelRect) {
    self.init(
      x1: Int32(clamping: rect.x), y1: Int32(clamping: rect.y), x2: Int32(clamping: rect.maxX),
      y2: Int32(clamping: rect.maxY))
  }
}
