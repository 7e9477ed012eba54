import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

@Suite struct SecretQuestionTests {
  @Test(
    arguments: [
      ("Enter passphrase for /root/.ssh/id: ", "Enter passphrase for /root/.ssh/id", nil),
      ("Host unknown.\nSure (yes/no)? ", "Host unknown.", "Sure (yes/no)?"), ("", "Password", nil),
      ("  \n PIN :\n", "PIN", nil),
    ] as [(String, String, String?)])
  func `a prompt is a title, and what follows its message`(
    text: String, title: String, message: String?
  ) {
    let prompt = SecretPrompt(text)
    #expect(prompt.title == title && prompt.message == message)
  }

  @Test func `a prompt hides nothing, and is no longer than can be asked`() {
    let prompt = SecretPrompt("a\u{202E}b\u{7}\n\u{200B}\nnext:")
    #expect(prompt.title == "ab\u{FFFD}" && prompt.message == "next")
    let long = SecretPrompt(String(repeating: "e\u{301}", count: 5000))
    #expect(long.title.count == 141 && long.message?.hasSuffix("…") == true)
    let count = long.title.unicodeScalars.count + (long.message?.unicodeScalars.count ?? 0)
    #expect(count == 2003)
  }

  @Test func `a title is no longer than is read on a small panel, and goes on below`() {
    let words = (1...40).map { "word-\($0)" }.joined(separator: " ")
    let prompt = SecretPrompt(words + "\nlast")
    #expect(prompt.title.count <= 141 && prompt.title.hasSuffix("…"))
    #expect(prompt.message?.hasPrefix("…") == true && prompt.message?.hasSuffix("\nlast") == true)
    let sentences = SecretPrompt(sentences: ["Wrong.", words, "Go?"])
    #expect(sentences == SecretPrompt(sentences: ["Wrong.", words, "Go?"]))
    #expect(sentences.title == "Wrong." && sentences.message == "\(words)\nGo?")
    #expect(SecretPrompt(sentences: ["Wait", "Go?"]).title == "Wait. Go?")
  }

  @Test(
    arguments: [
      ("Unlock the key:\n\"Anna <a@b.c>\"\n255-bit", "Anna <a@b.c>"),
      ("Unlock the key\nof Anna", nil), ("Unlock:", nil),
    ] as [(String, String?)])
  func `what a line leads in to is the subject`(text: String, subject: String?) {
    #expect(SecretPrompt(text).subject == subject)
    let asked = AskpassProgram.question(text, hint: nil)
    #expect(asked.prompt == [subject].compactMap(\.self))
  }

  @Test(
    arguments: [
      ("Passphrase: ", nil, .secret), ("Allow use of key?", "confirm", .confirmation),
      ("Touch the key", "none", .notice), ("Continue (yes/no/[fingerprint])? ", nil, .confirmation),
    ] as [(String, String?, SecretQuestion.Kind)])
  func `what ssh says of a prompt is what is asked`(
    text: String, hint: String?, kind: SecretQuestion.Kind
  ) {
    #expect(AskpassProgram.question(text, hint: hint).kind == kind)
  }

  @Test func `a question goes to its process whole`() throws {
    let question = SecretQuestion(
      kind: .secret, title: "T", message: "M\n\"q\"", prompt: ["P", "p"], again: "A", ok: "O",
      cancel: "C",
      other: "N", limit: 5)
    let read = try JSONReader.read(Array(question.json.line.utf8))
    #expect(SecretQuestion(read) == question)
    #expect(SecretQuestion(["kind": "secret"]) == nil)
    #expect(SecretQuestion(["kind": "what", "title": "T"]) == nil)
  }

  @Test(arguments: ["kiosk", "ios", "macos", "tvos", "watchos-s4"])
  func `each kind can be shown`(profile: String) throws {
    for kind in [SecretQuestion.Kind.secret, .text, .confirmation, .notice] {
      let question = SecretQuestion(
        kind: kind, title: "Unlock the Disk", prompt: ["Passphrase"], again: "Again")
      let loaded = try Scenes.load(
        question.scene(cancel: "Cancel", language: nil), profile: profile)
      #expect(loaded.refusal == nil, "\(kind)")
    }
  }

  @Test func `a secret is dots, and only a typed one has a field`() {
    func scene(_ kind: SecretQuestion.Kind) -> String {
      SecretQuestion(kind: kind, title: "T").scene(cancel: "Cancel", language: nil)
    }
    #expect(!scene(.confirmation).contains("fields") && !scene(.notice).contains("cancel"))
    let typed = SecretQuestion(kind: .secret, title: "T", prompt: ["P"])
    #expect(typed.scene(cancel: "Abbrechen", language: "de").contains("\"secure\":true"))
  }
}
