import TelltaleLayout
import TelltaleModel

/// A word that is broken with no hyphen.
struct BrokenWord {
  /// Of what it stands in, in the file.
  var path: NodePath
  var word: String
  var screen: ScreenSize
}

extension RuleSubject {
  /// The broken words of all screens of the profile, each with the first screen where it is, in the order of the file.
  ///
  /// - Parameter words: Those of one screen, by their places.
  /// - Returns: Each word of a place once.
  func brokenWords(on words: (ScreenSize) -> [NodePath: [String]]) -> [BrokenWord] {
    var all: [BrokenWord] = []
    var known: [NodePath: Set<String>] = [:]
    for screen in profile.screens.sorted(by: { $0.width < $1.width }) {
      for (path, words) in words(screen).sorted(by: { $0.key.description < $1.key.description }) {
        for word in words where known[path, default: []].insert(word).inserted {
          all.append(BrokenWord(path: path, word: word, screen: screen))
        }
      }
    }
    return all
  }
}

extension String {
  /// Letters of its longest word; Chinese and Japanese are broken between any two.
  var longestWord: Int {
    var (longest, count) = (0, 0)
    for character in self {
      let isBroken = character.unicodeScalars.first.map(TextLanguage.isChineseOrJapanese) ?? false
      count = character.isLetter && !isBroken ? count + 1 : 0
      longest = max(longest, count)
    }
    return longest
  }
}
