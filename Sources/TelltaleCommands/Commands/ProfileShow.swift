import ArgumentParser

/// One profile with everything that it inherits.
struct ProfileShow: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print a profile as it is used, each value with the file and line it comes from.",
    discussion: """
      The output is a profile that extends no other.

        telltale profile show carplay
        telltale profile show unit7.yaml --no-origin > whole.yaml
      """)

  @Argument(help: "Name of a profile, or path of a file.")
  var name: String

  @Flag(
    inversion: .prefixedNo,
    help: "Print the origin of each value behind it; --no-origin leaves it out.")
  var origin = true

  func run() throws {
    let loaded = try ProfileCommand.load(name)
    try StandardStreams.put(loaded.listing(origin: origin))
  }
}
