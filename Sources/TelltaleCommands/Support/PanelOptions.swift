import ArgumentParser
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

/// Options that try a panel which is not there; the same for all commands that draw in memory.
struct PanelOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw for a panel of this size in millimetres, at the density that it asks for; needs --size.",
      valueName: "WxH"),
    transform: PanelOptions.read)
  var panel: PanelSize?

  @Option(
    help: ArgumentHelp(
      "Millimetres from the eyes to the panel, 100 to 20000; default is the profile's. Needs --panel.",
      valueName: "mm"))
  var distance: Double?

  /// Refuses what would do nothing.
  ///
  /// - Parameter size: The pixels that were asked for.
  /// - Throws: What is wrong with the options.
  func validate(_ size: SizeArgument?) throws {
    if panel != nil, size == nil {
      throw ValidationError("--panel needs --size, which says how many pixels it has")
    }
    guard let distance else { return }
    if panel == nil { throw ValidationError("--distance needs --panel, which it is to") }
    guard 100...20_000 ~= distance else {
      throw ValidationError("--distance is \(distance); expected millimetres from 100 to 20000")
    }
  }

  /// The settings of a scene with the panel in them.
  func settings(_ scene: SceneOptions, _ size: SizeArgument?) -> SceneSettings {
    var settings = scene.settings
    if let panel, let size {
      settings.panel = PanelTrial(pixels: size.size, size: panel, distance: distance)
    }
    return settings
  }

  /// `243x91`, each side from 5 to 5000.
  private static func read(_ argument: String) throws -> PanelSize {
    let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { YAMLNode.number($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      5...5_000 ~= width, 5...5_000 ~= height
    else {
      throw ValidationError(
        "--panel is \(Quoted.text(argument)); expected WIDTHxHEIGHT in millimetres, sides from 5 to "
          + "5000")
    }
    return PanelSize(width: width, height: height)
  }
}
