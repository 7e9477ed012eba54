/// Who waits for something to come up on a screen in memory.
struct MemoryWatch {
  typealias Condition = @Sendable (_ texts: [String], _ controls: [String]) -> Bool
  typealias Wake = @Sendable (Bool) -> Void

  private var waiting: [Int: (condition: Condition, wake: Wake)] = [:]
  private var count = 0

  var isEmpty: Bool { waiting.isEmpty }

  /// A number for another one that waits.
  mutating func next() -> Int {
    count += 1
    return count
  }

  mutating func add(_ number: Int, _ condition: @escaping Condition, _ wake: @escaping Wake) {
    waiting[number] = (condition, wake)
  }

  /// Waits no longer; gives what wakes it, if it has not been woken.
  mutating func end(_ number: Int) -> Wake? { waiting.removeValue(forKey: number)?.wake }

  /// Takes out those whose conditions hold.
  mutating func met(_ texts: [String], _ controls: [String]) -> [Wake] {
    let met = waiting.filter { $0.value.condition(texts, controls) }.keys.sorted()
    return met.compactMap { end($0) }
  }
}
