import ArgumentParser
import TelltaleLint
import TelltaleProfiles
import TelltaleScenes

/// The JSON Schemas of the file formats, for editors.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of a file format.", shouldDisplay: false)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case scene, profile, project
  }

  @Argument(help: "scene, profile or project.")
  var format: Format

  func run() throws {
    let document =
      switch format {
      case .scene: SceneSchema.document
      case .profile: ProfileSchema.document
      case .project: ProjectSchema.document
      }
    try StandardStreams.say(document.text)
  }
}
