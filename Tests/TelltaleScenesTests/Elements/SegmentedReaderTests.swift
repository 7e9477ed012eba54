import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport
import Testing

/// How segmented controls are written.
@Suite struct SegmentedReaderTests {
  private func load(_ text: String, profile: String = "kiosk") throws -> LoadedScene {
    try Scenes.load("screen:\n  content:\n    - segmented: \(text)\n", profile: profile)
  }

  private func segmented(_ text: String) throws -> Segmented {
    let loaded = try load(text)
    #expect(loaded.errors == [])
    guard case .screen(let screen)? = loaded.accepted?.root,
      case .segmented(let segmented)? = screen.content.first
    else { throw CancellationError() }
    return segmented
  }

  @Test func `a segmented control has options, of which one is chosen`() throws {
    let read = try segmented(
      "{id: span, about: Span, value: {bind: energy.span, value: b}, options: "
        + "[{id: a, title: [Day of the Week, Day], icon: clock}, {id: b, title: Week}]}")
    #expect(
      read
        == Segmented(
          id: "span", about: "Span",
          options: [
            Segmented.Option(
              id: "a", title: TextVariants("Day of the Week", shorter: ["Day"]), icon: "clock"),
            Segmented.Option(id: "b", title: "Week"),
          ], first: "b", binding: "energy.span"))
    #expect(AppData().option(of: read)?.id == "b")
  }

  private static let two = "options: [{id: a, title: A}, {id: b, title: B}]"

  @Test(arguments: [
    ("{\(two)}", "a segmented control without a name"),
    ("{about: A, options: [{id: a, title: A}]}", "found 1 option, expected 2 to 5"),
    ("{about: A}", "found no options, expected 2 to 5"),
    ("{about: A, value: c, \(two)}", "no option is called \"c\""),
    (
      "{about: A, options: [{id: a, title: A}, {id: a, title: B}]}",
      "the id \"a\" is given a second time"
    ),
    ("{about: A, options: [{id: a, title: A}, {id: b}]}", "an option without a title"),
    ("{about: A, options: [{title: A}, {id: b, title: B}]}", "an option without an id"),
    (
      "{about: A, options: [{id: a, title: {bind: x}}, {id: b, title: B}]}",
      "found no text for \"title\", expected one that is shown until the application sets it"
    ),
    (
      "{about: {bind: x}, \(two)}",
      "found no text for \"about\", expected one that is shown until the application sets it"
    ),
  ]) func `what nobody could use is refused`(text: String, message: String) throws {
    #expect(try load(text).errors.map(\.message) == [message])
  }

  @Test func `more than five options are refused`() throws {
    let options = (1...6).map { "{id: o\($0), title: O\($0)}" }.joined(separator: ", ")
    #expect(try load("{about: A, options: [\(options)]}").errors.count == 1)
  }

  @Test(arguments: ["carplay", "watchos-s3", "watchos-s4"])
  func `a platform without segmented controls says so`(profile: String) throws {
    let errors = try load("{about: A, \(Self.two)}", profile: profile).errors.map(\.message)
    #expect(errors == ["the profile \"\(profile)\" does not show \"segmented\""])
  }
}
