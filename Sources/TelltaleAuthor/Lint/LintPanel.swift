import ArgumentParser
import TelltaleCommands
import TelltaleGraphics
import TelltaleGuidelines
import TelltaleModel
import TelltaleSyntax

/// The panel that a run of the linter judges for.
struct LintPanel: Hashable, Sendable {
  var pixels: PixelSize
  /// In millimetres; absent, as panels with so many pixels usually are.
  var size: PanelSize?
  /// As it was asked for.
  var name: String

  /// `7in`, or `800x480 on 154x86`.
  static func read(_ argument: String) throws -> LintPanel {
    guard let panel = UsualPanel.reading(argument),
      panel.size.lie(with: panel.pixels, isMeasured: true) == nil
    else {
      throw ValidationError(
        "--panel is \(Quoted.text(argument)); expected pixels and millimetres of one shape, such as "
          + "'800x480 on 154x86', or one of \(UsualPanel.all.map(\.name).joined(separator: ", "))")
    }
    return LintPanel(panel)
  }

  /// `800x480`.
  static func readSize(_ argument: String) throws -> LintPanel {
    LintPanel(pixels: try SizeArgument.read(argument).size, name: argument)
  }

  /// One that says all of itself.
  init(_ panel: UsualPanel) {
    self.init(pixels: panel.pixels, size: panel.size, name: panel.name)
  }

  private init(pixels: PixelSize, size: PanelSize? = nil, name: String) {
    (self.pixels, self.size, self.name) = (pixels, size, name)
  }

  /// A profile as it is on this panel.
  ///
  /// - Parameters:
  ///   - profile: As it is designed.
  ///   - typesetter: Says how large the letters of its faces are.
  /// - Returns: The profile with the panel as its only screen.
  func fitted(_ profile: Profile, by typesetter: any Typesetter) -> Profile {
    var profile = profile
    if let size { (profile.display.width, profile.display.height) = (size.width, size.height) }
    return profile.judged(on: profile.panel(pixels).panel, by: typesetter)
  }
}
