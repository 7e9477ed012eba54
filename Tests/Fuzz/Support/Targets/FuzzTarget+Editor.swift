import TelltaleLanguageServer
import TelltaleLint
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleWords

extension FuzzTarget {
  /// What an editor sends. The first byte says how the bytes come, and whether the rest are frames or bodies of
  /// frames, a line each: however they come they are the same messages, and each request has one reply.
  static let editor = FuzzTarget(
    name: "editor",
    words: [
      "Content-Length: ", "\r\n\r\n", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"", "\"params\":{",
      "initialize", "initialized", "textDocument/didOpen", "textDocument/didChange",
      "textDocument/hover", "textDocument/completion", "textDocument/codeAction",
      "textDocument/documentSymbol", "\"textDocument\":{\"uri\":\"file:///a.yaml\"",
      "\"position\":{\"line\":", "\"character\":", "\"text\":\"alert:\\n  title: A\"", "shutdown",
      "exit", "$/cancelRequest", "\n", "}", "-1", "4294967296",
    ], turns: 600
  ) { bytes in
    let first = Int(bytes.first ?? 0)
    let stream = first & 1 == 0 ? Array(bytes.dropFirst()) : framed(bytes.dropFirst())
    let whole = frames(stream, by: max(1, stream.count))
    if whole != frames(stream, by: first / 2 % 61 + 1) { return "other messages in other pieces" }
    var server = LanguageServer(EmptyWorkspace())
    var (expected, replies) = ([JSONValue](), [JSONValue]())
    for frame in whole where server.exitCode == nil {
      if let id = frame.askedBy { expected.append(id) }
      replies += server.handle([frame]).compactMap(\.replyID)
      while !server.isSettled { replies += server.settle().compactMap(\.replyID) }
    }
    return replies == expected ? nil : "replies to \(replies) for requests \(expected)"
  }

  private static func frames(_ bytes: [UInt8], by size: Int) -> [FrameReader.Frame] {
    var reader = FrameReader()
    return stride(from: 0, to: bytes.count, by: size).flatMap {
      reader.read(bytes[$0..<min($0 + size, bytes.count)])
    }
  }

  private static func framed(_ lines: ArraySlice<UInt8>) -> [UInt8] {
    lines.split(separator: 0x0A).flatMap {
      Array("Content-Length: \($0.count)\r\n\r\n".utf8) + $0
    }
  }
}

extension FrameReader.Frame {
  /// Who waits for a reply to it.
  fileprivate var askedBy: JSONValue? {
    guard case .body(let bytes) = self else { return .null }
    switch ClientMessage(bytes) {
    case .request(let id, _, _), .fault(let id, _): return id
    case .notification, .response: return nil
    }
  }
}

extension JSONValue {
  /// Whom it answers, where it is a reply.
  fileprivate var replyID: JSONValue? { self["method"] == nil ? self["id"] : nil }
}

/// One platform, and nothing on the disk.
private final class EmptyWorkspace: LanguageWorkspace {
  let profileNames = ["kiosk"]
  let iconNames = ["bell", "map"]

  func checker(
    for path: String?, name: String, bytes: [UInt8], profiles: [String]
  ) -> Result<SceneChecker, CheckRefusal> {
    Self.linter.map { SceneChecker(linter: $0) }
  }

  nonisolated(unsafe) private static let linter: Result<SceneLinter, CheckRefusal> = {
    guard let profile = try? Platforms.profile("kiosk"), let lexicons = try? Platforms.lexicons()
    else { return .failure(CheckRefusal("no platform")) }
    let setup = LintSetup(
      profile: profile, lexicons: lexicons, verbs: .all, typesetter: GridTypesetter())
    return .success(SceneLinter(setups: [setup], lexicons: lexicons))
  }()

  func page(of rule: String) -> String? { nil }
  func forget() {}
}
