import TelltaleModel
import Testing

@Suite struct RemedyTests {
  @Test(
    arguments: [
      ("Name the thing.", "name the thing"), ("remove the key", "remove the key"),
      ("“OK” says nothing.", "“OK” says nothing."), ("OK is enough", "OK is enough"),
      ("Leave it out. Nothing is lost.", "leave it out. Nothing is lost."), ("", ""), ("A", "A"),
      ("Use 0.5.", "use 0.5."),
    ])
  func `a remedy is the end of a sentence`(given: String, clause: String) {
    #expect(Remedy.clause(given) == clause)
  }
}
