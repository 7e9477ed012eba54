import ArgumentParser
import TelltaleHandbook

/// The program that writes what is generated in this repository. No package installs it.
@main
struct DevelopmentTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "telltale-dev",
    abstract: "Write the pages of docs that are made from the sources.",
    discussion: """
      PART is one of:

      \(HandbookPart.allCases.map { "  \($0.rawValue): \($0.about)" }.joined(separator: "\n"))

      Prints a line for each page that was not as it is to be. Exit codes: 0 all pages are as they are to be, or were \
      written; 1 with --check, one is not.
      """)

  @Flag(help: "Write nothing, and fail where a page is not as it is to be.")
  var check = false

  @Argument(
    help: ArgumentHelp("Only these parts; default is all of them.", valueName: "part"))
  var parts: [HandbookPart] = HandbookPart.allCases

  func run() throws {
    let handbook = try Handbook(parts)
    let changes = check ? handbook.changes : try handbook.write()
    for change in changes { print(change) }
    if check, !changes.isEmpty { throw ExitCode(1) }
  }
}

extension HandbookPart: ExpressibleByArgument {}
