/// The same as a call of zenity, which asks for it.
extension DialogCall {
  /// - Throws: ``ZenityRefusal`` where nothing is to be chosen from.
  func call() throws(ZenityRefusal) -> ZenityCall {
    var call = try ZenityCall(options + content, keepsBytes: true)
    if box.isList { call.operands = cells }
    // A button that is none of the rows stands on no sheet.
    if !further.isEmpty { call.flags.insert(ZenityCall.noSheet) }
    // Their boxes with a text have one button.
    if box == .textbox || has("nocancel", "no-cancel") && box != .yesno {
      call.flags.insert("no-cancel")
    }
    return call
  }

  private var options: [String] {
    let said = has("colors") ? Self.withoutColors(words[0]) : words[0]
    let text =
      has("no-nl-expand") ? said.replacing(text: "\\", with: "\\\\") : Self.escaped(said)
    // Where zenity would read marks in it, there are none.
    let isPlain = [.yesno, .msgbox, .infobox].contains(box)
    var options: [String] = ["--no-markup"]
    if box.isField {
      options.append("--text=\(ZenityText.doubled(text))")
    } else if ![.textbox, .fselect, .dselect].contains(box) {
      options.append("--text=\(isPlain ? text : Self.unmarked(text))")
    }
    if let title = value("title"), !title.isEmpty { options.append("--title=\(title)") }
    if let limit = value("timeout"), box != .infobox { options.append("--timeout=\(limit)") }
    let isQuestion = box == .yesno
    let own =
      isQuestion
      ? value("yes-button", "yes-label")
      : box == .textbox
        ? value("exit-label", "ok-button", "ok-label") : value("ok-button", "ok-label")
    if let ok = own {
      options.append("--ok-label=\(ZenityText.doubled(ok))")
    }
    let other =
      isQuestion ? value("no-button", "no-label") : value("cancel-button", "cancel-label")
    if let cancel = other, ![.msgbox, .infobox, .textbox, .gauge].contains(box) {
      options.append("--cancel-label=\(ZenityText.doubled(cancel))")
    }
    options += further.map { "--extra-button=\(ZenityText.doubled($0.title))" }
    if beginsWithCancel, box == .yesno { options.append("--default-cancel") }
    return options
  }

  private var content: [String] {
    let fourth = words.count > 3 ? words[3] : ""
    switch box {
    case .yesno: return ["--question"]
    case .msgbox: return ["--info"]
    // It is gone when it has been read; the script goes on.
    case .infobox: return ["--notification", "--timeout=2"]
    case .inputbox: return ["--entry", "--entry-text=\(fourth)"]
    case .passwordbox: return ["--entry", "--hide-text", "--entry-text=\(fourth)"]
    case .textbox: return ["--text-info", "--filename=\(words[0])"]
    case .gauge: return ["--progress", "--percentage=\(min(max(Int(fourth) ?? 0, 0), 100))"]
    case .menu, .checklist, .radiolist: return list
    case .form, .passwordform, .mixedform: return ["--forms"]
    case .fselect: return ["--file-selection", "--save", "--filename=\(words[0])"]
    case .dselect: return ["--file-selection", "--directory", "--filename=\(words[0])"]
    }
  }

  /// The fields of a form: a label and its place, a text and its place, how long it is shown and may be, and of a mixed one
  /// whether it is hidden (1) or only read (2). `nil` where it is none.
  var form: ZenityFormPlan? {
    guard box.isForm else { return nil }
    let (box, cells, width) = (box, Array(words.dropFirst(4)), rowWidth)
    let end = value("output-separator", "separator") ?? "\n"
    return ZenityFormPlan(
      fields: { _ in
        stride(from: 0, to: cells.count - width + 1, by: width).map { start in
          let row = Array(cells[start..<start + width])
          let kind = box == .mixedform ? Int(row[8]) ?? 0 : box == .passwordform ? 1 : 0
          let isRead = kind & 2 != 0 || !Self.isTold(row)
          let label = ZenityText.trimmed(PrintedText.shown(row[0])[...])
          return ZenityFormField(
            label: label.isEmpty ? "–" : label,
            kind: isRead ? .fixed(row[3]) : .text(row[3], isSecure: kind & 1 != 0))
        }
      },
      told: { fields in
        fields.enumerated().map { index, field in
          let row = Array(cells[index * width..<(index + 1) * width])
          return Self.isTold(row) ? field.shown + end : ""
        }.joined()
      })
  }

