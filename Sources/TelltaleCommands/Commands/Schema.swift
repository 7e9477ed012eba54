import ArgumentParser
import TelltaleLint
import TelltaleProfiles
import TelltaleScenes
import TelltaleTrials

/// The JSON Schemas of the file formats, for editors.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a file format.", shouldDisplay: false)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case scene, profile, project, test
  }

  @Argument(help: "scene, profile, project or test.")
  var format: Format

  func run() throws {
    let document =
      switch format {
      case .scene: SceneSchema.document
      case .profile: ProfileSchema.document
      case .project: ProjectSchema.document
      case .test: TestSchema.document
      }
    try StandardStreams.say(document.text)
  }
}
