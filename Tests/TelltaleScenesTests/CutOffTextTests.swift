import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

@Suite struct CutOffTextTests {
  private func found(_ text: String) throws -> [String] {
    let loaded = try Scenes.load(text)
    return loaded.findings.filter { $0.rule == "SCENE-TEXT-CUT-OFF" }.map { finding in
      let place = loaded.sourceMap.location(of: finding.path)
      return "\(place.line):\(place.column) \(finding.severity) \(finding.path)"
    }
  }

  /// SCENE-TEXT-CUT-OFF
  @Test func `a text that a number sign cut off is told at its place`() throws {
    #expect(
      try found(
        """
        screen:
          navigation-bar: {title: T}
          content:
            - label: {text: A, message: true} # fine
            - label:
                text: Track #5
                message: true
                color: #FF0000
            - table:
                id: t
                rows:
                  - id: a
                    title:
                      - Gate #12
        """) == [
          "6:15 warning screen.content[1].label.text", "8:9 warning screen.content[1].label.color",
          "14:17 warning screen.content[2].table.rows[0].title[0]",
        ])
  }

  /// SCENE-TEXT-CUT-OFF
  @Test func `a comment is not told`() throws {
    #expect(
      try found(
        """
        alert: #the question
          title: Open the Door?   #2
          reason: app-state #todo
          buttons: # both
            - {title: Open, id: open} #first
            - {role: cancel}
        """) == [])
  }
}
