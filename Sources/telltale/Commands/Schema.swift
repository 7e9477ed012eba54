import ArgumentParser
import TelltaleFormats

/// The JSON Schemas of the file formats, for editors.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the JSON Schema of a file format.", shouldDisplay: false)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case scene, profile
  }

  @Argument(help: "scene or profile.")
  var format: Format

  func run() throws {
    let document = format == .scene ? SceneSchema.document : ProfileSchema.document
    try StandardStreams.say(document.text)
  }
}
