import TelltaleScenes
import TelltaleSyntax

/// What fuzzing begins with.
package enum FuzzSeeds {
  /// Keys and words of scenes, out of their schema.
  package static var words: [String] {
    var words: Set<String> = []
    gather(SceneSchema.document, into: &words)
    return words.sorted()
  }

  private static func gather(_ value: JSONValue, into words: inout Set<String>) {
    switch value {
    case .string(let text): if text.utf8.count < 24, !text.hasPrefix("#/") { words.insert(text) }
    case .array(let items): for item in items { gather(item, into: &words) }
    case .object(let members):
      for member in members where member.key != "description" {
        words.insert(member.key)
        gather(member.value, into: &words)
      }
    default: return
    }
  }
}
