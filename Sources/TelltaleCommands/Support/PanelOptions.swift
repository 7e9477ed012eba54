import ArgumentParser
import TelltaleGraphics
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

/// Options that try a panel which is not there; the same for all commands that draw in memory.
struct PanelOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Panel to draw for: millimetres such as 154x86, which need --size, or a panel that is sold, which has its own "
        + "pixels: \(UsualPanel.all.map(\.name).joined(separator: ", ")). Default is the usual panel for that many "
        + "pixels.",
      valueName: "panel"),
    completion: .list(UsualPanel.all.map(\.name)), transform: PanelArgument.read)
  var panel: PanelArgument?

  @Option(
    help: ArgumentHelp(
      "Millimetres from the eyes to the panel, 100 to 20000; default is the profile's. Needs --panel.",
      valueName: "mm"))
  var distance: Double?

  /// Refuses what would do nothing, or says two things of one.
  ///
  /// - Parameter size: The pixels that were asked for.
  /// - Throws: What is wrong with the options.
  func validate(_ size: SizeArgument?) throws {
    switch panel {
    case .millimetres?:
      if size == nil {
        throw ValidationError("--panel needs --size, which says how many pixels it has")
      }
    case .whole(let panel)?:
      if let size, size.size != panel.pixels {
        throw ValidationError(
          "--panel \(panel.name) has \(panel.pixels.width)x\(panel.pixels.height) pixels, and --size differs; leave "
            + "out --size, or give the panel in millimetres")
      }
    case nil: break
    }
    guard let distance else { return }
    if panel == nil {
      throw ValidationError("--distance is the distance to a panel; name one with --panel")
    }
    guard 100...20_000 ~= distance else {
      throw ValidationError("--distance is \(distance); expected millimetres from 100 to 20000")
    }
  }

  /// The pixels that are asked for: those of the panel, where it says them.
  func size(_ size: SizeArgument?) -> PixelSize? {
    if case .whole(let panel)? = panel { return panel.pixels }
    return size?.size
  }

  /// The settings of a scene with the panel in them.
  func settings(_ settings: SceneSettings, _ size: SizeArgument?) -> SceneSettings {
    guard let panel, let pixels = self.size(size) else { return settings }
    var settings = settings
    settings.panel = PanelTrial(pixels: pixels, size: panel.size, distance: distance)
    return settings
  }
}

/// A panel on a command line.
enum PanelArgument: Equatable {
  case millimetres(PanelSize)
  case whole(UsualPanel)

  var size: PanelSize {
    switch self {
    case .millimetres(let size): size
    case .whole(let panel): panel.size
    }
  }

  /// `243x91`, each side from 5 to 5000; or a panel by its name, or with its pixels.
  static func read(_ argument: String) throws -> PanelArgument {
    if let panel = UsualPanel.reading(argument) { return .whole(panel) }
    let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { YAMLNode.number($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      UsualPanel.millimetres ~= width, UsualPanel.millimetres ~= height
    else {
      throw ValidationError(
        "--panel is \(Quoted.text(argument)); expected WIDTHxHEIGHT in millimetres, sides from 5 to "
          + "5000, or one of \(UsualPanel.all.map(\.name).joined(separator: ", "))")
    }
    return .millimetres(PanelSize(width: width, height: height))
  }
}
