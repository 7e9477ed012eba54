import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleSyntax

/// The lines that an application says while input is played, each with its time.
struct PlayedUpdates {
  struct Entry {
    var milliseconds: Int
    var line: LineBuffer.Line
  }

  let file: String
  /// In the order of their times.
  private(set) var entries: [Entry] = []
  /// The names of pictures that a line announces. Before that line they are absent.
  private(set) var pictures: Set<String> = []

  /// The most bytes of a file: an app can have many rows.
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

  /// Takes out the first line if it is due.
  mutating func next(until moment: Instant?) -> Entry? {
    guard let first = entries.first else { return nil }
    let time = Instant.zero.advanced(byMilliseconds: first.milliseconds)
    if let moment, time > moment { return nil }
    return entries.removeFirst()
  }
}
