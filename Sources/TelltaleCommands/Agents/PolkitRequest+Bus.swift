import Glibc

extension PolkitRequest {
  /// What a call of polkit asks for; `nil` where it holds something else.
  ///
  /// - Parameters:
  ///   - call: BeginAuthentication, as it has come.
  ///   - number: the agent's for the call.
  init?(_ call: BusMessage, number: Int) {
    guard call.text() != nil, let message = call.text(), call.text() != nil else { return nil }
    call.skip("a{ss}")
    guard let cookie = call.text() else { return nil }
    let users = call.inside("a", "(sa{sv})") {
      var users: [User] = []
      while let user = call.inside("r", "sa{sv}", { Self.user(call) }) {
        if let user { users.append(user) }
      }
      return users
    }
    guard let users else { return nil }
    self.init(call: number, cookie: cookie, message: message, users: users, own: getuid())
  }

  /// The next identity; `nil` for a group, and for a user whom this system does not know.
  private static func user(_ call: BusMessage) -> User? {
    let isUser = call.text() == "unix-user"
    var number: UInt32?
    _ = call.inside("a", "{sv}") {
      while call.inside(
        "e", "sv",
        {
          guard call.text() == "uid", isUser else { return call.skip("v") }
          number = call.inside("v", "u") { call.number() } ?? nil
        }) != nil
      {}
    }
    guard let number, let entry = getpwuid(number) else { return nil }
    return User(number: number, name: String(cString: entry.pointee.pw_name))
  }
}
