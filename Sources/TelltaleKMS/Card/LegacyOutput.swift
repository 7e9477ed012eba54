import CDRM
import Glibc
import TelltaleGraphics
import TelltaleHost

/// The output by the interface before atomic commits: page flips, and the whole CRTC where those do not work.
struct LegacyOutput {
  private let plan: ModePlan
  /// The framebuffer that we have put on the CRTC.
  private var shown: UInt32?
  /// True if the driver has no page flips.
  private var isFlipless = false

  init(_ plan: ModePlan) { self.plan = plan }

  mutating func submit(
    _ card: borrowing CardDescriptor, _ commit: Commit, _ framebuffer: UInt32
  ) throws(SystemError) -> Submission {
    if shown == nil || commit.setsMode { clear(card, commit.plan.foreignPlanes) }
    if !commit.setsMode, !isFlipless, shown != framebuffer {
      do {
        try flip(card, commit, framebuffer)
        shown = framebuffer
        return .underway
      } catch {
        // Before the first frame an EINVAL can mean another format; later it means no flips.
        guard error.verdict == .lesser, shown != nil else { throw error }
        isFlipless = true
      }
    }
    if commit.setsMode || shown != framebuffer { try setMode(card, framebuffer) }
    try markDirty(card, commit, framebuffer)
    return .shown
  }

  /// Removes the planes of others over the picture.
  private func clear(_ card: borrowing CardDescriptor, _ planes: [UInt32]) {
    drmModeSetCursor(card.raw, plan.crtc, 0, 0, 0)
    for plane in planes {
      drmModeSetPlane(card.raw, plane, plan.crtc, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    }
  }

  private func flip(
    _ card: borrowing CardDescriptor, _ commit: Commit, _ framebuffer: UInt32
  ) throws(SystemError) {
    try check(
      "drmModePageFlip",
      drmModePageFlip(
        card.raw, plan.crtc, framebuffer, UInt32(DRM_MODE_PAGE_FLIP_EVENT),
        UnsafeMutableRawPointer(bitPattern: UInt(commit.token))))
  }

  private mutating func setMode(
    _ card: borrowing CardDescriptor, _ framebuffer: UInt32
  ) throws(SystemError) {
    var connectors = [plan.connector]
    var mode = plan.mode.info
    try check(
      "drmModeSetCrtc",
      drmModeSetCrtc(card.raw, plan.crtc, framebuffer, 0, 0, &connectors, 1, &mode))
    shown = framebuffer
  }

  /// Tells drivers that copy the buffer to a slower place which parts to copy. Other drivers have no such call.
  private func markDirty(
    _ card: borrowing CardDescriptor, _ commit: Commit, _ framebuffer: UInt32
  ) throws(SystemError) {
    var clips = commit.damage.map(drm_clip_rect.init)
    let result = drmModeDirtyFB(card.raw, framebuffer, &clips, UInt32(clips.count))
    guard result != -ENOSYS, result != -EINVAL, result != -EOPNOTSUPP else { return }
    try check("drmModeDirtyFB", result)
  }
}

extension drm_clip_rect {
  init(_ rect: PixelRect) {
    self.init(
      x1: UInt16(clamping: rect.x), y1: UInt16(clamping: rect.y), x2: UInt16(clamping: rect.maxX),
      y2: UInt16(clamping: rect.maxY))
  }
}
