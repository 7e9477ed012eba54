import TelltaleGraphics
import TelltaleHost
import TelltaleModel

/// The connector, CRTC, plane, mode and format that carry the picture. They are chosen from a snapshot alone.
package struct ModePlan: Hashable, Sendable {
  package var connector: UInt32
  package var connectorName: String
  package var crtc: UInt32
  /// The plane; `nil` where only the older interface works.
  package var plane: UInt32?
  package var mode: DisplayMode
  package var format: ScanoutFormat
  package var rotation: Rotation
  /// True if the CRTC feeds the connector in this mode already, so that a new picture is enough.
  package var keepsMode: Bool
  /// The planes of others on our CRTC, which would cover the picture.
  package var foreignPlanes: [UInt32] = []

  package var transform: PanelTransform { PanelTransform(panel: mode.size, rotation: rotation) }

  /// True if both put the same picture on the same glass.
  func isSameOutput(as other: ModePlan) -> Bool {
    var twin = other
    twin.keepsMode = keepsMode
    twin.foreignPlanes = foreignPlanes
    return self == twin
  }

  /// Returns all plans that make sense.
  ///
  /// - Parameters:
  ///   - device: The device file, which may name a connector, a mode and a format.
  ///   - card: The state of the card.
  /// - Returns: The plans, the best first: the wanted mode, the same in the other format, and, where the device
  ///   file names no mode, up to three smaller ones.
  /// - Throws: An error where no connector or no mode can be used.
  package static func candidates(
    for device: DeviceProfile, on card: CardSnapshot
  ) throws(DisplayError) -> [ModePlan] {
    let connector = try chooseConnector(device, card)
    let modes = try chooseModes(device, connector, card)
    guard let index = chooseCRTC(connector, card) else {
      throw .noConnector(card, wanted: device.connector)
    }
    return modes.flatMap { plans($0, connector, index, device, card) }
  }

  private static func plans(
    _ mode: DisplayMode, _ connector: CardSnapshot.Connector, _ index: Int,
    _ device: DeviceProfile, _ card: CardSnapshot
  ) -> [ModePlan] {
    let crtc = card.crtcs[index]
    let plane = choosePlane(index, card)
    let foreign = card.planes.filter { $0.crtc == crtc.id && $0.id != plane?.id }
    return formats(plane, device).map { format in
      ModePlan(
        connector: connector.id, connectorName: connector.name, crtc: crtc.id, plane: plane?.id,
        mode: mode, format: format, rotation: device.rotation,
        keepsMode: connector.crtc == crtc.id && crtc.mode == mode,
        foreignPlanes: foreign.map(\.id))
    }
  }

  /// The formats, the wanted one first; the other one too where the plane supports it, or where nobody knows.
  private static func formats(
    _ plane: CardSnapshot.Plane?, _ device: DeviceProfile
  ) -> [ScanoutFormat] {
    let wanted: [ScanoutFormat] =
      device.prefersRGB565 ? [.rgb565, .xrgb8888] : [.xrgb8888, .rgb565]
    guard let plane else { return wanted }
    return wanted.filter(plane.formats.contains)
  }
}
