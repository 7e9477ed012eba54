import TelltaleSyntax

/// The licences of what others wrote and is linked into the program.
enum ProgramNotices {
  /// What stands behind `--version` for them.
  static let options: Set<String> = ["--licences", "--licenses"]

  /// Prints them; complains and ends with 66 where they are not beside the program.
  static func put() throws {
    let places = places(of: ProgramFile.path ?? "/usr/bin/telltale")
    for place in places {
      guard let bytes = try? SourceFile.read(place, limit: 1 << 24, kind: .unreadable) else {
        continue
      }
      return try StandardStreams.put(bytes)
    }
    StandardStreams.complain(
      "telltale: there are no licences beside this program; the packages bring \(Quoted.plain(places[0])), and in a "
        + "checkout tools/notices writes them into out/notices")
    throw ExitStatus.missingFile.code
  }

  /// Where they are looked for: of a program in `bin`, and of one in `lib/telltale`.
  static func places(of program: String) -> [String] {
    let parts = program.split(separator: "/", omittingEmptySubsequences: false)
    let (folder, name) = (parts.dropLast().joined(separator: "/"), parts.last ?? "telltale")
    return ["..", "../.."].map { "\(folder)/\($0)/share/telltale/notices/\(name)" }
  }
}
