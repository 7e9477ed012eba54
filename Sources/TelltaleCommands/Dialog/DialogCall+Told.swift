/// What callers of dialog and whiptail read.
extension DialogCall {
  /// What the caller reads of an answer by OK.
  ///
  /// - Parameter output: as zenity tells it, tags with ``ZenityCall/separator`` between them.
  /// - Returns: Without an end of line, but for `--separate-output`.
  func told(_ output: String) -> String {
    // Each field of a form ends its line.
    if box.isForm { return output }
    let text = output.withoutLineEnd
    guard box.isList else { return cut(text) }
    // An empty tag that was chosen, and none at all, are told apart by the end of the line.
    return told(output.tags)
  }

  private func told(_ tags: [String]) -> String {
    let own = kind == .dialog ? value("output-separator", "separator") : nil
    guard box == .checklist else {
      let isQuoted = kind == .dialog && has("quoted")
      let sign = box == .radiolist ? own ?? "" : ""
      return tags.map { sign + (isQuoted ? quoted($0) : $0) }.joined()
    }
    if has("separate-output") {
      let isQuoted = kind == .dialog && has("quoted")
      return tags.map { (isQuoted ? quoted($0) : $0) + (own ?? "\n") }.joined()
    }
    if let own { return tags.map { own + quoted($0) }.joined() }
    return tags.map(quoted).joined(separator: " ")
  }

  /// What the caller reads for a further button.
  ///
  /// - Parameters:
  ///   - output: what OK would tell.
  ///   - code: of that button: 2 for Help, 3 for the extra one.
  /// - Returns: What is to be written.
  func told(_ output: String, by code: Int32) -> String {
    guard code == 2, box.isList else { return box.isList || box.isField ? told(output) : "" }
    // Of a menu what is chosen is where one is; in the others nobody sees that.
    let chosen = box == .menu ? output.withoutLineEnd : value("default-item")
    guard let row = rows.first(where: { $0.tag == chosen }) ?? rows.first else { return "HELP " }
    let text = has("help-tags") ? row.tag : row.help ?? row.tag
    guard has("help-status"), box != .menu else {
      return "HELP " + (has("quoted") ? quoted(text) : text)
    }
    return "HELP \(quoted(text))" + (has("separate-output") ? "\n" : " ") + told(output)
  }

  /// A tag as a shell reads it back, so that a script may `eval` what it is told: whiptail quotes each, dialog those that
  /// would be read otherwise. Both leave signs in them that a shell would act on; these are escaped.
  private func quoted(_ tag: String) -> String {
    let acts = tag.isEmpty || tag.contains { $0.isWhitespace || Self.signs.contains($0) }
    guard acts || kind == .whiptail else { return tag }
    if has("single-quoted") {
      let parts = tag.split(separator: "'", omittingEmptySubsequences: false)
      return "'" + parts.joined(separator: "'\\''") + "'"
    }
    let escaped = tag.map { "\"\\$`".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }

  /// What a shell acts on outside of quotes.
  private static let signs: Set<Character> = Set("\"'\\[]{}?*;`~#$^&()|<>!")
}
