import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

@Suite struct GalleryTests {
  @Test func areOfEveryElement() {
    #expect(GalleryState.elements.count == 31)
    for element in GalleryState.elements {
      #expect(GalleryState.all.filter { $0.element == element }.count >= 6, "\(element)")
    }
  }

  @Test(arguments: Platforms.names) func areAcceptedAndReached(name: String) throws {
    let environment = Environment(
      profile: try Platforms.profile(name), typesetter: GridTypesetter(),
      keyboard: .sample)
    for state in GalleryState.all where state.profiles.contains(name) {
      #expect(try state.load(on: environment.profile).accepted != nil, "\(state)")
      do {
        let hand = try state.hand(in: environment)
        #expect(hand.session.placement != nil || hand.session.screenPlacement != nil, "\(state)")
      } catch {
        Issue.record("\(state) on \(name): \(error)")
      }
    }
  }
}
