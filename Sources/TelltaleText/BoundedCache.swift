/// A cache in two halves: what was not used while the young half filled up is forgotten.
///
/// A look-up is one or two hash look-ups; nothing is ever searched or sorted.
struct BoundedCache<Key: Hashable, Value> {
  private let weightLimit: Int
  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  private var weight = 0

  private struct Entry {
    var value: Value
    var weight: Int
  }

  /// Each half holds values until their weights pass the limit.
  init(weightLimit: Int) { self.weightLimit = weightLimit }

  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old[key] else { return nil }
    insert(entry.value, for: key, weight: entry.weight)
    return entry.value
  }

  /// A value heavier than half the limit is not kept.
  mutating func insert(_ value: Value, for key: Key, weight added: Int) {
    guard added <= weightLimit / 2 else { return }
    if weight + added > weightLimit {
      old = young
      young = [:]
      weight = 0
    }
    young[key] = Entry(value: value, weight: added)
    weight += added
  }
}
