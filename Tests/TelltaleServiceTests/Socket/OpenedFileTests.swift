import Foundation
import Glibc
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// Scenes in folders that whoever has them shown can write to.
@Suite struct OpenedFileTests {
  private static let secret = "root: [top-secret\n"
  /// LoadErrorCollector about it quote it.
  private static let broken = "start: a\nscreens: {a: {content: [{lable: {text: private}}]}}\n"

  private func judge(_ log: Log = Log()) throws -> AppJudge {
    AppJudge(
      try Platform(SceneSettings(profile: "kiosk"), in: Surroundings(notices: log.notices)),
      language: nil)
  }

  private func complaints(
    _ judge: AppJudge, _ path: String, in folder: String, by user: UInt32 = geteuid()
  ) -> [String] {
    let source = AppSource.file(
      path, folders: [folder], by: Peer(process: 1, user: user, group: user))
    guard case .failure(let complaints) = judge.judge(source, nil) else { return [] }
    return complaints.lines
  }

  @Test func `a link that is turned between two looks has nothing read that is outside`() throws {
    let folder = try Files.folder(["apps/own.yaml": Self.broken, "secret.yaml": Self.secret])
    let link = "\(folder)/apps/app.yaml"
    try #require(symlink("own.yaml", link) == 0)
    let judge = try judge()
    let turner = SideThread {
      for _ in 0..<40_000 {
        for target in ["\(folder)/secret.yaml", "own.yaml"] {
          symlink(target, link + ".new")
          rename(link + ".new", link)
        }
      }
      return true
    }
    var seen: Set<String> = []
    while !turner.isDone {
      let lines = complaints(judge, link, in: "\(folder)/apps").joined()
      seen.insert(
        lines.contains("none of the allowed folders")
          ? "refused" : lines.contains("lable") ? "own" : lines)
    }
    #expect(seen == ["refused", "own"], "\(seen)")
  }

  @Test
  func `what is wrong with a file is told to who can read it, and to others by the log alone`()
    throws
  {
    let folder = try Files.folder(["apps/app.yaml": Self.broken, "apps/deep/app.yaml": Self.broken])
    let apps = "\(folder)/apps"
    chmod(folder, 0o755)
    let judge = try judge()
    func told(_ user: UInt32, _ path: String = "app.yaml") -> Bool {
      let lines = complaints(judge, "\(apps)/\(path)", in: apps, by: user)
      #expect(lines.count == 1 && lines[0].contains("\(apps)/\(path)"), "\(lines)")
      return lines.joined().contains("lable")
    }
    for (mode, isTold) in [(0o644, true), (0o640, false), (0o600, false), (0o604, true)] {
      chmod("\(apps)/app.yaml", mode_t(mode))
      #expect(told(54_321) == isTold, "\(mode)")
      #expect(told(geteuid()), "\(mode)")
    }
    #expect(told(54_321, "deep/app.yaml"))
    chmod("\(apps)/deep", 0o700)
    #expect(!told(54_321, "deep/app.yaml"))
    guard geteuid() == 0 else { return }
    chmod("\(apps)/app.yaml", 0o640)
    #expect(chown("\(apps)/app.yaml", 0, 54_321) == 0 && told(54_321))
    chmod("\(apps)/app.yaml", 0o460)
    #expect(chown("\(apps)/app.yaml", 54_321, 0) == 0 && told(54_321))
    // Whoever owns a file gives themselves the right.
    chmod("\(apps)/app.yaml", 0o060)
    #expect(told(54_321))
  }

