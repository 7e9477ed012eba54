extension YAMLEditor {
  /// Returns the file with a comment on a line of its own above another line, indented like that
  /// line.
  ///
  /// - Parameters:
  ///   - comment: The comment from the number sign on, without a line end.
  ///   - line: The number of the line below the comment, from 1.
  /// - Returns: The bytes of the file; `nil` where the comment would be part of a text, or would
  ///   change a value.
  package func putting(_ comment: String, aboveLine line: Int) -> [UInt8]? {
    guard let start = text.start(ofLine: line) else { return nil }
    let indent = text.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    let new = Array(indent) + Array(comment.utf8) + text.newline
    return accepted(text.replacing(start..<start, with: new), comment, on: line)
  }

  /// Returns the file with a comment at the end of a line.
  ///
  /// - Parameters:
  ///   - comment: The comment from the number sign on, without a line end.
  ///   - line: The number of the line, from 1.
  /// - Returns: The bytes of the file; `nil` where the line has a comment already, and where the
  ///   comment would be part of a text or would change a value.
  package func putting(_ comment: String, atEndOfLine line: Int) -> [UInt8]? {
    guard let start = text.start(ofLine: line), !text.comments.contains(where: { $0.line == line })
    else { return nil }
    var end = text.lineEnd(start)
    if end > start, text.bytes[end - 1] == 0x0D { end -= 1 }
    let new = Array((" " + comment).utf8)
    return accepted(text.replacing(end..<end, with: new), comment, on: line)
  }

  private func accepted(_ bytes: [UInt8], _ comment: String, on line: Int) -> [UInt8]? {
    guard let new = YAMLText(bytes, file: text.file), new.tree == text.tree,
      new.comments.count == text.comments.count + 1,
      new.comments.contains(where: { $0.line == line && $0.text == comment })
    else { return nil }
    return bytes
  }
}

extension YAMLText {
  /// Where a line begins, counted from 1; `nil` behind the last.
  fileprivate func start(ofLine line: Int) -> Int? {
    var offset = start
    for _ in 1..<max(1, line) {
      guard let end = bytes[offset...].firstIndex(of: 0x0A) else { return nil }
      offset = end + 1
    }
    return offset < bytes.count ? offset : nil
  }
}
