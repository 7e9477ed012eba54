import TelltaleGraphics

/// A mode of a connector: its size and its timings, as the kernel has them.
package struct DisplayMode: Hashable, Sendable {
  package var name: String
  /// The pixel clock in kilohertz.
  package var clock: UInt32
  /// The timing in pixels: shown, start and end of the sync pulse, total, skew.
  package var horizontal: Timing
  /// The timing in lines: shown, start and end of the sync pulse, total, scan.
  package var vertical: Timing
  /// The refresh rate in hertz as the driver rounds it; 0 where the driver does not tell it.
  package var nominalRefresh: UInt32
  package var flags: UInt32
  package var type: UInt32

  package struct Timing: Hashable, Sendable {
    package var shown: UInt16
    package var syncStart: UInt16 = 0
    package var syncEnd: UInt16 = 0
    package var total: UInt16 = 0
    /// The skew of the horizontal timing, or the scans of a line of the vertical.
    package var extra: UInt16 = 0
  }

  package var width: Int { Int(horizontal.shown) }
  package var height: Int { Int(vertical.shown) }
  package var size: PixelSize { PixelSize(width: width, height: height) }

  /// The refresh rate in whole hertz, computed from the timings where the driver does not tell it; 60 where
  /// neither tells.
  package var refresh: Int {
    if nominalRefresh > 0 { return Int(min(nominalRefresh, 1000)) }
    let pixels = Int(horizontal.total) * Int(vertical.total)
    guard pixels > 0, clock > 0 else { return 60 }
    return max(1, min(1000, (Int(clock) * 1000 + pixels / 2) / pixels))
  }

  /// The milliseconds from one frame to the next, at least 1.
  package var frameMilliseconds: Int { max(1, 1000 / refresh) }

  /// True for the preferred mode (DRM_MODE_TYPE_PREFERRED of the kernel's interface).
  package var isPreferred: Bool { type & (1 << 3) != 0 }
  /// True for an interlaced mode (DRM_MODE_FLAG_INTERLACE).
  package var isInterlaced: Bool { flags & (1 << 4) != 0 }

  /// True if a frame of this size can be held and drawn. A panel's data can say anything.
  package var isSane: Bool {
    let sides = 64...16_384
    return sides.contains(width) && sides.contains(height) && width * height <= 1 << 26
  }
}
