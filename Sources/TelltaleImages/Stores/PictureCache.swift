import TelltaleGraphics
import TelltaleSyntax

/// Scaled pictures by their keys: all that are shown, and of those that were as many as fit.
struct PictureCache {
  private struct Entry {
    /// Absent where the file gives no picture.
    var image: GlyphImage?
    var bytes: Int
    /// When it was shown last, in sets of pictures.
    var shown: Int
    /// The file has changed since.
    var isOld = false
  }

  private var entries: [PictureKey: Entry] = [:]
  /// What there is of a picture of the bundle.
  private var made: [String: Set<PictureKey>] = [:]
  private var wanted: Set<PictureKey> = []
  private var bytes = 0
  private var turn = 0
  private let limit: Int

  init(limit: Int = Limits.keptPictureBytes) { self.limit = limit }

  /// The picture; while it is not there yet, the same at another size.
  func image(for key: PictureKey) -> GlyphImage? {
    entries[key].map(\.image) ?? standIn(for: key)
  }

  private func standIn(for key: PictureKey) -> GlyphImage? {
    guard key.kind == .bundle, let made = made[key.name] else { return nil }
    let others = made.filter { $0.fills == key.fills }.compactMap { entries[$0] }
    return others.filter { $0.image != nil }.max { ($0.shown, $0.bytes) < ($1.shown, $1.bytes) }?
      .image
  }

  /// What is shown and has to be fetched.
  var missing: [PictureKey] {
    wanted.filter { entries[$0]?.isOld ?? true }
      .sorted {
        ($0.name, $0.size.width, $0.size.height) < ($1.name, $1.size.width, $1.size.height)
      }
  }

  mutating func show(_ keys: Set<PictureKey>) {
    wanted = keys
    turn += 1
    for key in keys { entries[key]?.shown = turn }
    trim()
  }

  mutating func add(_ image: GlyphImage?, for key: PictureKey) {
    bytes -= entries[key]?.bytes ?? 0
    let entry = Entry(image: image, bytes: image?.byteCount ?? 0, shown: turn)
    entries[key] = entry
    if key.kind == .bundle { made[key.name, default: []].insert(key) }
    bytes += entry.bytes
    trim()
  }

  /// What was made from the file stays until the new picture is there.
  mutating func forget(_ name: String) {
    for key in entries.keys where key.kind == .bundle && key.name == name {
      entries[key]?.isOld = true
    }
  }

  /// Nothing that was made of it is shown again.
  mutating func remove(_ name: String) {
    for key in made.removeValue(forKey: name) ?? [] {
      bytes -= entries.removeValue(forKey: key)?.bytes ?? 0
    }
  }

  /// Gives up the pictures that were out of sight longest. Those in sight stay, whatever they take:
  /// they are no larger than the screen.
  private mutating func trim() {
    guard bytes > limit || entries.count > Self.most else { return }
    let hidden = entries.filter { !wanted.contains($0.key) }.sorted {
      $0.value.shown < $1.value.shown
    }
    for (key, entry) in hidden where bytes > limit || entries.count > Self.most {
      entries[key] = nil
      if made[key.name]?.remove(key) != nil, made[key.name]?.isEmpty == true {
        made[key.name] = nil
      }
      bytes -= entry.bytes
    }
  }

  private static let most = 4096
}

extension GlyphImage {
  fileprivate var byteCount: Int {
    switch pixels {
    case .coverage(let bytes): bytes.count
    case .color(let words): words.count * 4
    }
  }
}
