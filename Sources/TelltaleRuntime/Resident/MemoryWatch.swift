/// The waits for something to come up on a screen in memory.
struct MemoryWatch {
  typealias Condition = @Sendable (_ texts: [String], _ controls: [String]) -> Bool
  typealias Wake = @Sendable (Bool) -> Void

  private var waiting: [Int: (condition: Condition, wake: Wake)] = [:]
  /// The waits that were ended before they began.
  private var over: Set<Int> = []
  private var count = 0

  var isEmpty: Bool { waiting.isEmpty }

  /// Returns the number for another wait.
  mutating func next() -> Int {
    count += 1
    return count
  }

  /// Begins a wait; returns the function that wakes it where it was ended before.
  mutating func add(
    _ number: Int, _ condition: @escaping Condition, _ wake: @escaping Wake
  ) -> Wake? {
    if over.remove(number) != nil { return wake }
    waiting[number] = (condition, wake)
    return nil
  }

  /// Ends a wait; returns the function that wakes it, if it has begun.
  mutating func end(_ number: Int) -> Wake? {
    let wake = waiting.removeValue(forKey: number)?.wake
    if wake == nil { over.insert(number) }
    return wake
  }

  /// Forgets a number whose wait is over.
  mutating func forget(_ number: Int) { over.remove(number) }

  /// Takes out the waits whose conditions hold.
  mutating func met(_ texts: [String], _ controls: [String]) -> [Wake] {
    let met = waiting.filter { $0.value.condition(texts, controls) }.keys.sorted()
    return met.compactMap { end($0) }
  }
}
