import Testing

@testable import TelltaleCommands

@Suite struct PolkitHelperLineTests {
  @Test(
    arguments: [
      ("PAM_PROMPT_ECHO_OFF Password: ", .prompt("Password: ", isEchoed: false)),
      ("PAM_PROMPT_ECHO_ON login:", .prompt("login:", isEchoed: true)),
      ("PAM_PROMPT_ECHO_OFF", .prompt("", isEchoed: false)),
      ("PAM_ERROR_MSG Account locked", .told("Account locked")),
      ("PAM_TEXT_INFO Swipe", .told("Swipe")), ("SUCCESS", .success), ("FAILURE", .failure),
      ("SUCCESSFUL", .unknown), ("", .unknown), ("PAM_OTHER x", .unknown),
    ] as [(String, PolkitHelperLine)])
  func `each line of the helper is read`(line: String, read: PolkitHelperLine) {
    #expect(PolkitHelperLine(line) == read)
  }

  @Test(arguments: [
    (#"Pa\303\237wort"#, "Paßwort"), (#"a\nb\tc"#, "a\nb\tc"), (#"\"q\" \\"#, "\"q\" \\"),
    (#"end\"#, "end\\"), (#"\0333"#, "\u{1B}3"), (#"\777"#, "\u{FFFD}"),
  ])
  func `texts are decoded as the helper has written them`(given: String, read: String) {
    #expect(PolkitHelperLine("PAM_TEXT_INFO \(given)") == .told(read))
  }
}
