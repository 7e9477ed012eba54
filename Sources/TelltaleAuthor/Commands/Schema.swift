import ArgumentParser
import TelltaleCommands
import TelltaleLint
import TelltaleProfiles
import TelltaleScenes
import TelltaleService
import TelltaleServiceClient
import TelltaleTrials

/// The JSON Schemas of the file formats, for editors.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a file format.", shouldDisplay: false)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case scene, profile, project, test, settings, varlink
  }

  @Argument(
    help: "scene, profile, project, test or settings; varlink for the interface of the service.")
  var format: Format

  func run() throws {
    let text =
      switch format {
      case .scene: SceneSchema.document.text + "\n"
      case .profile: ProfileSchema.document.text + "\n"
      case .project: ProjectSchema.document.text + "\n"
      case .test: TestSchema.document.text + "\n"
      case .settings: UnitSettings.schema.text + "\n"
      case .varlink: ServiceContract.text
      }
    try StandardStreams.put(text)
  }
}
