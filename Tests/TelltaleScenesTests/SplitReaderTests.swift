import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How it is written what stands beside a list.
@Suite struct SplitReaderTests {
  private func load(_ split: String, rest: String = "") -> LoadedScene {
    let text = """
      start: a
      screens:
        a: {split: \(split), content: [{label: {text: Words}}]\(rest)}
        b: {content: [{label: {text: Words}}]}
        whole: {fullscreen: true, content: [{label: {text: Words}}]}
      """
    var profile = Profile.sample()
    profile.elements = .init(SceneElement.allCases.map(\.rawValue))
    return SceneFile.load(
      bytes: Array(text.utf8), name: "f", profile: profile, lexicons: .empty)
  }

  private func split(of loaded: LoadedScene) -> ScreenSplit? {
    loaded.accepted?.screens["a"]?.split
  }

  @Test func `a list names what stands beside it`() {
    #expect(split(of: load("{detail: b}")) == ScreenSplit(detail: "b"))
  }

  @Test func `widths are points, millimetres and parts`() {
    let loaded = load("{detail: b, wider-than: 200mm, list-width: 40%}")
    #expect(
      split(of: loaded)
        == ScreenSplit(detail: "b", widerThan: .millimetres(200), listWidth: .share(0.4)))
  }

  @Test(arguments: [
    ("{}", "a split without the screen that stands beside the list"),
    ("{detail: nowhere}", "there is no screen \"nowhere\""),
    ("{detail: a}", "\"a\" would stand beside itself"),
    ("{detail: whole}", "\"whole\" fills the display, and cannot stand beside a list"),
    ("b", "found"),
  ]) func `what cannot stand beside a list is refused`(split: String, message: String) {
    let said = load(split).errors.first?.message
    #expect(said?.hasPrefix(message) == true, "\(said ?? "nothing")")
  }

  @Test func `a list that fills the display leaves no room`() {
    #expect(
      load("{detail: b}", rest: ", fullscreen: true").errors.map(\.message)
        == ["a list that fills the display leaves no room beside it"])
  }

  @Test func `a modal has no list with something beside it`() {
    let text = """
      start: a
      screens:
        a:
          content:
            - button:
                title: Open
                action:
                  open:
                    modal:
                      id: m
                      start: x
                      screens:
                        x: {split: {detail: y}, content: [{button: {title: On, action: {push: y}}}]}
                        y: {content: [{label: {text: Words}}]}
      """
    var profile = Profile.sample()
    profile.elements = .init(SceneElement.allCases.map(\.rawValue))
    let loaded = SceneFile.load(
      bytes: Array(text.utf8), name: "f", profile: profile, lexicons: .empty)
    #expect(
      loaded.errors.map(\.message).contains(
        "a modal shows one screen at a time, and has no list with another one beside it"))
  }
}
