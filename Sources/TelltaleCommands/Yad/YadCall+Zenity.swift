/// The same as a call of zenity, which asks for it.
extension YadCall {
  /// - Parameters:
  ///   - words: what dialogs say by themselves.
  ///   - buttons: of which the one that zenity has for OK is the first with 0.
  /// - Returns: What zenity is to ask.
  /// - Throws: ``ZenityRefusal`` for what is not shown.
  func call(_ words: ZenityWords, _ buttons: [Button]) throws(ZenityRefusal) -> ZenityCall {
    var call = try ZenityCall(options(words, buttons) + content, keepsBytes: true)
    if mode == .list {
      if !showsRows { call.operands = cells }
      if !has("multiple"), !hasMarks { call.flags.insert(ZenityCall.takesFirst) }
      // Rows are chosen, and then a button.
      call.flags.insert(ZenityCall.noSheet)
    }
    if mode == .entry {
      // What is chosen at first stands before the others.
      var others = operands
      let first = others.firstIndex { $0 == value("entry-text") } ?? (chosen == nil ? nil : 0)
      if let first, !others.isEmpty { others.remove(at: first) }
      call.operands = others
      if !has("editable") { call.flags.insert(ZenityCall.noTyping) }
    }
    if mode == .file, let ok = okButton(buttons) {
      call.values.append(.init(name: "ok-label", text: ZenityText.doubled(buttons[ok].title)))
    }
    call.flags.insert("no-cancel")
    if okButton(buttons) == nil { call.flags.insert(ZenityCall.noOK) }
    return call
  }

  /// The place of the button that OK stands for; `nil` where none ends with 0.
  func okButton(_ buttons: [Button]) -> Int? { buttons.lastIndex { $0.code == 0 } }

  /// The buttons that OK does not stand for, in their order.
  func others(_ buttons: [Button]) -> [Button] {
    let ok = okButton(buttons)
    return buttons.indices.filter { $0 != ok }.map { buttons[$0] }
  }

  private func options(_ words: ZenityWords, _ buttons: [Button]) -> [String] {
    var options: [String] = []
    let ok = okButton(buttons)
    for button in others(buttons) {
      options.append("--extra-button=\(ZenityText.doubled(button.title))")
    }
    if let ok, mode != .file {
      options.append("--ok-label=\(ZenityText.doubled(buttons[ok].title))")
    }
    if let title = value("title"), !title.isEmpty { options.append("--title=\(title)") }
    let text = said ?? (mode == .message || mode == .form ? value("title") ?? " " : nil)
    if let text, mode != .textInfo {
      options.append("--text=\(mode == .entry ? ZenityText.doubled(text) : text)")
    }
    if let label = value("entry-label"), mode == .entry, value("text") == nil {
      options.append("--text=\(ZenityText.doubled(label))")
    }
    if has("no-markup"), [.message].contains(mode) { options.append("--no-markup") }
    if let limit = number("timeout"), limit > 0 { options.append("--timeout=\(limit)") }
    return options
  }

  private var said: String? {
    guard mode == .progress, let text = value("progress-text") else { return value("text") }
    return value("text").map { "\($0)\n\(text)" } ?? text
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
        + ["directory", "save", "multiple", "confirm-overwrite"].filter(has).map { "--\($0)" }
        + all("file-filter").map { "--file-filter=\($0)" }
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
    let most = min(number("max-value") ?? 100, Int(Int32.max) - 1)
    let least = min(number("min-value") ?? 0, Int(Int32.max) - 2)
    let value = min(max(number("value") ?? least, least), max(most, least))
    return ["--value=\(value)", "--min-value=\(least)", "--max-value=\(max(most, least + 1))"]
      + (number("step").map { ["--step=\($0)"] } ?? [])
      + ["print-partial", "hide-value"].filter(has).map { "--\($0)" }
  }

  // MARK: Rows

  /// Each row has its number before it, which nobody sees and which is what is told; rows that come one by one are told
  /// with all their cells.
  private var list: [String] {
    let columns = YadColumn.all(of: self)
    let number = hasMarks ? 2 : 1
    let hidden = columns.indices.filter { columns[$0].isHidden && !(hasMarks && $0 == 0) }
    let places = showsRows ? hidden.map { $0 + 1 } : [number] + hidden.map { $0 + 2 }
    let mode = has("checklist") ? ["--checklist"] : has("radiolist") ? ["--radiolist"] : []
    var titles = columns.map { "--column=\($0.title)" }
    if !showsRows { titles.insert("--column=", at: number - 1) }
    return ["--list"] + mode + (has("multiple") ? ["--multiple"] : []) + titles
      + [
        "--hide-column=\(places.map(String.init).joined(separator: ","))",
        "--print-column=\(showsRows ? "all" : "\(number)")", "--separator=\(ZenityCall.separator)",
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
}
