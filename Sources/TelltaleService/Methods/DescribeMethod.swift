import TelltaleSyntax
import TelltaleVarlink

extension ServiceMethod {
  /// Tells about the screen on which questions are shown.
  package static let describe = ServiceMethod(
    "Describe",
    "gives profile, language and size of the screen, and the highest priority that the caller may use",
    words: "Describes the screen of the questions; sizes are in pixels.",
    gives: [
      VarlinkField("version", .string), VarlinkField("profile", .string),
      VarlinkField("language", .string), VarlinkField("width", .int), VarlinkField("height", .int),
      VarlinkField("priority", .named("Priority")),
    ]
  ) { dispatcher, call in
    let priority = dispatcher.policy.rule(for: call.peer).asks ?? .low
    let own: [JSONValue.Member] = [
      .init("language", .string(dispatcher.shownBy.language.tag)),
      .init("priority", .string(priority.rawValue)),
    ]
    return [.reply(call.client, VarlinkReply(.object(dispatcher.description + own)))]
  }
}
