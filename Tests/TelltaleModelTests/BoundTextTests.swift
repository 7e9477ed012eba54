import TelltaleGraphics
import TelltaleModel
import Testing

/// Texts that the application says.
@Suite struct BoundTextTests {
  private let label = RichText(
    [TextRun(text: TextContent("Quai", language: "fr"))], binding: "stop")

  @Test
  func `a text that is said anew is in the language of the scene's, where it has none of its own`()
  {
    var data = AppData()
    #expect(data.current(label).content.language == "fr")
    data.texts["stop"] = TextVariants(TextContent("Gare"))
    #expect(data.current(label).content == TextContent("Gare", language: "fr"))
    data.texts["stop"] = TextVariants(TextContent("Station", language: "en"))
    #expect(data.current(label).content.language == "en")
  }
}
