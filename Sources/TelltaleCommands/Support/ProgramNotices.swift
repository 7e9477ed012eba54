import Glibc
import TelltaleSyntax

/// The licences of what others wrote and is linked into the program.
enum ProgramNotices {
  /// What stands behind `--version` for them.
  static let options: Set<String> = ["--licences", "--licenses"]

  /// Prints them; complains and ends with 66 where they are not beside the program, or cannot be read.
  static func put() throws {
    let program = ProgramFile.path ?? "/usr/bin/telltale"
    guard let place = places(of: program).first(where: { access($0, F_OK) == 0 }) else {
      StandardStreams.complain(
        "telltale: there are no licences beside \(Quoted.plain(program)); packages install them in "
          + "/usr/share/telltale/notices, and in a checkout tools/notices writes them to out/notices"
      )
      throw ExitStatus.missingFile.code
    }
    let bytes: [UInt8]
    do throws(LoadError) {
      bytes = try SourceFile.read(place, limit: 1 << 24, kind: .unreadable)
    } catch {
      StandardStreams.complain(error.description)
      throw ExitStatus.missingFile.code
    }
    try StandardStreams.put(bytes)
  }

  /// Where they are looked for: of a program in `bin`, and of one in `lib/telltale`.
  static func places(of program: String) -> [String] {
    let parts = program.split(separator: "/", omittingEmptySubsequences: false)
    let (folder, name) = (parts.dropLast().joined(separator: "/"), parts.last ?? "telltale")
    return ["..", "../.."].map { "\(folder)/\($0)/share/telltale/notices/\(name)" }
  }
}
