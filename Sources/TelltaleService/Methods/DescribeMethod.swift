import TelltaleSyntax
import TelltaleVarlink

extension ServiceMethod {
  /// Tells what questions are shown on.
  package static let describe = ServiceMethod(
    "Describe",
    "profile, language and size of the screen, and the priority that may be asked with",
    words: "What questions are shown on: sizes in pixels.",
    gives: [
      VarlinkField("version", .string), VarlinkField("profile", .string),
      VarlinkField("language", .string), VarlinkField("width", .int), VarlinkField("height", .int),
      VarlinkField("priority", .named("Priority")),
    ]
  ) { desk, call in
    let priority = desk.policy.rule(for: call.peer).asks ?? .low
    let own: [JSONValue.Member] = [
      .init("language", .string(desk.shownBy.language.tag)),
      .init("priority", .string(priority.rawValue)),
    ]
    return [.reply(call.client, VarlinkReply(.object(desk.description + own)))]
  }
}
