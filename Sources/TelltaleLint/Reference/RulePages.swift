import Glibc
import TelltaleSyntax

/// Where the pages of the guidelines are that people read, for programs that lead there.
package struct RulePages: Hashable, Sendable {
  /// An absolute URI that ends in a slash.
  private let base: String

  /// What a team or a command line says.
  ///
  /// - Parameters:
  ///   - place: an address such as `https://example.org/guidelines`, or the path of a folder.
  ///   - folder: the absolute path that a path is relative to.
  package init(_ place: String, in folder: String) {
    let isAddress = ["https://", "http://", "file://"].contains(where: place.hasPrefix)
    let address = isAddress ? place : URIText.of(PathText.absolute(place, from: folder))
    base = address.hasSuffix("/") ? address : address + "/"
  }

  /// The pages that were installed with the program, else those of the sources that it was built from; `nil` where
  /// neither are here.
  ///
  /// - Parameter folder: the absolute path of the working folder.
  /// - Returns: `nil` where neither are here.
  package static func found(from folder: String) -> RulePages? {
    let installed = [
      "/usr/share/doc/telltale/guidelines", "/usr/local/share/doc/telltale/guidelines",
    ]
    let sources = SearchPath.standard().folders.map {
      PathText.absolute("\($0)/../docs/guidelines", from: folder)
    }
    return (installed + sources).first { access("\($0)/README.md", R_OK) == 0 }
      .map { RulePages($0, in: folder) }
  }

  /// The address of a guideline's page.
  package func address(of rule: String) -> String { "\(base)\(rule).md" }
}
