import Testing

@testable import TelltaleGuidelines

@Suite struct CapitalsTests {
  private let reader: Reader

  init() throws { reader = try Reader() }

  @Test(arguments: [
    "Add to Favorites", "Search Without Tolls", "Turn-by-Turn Directions", "Re-enter Code",
    "Sign in", "Sign In", "Pair iPhone", "Not Yet Available", "Next Exit in 2 km",
    "Rue de Rivoli Closed", "Delete “my song.mp3”?", "Wi-Fi Off", "Log in to example.com",
    "5G Lost", "USB-C Cable Unplugged", "Stop for Fuel?",
  ])
  func `headings that are right have no faults`(text: String) {
    #expect(TitleCase.faults(in: reader.read(text)).isEmpty)
  }

  @Test(arguments: [
    ("Add To Favorites", ["To"]), ("Add to favorites", ["favorites"]),
    ("Search without Tolls", ["without"]), ("Turn-by-turn Directions", ["Turn-by-turn"]),
    ("view All", ["view"]), ("Route Is not Saved", ["not"]), ("Delete The Route", ["The"]),
  ])
  func `wrong capitals of headings are found`(text: String, words: [String]) {
    #expect(TitleCase.faults(in: reader.read(text)).map(\.core) == words)
  }

  @Test(arguments: [
    "Anna’s iPhone is not paired.", "iPhone is not paired.", "Do Not Disturb is on.",
    "The call to Peter May ended.", "Open Settings to allow location.", "I can’t hear it.",
    "Meet at Union Square Garage Entrance.", "“The Way It Is” can’t be played.",
    "The USB drive is full. Remove it.", "Is Apple Pay on?",
  ])
  func `names keep their capitals inside a sentence`(text: String) {
    #expect(SentenceCase.faults(in: reader.read(text)).isEmpty)
  }

  @Test(arguments: [
    ("The Route Was Lost.", "Was"), ("the route was lost.", "the"),
    ("Is the Car Parked?", "Parked"),
    ("Are You Sure?", "You"), ("The Storage Is Full.", "Is"),
  ])
  func `heading capitals inside a sentence are found`(text: String, word: String) {
    #expect(SentenceCase.faults(in: reader.read(text)).map(\.core).contains(word))
  }

  @Test func `titles of buttons may stand in a sentence as they are`() {
    let text = reader.read("Choose Is It On to check.")
    #expect(!SentenceCase.faults(in: text).isEmpty)
    #expect(SentenceCase.faults(in: text, keeping: ["Is It On"]).isEmpty)
  }
}
