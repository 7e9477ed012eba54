/// A function from one kind of reading, or from each of several kinds, to its faults.
package struct Check: Sendable {
  /// The types of the readings that it takes.
  let subjects: Set<ObjectIdentifier>
  let find: @Sendable (any RuleReading) -> [Fault]

  init<Reading: RuleReading>(_ find: @escaping @Sendable (Reading) -> [Fault]) {
    subjects = [ObjectIdentifier(Reading.self)]
    self.find = { reading in (reading as? Reading).map(find) ?? [] }
  }

  private init(
    subjects: Set<ObjectIdentifier>, find: @escaping @Sendable (any RuleReading) -> [Fault]
  ) {
    self.subjects = subjects
    self.find = find
  }

  /// The same check, which looks at another kind of reading as well.
  func joined(with other: Check) -> Check {
    Check(subjects: subjects.union(other.subjects)) { find($0) + other.find($0) }
  }
}
