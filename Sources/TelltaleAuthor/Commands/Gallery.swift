import ArgumentParser
import TelltaleCommands

/// One's own scenes as pictures, on all their profiles.
struct Gallery: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Draw all screens of apps and scenes on their profiles, and say what changed.",
    discussion: """
      Every screen, section, alert, sheet and modal of the scenes becomes a picture, by day and by night, \
      on the profile that its scene names, else on those of its project, else on all there are. What a \
      program says comes from updates.jsonl beside an app, or from NAME.jsonl beside NAME.yaml. The folder \
      of --output gets a page for any browser (index.html), which needs no server.

        telltale gallery parking
        telltale gallery docs/examples/apps --profile carplay --size 1920x720 --size 800x480

      With --against, the same pictures of a revision in git, or of the folder of an earlier gallery, stand \
      beside them, with what differs and how much.

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
