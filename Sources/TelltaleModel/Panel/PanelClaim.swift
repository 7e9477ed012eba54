import TelltaleGraphics

/// A size that a display says of itself.
package struct PanelClaim: Hashable, Sendable {
  package var size: PanelSize
  package var source: PanelSource

  /// Creates a claim.
  ///
  /// - Parameters:
  ///   - size: The size in millimetres.
  ///   - source: The part of the display's description that says so.
  package init(_ size: PanelSize, _ source: PanelSource) {
    self.size = size
    self.source = source
  }
}

extension PanelSize: CustomStringConvertible {
  /// `243x91 mm`, to a tenth where there is one.
  package var description: String { "\(Self.tenths(width))x\(Self.tenths(height)) mm" }

  private static func tenths(_ length: Double) -> String {
    let tenths = Int((length * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// Returns the reason why this cannot be the size of so many pixels.
  ///
  /// - Parameters:
  ///   - pixels: The pixels of the same picture.
  ///   - isMeasured: True where a person says it, who may well have a watch; what a display says of itself may be a
  ///     ratio in place of a size.
  /// - Returns: The end of a sentence that begins with the size; `nil` where nothing is wrong.
  package func lie(with pixels: PixelSize, isMeasured: Bool = false) -> String? {
    if width <= 0 || height <= 0 { return "is no size" }
    if !isMeasured {
      // The ones that Mutter, sway and Chromium keep, of displays that were seen.
      if Self.ratios.contains(self) { return "is a ratio, not a size" }
      if width <= 40 && height <= 30 || self == PanelSize(width: 50, height: 40) {
        return "is smaller than any display"
      }
    }
    let stretch = width / height * Double(pixels.height) / Double(max(1, pixels.width))
    guard stretch < 1 / 1.1 || stretch > 1.1 else { return nil }
    return "is of another shape than the picture"
  }

  private static let ratios: Set<PanelSize> = [
    PanelSize(width: 1600, height: 900), PanelSize(width: 1600, height: 1000),
    PanelSize(width: 160, height: 90), PanelSize(width: 160, height: 100),
    PanelSize(width: 16, height: 9), PanelSize(width: 16, height: 10),
  ]
}
