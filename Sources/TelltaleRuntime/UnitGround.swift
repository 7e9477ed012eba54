import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// What a unit keeps when all that it shows is shown by another profile: its display, its input devices, and what people
/// have set to read more easily. Any thread may use it.
package struct UnitGround: Sendable {
  private let surroundings: Surroundings
  private let aids: ReadingAids
  private let reducesMotion: Bool
  /// As the unit's own files have it.
  private let device: DeviceProfile
  /// What the device file says of the panel, in millimetres.
  private let width, height: Double?
  private let panel: PanelFacts?
  /// Of the picture.
  private let pixels: PixelSize

  /// Takes what a stage stands on.
  ///
  /// - Parameters:
  ///   - stage: Settled on the display.
  ///   - pixels: Of the picture.
  package init(_ stage: Stage, _ pixels: PixelSize) {
    surroundings = stage.platform.surroundings
    aids = stage.platform.aids
    reducesMotion = stage.platform.reducesMotion
    let own = stage.platform.source.profile
    device = own.device
    (width, height) = (own.display.width, own.display.height)
    panel = stage.panel
    self.pixels = pixels
  }

  /// The unit on another profile.
  ///
  /// - Parameters:
  ///   - name: The name of a profile, or the path of a profile or a device file.
  ///   - bounds: Where the file may lie, and those that it extends; `nil` for anywhere.
  /// - Returns: The stage, settled on the display that the unit has.
  /// - Throws: What is wrong with the profile, that the display is too small for it, or that it wants another display.
  package func stage(
    by name: String, within bounds: AllowedFolders?
  ) throws(RuntimeError) -> sending Stage {
    var settings = SceneSettings(profile: name)
    settings.aids = aids
    settings.reducesMotion = reducesMotion
    let platform = try Platform(settings, in: surroundings, within: bounds)
    var stage = try Stage(platform.with(try placed(platform.profile, name)))
    if let panel { stage.settle(panel) }
    if let lack = stage.profile.lack(of: pixels) {
      throw RuntimeError(.profile, "\(name): error: the display is too small: it has \(lack)")
    }
    return stage
  }

  /// The profile with the device that the unit has. What opened the display and the devices holds until they are opened
  /// again, so whoever wants others is refused.
  private func placed(_ profile: Profile, _ name: String) throws(RuntimeError) -> Profile {
    let others = profile.device.differences(from: device)
    guard others.isEmpty else {
      throw RuntimeError(
        .profile,
        "\(name): error: its device section says otherwise than the unit has it: "
          + "\(others.joined(separator: ", ")); a display and its input devices stay as they were opened: leave these keys"
          + " out, or name the file in the unit's settings and start the service again")
    }
    var profile = profile
    let scale = profile.device.scale ?? device.scale
    profile.device = device
    profile.device.scale = scale
    if profile.display.width == nil, profile.display.height == nil {
      (profile.display.width, profile.display.height) = (width, height)
    }
    return profile
  }
}

extension DeviceProfile {
  /// The keys that say something, and something else than the unit's own device has. A scale is none of them: it is
  /// about what is drawn.
  fileprivate func differences(from own: DeviceProfile) -> [String] {
    func isOther<Value: Equatable>(_ value: KeyPath<DeviceProfile, Value>) -> Bool {
      self[keyPath: value] != own[keyPath: value]
        && self[keyPath: value] != DeviceProfile()[keyPath: value]
    }
    let keys: [(name: String, isOther: Bool)] = [
      ("card", isOther(\.card)), ("connector", isOther(\.connector)), ("mode", isOther(\.mode)),
      ("rotation-deg", isOther(\.rotation)), ("prefer-rgb565", isOther(\.prefersRGB565)),
      ("touch-matrix", isOther(\.touchMatrix)), ("assign", isOther(\.assignments)),
      ("grab", isOther(\.grab)), ("virtual", isOther(\.virtualDevices)),
    ]
    return keys.filter(\.isOther).map(\.name)
  }
}
