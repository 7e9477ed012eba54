extension ZenityMarkup {
  /// Without so many characters at its beginning.
  func dropping(_ count: Int) -> ZenityMarkup {
    var (result, left) = (self, count)
    while left > 0, let first = result.pieces.first {
      if first.text.count > left {
        result.pieces[0].text.removeFirst(left)
        return result
      }
      left -= first.text.count
      result.pieces.removeFirst()
    }
    return result
  }

  /// Without space around it.
  var trimmed: ZenityMarkup {
    var result = dropping(plain.prefix { $0.isWhitespace }.count)
    while var last = result.pieces.popLast() {
      while last.text.last?.isWhitespace == true { last.text.removeLast() }
      if !last.text.isEmpty {
        result.pieces.append(last)
        break
      }
    }
    return result
  }

  /// Characters and pieces of one label of a screen, and labels of one text.
  static let most = (characters: 4000, pieces: 100, parts: 25)

  /// The text in parts that a label holds each; a sign stands for the rest of one that is longer than all of them.
  var parts: [ZenityMarkup] {
    var (parts, part, count): ([ZenityMarkup], ZenityMarkup, Int) = ([], ZenityMarkup(), 0)
    for piece in pieces {
      var rest = piece.text[...]
      while !rest.isEmpty {
        if count == Self.most.characters || part.pieces.count == Self.most.pieces {
          parts.append(part)
          (part, count) = (ZenityMarkup(), 0)
          if parts.count == Self.most.parts {
            parts[parts.count - 1].pieces.append(Piece(text: "…", look: piece.look))
            return parts
          }
        }
        let room = rest.prefix(Self.most.characters - count)
        part.pieces.append(Piece(text: String(room), look: piece.look))
        count += room.count
        rest = rest[room.endIndex...]
      }
    }
    return part.pieces.isEmpty ? parts : parts + [part]
  }
}