  @Test func `a file of one of a client's further groups is one that they can read`() throws {
    guard geteuid() == 0 else { return }
    let folder = try Files.folder(["app.yaml": Self.broken])
    chmod(folder, 0o755)
    #expect(chown("\(folder)/app.yaml", 0, 777) == 0 && chmod("\(folder)/app.yaml", 0o640) == 0)
    for (groups, isTold) in [([777], true), ([776], false), ([], false)] as [([UInt32], Bool)] {
      var peer = Peer(process: 1, user: 54_321, group: 54_321)
      peer.groups = groups
      let source = AppSource.file("\(folder)/app.yaml", folders: [folder], by: peer)
      let verdict = try judge().judge(source, nil)
      guard case .failure(let complaints) = verdict else {
        Issue.record("it is shown")
        continue
      }
      #expect(complaints.lines.joined().contains("lable") == isTold)
      #expect(complaints.unsaid.joined().contains("lable") != isTold)
    }
  }

  @Test func `a client that names a file is no voice in the log`() throws {
    let folder = try Files.folder(["apps/a\n<3>telltale: error/app.yaml": Self.broken])
    let path = "\(folder)/apps/a\n<3>telltale: error/app.yaml"
    let hand = try ServiceHand(
      policy: ServicePolicy(rules: [.init(asks: nil, opens: ["\(folder)/apps"])]))
    hand.socket.identify = { _ in Peer(process: 1, user: 54_321, group: 54_321) }
    chmod(path, 0o600)
    for _ in 0..<5 {
      let guest = try ServiceGuest(hand)
      guest.open(["file": .string(path)])
      #expect(try guest.replies().map(\.error) == ["io.telltale.InvalidScene"])
    }
    let told = hand.notices.lines.filter { $0.contains("user 54321") || $0.contains("<3>") }
    #expect(told.count == 1, "\(told)")
    #expect(
      told.allSatisfy {
        $0.hasPrefix("telltale: note: user 54321 ") && !$0.contains("\n") && $0.contains("lable")
      })
  }

  @Test func `a file that another has the name of is not taken for it`() throws {
    let folder = try Files.folder([
      "secret.yaml": Self.secret, "apps/app.yaml": Self.broken,
      "apps/app.yaml (deleted)": Self.broken,
    ])
    let held = open("\(folder)/apps/app.yaml", O_RDONLY)
    defer { close(held) }
    #expect(rename("\(folder)/secret.yaml", "\(folder)/apps/new") == 0)
    #expect(unlink("\(folder)/apps/app.yaml") == 0)
    // The kernel's own path of what is held is now that of the other file.
    let lines = complaints(try judge(), "/proc/self/fd/\(held)", in: "\(folder)/apps")
    #expect(lines.count == 1 && lines[0].contains("none of the allowed folders"), "\(lines)")
  }

  @Test
  func `pictures are read from the folder that was allowed, though a link stands in its place`()
    throws
  {
    let folder = try Files.folder([
      "apps/mine/app.yaml": """
      start: a
      screens: {a: {content: [{web-view: {file: page.html}}, {image: {file: {bind: cover}}}]}}
      """,
      "apps/mine/page.html": "<p>Own page</p>", "secret/page.html": "<p>Secret page</p>",
      "secret/art.png": "secret",
    ])
    let hand = try ServiceHand(
      policy: ServicePolicy(rules: [.init(asks: nil, opens: ["\(folder)/apps"])]))
    let guest = try ServiceGuest(hand)
    guest.open(["file": .string("\(folder)/apps/mine/app.yaml")])
    #expect(try guest.replies().map(\.error) == [nil])
    #expect(rename("\(folder)/apps/mine", "\(folder)/apps/old") == 0)
    #expect(symlink("\(folder)/secret", "\(folder)/apps/mine") == 0)
    _ = try guest.lines()
    guest.say(#"{"id": 1, "set": {"cover": "art.png"}}"#)
    #expect(try guest.words().contains("ok"))
    let told = hand.notices.lines.filter { $0.contains("art.png") }
    #expect(told.count == 1 && told[0].contains("lies outside"), "\(told)")
    guest.leave()
    let other = try ServiceGuest(hand)
    other.open(["file": .string("\(folder)/apps/mine/page.html")])
    #expect(try other.replies().map(\.error) == ["io.telltale.NotAllowed"])
  }
}
