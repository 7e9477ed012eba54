import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltalePreview

/// The screen with its thread, as pages talk to it.
@Suite struct PreviewLoopTests {
  private static let app = """
    profile: kiosk
    lang: en
    start: home
    screens:
      home:
        content:
          - label: {text: {bind: now.title, text: Nothing}, message: true}
          - button: {id: go, title: Go On, action: [{emit: went}]}
    """

  private let folder: TemporaryFolder
  private let pages: LookingPages
  private let exchange: PreviewExchange

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("app.yaml", Self.app)
    let pages = LookingPages()
    self.pages = pages
    exchange = try PreviewExchange { pages.put($1, to: $0) }
  }

  /// Shows the scene on a thread while something is done, with one page that looks on.
  private func shown(_ body: () throws -> Void) throws {
    let (exchange, file) = (exchange, folder.place("app.yaml"))
    let thread = SideThread {
      let surroundings = Surroundings(
        files: SearchPath(folders: ["\(Platforms.root)/Platforms"]), notices: Notices { _ in })
      let options = PreviewOptions(
        file: file, settings: PreviewSettings(SceneSettings()), surroundings: surroundings)
      return (try? exchange.run(options)) != nil
    }
    exchange.join(1)
    defer {
      exchange.close()
      #expect(thread.join())
    }
    try #require(pages.wait { !pages.texts("findings").isEmpty && !pages.frames().isEmpty })
    try body()
  }

  private func say(_ message: String, from page: Int = 1) {
    exchange.receive(Array(message.utf8), from: page)
  }

  private func wait(_ isSo: () -> Bool) -> Bool { pages.wait(until: isSo) }

  @Test func `whoever comes is told what there is to choose, what is shown, and all of it`() throws
  {
    try shown {
      #expect(pages.kinds(to: 1).prefix(2) == ["profiles", "state"])
      let names = pages.texts("profiles").first?["names"]?.items?.compactMap(\.string)
      #expect(names == Platforms.names.sorted())
      let state = try #require(pages.texts("state").first)
      #expect(state["profile"]?.string == "kiosk" && state["live"]?.bool == true)
      let width = state["size"]?["width"]?.integer ?? 0
      let height = state["size"]?["height"]?.integer ?? 0
      #expect(width >= 320 && height >= 240)
      #expect(pages.frames().first == [1, 1, width, height, 1, 0, 0, width, height])
    }
  }

  @Test func `whoever comes later is told what was said before`() throws {
    try shown {
      say(#"{"do":"say","line":"{\"id\":1,\"set\":{\"now.title\":\"Nocturne\"}}"}"#)
      exchange.notice("no such picture")
      try #require(wait { !pages.texts("notice").isEmpty && pages.texts("lines").count >= 1 })
      exchange.join(2)
      try #require(wait { !pages.frames(to: 2).isEmpty && !pages.texts("notice", to: 2).isEmpty })
      #expect(pages.texts("notice", to: 2).map(\.line) == pages.texts("notice").map(\.line))
      #expect(pages.texts("lines", to: 2).map(\.line) == pages.texts("lines").map(\.line))
      #expect(!pages.texts("findings", to: 2).isEmpty)
      #expect(pages.frames().count + pages.frames(to: 2).count >= 2)
    }
  }

  @Test func `what cannot be set is told to whom it is told by, and nonsense to nobody`() throws {
    try shown {
      exchange.join(2)
      try #require(wait { !pages.frames(to: 2).isEmpty })
      for nonsense in ["", "{", "[]", #"{"do":"fly"}"#, #"{"do":"finger"}"#] {
        say(nonsense, from: 2)
      }
      say(#"{"do":"set","textSize":9}"#, from: 2)
      try #require(wait { !pages.texts("fault", to: 2).isEmpty })
      #expect(pages.texts("fault", to: 2).count == 1 && pages.texts("fault").isEmpty)
      say(#"{"do":"set","theme":"night"}"#, from: 2)
      #expect(
        wait { pages.texts("state").last?["settings"]?.line.contains("night") == true })
    }
  }

  @Test func `a page that draws nothing is sent two frames, and the next when it has drawn one`()
    throws
  {
    try shown {
      let night = { (page: Int) in
        pages.texts("state", to: page).last?["settings"]?.line.contains("night") == true
      }
      say(#"{"do":"set","theme":"night"}"#)
      try #require(wait { pages.frames().count == 2 && night(1) })
      say(#"{"do":"set","theme":"day"}"#)
      try #require(wait { !night(1) })
      say(#"{"do":"set","theme":"night"}"#)
      try #require(wait { night(1) })
      #expect(pages.frames().count == 2)
      say(#"{"do":"drawn","frame":1}"#)
      try #require(wait { pages.frames().count == 3 })
      #expect(pages.frames().map { $0[1] } == [1, 2, 3])
    }
  }

  @Test func `the tree is told to those who inspect, and the places of findings to all`() throws {
    try shown {
      #expect(pages.texts("tree").isEmpty)
      say(#"{"do":"inspect","on":true}"#)
      try #require(wait { !pages.texts("tree").isEmpty })
      #expect(pages.texts("tree").last?.line.contains("Go On") == true)
      #expect(wait { !pages.texts("places").isEmpty })
      say(#"{"do":"inspect","on":false}"#)
      exchange.join(2)
      try #require(wait { !pages.texts("state", to: 2).isEmpty })
      #expect(pages.texts("tree", to: 2).isEmpty)
    }
  }

  @Test func `the frames of all profiles are drawn where they are wanted, once`() throws {
    try shown {
      say(#"{"do":"matrix","on":true}"#)
      let come = { (page: Int) in
        pages.pictures(to: page)
          + pages.texts("refused", to: page).compactMap { $0["profile"]?.string }
      }
      try #require(wait { Set(come(1)) == Set(Platforms.names) })
      #expect(come(1).count == Platforms.names.count)
      #expect(pages.pictures().contains("kiosk"))
      exchange.join(2)
      #expect(wait { Set(come(2)) == Set(Platforms.names) })
      say(#"{"do":"matrix","on":false}"#)
      exchange.join(3)
      try #require(wait { !pages.frames(to: 3).isEmpty })
      #expect(come(3).isEmpty)
    }
  }

  @Test func `hands press, and what they did is a script where that is wanted`() throws {
    try shown {
      say(#"{"do":"record","on":true}"#)
      try #require(wait { !pages.texts("script").isEmpty })
      #expect(pages.texts("script").last?["script"]?.string?.contains("Plays with") == true)
      // The screen takes no input before it has been seen for a while.
      let isTurned = wait {
        say(#"{"do":"turn","by":1}"#)
        return pages.texts("script").last?["script"]?.string?.contains("turn 1\n") == true
      }
      #expect(isTurned)
      say(#"{"do":"reset"}"#)
      say(#"{"do":"record","on":false}"#)
      #expect(wait { pages.texts("state").last?["recording"]?.bool == false })
    }
  }

  @Test func `a file that is saved is shown, and one that is broken is told`() throws {
    try shown {
      say(#"{"do":"drawn","frame":1}"#)
      say(#"{"do":"inspect","on":true}"#)
      let frames = pages.frames().count
      try folder.write("app.yaml", Self.app.replacingFirst("Go On", "Far Away"))
      #expect(wait { pages.texts("tree").last?.line.contains("Far Away") == true })
      #expect(wait { pages.texts("findings").count > 1 })
      try #require(wait { pages.frames().count > frames })
      // All of it is sent anew.
      let last = try #require(pages.frames().last)
      #expect(last[4...] == [1, 0, 0, last[2], last[3]])
      try folder.write("app.yaml", "profile: kiosk\nalert: {")
      #expect(wait { pages.texts("state").last?["problem"]?.string?.isEmpty == false })
    }
  }

  @Test func `eight pages may look on, and a ninth when one of them has gone`() throws {
    try shown {
      for page in 2...9 { exchange.join(page) }
      try #require(wait { pages.isEnded(9) && !pages.frames(to: 8).isEmpty })
      #expect(pages.kinds(to: 9) == ["end"])
      #expect((1...8).allSatisfy { !pages.isEnded($0) })
      exchange.leave(3)
      exchange.join(10)
      #expect(wait { !pages.frames(to: 10).isEmpty })
      #expect(!pages.isEnded(10))
    }
  }
}
