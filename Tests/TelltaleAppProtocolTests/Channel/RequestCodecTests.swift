import TelltaleHost
import TelltaleSession
import Testing

@testable import TelltaleModel
@testable import TelltaleAppProtocol

/// What becomes of the lines of an application, and what it is told.
@Suite struct RequestCodecTests {
  private func codec() throws -> RequestCodec {
    RequestCodec(try MediaApp.reader(), file: "input")
  }

  private func line(_ number: Int, _ text: String) -> LineBuffer.Line {
    LineBuffer.Line(number: number, bytes: Array(text.utf8))
  }

  private func taken(_ received: RequestCodec.Received) -> AppRequest? {
    if case .request(let request) = received { request } else { nil }
  }

  private func refusal(_ received: RequestCodec.Received) -> (reply: String, faults: [String])? {
    guard case .refused(let reply, let faults) = received else { return nil }
    return (reply.line, faults.map(\.line))
  }

  private static let question =
    #"{"id":"q","ask":{"alert":{"title":"Delete This Station?","buttons":["#
    + #"{"title":"Delete","role":"destructive"},{"role":"cancel"}]}}}"#

  @Test func `requests are numbered, and blank lines are nothing`() throws {
    var codec = try codec()
    let first = codec.receive(line(1, #"{"ping":true}"#))
    #expect(taken(first)?.number == 1)
    for blank in ["", " ", "\t", " \t "] {
      guard case .nothing = codec.receive(line(2, blank)) else {
        Issue.record("\(blank) is something")
        continue
      }
    }
    let second = codec.receive(line(3, #"{"id":5,"ping":true}"#))
    #expect(taken(second)?.number == 2)
    // Only who gave an id waits for a reply.
    #expect(codec.line(for: .replied(AppReply(request: 1))) == nil)
    let reply = codec.line(for: .replied(AppReply(request: 2)))
    #expect(reply?.line.line == #"{"ok":5}"# && reply?.isOwed == true)
    #expect(codec.line(for: .replied(AppReply(request: 2))) == nil)
  }

  @Test func `a byte order mark before the first line is told, and the line is taken`() throws {
    var (codec, lines) = (try codec(), LineBuffer(most: 100))
    lines.add(Array("\u{FEFF}{\"ping\":true}\n{\"id\":2,\"ping\":true}\n".utf8))
    for (number, reply) in [
      (
        1,
        #"{"ok":null,"warnings":["input:1:1: warning: a byte order mark stands before the first line"#
      ),
      (2, #"{"ok":2}"#),
    ] {
      let next = lines.next()
      let line = try #require(next)
      let received = codec.receive(line)
      #expect(taken(received)?.number == number)
      let told = codec.line(for: .replied(AppReply(request: number)))?.line.line
      #expect(told?.hasPrefix(reply) == true, "\(told ?? "nothing")")
    }
  }

  @Test func `marks in rows are left out and told, and the rows are there`() throws {
    var codec = try codec()
    let rows =
      #"{"rows":{"stations":[{"id":"a","title":"Cl\u202Eassic"},{"id":"b","title":"\u2068Jazz\u2069"}]}"#
    let received = codec.receive(line(4, rows + #","id":7}"#))
    guard case .rows(_, .replace(let taken)) = try #require(taken(received)).updates.first else {
      Issue.record("no rows")
      return
    }
    #expect(taken.map { $0.title.longest.string } == ["Classic", "\u{2068}Jazz\u{2069}"])
    let reply = try #require(codec.line(for: .replied(AppReply(request: 1)))?.line.line)
    #expect(reply.hasPrefix(#"{"ok":7,"warnings":["input:4:"#))
    #expect(reply.contains("character 3 of the text is U+202E"))
    // Whoever gave no id is told all the same.
    _ = codec.receive(line(5, rows + "}"))
    let told = codec.line(for: .replied(AppReply(request: 2)))?.line.line
    #expect(told?.hasPrefix(#"{"ok":null,"warnings":["input:5:"#) == true)
  }

  @Test func `what overrides the order of letters refuses a question, and a mark does not`() throws
  {
    var codec = try codec()
    let override = Self.question.replacing("Delete This", with: #"De\u202Elete This"#)
    #expect(refusal(codec.receive(line(1, override)))?.faults.first?.contains("U+202E") == true)
    let mark = Self.question.replacing("Delete This", with: #"\uFEFFDelete\u200E This"#)
    #expect(taken(codec.receive(line(2, mark)))?.updates.count == 1)
  }

  @Test func `an answer to a barrier is taken once that was sent, and refused before`() throws {
    var codec = try codec()
    // Nobody sends any, as when what a program said is played again.
    #expect(taken(codec.receive(line(1, #"{"sync":2}"#))) != nil)
    codec.barrier = 0
    guard case .request = codec.receive(line(1, #"{"sync":0}"#)) else {
      Issue.record("who begins with 0 says that barriers are answered")
      return
    }
    let early = try #require(refusal(codec.receive(line(2, #"{"id":7,"sync":1}"#))))
    #expect(early.reply.hasPrefix(#"{"error":7,"message":"\"sync\": 1 answers a barrier"#))
    #expect(early.faults[0].contains("none was"))
    codec.barrier = 3
    #expect(taken(codec.receive(line(3, #"{"sync":3}"#))) != nil && codec.synced == 3)
    #expect(taken(codec.receive(line(4, #"{"sync":1}"#))) != nil && codec.synced == 3)
    let wild = try #require(refusal(codec.receive(line(5, #"{"sync":99999}"#))))
    #expect(wild.faults[0].contains("the last one is 3") && codec.synced == 3)
  }

  @Test func `a line that is too long is refused with its number`() throws {
    var codec = try codec()
    let received = codec.receive(LineBuffer.Line(number: 9, bytes: [], isTooLong: true))
    let found = try #require(refusal(received))
    #expect(
      found.reply.hasPrefix(#"{"error":null,"message":"the line has more than 1048576 bytes"#))
    #expect(found.reply.contains(#""line":9,"column":1"#))
    #expect(found.faults.count == 1 && found.faults[0].hasPrefix("input:9:1: error: the line has"))
  }

  @Test func `a refused line names its place, what to do, and the other faults`() throws {
    var codec = try codec()
    let received = codec.receive(line(4, #"{"id":"x","sett":1,"popp":2}"#))
    let found = try #require(refusal(received))
    #expect(found.reply.hasPrefix(#"{"error":"x","message":"#))
    #expect(found.reply.contains(#""line":4,"column":"#) && found.reply.contains(#""also":["#))
    #expect(found.faults.count == 2)
    #expect(found.faults.allSatisfy { $0.hasPrefix("input:4:") })
  }

  @Test func `what the session refuses is told at the update that it refused`() throws {
    var codec = try codec()
    let two = #"{"id":1,"rows":{"stations":[]},"push":"playing"}"#
    let request = try #require(taken(codec.receive(line(7, two))))
    #expect(request.updates.count == 2)
    for (update, column) in [(0, 9), (1, 39), (2, 1)] {
      var refusal = AppRefusal("no room", rule: "SCREEN-ROOM")
      refusal.update = update
      let reply = AppReply(request: request.number, refusal: refusal)
      let fault = try #require(codec.fault(of: reply))
      #expect(fault.place.line == (update == 2 ? 1 : 7))
      #expect(fault.place.column == column, "\(fault.line)")
    }
    #expect(codec.fault(of: AppReply(request: request.number)) == nil)
    let reply = AppReply(
      request: request.number, refusal: AppRefusal("no room", rule: "SCREEN-ROOM"))
    let told = codec.line(for: .replied(reply))
    #expect(told?.isOwed == true)
    #expect(
      told?.line.line.hasPrefix(#"{"error":1,"message":"no room","line":7,"column":"#) == true)
    #expect(told?.line.line.hasSuffix(#""rule":"SCREEN-ROOM"}"#) == true)
  }

  @Test func `a question is answered to who asked it, once`() throws {
    var codec = try codec()
    let asked = try #require(taken(codec.receive(line(1, Self.question))))
    let answer = Answer(
      question: .asked(asked.number), outcome: .chosen, choice: "delete", fields: ["a"],
      alertID: "x")
    let told = codec.line(for: .answered(answer))
    #expect(told?.isOwed == true)
    #expect(
      told?.line.line
        == #"{"event":"answered","ask":"q","alert":"x","outcome":"chosen","choice":"delete","#
        + #""fields":["a"]}"#)
    let second = codec.line(for: .answered(answer))
    #expect(second?.line.line.contains(#""ask":null"#) == true)
    let third = try #require(taken(codec.receive(line(3, Self.question))))
    #expect(third.number == 2)
  }

  @Test func `an id that comes twice is that of both questions`() throws {
    var codec = try codec()
    let numbers = try (1...3).map { number in
      try #require(taken(codec.receive(line(number, Self.question)))).number
    }
    // The last is taken back first, and one that was refused leaves the others.
    let back = taken(codec.receive(line(4, #"{"withdraw":"q"}"#)))
    #expect(back?.updates == [.withdraw(.asked(numbers[2]))])
    _ = codec.line(
      for: .replied(AppReply(request: numbers[2], refusal: AppRefusal("another is open"))))
    let second = taken(codec.receive(line(5, #"{"withdraw":"q"}"#)))
    #expect(second?.updates == [.withdraw(.asked(numbers[1]))])
    for number in numbers.prefix(2) {
      let answer = Answer(question: .asked(number), outcome: .withdrawn, choice: nil, fields: [])
      #expect(codec.line(for: .answered(answer))?.line["ask"] == "q")
    }
    #expect(refusal(codec.receive(line(6, #"{"withdraw":"q"}"#))) != nil)
  }

  @Test func `a question that was refused is open no more, and its id can come again`() throws {
    var codec = try codec()
    let first = try #require(taken(codec.receive(line(1, Self.question))))
    let refused = AppReply(request: first.number, refusal: AppRefusal("another is open"))
    _ = codec.line(for: .replied(refused))
    let second = try #require(taken(codec.receive(line(2, Self.question))))
    // A reply that comes late, to the first, leaves the second open.
    _ = codec.line(for: .replied(refused))
    let answer = Answer(
      question: .asked(second.number), outcome: .cancelled, choice: nil, fields: [])
    #expect(codec.line(for: .answered(answer))?.line.line.contains(#""ask":"q""#) == true)
  }

  @Test func `a wish for another edition is handed on with its place`() throws {
    var codec = try codec()
    guard
      case .reopening(let wish, let id, let place) = codec.receive(
        line(6, #"{"id":2,"language":"ja"}"#))
    else {
      Issue.record("no wish")
      return
    }
    #expect(wish.language?.tag == "ja" && wish.profile == nil)
    #expect(RequestCodec.ok(id)?.line == #"{"ok":2}"#)
    #expect(place.description == "input:6:1")
    #expect(RequestCodec.ok(nil) == nil)
  }

  @Test func `events are told to nobody in particular`() throws {
    var codec = try codec()
    #expect(codec.line(for: .armed) == nil)
    let home = codec.line(for: .home)
    #expect(home?.line.line == #"{"event":"home"}"# && home?.isOwed == false)
  }
}
