import TelltaleHandbook
import Testing

/// The figures of the page about letters and targets.
@Suite struct LegibilityTests {
  @Test func `nothing is too small to be read as the panel asks for it`() throws {
    for one in LegibilityPage.cases {
      let all = try LegibilityPage.figures(one, isTried: true)
      #expect(all.illegible.isEmpty, "\(one.panel.name), \(one.profile)")
    }
  }
}
