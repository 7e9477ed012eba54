/// The same as a call of zenity, which asks for it.
extension YadCall {
  /// - Parameters:
  ///   - words: what dialogs say by themselves.
  ///   - buttons: of which the one that zenity has for OK is the first with 0.
  /// - Returns: What zenity is to ask.
  /// - Throws: ``ZenityRefusal`` for what is not shown.
  func call(_ words: ZenityWords, _ buttons: [Button]) throws(ZenityRefusal) -> ZenityCall {
    var call = try ZenityCall(options(words, buttons) + content)
    if mode == .list {
      call.operands = cells
      if buttons.count > 2 || buttons.contains(where: { $0.code > 1 }) {
        call.flags.insert(ZenityCall.noSheet)
      }
    }
    if mode == .entry {
      // What is chosen at first stands before the others.
      var others = operands
      let first = others.firstIndex { $0 == value("entry-text") } ?? (chosen == nil ? nil : 0)
      if let first, !others.isEmpty { others.remove(at: first) }
      call.operands = others
      if !has("editable") { call.flags.insert(ZenityCall.noTyping) }
    }
    call.flags.insert("no-cancel")
    if okButton(buttons) == nil { call.flags.insert(ZenityCall.noOK) }
    return call
  }

  /// The place of the button that OK stands for; `nil` where none ends with 0.
  func okButton(_ buttons: [Button]) -> Int? { buttons.lastIndex { $0.code == 0 } }

  private func options(_ words: ZenityWords, _ buttons: [Button]) -> [String] {
    var options: [String] = []
    let ok = okButton(buttons)
    for (index, button) in buttons.enumerated() where index != ok {
      options.append("--extra-button=\(Self.doubled(button.title))")
    }
    if let ok { options.append("--ok-label=\(Self.doubled(buttons[ok].title))") }
    if let title = value("title"), !title.isEmpty { options.append("--title=\(title)") }
    let text = value("text") ?? (mode == .message || mode == .form ? value("title") ?? " " : nil)
    if let text, mode != .textInfo {
      options.append("--text=\(mode == .entry ? Self.doubled(text) : text)")
    }
    if let label = value("entry-label"), mode == .entry, value("text") == nil {
      options.append("--text=\(Self.doubled(label))")
    }
    if let limit = number("timeout"), limit > 0 { options.append("--timeout=\(limit)") }
    return options
  }

  private var content: [String] {
    switch mode {
    case .message:
      return [has("error") ? "--error" : has("warning") ? "--warning" : "--info", icon].compactMap(
        \.self)
    case .entry:
      return ["--entry"] + (has("hide-text") ? ["--hide-text"] : [])
        + ((value("entry-text") ?? chosen).map { ["--entry-text=\($0)"] } ?? [])
    case .list: return list
    case .form: return ["--forms"]
    case .scale: return ["--scale"] + scale
    case .calendar:
      return ["--calendar", "--date-format=\(value("date-format") ?? "%x")"]
        + ["day", "month", "year"].compactMap { name in number(name).map { "--\(name)=\($0)" } }
    case .progress:
      return ["--progress"] + (number("percentage").map { ["--percentage=\($0)"] } ?? [])
        + ["pulsate", "auto-close", "auto-kill"].filter(has).map { "--\($0)" }
    case .textInfo:
      return ["--text-info"] + (value("filename").map { ["--filename=\($0)"] } ?? [])
        + (has("editable") ? ["--editable"] : []) + (has("tail") ? ["--auto-scroll"] : [])
    case .notification: return ["--notification"] + (has("listen") ? ["--listen"] : [])
    case .file:
      return ["--file-selection", "--separator=\(value("separator") ?? "|")"]
        + ["directory", "save", "multiple"].filter(has).map { "--\($0)" }
        + (value("filename").map { ["--filename=\($0)"] } ?? [])
    case .color, .font, .icons, .html, .picture, .paned, .notebook, .dnd, .print, .app, .about,
      .multiProgress:
      return []
    }
  }

  /// The choice that an entry has at first, where nothing else is said.
  private var chosen: String? {
    value("entry-text") == nil && !has("editable") ? operands.first : nil
  }

  private var icon: String? { value("image").map { "--icon-name=\($0)" } }

  /// A number beyond an end stands at it.
  private var scale: [String] {
    let (least, most) = (number("min-value") ?? 0, number("max-value") ?? 100)
    let value = min(max(number("value") ?? least, least), max(most, least))
    return ["--value=\(value)", "--min-value=\(least)", "--max-value=\(max(most, least + 1))"]
      + (number("step").map { ["--step=\($0)"] } ?? [])
      + ["print-partial", "hide-value"].filter(has).map { "--\($0)" }
  }

  // MARK: Rows

  static let separator = "\u{1}"

  /// Each row has its number before it, which nobody sees and which is what is told.
  private var list: [String] {
    let columns = YadColumn.all(of: self)
    let number = hasMarks ? 2 : 1
    let hidden = columns.indices.filter { columns[$0].isHidden && !(hasMarks && $0 == 0) }
    let places = [number] + hidden.map { $0 + 2 }
    let mode = has("checklist") ? ["--checklist"] : has("radiolist") ? ["--radiolist"] : []
    let titles = columns.map { "--column=\($0.title)" }
    let own =
      hasMarks
      ? Array(titles.prefix(1)) + ["--column="] + titles.dropFirst() : ["--column="] + titles
    return ["--list"] + mode + (has("multiple") ? ["--multiple"] : []) + own
      + [
        "--hide-column=\(places.map(String.init).joined(separator: ","))",
        "--print-column=\(number)", "--separator=\(Self.separator)",
      ] + (has("no-headers") || columns.count < 2 ? ["--hide-header"] : [])
  }

  /// The first cell of each row says whether it is chosen at first.
  var hasMarks: Bool { has("checklist") || has("radiolist") }

  /// The cells by rows; a cell that never came is `nil`.
  var rows: [[String?]] {
    let width = max(1, all("column").count)
    return stride(from: 0, to: operands.count, by: width).map { start in
      let row = operands[start..<min(start + width, operands.count)].map { String?($0) }
      return row + Array(repeating: nil, count: width - row.count)
    }
  }

  private var cells: [String] {
    rows.enumerated().flatMap { index, row in
      var cells = row.map { $0 ?? "" }
      cells.insert("\(index)", at: hasMarks ? 1 : 0)
      return cells
    }
  }

  private static func doubled(_ text: String) -> String { text.replacing(text: "_", with: "__") }
}
