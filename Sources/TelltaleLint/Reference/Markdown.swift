/// Plain text made fit for Markdown.
enum Markdown {
  /// For running text and table cells; pieces in backticks stay as they are.
  static func text(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? escaped(part) : String(part).replacing(text: "|", with: "\\|")
    }.joined(separator: "`")
  }

  /// Lines of a fenced block, with a fence that the text does not have.
  static func block(_ text: String, _ language: String = "") -> String {
    let fence = text.contains(text: "```") ? "````" : "```"
    return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  private static func escaped(_ text: Substring) -> String {
    var result = ""
    for character in text {
      if "\\|*_<[]".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
