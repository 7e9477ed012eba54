import TelltaleVarlink

extension ServiceMethod {
  /// Tells a part of the journal.
  static let audit = ServiceMethod(
    "Audit",
    "gives the journal's records of the calling user, a part at a time; of all users, if the caller may see them",
    words: """
      Gives the records of the journal, oldest first, a part at a time: those of the calling user, or of all users if \
      the caller may see them. `id` limits the records to one question. `from` takes the `next` of the part before, \
      until there is none; a part may have no records. `unread` counts lines that are not whole records.
      """,
    parameters: [
      VarlinkField("id", .optional(.string)), VarlinkField("from", .optional(.string)),
    ],
    gives: [
      VarlinkField("records", .array(.object)), VarlinkField("next", .optional(.string)),
      VarlinkField("unread", .int),
    ]
  ) { dispatcher, call throws(ServiceRefusal) in
    [.audit(call.client, try dispatcher.auditQuery(call))]
  }
}
