/// A field of yad's forms: `Label:TYPE`, and what it has at first.
struct YadField: Equatable {
  var label: String
  var type: String
  var given: String?

  /// The fields of a call with what its operands say of them, in their order.
  static func all(of call: YadCall) -> [YadField] {
    call.all("field").enumerated().map { index, text in
      let parts = ZenityText.parts(text, at: ":")
      let type = parts.count > 1 ? parts[parts.count - 1] : ""
      let isType = types.contains(type)
      let label = isType ? parts.dropLast().joined(separator: ":") : text
      let given = index < call.operands.count ? call.operands[index] : nil
      return YadField(
        label: label.isEmpty ? "–" : label, type: isType ? type : "", given: given)
    }
  }

  private static let types: Set<String> = [
    "H", "RO", "NUM", "CHK", "CB", "CBE", "CE", "FL", "SFL", "DIR", "CDIR", "MFL", "MDIR", "FN",
    "DT", "SCL", "CLR", "BTN", "FBTN", "LBL", "LINK", "TXT", "APP", "ICON", "SW", "HDN",
  ]

  private func items(_ call: YadCall) -> [String] {
    let mark = call.value("item-separator").map(ZenityText.unescaped) ?? "!"
    guard let given, let sign = mark.unicodeScalars.first else { return [] }
    return ZenityText.parts(given, at: sign)
  }

  /// As forms have it.
  func field(_ call: YadCall, _ today: ZenityDate, _ index: Int) -> ZenityFormField {
    ZenityFormField(label: ZenityText.withoutMnemonic(label), kind: kind(call, today, index))
  }

  private func kind(_ call: YadCall, _ today: ZenityDate, _ index: Int) -> ZenityFormField.Kind {
    switch type {
    case "H": return .text(given ?? "", isSecure: true)
    case "CHK", "SW": return .check(given?.lowercased() == "true")
    case "TXT": return .lines(ZenityText.unescaped(given ?? ""))
    case "CB", "CBE", "CE":
      let items = items(call)
      let chosen = items.firstIndex { $0.hasPrefix("^") } ?? (items.isEmpty ? nil : 0)
      return .combo(items.map { $0.hasPrefix("^") ? String($0.dropFirst()) : $0 }, chosen)
    case "NUM": return .text(YadNumber.text(number(call), digits: digits(call)), isSecure: false)
    case "SCL":
      let value = min(max(given.flatMap { Int($0) } ?? 0, 0), 100)
      return .text("\(value)", isSecure: false)
    case "LBL", "BTN", "FBTN", "LINK", "RO": return .fixed(given ?? "")
    case "HDN": return .hidden(given ?? "")
    case "DT" where given == nil: return .date(ZenityMonth(date: today, name: "date-\(index + 1)-"))
    default: return .text(given ?? "", isSecure: false)
    }
  }

  /// `value!least..most!step!digits`
  private func number(_ call: YadCall) -> Double {
    let items = items(call)
    let value = items.first.flatMap(Self.number) ?? 0
    let ends =
      items.count > 1 ? items[1].split(separator: ".", omittingEmptySubsequences: true) : []
    guard ends.count == 2, let least = Self.number(String(ends[0])),
      let most = Self.number(String(ends[1]))
    else { return value }
    return min(max(value, least), max(least, most))
  }

  /// A number with a point, or a comma as some languages have it.
  private static func number(_ text: String) -> Double? {
    Double(text.replacing(text: ",", with: "."))
  }

  private func digits(_ call: YadCall) -> Int {
    let items = items(call)
    return items.count > 3 ? Int(items[3]) ?? 0 : 0
  }

  /// What yad prints of it.
  func printed(_ field: ZenityFormField, _ call: YadCall) -> String {
    switch field.kind {
    case .check(let isOn): return isOn ? "TRUE" : "FALSE"
    case .lines(let text) where type == "TXT": return text.replacing(text: "\n", with: "\\n")
    case .lines(let text): return text
    case .combo(let items, let chosen):
      guard let chosen else { return type == "CB" ? "(null)" : "" }
      return call.has("num-output") ? "\(chosen + 1)" : items[chosen]
    case .text(let text, _) where type == "NUM":
      return YadNumber.text(Self.number(text) ?? 0, digits: digits(call))
    case .text(let text, _): return text
    case .fixed(let text): return type == "RO" ? text : ""
    case .hidden(let text): return text
    case .date(let month): return month.date.text(call.value("date-format") ?? "%x")
    case .list: return ""
    }
  }
}
