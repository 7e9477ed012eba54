import ArgumentParser
import TelltaleCommands

/// One's own scenes as pictures, on all their profiles.
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draw all screens of apps and scenes on their profiles, and say what changed.",
    discussion: """
      Draws every screen, section, alert, sheet and modal of the scenes, by day and by night, on the profile that the \
      scene names, else on those of the project, else on all profiles. Updates of the program are read from \
      updates.jsonl beside an app, or from NAME.jsonl beside NAME.yaml. The folder of --output gets a page for any \
      browser (index.html), which needs no server.

        telltale gallery parking
        telltale gallery docs/examples/apps --profile carplay --size 1920x720 --size 800x480

      With --against, each picture stands beside the one of a git revision or of an earlier gallery's folder, with the \
      differences and their size.

        telltale gallery parking --against main

      Exit codes: 0 all is drawn, and nothing differs, 1 something differs, 2 some, or all, could not be \
      drawn, 64 wrong usage, 73 the gallery cannot be made, 74 nobody reads standard output.
      """)

  @OptionGroup var options: GalleryOptions

  func run() throws {
    let code = try telling { try GalleryRun(options: options).run() }
    if code != .chosen { throw code.code }
  }
}
