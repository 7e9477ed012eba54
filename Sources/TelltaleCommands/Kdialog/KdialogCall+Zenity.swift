/// The same as a call of zenity, which asks for it.
extension KdialogCall {
  /// - Parameter words: for buttons that zenity does not have.
  /// - Returns: What zenity is to ask.
  /// - Throws: ``ZenityRefusal`` for what is not shown.
  func call(_ words: ZenityWords) throws(ZenityRefusal) -> ZenityCall {
    var call = try ZenityCall(options(words) + content, keepsBytes: true)
    if let cells { call.operands = cells }
    // Both have OK alone.
    if mode == .textbox || mode == .textinputbox { call.flags.insert("no-cancel") }
    return call
  }

  private func options(_ words: ZenityWords) -> [String] {
    var options: [String] = []
    if let title = value("title"), !title.isEmpty { options.append("--title=\(title)") }
    let text = Self.escaped(said)
    if mode != .textbox, !asksForFile {
      options.append("--text=\(takesMnemonic ? ZenityText.doubled(text) : text)")
    }
    if let ok = value(okLabel) { options.append("--ok-label=\(Self.label(ok))") }
    let isThree = mode == .yesnocancel || mode == .warningyesnocancel
    if isThree {
      options.append("--extra-button=\(Self.label(value("no-label") ?? words.no))")
      options.append("--cancel-label=\(Self.label(value("cancel-label") ?? words.cancel))")
    } else if mode == .warningcontinuecancel {
      if value(okLabel) == nil { options.append("--ok-label=\(ZenityText.doubled(words.ok))") }
      options.append("--cancel-label=\(Self.label(value("cancel-label") ?? words.cancel))")
    } else if let no = value(isQuestion ? "no-label" : "cancel-label"), hasCancel {
      options.append("--cancel-label=\(Self.label(no))")
    }
    return options
  }

  private var okLabel: String {
    mode == .warningcontinuecancel ? "continue-label" : isQuestion ? "yes-label" : "ok-label"
  }

  /// Asked by Yes and No.
  var isQuestion: Bool {
    [.yesno, .yesnocancel, .warningyesno, .warningyesnocancel, .warningcontinuecancel].contains(
      mode)
  }

  /// Something is told, and can only be taken notice of.
  var tells: Bool {
    [.sorry, .detailedsorry, .error, .detailederror, .msgbox, .passivepopup].contains(mode)
  }

  private var hasCancel: Bool { !tells && mode != .textbox && !asksForFile }

  var asksForFile: Bool {
    [.getopenfilename, .getsavefilename, .getexistingdirectory].contains(mode)
  }

  private var takesMnemonic: Bool {
    [.inputbox, .password, .combobox].contains(mode)
  }

  /// With the details, which a press shows in kdialog.
  private var said: String {
    let details = mode == .detailedsorry || mode == .detailederror ? words.first : nil
    return details.map { "\(text)\n\n\($0)" } ?? text
  }

  private var content: [String] {
    let first = words.first ?? ""
    switch mode {
    case .yesno, .yesnocancel: return ["--question"]
    case .warningyesno, .warningyesnocancel, .warningcontinuecancel:
      return ["--question", "--icon-name=dialog-warning"]
    case .msgbox: return ["--info"]
    case .sorry, .detailedsorry: return ["--warning"]
    case .error, .detailederror: return ["--error"]
    case .passivepopup:
      let limit = Int(first).flatMap { $0 > 0 ? min($0, 86_400) : nil } ?? 10
      return ["--notification", "--timeout=\(limit)"]
    case .inputbox: return ["--entry", "--entry-text=\(first)"]
    case .password: return ["--entry", "--hide-text"]
    case .newpassword: return ["--forms", "--add-password=1", "--add-password=2", "--separator=\n"]
    case .textinputbox: return ["--text-info", "--editable"]
    case .textbox: return ["--text-info"] + (text == "-" ? [] : ["--filename=\(text)"])
    case .slider:
      // More than a thumb can move.
      let numbers =
        words.count > 2
        ? words.prefix(3).map { max(-1_000_000_000, min(Int($0) ?? 0, 1_000_000_000)) }
        : [0, 0, 0]
      return [
        "--scale", "--value=\(numbers[0])", "--min-value=\(numbers[0])",
        "--max-value=\(max(numbers[1], numbers[0] + 1))", "--step=\(max(1, numbers[2]))",
      ]
    case .calendar:
      return ["--calendar", "--date-format=\(QtDateFormat.strftime(dateFormat))"] + day
    case .menu, .checklist, .radiolist, .combobox: return list
    case .getopenfilename, .getsavefilename, .getexistingdirectory: return file
    case .progressbar, .imgbox, .imginputbox, .getopenurl, .getsaveurl, .geticon, .getcolor:
      return []
    }
  }

  // MARK: Rows

  private var list: [String] {
    let mode =
      mode == .checklist
      ? "--checklist" : rows.contains { $0.isOn } ? "--radiolist" : "--hide-header"
    let width = mode == "--hide-header" ? 2 : 3
    return ["--list", mode, "--hide-header"] + Array(repeating: "--column=c", count: width)
      + [
        "--hide-column=\(width - 1)", "--print-column=\(width - 1)",
        "--separator=\(ZenityCall.separator)",
      ]
  }

  /// Rows as zenity has them: what is set at first before each, then the tag, which nobody sees.
  private var cells: [String]? {
    guard mode.rowWidth != nil || mode == .combobox else { return nil }
    let hasMarks = mode == .checklist || rows.contains { $0.isOn }
    return rows.flatMap { row in
      (hasMarks ? [row.isOn ? "TRUE" : "FALSE"] : []) + [row.tag, row.item]
    }
  }

  // MARK: Dates and files

  var dateFormat: String { value("dateformat") ?? "ddd MMM d yyyy" }

  private var day: [String] {
    guard let given = value("default"), let date = QtDateFormat.date(given, dateFormat) else {
      return []
    }
    return ["--year=\(date.year)", "--month=\(date.month)", "--day=\(date.day)"]
  }

  private var file: [String] {
    var options = [
      "--file-selection", "--filename=\(text)",
      "--separator=\(has("separate-output") ? "\\n" : " ")",
    ]
    if mode == .getsavefilename { options += ["--save", "--confirm-overwrite"] }
    if mode == .getexistingdirectory { options.append("--directory") }
    if has("multiple") { options.append("--multiple") }
    if let filter = words.first { options.append("--file-filter=\(QtDateFormat.patterns(filter))") }
    return options
  }

  // MARK: Texts

  /// Only `\n` and `\\` mean something in their texts.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      result.append(character)
      guard character == "\\" else { continue }
      if let next = rest.first, next == "n" || next == "\\" {
        result.append(next)
        rest.removeFirst()
      } else {
        result += "\\"
      }
    }
    return result
  }

  /// Qt marks the letter that a keyboard chooses a button by with `&`.
  private static func label(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "&" else {
        result.append(character)
        continue
      }
      if rest.first == "&" { result.append(rest.removeFirst()) }
    }
    return ZenityText.doubled(result)
  }
}
