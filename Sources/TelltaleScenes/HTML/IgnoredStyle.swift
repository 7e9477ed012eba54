import TelltaleSyntax

/// A style in a page that has no effect, since the library that lays pages out (litehtml) does not
/// know it.
package struct IgnoredStyle: Hashable, Sendable {
  /// The line of the page, from 1.
  package var line: Int
  package var message: String

  /// Returns the styles without effect: each property, value or function once, where it stands
  /// first.
  ///
  /// - Parameter html: A page, damaged perhaps.
  /// - Returns: At most `Limits.complaints`, in the order of their lines.
  package static func all(in html: String) -> [IgnoredStyle] {
    let bytes = Array(html.utf8)
    guard HTMLCost.fault(bytes) == nil, let page = HTMLPage(bytes) else { return [] }
    var first: [String: (line: Int, tag: String)] = [:]
    page.forEach { element in
      let tag = "<\(Quoted.plain(element.name))>"
      for (style, line) in styles(of: element) {
        for declaration in CSSScanner.declarations(style) {
          guard let words = words(declaration) else { continue }
          let place = line + declaration.line
          guard first[words]?.line ?? .max > place else { continue }
          guard first.count < Limits.complaints || first[words] != nil else { return }
          first[words] = (place, tag)
        }
      }
    }
    return first.sorted { ($0.value.line, $0.key) < ($1.value.line, $1.key) }.map { words, place in
      IgnoredStyle(
        line: place.line, message: "\(place.tag) has \(words) in its style, without effect")
    }
  }

  /// Styles with the line that each begins in.
  private static func styles(of element: HTMLElement) -> [(text: String, line: Int)] {
    let sheets = element.name == "style" ? element.texts.map { ($0.string, $0.line) } : []
    return sheets + element.attributes.filter { $0.name == "style" }.map { ($0.value, $0.line) }
  }

  /// What of a declaration has no effect, in its own words; `nil` where all of it has, or it would have
  /// none on what stands still.
  private static func words(_ declaration: CSSScanner.Declaration) -> String? {
    let name = declaration.name
    if name.hasPrefix("@") {
      return PageStyles.rules.contains(name) || name.hasPrefix("@-") || name.hasSuffix("keyframes")
        ? nil : Quoted.plain(name)
    }
    if name.hasPrefix("--") { return "variables (\(Quoted.plain(name)))" }
    guard !name.hasPrefix("-"), !PageStyles.unseen.contains(name),
      !PageStyles.moving.contains(where: { name == $0 || name.hasPrefix("\($0)-") })
    else { return nil }
    guard PageStyles.properties.contains(name) else { return Quoted.plain(name) }
    let value = declaration.value.split(whereSeparator: \.isWhitespace)
      .filter { !$0.hasPrefix("!") && $0 != "important" }
    if let function = function(in: declaration.value) {
      return "\(Quoted.plain(name)): \(Quoted.plain(function))()"
    }
    // Nothing is moved out of its place: text could be hidden so.
    if name.hasPrefix("margin"), let back = value.first(where: { $0.hasPrefix("-") }) {
      return "\(Quoted.plain(name)): \(Quoted.plain(String(back)))"
    }
    guard let known = PageStyles.values[name], value.count == 1,
      let word = value.first.map(String.init),
      !known.contains(word), !PageStyles.general.contains(word), !word.hasPrefix("-")
    else { return nil }
    return "\(Quoted.plain(name)): \(Quoted.plain(word))"
  }

  /// The first function of a value that is not known.
  private static func function(in value: String) -> String? {
    var rest = value[...]
    while let bracket = rest.firstIndex(of: "(") {
      let name = rest[..<bracket].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      let function = String(name.reversed())
      if !PageStyles.functions.contains(function), !function.isEmpty { return function }
      rest = rest[rest.index(after: bracket)...]
    }
    return nil
  }
}
