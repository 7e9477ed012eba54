import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// Sizes of a text's own, and the roles that are nearest to them (TEXT-SIZE-BY-ROLE).
@Suite struct SizeByRoleTests {
  private func found(_ label: String, on profile: String) throws -> [String] {
    try Linters.lint("screen: {content: [{label: \(label)}]}", [profile]).findings
      .filter { $0.rule == "TEXT-SIZE-BY-ROLE" }.map { "\($0.path): \($0.message)" }
  }

  @Test func `the nearest role is the profile's`() throws {
    let label = "{text: Old Harbour, size: 34, message: true}"
    let place = "screen.content[0].label.size: 34 points on every screen; the nearest role is "
    #expect(
      try found(label, on: "kiosk") == [place + "title, with 30 points on kiosk"])
    #expect(
      try found(label, on: "ios") == [place + "large-title, with 34 points on ios"])
    #expect(
      try found(label, on: "watchos-s3") == [place + "figure, with 34 points on watchos-s3"])
  }

  @Test func `sizes are told to a tenth`() throws {
    let label = "{text: Old Harbour, size: 34.3617, message: true}"
    #expect(try found(label, on: "kiosk").first?.contains(": 34.4 points on every") == true)
  }

  @Test func `of two roles of one size the weight decides`() throws {
    func role(_ weight: String) throws -> String? {
      try found("{text: Old Harbour, size: 22, weight: \(weight), message: true}", on: "kiosk")
        .first?.split(separator: " ").first { ["body,", "headline,"].contains($0) }.map(String.init)
    }
    #expect(try role("semibold") == "headline,")
    #expect(try role("regular") == "body,")
  }

  @Test func `a piece is told at its own place`() throws {
    let label = "{text: [{text: 'In '}, {text: 300 m, size: 30}], message: true}"
    #expect(
      try found(label, on: "kiosk").map { $0.prefix { $0 != ":" } }
        == ["screen.content[0].label.text[1].size"])
  }

  @Test func `a text that says what it is gets no note`() throws {
    #expect(try found("{text: Old Harbour, style: title, message: true}", on: "kiosk").isEmpty)
  }
}
