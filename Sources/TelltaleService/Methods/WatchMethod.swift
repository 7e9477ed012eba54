import TelltaleVarlink

extension ServiceMethod {
  /// Tells events at the time when they happen.
  package static let watch = ServiceMethod(
    "Watch", "sends the journal's records from now on, until the connection ends",
    words: """
      Sends the journal's records from now on: everything that is asked, shown, answered, opened and closed, as far as \
      `Audit` would give it, and everything that anybody sets. With `past` it begins with all records of the journal. \
      It has to be called with `more`; the first reply may have no records. It continues at the pace of the reader; if \
      a new journal begins twice before the reader continues, records are missing. `unread` counts lines that are not \
      whole records.
      """,
    parameters: [
      VarlinkField("id", .optional(.string)), VarlinkField("past", .optional(.bool)),
    ],
    gives: [VarlinkField("records", .array(.object)), VarlinkField("unread", .int)]
  ) { dispatcher, call throws(ServiceRefusal) in
    try dispatcher.watch(dispatcher.watchQuery(call), for: call)
  }
}
