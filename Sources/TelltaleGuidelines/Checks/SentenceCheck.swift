/// Whether part of a message is a sentence; in doubt it is.
enum SentenceCheck {
  static func isScrap(_ sentence: Passage) -> Bool {
    let reading = sentence.reading
    guard reading.textClass == .fragment, !reading.mayBeSentence, sentence.hasLetters else {
      return false
    }
    let isClosed = EndMark.isSentenceEnd(EndMark.of(sentence.string))
    guard isClosed else { return true }
    // A closing mark makes a sentence of a few Chinese words.
    if sentence.isChinese { return false }
    return sentence.isUnspaced
      ? WordCount.characters(sentence) < 12 : WordCount.words(sentence) < 5
  }
}
