import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

/// What holds for every alert on every screen of every profile.
@Suite struct PlacementTests {
  @Test(arguments: Platforms.names)
  func `nothing overlaps, nothing leaves the card, everything can be touched`(name: String) throws {
    for dialog in try DialogCase.cases(profile: name) {
      let hand = dialog.hand()
      let placement = try #require(hand.session.placement)
      #expect(PixelRect(dialog.size).contains(placement.frame), "\(dialog)")
      let buttons = placement.controls.filter { $0.id != .area(Alert.area) }
      for (index, control) in buttons.enumerated() {
        if control.scrolls {
          let end = placement.scroll?.maximumOffset.y ?? 0
          #expect(control.frame.maxY - end <= placement.frame.maxY, "\(dialog)")
        } else {
          #expect(placement.frame.contains(control.frame), "\(dialog)")
        }
        for other in buttons[(index + 1)...] {
          #expect(!control.frame.intersects(other.frame), "\(dialog)")
        }
        // What is scrolled out of sight is grown once it is seen.
        if let scroll = placement.scroll, control.scrolls,
          !scroll.viewport.contains(control.frame)
        {
          continue
        }
        let least = dialog.profile.display.density.pixels(dialog.profile.alert.minimumTarget)
        #expect(control.target.height >= least, "\(dialog)")
        #expect(control.target.width >= least, "\(dialog)")
      }
    }
  }

  // ALERT-CONTENT-CONFIGURABLE
  @Test(arguments: Platforms.names)
  func `titles and messages are shown as the scene gives them`(name: String) throws {
    for dialog in try DialogCase.cases(profile: name) {
      let placement = try #require(dialog.hand().session.placement)
      let variants = dialog.alert.title.all.map(\.string)
      #expect(variants.contains(placement.texts[0].string), "\(dialog)")
      #expect(
        placement.texts.dropFirst().map(\.string)
          == [dialog.alert.message?.string].compactMap { $0 })
    }
  }
}
