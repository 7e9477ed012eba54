import TelltaleGraphics
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

/// The settings by which the scene is shown, as the controls of the page have them.
package struct PreviewSettings: Equatable {
  /// Profile, device, theme, language and text size.
  package var scene: SceneSettings
  /// The size of the screen, in pixels; `nil` for a usual screen of the profile.
  package var size: PixelSize?
  /// The size of the panel, in millimetres; `nil` for the panel that the profile has.
  package var panel: PanelSize?
  /// The distance to the eyes in millimetres, with a panel.
  package var distance: Double?
  /// The state of the vehicle; `nil` where nobody says.
  package var driving: DrivingState?

  /// Collects the settings.
  ///
  /// - Parameters:
  ///   - scene: The profile, device, theme, language and text size.
  ///   - size: The size of the screen, in pixels; `nil` for a usual screen of the profile.
  ///   - panel: The size of the panel, in millimetres; `nil` for the panel that the profile has.
  ///   - distance: The distance to the eyes in millimetres; it counts only with a panel.
  ///   - driving: The state of the vehicle; `nil` where nobody says.
  package init(
    _ scene: SceneSettings, size: PixelSize? = nil, panel: PanelSize? = nil,
    distance: Double? = nil, driving: DrivingState? = nil
  ) {
    self.scene = scene
    self.size = size
    self.panel = panel
    self.distance = distance
    self.driving = driving
  }

  /// Returns the scene's settings with the panel on a screen of a size.
  func placed(on size: PixelSize?) -> SceneSettings {
    var settings = scene
    settings.panel = nil
    if let panel, let size {
      settings.panel = PanelTrial(pixels: size, size: panel, distance: distance)
    }
    return settings
  }

  /// Takes the settings in a message. Returns what is wrong with one of them, and then takes none.
  mutating func take(_ message: JSONValue) -> String? {
    var next = self
    for member in message.members ?? [] where member.key != "do" {
      if let fault = next.take(member.key, member.value) { return fault }
    }
    if next.panel == nil { next.distance = nil }
    self = next
    return nil
  }

  private mutating func take(_ key: String, _ value: JSONValue) -> String? {
    let text = value.string ?? ""
    let isEmpty = value == .null || value.string == ""
    switch key {
    case "profile":
      scene.profile = isEmpty ? nil : text
      scene.device = nil
    case "theme":
      guard let theme = Appearance(rawValue: text) else {
        return "the theme has to be day or night"
      }
      scene.theme = theme
    case "language":
      guard isEmpty || Language(checking: text) != nil else {
        let meant = Language.tag(meantBy: text) ?? "one such as ja or zh-Hant"
        return "\(Quoted.text(text)) is not a language tag; write \(meant)"
      }
      scene.lang = isEmpty ? nil : text
    case "textSize":
      guard let factor = value.double, SceneSettings.textSizes.contains(factor) else {
        return "the text size has to be a number from 1 to 2"
      }
      scene.textSize = factor
    case "driving":
      guard isEmpty || DrivingState(rawValue: text) != nil else {
        return "driving has to be parked, idling or moving"
      }
      driving = DrivingState(rawValue: text)
    case "size": return takeSize(value)
    case "panel": return takePanel(value)
    case "distance":
      guard value == .null || (100...20_000).contains(value.double ?? 0) else {
        return "the distance has to be 100 to 20000 millimetres"
      }
      distance = value.double
    default: return "there is no setting \(Quoted.text(key))"
    }
    return nil
  }

  private mutating func takeSize(_ value: JSONValue) -> String? {
    guard value != .null else {
      size = nil
      return nil
    }
    let new = PixelSize(width: value["width"]?.integer ?? 0, height: value["height"]?.integer ?? 0)
    guard new.isWithinLimits else {
      return "the size has to be whole pixels, sides from 1 to \(Limits.screenSide)"
    }
    size = new
    return nil
  }

  private mutating func takePanel(_ value: JSONValue) -> String? {
    guard value != .null else {
      panel = nil
      return nil
    }
    let sides = [value["width"]?.double ?? 0, value["height"]?.double ?? 0]
    guard sides.allSatisfy({ 5...5_000 ~= $0 }) else {
      return "the panel has to be 5 to 5000 millimetres wide and high"
    }
    panel = PanelSize(width: sides[0], height: sides[1])
    return nil
  }

  /// The settings as the page reads them.
  var json: JSONValue {
    [
      "profile": scene.profile.map { .string($0) } ?? .null,
      "device": scene.device.map { .string($0) } ?? .null,
      "theme": .string(scene.theme.rawValue),
      "language": scene.lang.map { .string($0) } ?? .null,
      "textSize": .number(scene.textSize),
      "driving": driving.map { .string($0.rawValue) } ?? .null,
      "size": size.map { ["width": .integer($0.width), "height": .integer($0.height)] } ?? .null,
      "panel": panel.map { ["width": .number($0.width), "height": .number($0.height)] } ?? .null,
      "distance": distance.map { .number($0) } ?? .null,
    ]
  }

  /// Returns the options of a command line that shows the same; `size` is the one that is shown, in pixels.
  func options(_ size: PixelSize) -> String {
    var words: [String] = []
    if let device = scene.device {
      words += ["--device", device]
    } else if let profile = scene.profile {
      words += ["--profile", profile]
    }
    words += ["--size", "\(size.width)x\(size.height)"]
    if scene.theme != .day { words += ["--theme", scene.theme.rawValue] }
    if let lang = scene.lang { words += ["--lang", lang] }
    if scene.textSize != 1 { words += ["--text-size", String(scene.textSize)] }
    if let panel { words += ["--panel", "\(panel.width)x\(panel.height)"] }
    if let distance { words += ["--distance", String(distance)] }
    return words.joined(separator: " ")
  }
}

extension JSONValue {
  /// The number, whole or not.
  var double: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }
}
