import TelltaleModel

/// An authentication that polkit wants: what is to be done, and who may show that they are allowed to.
struct PolkitRequest: Equatable {
  /// Somebody who may type a password for it.
  struct User: Equatable {
    var number: UInt32
    var name: String
  }

  /// The call that is answered when it has ended; its number is the agent's own.
  var call: Int
  /// What polkit calls this authentication, towards its helper as well.
  var cookie: String
  /// What is to be done, in a sentence that polkit has from the action. Names that anybody may have chosen, such as that
  /// of a program, stand in it.
  var message: String
  /// Those who may, the likeliest first.
  var users: [User]

  /// Characters of a message at most: a sentence has fewer.
  private static let mostCharacters = 300

  /// - Parameters:
  ///   - call: the agent's number for the call.
  ///   - cookie: what polkit calls this authentication.
  ///   - message: in any words.
  ///   - users: those whom polkit names, in its order.
  ///   - own: the user whom the agent belongs to.
  init(call: Int, cookie: String, message: String, users: [User], own: UInt32) {
    self.call = call
    self.cookie = cookie
    self.message = message
    // Who sits there knows their own password; where the unit's owner is somebody else, root is the usual one.
    let likely = [own, 0].compactMap { number in users.first { $0.number == number } }
    var all: [User] = []
    for user in likely + users where !all.contains(user) { all.append(user) }
    self.users = all
  }

  /// The message in one line, as it can be shown: whoever chose a name in it adds no line and hides none.
  var sentence: String {
    let line = TextSafety.shown(message).split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    guard !TextSafety.isBlank(line) else { return "Authentication is needed" }
    return line.count > Self.mostCharacters ? line.prefix(Self.mostCharacters) + "…" : line
  }

  /// The question for what PAM asks of a user.
  ///
  /// - Parameters:
  ///   - prompt: what PAM calls that.
  ///   - isEchoed: whether it may be seen while it is typed.
  ///   - user: as whom the person would act.
  ///   - texts: what is to be read before, such as that it was wrong.
  /// - Returns: With a second answer for another user, where several may.
  func question(
    _ prompt: String, isEchoed: Bool, as user: User, after texts: [String]
  ) -> SecretQuestion {
    let asked = SecretPrompt(prompt).title
    let unread = SecretPrompt.fitsField(asked) ? [] : [asked]
    let shown = SecretPrompt(sentences: texts + unread + [sentence])
    return SecretQuestion(
      kind: isEchoed ? .text : .secret, title: shown.title, message: shown.message,
      prompt: Self.field(asked, of: user.name), other: users.count > 1 ? "Other User" : nil)
  }

  /// What the field says, which is seen where the texts scroll: what is to be typed, and whose that is. PAM has its words
  /// in any language.
  private static func field(_ asked: String, of user: String) -> [String] {
    let whole = asked == "Password" ? "Password of \(user)" : "\(asked) (\(user))"
    return [whole, "\(user): \(asked)"]
  }

  /// What is to be read while nothing is to be typed.
  ///
  /// - Parameters:
  ///   - texts: in their order.
  ///   - isOver: whether nothing comes of it any more; otherwise it can be cancelled.
  /// - Returns: A question without a field.
  func notice(_ texts: [String], isOver: Bool) -> SecretQuestion {
    let shown = SecretPrompt(sentences: texts + [sentence])
    return SecretQuestion(
      kind: isOver ? .notice : .confirmation, title: shown.title, message: shown.message)
  }
}
