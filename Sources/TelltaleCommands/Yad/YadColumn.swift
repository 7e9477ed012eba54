/// A column of yad's lists: `Title:TYPE`.
struct YadColumn: Equatable {
  var title: String
  var type: String

  /// The columns of a call.
  static func all(of call: YadCall) -> [YadColumn] {
    let hidden = call.value("hide-column").flatMap { Int($0) }
    return call.all("column").enumerated().map { index, text in
      let parts = ZenityText.parts(text, at: ":")
      let type = parts.count > 1 ? parts[parts.count - 1] : "TEXT"
      let title = parts.count > 1 ? parts.dropLast().joined(separator: ":") : text
      return YadColumn(title: title, type: index + 1 == hidden ? "HD" : type)
    }
  }

  /// What is no text is not seen.
  var isHidden: Bool { ["HD", "IMG", "TIP"].contains(type) }

  /// A cell as yad prints it by its type.
  ///
  /// - Parameters:
  ///   - cell: as it was given; `nil` for none.
  ///   - digits: behind the point of numbers that have one.
  /// - Returns: A whole number, one with a point, TRUE or FALSE, or the text.
  func printed(_ cell: String?, digits: Int) -> String {
    switch type {
    case "NUM", "SZ", "BAR": "\(cell.flatMap(ZenityWord.number) ?? 0)"
    case "FLT": YadNumber.text(cell.flatMap { Double($0) } ?? 0, digits: digits)
    case "CHK", "RD": cell?.lowercased() == "true" ? "TRUE" : "FALSE"
    default: cell ?? "(null)"
    }
  }
}

/// Numbers with a point.
enum YadNumber {
  /// - Parameters:
  ///   - value: what is written.
  ///   - digits: behind the point.
  /// - Returns: Rounded, with all digits.
  static func text(_ value: Double, digits: Int) -> String {
    let digits = min(max(digits, 0), 9)
    let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let scaled = (value.magnitude * factor).rounded()
    // What no whole number holds is written as it is.
    guard scaled < 9e15 else { return "\(value)" }
    let whole = Int(scaled)
    let sign = value < 0 && whole > 0 ? "-" : ""
    guard digits > 0 else { return "\(sign)\(whole)" }
    let rest = "\(whole % Int(factor))"
    return "\(sign)\(whole / Int(factor))." + String(repeating: "0", count: digits - rest.count)
      + rest
  }
}
