import TelltaleModel
import TelltaleSyntax

/// Texts of dialogs in the arguments of calls.
extension CodeTokens {
  enum Found {
    /// `nil`, or an empty closure.
    case nothing
    case text(TextReference)
    /// Something that is known only when it runs.
    case unknown
  }

  /// The one text of an argument.
  ///
  /// - Parameters:
  ///   - range: the tokens of the argument.
  ///   - isLookedUp: whether a text without more is looked up in the tables, as SwiftUI does.
  /// - Returns: The text, or that there is none or no single one.
  func found(in range: Range<Int>, isLookedUp: Bool) -> Found {
    if range.isEmpty || range.count == 1 && ["nil", "null"].contains(word(range.lowerBound)) {
      return .nothing
    }
    guard range.count <= Limits.argumentTokens else { return .unknown }
    if let found = call(in: range) ?? resource(in: range) ?? symbol(in: range) {
      return .text(found)
    }
    let texts = range.filter { text($0) != nil }
    // Between two texts something chooses.
    guard texts.count == 1, let place = texts.first, let text = text(place),
      !range.contains(where: { isSign("?", $0) || isSign("+", $0) })
    else { return .unknown }
    let isVerbatim = range.contains { word($0) == "verbatim" }
    return .text(
      TextReference(
        isLookedUp && !isVerbatim ? .key(text) : .literal(text), fallback: text,
        at: all[place].location))
  }

  /// `NSLocalizedString("key", value: "Text", comment: "")`, `String(localized: "key", defaultValue: "Text")`.
  private func call(in range: Range<Int>) -> TextReference? {
    for place in range where isSign("(", place) {
      guard place > range.lowerBound, let name = word(place - 1), CodeTokens.lookups.contains(name)
      else { continue }
      let arguments = arguments(place)
      let key = arguments.first {
        $0.label == "localized" || $0.label == nil && name != "String"
      }
      guard let key, let text = text(key.range.lowerBound) else { continue }
      let value = arguments.first { $0.label == "value" || $0.label == "defaultValue" }
      return TextReference(
        .key(text), fallback: value.flatMap { self.text($0.range.lowerBound) } ?? text,
        at: all[key.range.lowerBound].location)
    }
    return nil
  }

  /// Calls that look a text up.
  private static let lookups: Set<String> = [
    "NSLocalizedString", "String", "LocalizedStringResource", "AttributedString",
  ]

  /// `R.string.name`, and the system's own.
  private func resource(in range: Range<Int>) -> TextReference? {
    let names = range.filter { place in
      word(place) == "string" && word(place - 2) == "R" && isSign(".", place + 1)
        && word(place + 2) != nil
    }
    guard names.count == 1, let place = names.first, let name = word(place + 2) else { return nil }
    let location = all[place - 2].location
    if word(place - 4) == "android" {
      let text = ["ok": "OK", "cancel": "Cancel", "yes": "OK", "no": "Cancel"][name]
      return text.map { TextReference(.symbol("android\(name)"), fallback: $0, at: location) }
    }
    return TextReference(.key(name), at: location)
  }

  /// `L10n.Alert.Delete.title`, as generators write it.
  private func symbol(in range: Range<Int>) -> TextReference? {
    let first = range.lowerBound
    guard ["L10n", "Strings", "Localized"].contains(word(first)) else { return nil }
    var name = ""
    var place = first
    while isSign(".", place + 1), let next = word(place + 2), place + 2 < range.upperBound {
      name += next
      place += 2
    }
    return name.isEmpty
      ? nil : TextReference(.symbol(TextReference.symbol(of: name)), at: all[first].location)
  }
}

extension DialogUse {
  /// What was found, for a part of the dialog.
  mutating func take(_ found: CodeTokens.Found) -> TextReference? {
    switch found {
    case .nothing: return nil
    case .text(let reference): return reference
    case .unknown:
      isPartial = true
      return nil
    }
  }
}
