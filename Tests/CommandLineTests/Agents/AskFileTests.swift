import Testing

@testable import TelltaleCommands

@Suite struct AskFileTests {
  private static let text = """
    [Ask]
    PID=12
    Socket=/run/systemd/ask-password/sck.1
    AcceptCached=0
    Echo=0
    NotAfter=5000000
    Silent=0
    Message=Please enter the passphrase for disk data:
    Id=cryptsetup:/dev/vdb
    """

  @Test func `a question of systemd is read`() throws {
    let file = try #require(AskFile(Self.text))
    #expect(file.socket == "/run/systemd/ask-password/sck.1" && file.process == 12)
    let question = file.question(at: 1_000_000)
    #expect(question.title == "Please enter the passphrase for disk data")
    #expect(question.kind == .secret && question.limit == 4000)
  }

  @Test func `nobody waits after its time, or once the process has gone`() throws {
    let file = try #require(AskFile(Self.text))
    #expect(file.isOpen(at: 1, isRunning: { $0 == 12 }))
    #expect(!file.isOpen(at: 5_000_000, isRunning: { _ in true }))
    #expect(!file.isOpen(at: 1, isRunning: { _ in false }))
  }

  @Test
  func
    `what may be seen is shown, without a limit it waits, and keys of other sections mean nothing`()
    throws
  {
    let file = try #require(AskFile("[Ask]\nSocket=/s\nEcho=1\n[Other]\nSocket=/t\n"))
    #expect(file.isEchoed && file.socket == "/s" && file.question(at: 9).limit == nil)
    #expect(file.question(at: 9).kind == .text)
  }

  @Test(arguments: ["", "Socket=/s", "[Ask]\nMessage=x", "[Ask]\nSocket=relative"])
  func `what says no socket is no question`(text: String) { #expect(AskFile(text) == nil) }
}
