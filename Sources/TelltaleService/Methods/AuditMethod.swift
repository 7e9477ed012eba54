import TelltaleVarlink

extension ServiceMethod {
  /// Tells a part of the journal.
  static let audit = ServiceMethod(
    "Audit",
    "what the journal says of the calling user, a part at a time; of everybody, for those who may see them",
    words: """
      What the journal says, oldest first, a part at a time: what the calling user has asked, shown and set; of all \
      users for whoever may see them. `id` is that of a question, where no other is wanted. It goes on `from` what the \
      part before said in `next`, until there is none; a part may have no records. `unread` counts lines that are no \
      whole records.
      """,
    parameters: [
      VarlinkField("id", .optional(.string)), VarlinkField("from", .optional(.string)),
    ],
    gives: [
      VarlinkField("records", .array(.object)), VarlinkField("next", .optional(.string)),
      VarlinkField("unread", .int),
    ]
  ) { desk, call throws(ServiceRefusal) in
    [.audit(call.client, try desk.auditQuery(call))]
  }
}
