import CShim
import TelltaleCatalogue
import TelltaleProfiles
import TelltaleSyntax

/// The version of this program.
package enum ProgramVersion {
  /// The number of the release.
  package static let text = "0.9.0"

  /// The number of the release and the revision, which a report of a fault has to name.
  package static var line: String {
    line(revision: telltale_revision().map { String(cString: $0) })
  }

  static func line(revision: String?) -> String {
    "telltale \(text) (\(revision.map { "revision \($0)" } ?? "built without a revision"))"
  }

  /// Number, revision, and which edition of the guidelines each platform here follows, a line each.
  static var report: String {
    "\(line)\n" + editions(of: ProfileLibrary())
  }

  /// The editions, each with its platforms; why there are none where no platform is found. Platforms that
  /// cannot be read are left to `profile check`.
  static func editions(of library: ProfileLibrary) -> String {
    var editions: [(edition: String, names: [String])] = []
    for name in library.usableNames() {
      guard let profile = try? library.load(name).profile else { continue }
      let edition = Quoted.plain(profile.edition)
      if let index = editions.firstIndex(where: { $0.edition == edition }) {
        editions[index].names.append(Quoted.plain(name))
      } else {
        editions.append((edition, [Quoted.plain(name)]))
      }
    }
    guard !editions.isEmpty else {
      return
        "guidelines: \(RuleID.allCases.count); no platform is installed, so the edition is unknown\n"
    }
    return editions.map { edition, names in
      "guidelines: \(RuleID.allCases.count), edition \(edition) for \(names.joined(separator: ", "))\n"
    }.joined()
  }
}
