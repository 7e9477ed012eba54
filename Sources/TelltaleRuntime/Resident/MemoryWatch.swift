/// Who waits for something to come up on a screen in memory.
struct MemoryWatch {
  typealias Condition = @Sendable (_ texts: [String], _ controls: [String]) -> Bool
  typealias Wake = @Sendable (Bool) -> Void

  private var waiting: [Int: (condition: Condition, wake: Wake)] = [:]
  /// Those whose time was over before they began to wait.
  private var over: Set<Int> = []
  private var count = 0

  var isEmpty: Bool { waiting.isEmpty }

  /// A number for another one that waits.
  mutating func next() -> Int {
    count += 1
    return count
  }

  /// Waits from now on; gives what wakes it where its time is over already.
  mutating func add(
    _ number: Int, _ condition: @escaping Condition, _ wake: @escaping Wake
  ) -> Wake? {
    if over.remove(number) != nil { return wake }
    waiting[number] = (condition, wake)
    return nil
  }

  /// Waits no longer; gives what wakes it, if it waits.
  mutating func end(_ number: Int) -> Wake? {
    let wake = waiting.removeValue(forKey: number)?.wake
    if wake == nil { over.insert(number) }
    return wake
  }

  /// Whoever had that number has been woken.
  mutating func forget(_ number: Int) { over.remove(number) }

  /// Takes out those whose conditions hold.
  mutating func met(_ texts: [String], _ controls: [String]) -> [Wake] {
    let met = waiting.filter { $0.value.condition(texts, controls) }.keys.sorted()
    return met.compactMap { end($0) }
  }
}
