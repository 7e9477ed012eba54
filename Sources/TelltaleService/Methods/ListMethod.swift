import TelltaleVarlink

extension ServiceMethod {
  /// Tells the open questions.
  static let list = ServiceMethod(
    "List",
    "the calling user's open questions; everybody's, for those who may see them",
    words: "The open questions of the calling user; of all users for whoever may see them.",
    gives: [VarlinkField("questions", .array(.named("Question")))]
  ) { desk, call in
    [.reply(call.client, VarlinkReply(["questions": .array(desk.summaries(for: call.peer))]))]
  }
}
