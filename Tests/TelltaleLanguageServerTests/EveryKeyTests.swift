import TelltaleModel
import TelltaleSyntax
import Testing

@testable import TelltaleLanguageServer

/// An editor knows every element, and every key of it, as the readers of scenes do.
@Suite struct EveryKeyTests {
  /// Where an element may stand: the text before its own keys, with their indentation, and its place.
  private static func place(
    of element: SceneElement
  ) -> (text: String, steps: SceneOutline.Steps) {
    let key = element.rawValue
    if element.isOverlay || element == .screen { return ("\(key):\n  ", [.key(key)]) }
    return (
      "screen:\n  content:\n    - \(key):\n        ",
      [.key("screen"), .key("content"), .item(0), .key(key)]
    )
  }

  private static func keys(of element: SceneElement) -> [SchemaGuide.Key] {
    SchemaGuide.scene.keys(at: place(of: element).steps)
  }

  @Test(arguments: SceneElement.allCases)
  func `each key of an element is completed`(element: SceneElement) {
    let editor = Editor()
    editor.open("")
    let items = editor.ask("completion", Self.place(of: element).text + "|")["items"]?.items ?? []
    let labels = Set(items.compactMap { $0["label"]?.string })
    for key in Self.keys(of: element) {
      #expect(labels.contains(key.name), "\(element.rawValue).\(key.name)")
    }
  }

  @Test(arguments: SceneElement.allCases)
  func `each key of an element is told of where the pointer rests on it`(element: SceneElement)
    throws
  {
    let editor = Editor()
    editor.open("")
    for key in Self.keys(of: element) {
      let place = "\(element.rawValue).\(key.name)"
      let doc = try #require(key.doc, "\(place)")
      let name = key.name.prefix(1) + "|" + key.name.dropFirst()
      let told = editor.ask("hover", Self.place(of: element).text + name + ": x\n")
      #expect(told["contents", "value"]?.string?.contains(doc) == true, "\(place)")
    }
  }

  @Test(arguments: SceneElement.allCases)
  func `each element says what it is for`(element: SceneElement) {
    let key = SchemaGuide.scene.key(at: Self.place(of: element).steps)
    #expect(key?.doc?.hasSuffix(".") == true, "\(element.rawValue)")
  }
}
