import TelltaleVarlink

extension ServiceMethod {
  /// Tells what happens, as it does.
  package static let watch = ServiceMethod(
    "Watch", "what happens from now on, as records of the journal, until the connection ends",
    words: """
      What is asked, shown, answered, opened and closed from now on, as records of the journal, as far as `Audit` would \
      tell them, and what anybody sets; `past` begins with all that the journal has. It has to be called with `more`; \
      the first reply may have no records. It goes on at the pace of whoever reads; if the journal is begun anew twice \
      before they have read on, records are missing. `unread` counts lines that are no whole records.
      """,
    parameters: [
      VarlinkField("id", .optional(.string)), VarlinkField("past", .optional(.bool)),
    ],
    gives: [VarlinkField("records", .array(.object)), VarlinkField("unread", .int)]
  ) { desk, call throws(ServiceRefusal) in
    try desk.watch(desk.watchQuery(call), for: call)
  }
}
