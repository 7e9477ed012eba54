import TelltaleSyntax

extension Update {
  /// Tells in passing what was done: a small card at the foot of the screen, which asks for nothing and goes by itself.
  ///
  /// One is shown at a time, and none while a question is open: those wait, three of them at most.
  ///
  /// - Parameters:
  ///   - text: What was done, such as “Added to favourites”.
  ///   - icon: The name of an icon of the profile; `nil` for none.
  ///   - time: From two to ten seconds; `nil` for as long as reading takes.
  ///   - id: A newer one of the same id takes its place; `nil` where none does.
  /// - Returns: The update.
  public static func toast(
    _ text: String, icon: String? = nil, for time: Duration? = nil, id: String? = nil
  ) -> Update {
    var members: [JSONValue.Member] = [.init("text", .string(text))]
    if let icon { members.append(.init("icon", .string(icon))) }
    if let time {
      let (seconds, rest) = time.components
      members.append(.init("seconds", .number(Double(seconds) + Double(rest) / 1e18)))
    }
    if let id { members.append(.init("id", .string(id))) }
    return Update("toast", .object(members))
  }
}
