import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleVarlink

@Suite struct VarlinkCallTests {
  private func read(_ text: String) throws -> VarlinkCall { try VarlinkCall(Array(text.utf8)) }

  @Test func `a call is read as it was meant`() throws {
    let call = try read(#"{"method":"io.telltale.Ask","parameters":{"key":"a"},"more":true}"#)
    #expect(call == VarlinkCall("io.telltale.Ask", ["key": "a"], wantsMore: true))
    #expect(call.interface == "io.telltale")
    #expect(call.name == "Ask")
    #expect(try read(#"{"method":"a.B"}"#) == VarlinkCall("a.B"))
    #expect(try read(#"{"method":"a.B","parameters":null}"#) == VarlinkCall("a.B"))
    #expect(try read(#"{"method":"Lone"}"#).interface == "")
  }

  @Test(arguments: [
    VarlinkCall("a.B"), VarlinkCall("a.B", ["x": 1], wantsMore: true),
    VarlinkCall("a.B", isOneway: true), VarlinkCall("a.B", upgrades: true),
  ])
  func `what is sent is what is read`(call: VarlinkCall) throws {
    #expect(call.bytes.last == 0)
    #expect(try VarlinkCall(Array(call.bytes.dropLast())) == call)
  }

  @Test(arguments: [
    ("GET / HTTP/1.1", "byte 0"), ("[]", "expected a JSON object"), ("{}", "expected a \"method\""),
    (#"{"method":7}"#, "expected a \"method\""),
    (#"{"method":"a.B","parameters":[]}"#, "\"parameters\" is not an object"),
    (#"{"method":"a.B","more":"yes"}"#, "\"more\" is neither true nor false"),
  ])
  func `what is no call says why`(text: String, words: String) {
    do {
      _ = try read(text)
      Issue.record("taken")
    } catch let fault as VarlinkError {
      #expect(fault.message.contains(words), "\(fault.message)")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test(arguments: [
    VarlinkReply(["id": "1"]), VarlinkReply(["id": "1"], continues: true),
    VarlinkReply(error: "a.B", ["x": "y"]),
  ])
  func `replies come as they were sent`(reply: VarlinkReply) throws {
    #expect(try VarlinkReply(Array(reply.bytes.dropLast())) == reply)
  }
}
