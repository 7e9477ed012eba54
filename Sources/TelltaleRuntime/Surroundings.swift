import Glibc
import TelltaleHost
import TelltaleImages
import TelltaleModel
import TelltaleProfiles
import TelltaleSyntax

/// The place in which a unit runs: the folders in which its files are looked for, and the receiver of its
/// notices.
package struct Surroundings: Sendable {
  /// The folders of profiles, word lists and icons.
  package var files: SearchPath
  /// The folders of fonts, which are searched at any depth.
  package var fonts: [String]
  package var notices: Notices
  /// The program that makes those pictures that are not made in this process.
  package var helper: HelperProgram

  /// Creates surroundings; the defaults are those of the environment, and else the usual places.
  ///
  /// - Parameters:
  ///   - files: The folders of profiles, word lists and icons.
  ///   - fonts: The folders of fonts, which are searched at any depth.
  ///   - notices: The receiver of warnings and notes.
  ///   - helper: The program that makes those pictures that are not made in this process.
  package init(
    files: SearchPath = .standard(), fonts: [String] = Surroundings.fontFolders, notices: Notices,
    helper: HelperProgram = .installed
  ) {
    self.files = files
    self.fonts = fonts
    self.notices = notices
    self.helper = helper
  }

  /// The folders of `TELLTALE_FONT_PATH`, which stand between colons, or else Debian's folder of fonts.
  package static var fontFolders: [String] {
    guard let value = getenv("TELLTALE_FONT_PATH") else { return ["/usr/share/fonts"] }
    return String(cString: value).split(separator: ":").map(String.init)
  }

  /// Returns the words that a unit itself uses in a language.
  ///
  /// - Parameter language: The language.
  /// - Returns: The words; English ones where the word lists cannot be read, which is told.
  package func words(_ language: Language) -> InterfaceWords {
    do throws(LoadErrors) {
      return try LexiconLibrary(path: files).loadInterfaceWords().interface(in: language)
    } catch {
      notices.tell(error.description)
      return .english
    }
  }
}
