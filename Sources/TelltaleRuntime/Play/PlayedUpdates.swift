import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleSyntax

/// What an application says while input is played, line by line at its time.
struct PlayedUpdates {
  struct Entry {
    var milliseconds: Int
    var line: LineBuffer.Line
  }

  let file: String
  /// In the order of their times.
  private(set) var entries: [Entry] = []
  /// The files that a line says are there now: before it they were not.
  private(set) var pictures: Set<String> = []

  /// Bytes of a file at most: rows of an app are many.
  private static let limit = 64 << 20

  /// Reads the file; throws where it cannot be read. A line without a time comes with the one
  /// before it.
  init(path: String, _ reader: UpdateReader) throws(RuntimeError) {
    file = path
    var lines = LineBuffer(most: Limits.fileBytes)
    do throws(LoadError) {
      lines.add(try SourceFile.read(path, limit: PlayedUpdates.limit, kind: .scene))
    } catch {
      throw RuntimeError(error)
    }
    var milliseconds = 0
    while let line = lines.next() ?? lines.finish() {
      let update = reader.read(line.bytes, file: path, line: line.number)
      milliseconds = update.milliseconds ?? milliseconds
      for case .picture(let name) in update.updates { pictures.insert(name) }
      entries.append(Entry(milliseconds: milliseconds, line: line))
    }
    let ordered = entries.enumerated().sorted {
      ($0.element.milliseconds, $0.offset) < ($1.element.milliseconds, $1.offset)
    }
    entries = ordered.map(\.element)
  }

  /// Takes out the first line, if it is due.
  mutating func next(until moment: Instant?) -> Entry? {
    guard let first = entries.first else { return nil }
    let time = Instant.zero.advanced(byMilliseconds: first.milliseconds)
    if let moment, time > moment { return nil }
    return entries.removeFirst()
  }
}
