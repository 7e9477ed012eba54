import TelltaleVarlink

extension ServiceMethod {
  /// Tells the open questions.
  static let list = ServiceMethod(
    "List",
    "lists the calling user's open questions; those of all users, if the caller may see them",
    words:
      "Lists the open questions of the calling user, or of all users if the caller may see them.",
    gives: [VarlinkField("questions", .array(.named("Question")))]
  ) { dispatcher, call in
    [.reply(call.client, VarlinkReply(["questions": .array(dispatcher.summaries(for: call.peer))]))]
  }
}
