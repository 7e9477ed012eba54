import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleSyntax

/// What was typed and not kept by anybody, in a file for its owner alone: one line of JSON, from the
/// places of fields and text views to what stands in them.
struct KeptTexts {
  let path: String

  /// What is kept; what cannot be understood is told and left out, since the file may be anybody's.
  func read(_ notices: Notices) -> [NodePath: String] {
    guard access(path, F_OK) == 0 else { return [:] }
    do throws(LoadError) {
      let bytes = try SourceFile.read(path, limit: Limits.keptBytes, kind: .scene)
      guard let texts = Self.texts(in: bytes) else {
        notices.tell(
          "\(Quoted.plain(path)): warning: this file does not hold typed texts; it is ignored, and "
            + "replaced when the program ends")
        return [:]
      }
      return texts
    } catch {
      notices.tell("\(error.description); texts that were typed last time are left out")
      return [:]
    }
  }

  /// Puts texts in place of those that are kept; gives the number of the error where that cannot be.
  func write(_ texts: [NodePath: String]) -> Int32? {
    guard !texts.isEmpty else { return unlink(path) == 0 || errno == ENOENT ? nil : errno }
    let members = texts.sorted { $0.key.description < $1.key.description }.map {
      JSONValue.Member($0.key.description, .string($0.value))
    }
    return PrivateFile.replace(path, with: [JSONValue.object(members).line])
  }

  private static func texts(in bytes: [UInt8]) -> [NodePath: String]? {
    guard let members = (try? JSONReader.read(bytes))?.members else { return nil }
    var texts: [NodePath: String] = [:]
    for member in members {
      // The file may be anybody's: what no text may hold goes nowhere.
      guard let text = member.value.string, TextLimit.text.holds(text),
        TextSafety.unsafeScalars(in: text).isEmpty, let path = NodePath(text: member.key)
      else { continue }
      texts[path] = text
    }
    return texts
  }
}