  /// A field that takes no letters is not told.
  private static func isTold(_ row: [String]) -> Bool { (Int(row[6]) ?? 0) > 0 }

  // MARK: Rows

  /// A row of a menu, a checklist or a radiolist.
  struct Row: Equatable {
    var tag: String
    /// What stands behind the tag; `nil` for a list of tags alone.
    var item: String?
    var isOn: Bool
    /// What is told for Help, where each row has something for that.
    var help: String?
  }

  /// The rows, which end with the last that is whole.
  var rows: [Row] {
    let cells = Array(words.dropFirst(4))
    return stride(from: 0, to: cells.count - rowWidth + 1, by: rowWidth).map { start in
      var rest = cells[start..<start + rowWidth]
      let tag = rest.removeFirst()
      let item = hasItems ? rest.removeFirst() : nil
      return Row(
        tag: tag, item: item, isOn: box != .menu && isOn(rest.removeFirst()),
        help: has("item-help") ? rest.first : nil)
    }
  }

  private func isOn(_ state: String) -> Bool {
    let words = kind == .whiptail ? ["on", "yes", "1"] : ["on"]
    return words.contains(state.lowercased())
  }

  /// Places of the rows that are set at first; of a radiolist dialog takes the first, and whiptail the last.
  var marked: [Int] {
    let rows = rows
    let set = rows.indices.filter { rows[$0].isOn }
    guard box == .radiolist else { return set }
    return Array(kind == .dialog ? set.prefix(1) : set.suffix(1))
  }

  /// Whether Return presses No or Cancel at first.
  var beginsWithCancel: Bool {
    has("defaultno") || ["no", "cancel"].contains(value("default-button") ?? "")
  }

  /// The item of a menu that is set at first is that of a list of which one is chosen.
  private var likely: Int? {
    box == .menu ? rows.firstIndex { $0.tag == value("default-item") } : nil
  }

  private var hasMarks: Bool { box != .menu || likely != nil }

  /// Rows as zenity has them: what is set at first before each, where that is said.
  private var cells: [String] {
    let (marked, hasMarks) = (Set(likely.map { [$0] } ?? self.marked), hasMarks)
    return rows.enumerated().flatMap { index, row in
      (hasMarks ? [marked.contains(index) ? "TRUE" : "FALSE"] : []) + [row.tag]
        + (row.item.map { [inColumns($0)] } ?? [])
    }
  }

  private func inColumns(_ item: String) -> String {
    guard kind == .dialog, let sign = value("column-separator"), !sign.isEmpty else { return item }
    return item.replacing(text: sign, with: " · ")
  }

  private var list: [String] {
    let width = 1 + (hasItems ? 1 : 0) + (hasMarks ? 1 : 0)
    let first = hasMarks ? 2 : 1
    let hidden = has("notags", "no-tags") && hasItems ? ["--hide-column=\(first)"] : []
    let mode = box == .checklist ? ["--checklist"] : hasMarks ? ["--radiolist"] : []
    return ["--list", "--hide-header"] + mode + Array(repeating: "--column=c", count: width)
      + hidden + ["--print-column=\(first)", "--separator=\(ZenityCall.separator)"]
  }

  // MARK: Texts

  /// Without what `--colors` reads: `\Zb` and others like it.
  private static func withoutColors(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", rest.first == "Z" {
        rest = rest.dropFirst(2)
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Only `\n` means something in their texts.
  private static func escaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", rest.first != "n" { result += "\\" }
      result.append(character)
    }
    return result
  }

  private static func unmarked(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      default: result.append(character)
      }
    }
    return result
  }
}
