import Glibc
import TelltaleSyntax

/// The place of the guidelines' pages that people read, for programs that lead there.
package struct RulePages: Hashable, Sendable {
  /// An absolute URI that ends in a slash.
  private let base: String

  /// Creates the place that a team or a command line says.
  ///
  /// - Parameters:
  ///   - place: An address such as `https://example.org/guidelines`, or the path of a folder.
  ///   - folder: The absolute path that a path is relative to.
  package init(_ place: String, in folder: String) {
    let isAddress = ["https://", "http://", "file://"].contains(where: place.hasPrefix)
    let address = isAddress ? place : URIText.of(PathText.absolute(place, from: folder))
    base = address.hasSuffix("/") ? address : address + "/"
  }

  /// Finds the pages that were installed with the program, else those of the sources that it was built from.
  ///
  /// - Parameter folder: The absolute path of the working folder.
  /// - Returns: The place of the pages; `nil` where neither are here.
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

  /// Returns the address of a guideline's page.
  ///
  /// - Parameter rule: The id of the guideline.
  /// - Returns: An absolute URI.
  package func address(of rule: String) -> String { "\(base)\(rule).md" }
}
