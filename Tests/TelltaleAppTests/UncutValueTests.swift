import TelltaleModel
import Testing

@testable import TelltaleApp

/// What is no text to be read stays whole while driving.
@Suite struct UncutValueTests {
  @Test func `texts are cut while driving, and names of files and contents of codes are not`() {
    let link = "https://example.org/receipts/4711"
    var data = AppData()
    data.texts["link"] = TextVariants(TextContent(link))
    let cut = data.limited(to: DrivingLimits(textLength: 10))
    #expect(cut.texts["link"]?.longest.string == "https://e…")
    #expect(cut.said("link") == link)
    #expect(data.said("link") == link && data.limited(to: DrivingLimits()).said("link") == link)
  }
}
