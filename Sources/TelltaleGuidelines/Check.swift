/// A function from one kind of reading to what is wrong with it.
package struct Check: Sendable {
  /// The type of the readings that it takes.
  let subject: ObjectIdentifier
  let find: @Sendable (any RuleReading) -> [Fault]

  init<Reading: RuleReading>(_ find: @escaping @Sendable (Reading) -> [Fault]) {
    subject = ObjectIdentifier(Reading.self)
    self.find = { reading in (reading as? Reading).map(find) ?? [] }
  }
}
