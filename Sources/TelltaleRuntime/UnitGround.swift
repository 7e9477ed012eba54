import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// The parts of a unit that stay when another profile is chosen: its display, its input devices, and the
/// settings of people who want to read more easily. Any thread may use it.
package struct UnitGround: Sendable {
  private let surroundings: Surroundings
  private let aids: ReadingAids
  private let reducesMotion: Bool
  /// The device section of the unit's own files.
  private let device: DeviceProfile
  /// The millimetres of the panel by the device file.
  private let width, height: Double?
  private let panel: PanelFacts?
  /// The size of the picture in pixels.
  private let pixels: PixelSize

  /// Takes the unit's part of a setup.
  ///
  /// - Parameters:
  ///   - setup: The setup, settled on the display.
  ///   - pixels: The size of the picture in pixels.
  package init(_ setup: ProfileSetup, _ pixels: PixelSize) {
    surroundings = setup.platform.surroundings
    aids = setup.platform.aids
    reducesMotion = setup.platform.reducesMotion
    let own = setup.platform.source.profile
    device = own.device
    (width, height) = (own.display.width, own.display.height)
    panel = setup.panel
    self.pixels = pixels
  }

  /// Makes the setup of the unit for another profile.
  ///
  /// - Parameters:
  ///   - name: The name of a profile, or the path of a profile or a device file.
  ///   - bounds: The folders in which the file may lie, and those that it extends; `nil` for anywhere.
  /// - Returns: The setup, settled on the display that the unit has.
  /// - Throws: An error where the profile is faulty, the display is too small for it, or it wants another
  ///   display.
  package func setup(
    by name: String, within bounds: AllowedFolders?
  ) throws(RuntimeError) -> sending ProfileSetup {
    var settings = SceneSettings(profile: name)
    settings.aids = aids
    settings.reducesMotion = reducesMotion
    let platform = try Platform(settings, in: surroundings, within: bounds)
    var setup = try ProfileSetup(platform.with(try placed(platform.profile, name)))
    if let panel { setup.settle(panel) }
    if let lack = setup.profile.lack(of: pixels) {
      throw RuntimeError(.profile, "\(name): error: the display is too small: it has \(lack)")
    }
    return setup
  }

  /// The profile with the device that the unit has. The display and the devices stay as they were opened, so
  /// a profile that wants others is refused.
  private func placed(_ profile: Profile, _ name: String) throws(RuntimeError) -> Profile {
    let others = profile.device.differences(from: device)
    guard others.isEmpty else {
      throw RuntimeError(
        .profile,
        "\(name): error: its device section differs from the display and the input devices that are open: "
          + "\(others.joined(separator: ", ")); leave out these keys, or name the file in the unit's settings and "
          + "start the service again")
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
  /// The keys that say something else than the unit's own device. A scale is not among them: it is about what
  /// is drawn.
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
