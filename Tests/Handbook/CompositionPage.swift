/// The page of the screens that are put together of elements.
enum CompositionPage {
  static let path = "docs/scenes/compositions.md"
  private static let names = [
    "now-playing", "guidance", "charging", "start", "payment", "settings", "idle",
  ]

  /// The page: each scene under the words that its first line says of it, with its picture.
  static func text() throws -> String {
    let parts = try names.map { name in
      let text = try Repository.text(of: "docs/scenes/compositions/\(name).yaml")
      let head = text.prefix { $0 != "\n" }.drop { $0 == "#" || $0 == " " }
      let colon = head.firstIndex(of: ":") ?? head.endIndex
      let scene = text.dropFirst(text.prefix { $0 != "\n" }.count + 1)
      return """
        ## \(head[..<colon])

        \(head[colon...].dropFirst(2).prefix(1).uppercased())\(head[colon...].dropFirst(3))

        ![\(head[..<colon]) on four panels, by day and by night](compositions/\(name).png)

        ```yaml
        \(scene)```
        """
    }
    return """
      <!-- Written by tools/reference; not to be edited. -->

      # Compositions

      Seven screens that are put together of the elements of [scenes](README.md), each in less than sixty lines, to begin
      from. On panels from 4.3 to 21.5 inches, in English, German, Arabic and Japanese, at text sizes 1 and 1.6, no text is
      cut and the main action stays in sight. Five of them are seen whole, and two are lists. Small panels leave out the parts
      for which the scene allows it (`when: {fits: true}`). Their files and pictures are in the folder
      `docs/scenes/compositions`; `tools/compositions` draws the sheets.

      \(parts.joined(separator: "\n\n"))

      """
  }
}
