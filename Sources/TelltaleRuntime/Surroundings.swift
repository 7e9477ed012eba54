import Glibc
import TelltaleHost
import TelltaleImages
import TelltaleModel
import TelltaleProfiles
import TelltaleSyntax

/// What a unit finds where it runs: the folders that its files are looked for in, and somebody who
/// hears its notices.
package struct Surroundings: Sendable {
  /// Where profiles, word lists and icons are.
  package var files: SearchPath
  /// Where fonts are, at any depth.
  package var fonts: [String]
  package var notices: Notices
  /// The program that makes pictures which are not made in this process.
  package var helper: HelperProgram

  /// As the environment says, and else where such files are by custom.
  package init(
    files: SearchPath = .standard(), fonts: [String] = Surroundings.fontFolders, notices: Notices,
    helper: HelperProgram = .installed
  ) {
    self.files = files
    self.fonts = fonts
    self.notices = notices
    self.helper = helper
  }

  /// `TELLTALE_FONT_PATH`, folders parted by colons, or where Debian keeps its fonts.
  package static var fontFolders: [String] {
    guard let value = getenv("TELLTALE_FONT_PATH") else { return ["/usr/share/fonts"] }
    return String(cString: value).split(separator: ":").map(String.init)
  }

  /// What a unit says by itself in a language.
  package func words(_ language: Language) -> InterfaceWords {
    do throws(LoadErrors) {
      return try LexiconLibrary(path: files).loadInterfaceWords().interface(in: language)
    } catch {
      notices.tell(error.description)
      return .english
    }
  }
}
