/// What callers of yad read.
extension YadCall {
  private var separatorText: String { ZenityText.unescaped(value("separator") ?? "|") }

  private func quoted(_ text: String) -> String {
    guard has("quoted-output") else { return text }
    return "'" + text.replacing(text: "'", with: "'\\''") + "'"
  }

  /// What is printed of an answer, as zenity tells it.
  func told(_ output: String) -> String {
    switch mode {
    case .list where showsRows: return lines(of: output)
    case .list: return lines(chosen: numbers(output))
    case .entry where has("num-output") && !operands.isEmpty:
      let text = output.dropLast()
      return "\((operands.firstIndex { $0 == text } ?? -1) + 1)\n"
    case .entry where has("numeric"): return numeric(String(output.dropLast())) + "\n"
    default: return output
    }
  }

  private func numbers(_ output: String) -> [Int] { output.tags.compactMap { Int($0) } }

  /// The chosen rows, of which all cells were told.
  private func lines(of output: String) -> String {
    let cells = output.tags
    let width = all("column").count - (hasMarks ? 1 : 0)
    guard !output.isEmpty, width > 0 else { return "" }
    return stride(from: 0, to: cells.count - width + 1, by: width).map { start in
      line((hasMarks ? ["TRUE"] : []) + cells[start..<start + width], isChosen: true)
    }.joined()
  }

  private func lines(chosen: [Int]) -> String {
    let rows = rows
    // Where nobody chose it is the first.
    let taken =
      chosen.isEmpty && !has("multiple") && !hasMarks && !rows.isEmpty ? [0] : chosen
    let told = has("print-all") ? Array(rows.indices) : taken.filter(rows.indices.contains)
    return told.map { line(rows[$0], isChosen: taken.contains($0)) }.joined()
  }

  private func line(_ row: [String?], isChosen: Bool) -> String {
    let columns = YadColumn.all(of: self)
    let digits = number("float-precision") ?? 3
    let cells = columns.indices.map { index -> String in
      if hasMarks, index == 0 { return isChosen ? "TRUE" : "FALSE" }
      return columns[index].printed(row[index], digits: digits)
    }
    let wanted = number("print-column") ?? 0
    let printed = cells.indices.contains(wanted - 1) ? [cells[wanted - 1]] : cells
    return printed.map { quoted($0) + separatorText }.joined() + "\n"
  }

  /// A number between two ends, with as many digits behind the point as the call wants.
  private func numeric(_ text: String) -> String {
    let digits = operands.count > 3 ? Int(operands[3]) ?? 0 : 0
    return YadNumber.text(Double(text) ?? 0, digits: digits)
  }

  // MARK: Forms

  /// What is printed of a form: each field with the separator behind it.
  @Sendable func told(_ fields: [ZenityFormField]) -> String {
    let kinds = YadField.all(of: self)
    let cells = zip(kinds, fields).map { kind, field in
      quoted(kind.printed(field, self)) + separatorText
    }
    return cells.joined() + "\n"
  }
}
