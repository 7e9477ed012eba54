/// The description that a display gives of itself (EDID), as far as its size goes.
package struct DisplayDescription: Hashable, Sendable {
  /// The sizes that it claims, the more exact first.
  package let claims: [PanelClaim]

  /// Reads the first block; nil where it is none, or where a byte was lost on the way, so that none
  /// can be relied on.
  ///
  /// - Parameter bytes: The description as the kernel hands it out.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= 128, Array(bytes[0..<8]) == Self.head,
      bytes[0..<128].reduce(UInt8(0), &+) == 0
    else { return nil }
    var claims: [PanelClaim] = []
    // A descriptor without a pixel clock is a name or a range, not a timing.
    if bytes[54] != 0 || bytes[55] != 0 {
      let width = Int(bytes[66]) | (Int(bytes[68] >> 4) << 8)
      let height = Int(bytes[67]) | (Int(bytes[68] & 15) << 8)
      claims.append(Self.claim(width, height, .detailedTiming))
    }
    // Whole centimetres; with one of them 0, the other is a ratio, or both are unknown.
    claims.append(Self.claim(Int(bytes[21]) * 10, Int(bytes[22]) * 10, .baseBlock))
    self.claims = claims
  }

  private static let head: [UInt8] = [0, 255, 255, 255, 255, 255, 255, 0]

  private static func claim(_ width: Int, _ height: Int, _ source: PanelSource) -> PanelClaim {
    PanelClaim(PanelSize(width: Double(width), height: Double(height)), source)
  }
}
