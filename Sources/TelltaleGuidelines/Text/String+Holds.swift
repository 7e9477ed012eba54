import TelltaleModel

extension String {
  /// True where `part` stands in the text, byte for byte; an empty one stands nowhere.
  ///
  /// As `contains`, but without looking for the bounds of characters at each place: word lists are
  /// searched some thousand times for each scene. Lists and what is compared with them are folded
  /// alike before, so equal words are equal bytes.
  func holds(_ part: String) -> Bool {
    var text = self
    var part = part
    return text.withUTF8 { text in part.withUTF8 { ByteSearch.finds($0, in: text) } }
  }
}
