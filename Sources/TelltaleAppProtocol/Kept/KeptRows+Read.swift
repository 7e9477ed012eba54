import TelltaleModel
import TelltaleSession
import TelltaleSyntax

extension KeptRows {
  /// The rows that kept lines bring back.
  package struct Recalled {
    /// The rows, by the sources of their tables.
    package var rows: [String: [TableRow]] = [:]
    /// The reasons for which lines are left out; empty where none are.
    package var faults: [UpdateError] = []
  }

  /// Reads kept lines back. Anybody may have written them: the first line that is not of the kept
  /// kind is left out, and all lines after it.
  ///
  /// - Parameters:
  ///   - bytes: The lines of the file.
  ///   - file: The name of the file in messages.
  ///   - reader: The reader for the scene that is shown.
  /// - Returns: The rows of all lines before the first fault, with that fault.
  package mutating func recall(_ bytes: [UInt8], file: String, _ reader: UpdateReader) -> Recalled {
    var recalled = Recalled()
    var broken: Set<String> = []
    defer { endStart() }
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      let line = Array(line)
      if let fault = Self.fault(in: line, file, index + 1) {
        recalled.faults.append(fault)
        return recalled
      }
      let update = reader.read(line, file: file, line: index + 1)
      guard update.faults.isEmpty, let (source, change) = kept(update) else {
        recalled.faults.append(update.faults.first ?? Self.foreign(file, index + 1))
        return recalled
      }
      var list = RowList(recalled.rows[source] ?? [])
      let isNext = recalled.rows[source] != nil
      switch change {
      case .stale(let rows) where !isNext: list.replace(with: rows)
      case .append(let rows) where isNext && Self.canAppend(rows, to: list): list.append(rows)
      default: broken.insert(source)
      }
      guard !broken.contains(source), take(line) else {
        recalled.faults.append(Self.foreign(file, index + 1))
        return recalled
      }
      recalled.rows[source] = list.rows
    }
    return recalled
  }

  /// What comes behind rows that were kept is no row of theirs, and not more than are kept.
  private static func canAppend(_ rows: [TableRow], to list: RowList) -> Bool {
    list.count + rows.count <= Limits.keptRows
      && !rows.contains { $0.id.map(list.ids.contains) ?? false }
  }

  /// The one change of rows that a kept line holds.
  private func kept(_ update: UpdateLine) -> (String, RowChange)? {
    guard update.updates.count == 1, update.reopening == nil,
      case .rows(let name, let change) = update.updates[0], keeps(name)
    else { return nil }
    return (name, change)
  }

  /// Lines are kept as strict JSON, so one that is none was cut off, or is somebody else's.
  private static func fault(in line: [UInt8], _ file: String, _ number: Int) -> UpdateError? {
    do throws(JSONReader.Fault) {
      _ = try JSONReader.read(line)
      return nil
    } catch {
      let column = String(decoding: line.prefix(error.offset), as: UTF8.self).count + 1
      return UpdateError(
        SourceLocation(file: file, line: number, column: column),
        error.offset >= line.count
          ? "this line is cut off here" : "this is not JSON: \(error.message)")
    }
  }

  private static func foreign(_ file: String, _ line: Int) -> UpdateError {
    UpdateError(
      SourceLocation(file: file, line: line, column: 1),
      "this is not a row of a table with cache: true")
  }
}
