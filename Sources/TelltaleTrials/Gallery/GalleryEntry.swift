import TelltaleSyntax

/// One picture of a gallery, with its subject and the findings about it.
package struct GalleryEntry: Hashable, Sendable {
  /// The subject of a picture, by which two galleries are compared.
  package struct Subject: Hashable, Sendable {
    /// The path of the scene, as it was named.
    package var scene: String
    /// The screen, the section, or the element that a control opens.
    package var view: String
    package var profile: String
    /// The theme: `day` or `night`.
    package var theme: String
    /// The width and height in pixels, such as `1280x720`.
    package var size: String
    /// The factor of the text size, usually `1`.
    package var textSize: String

    /// - Parameters:
    ///   - scene: The path of the scene, as it was named.
    ///   - view: The screen, the section, or the element that a control opens.
    ///   - profile: The name of the profile.
    ///   - theme: The theme: `day` or `night`.
    ///   - size: The width and height in pixels, such as `1280x720`.
    ///   - textSize: The factor of the text size, usually `1`.
    package init(
      scene: String, view: String, profile: String, theme: String, size: String, textSize: String
    ) {
      self.scene = scene
      self.view = view
      self.profile = profile
      self.theme = theme
      self.size = size
      self.textSize = textSize
    }
  }

  package var subject: Subject
  /// The name of its file in the gallery's folder; `nil` where there is none.
  package var picture: String?
  /// The contents of the picture as text.
  package var outline = ""
  /// The findings of the linter and the runtime about the scene on the profile.
  package var findings: [String] = []
  /// The reason for which there is no picture; `nil` where there is one.
  package var problem: String?

  package init(_ subject: Subject) { self.subject = subject }
}

extension GalleryEntry {
  /// The entry as JSON, for the file of a catalogue.
  package var value: JSONValue {
    [
      "scene": .string(subject.scene), "view": .string(subject.view),
      "profile": .string(subject.profile), "theme": .string(subject.theme),
      "size": .string(subject.size), "text-size": .string(subject.textSize),
      "picture": picture.map(JSONValue.string) ?? .null, "outline": .string(outline),
      "findings": .strings(findings), "problem": problem.map(JSONValue.string) ?? .null,
    ]
  }

  /// Reads an entry; `nil` for JSON that is none.
  ///
  /// - Parameter value: An object from the file of a catalogue.
  package init?(_ value: JSONValue) {
    guard let scene = value["scene"]?.string, let view = value["view"]?.string,
      let profile = value["profile"]?.string, let theme = value["theme"]?.string,
      let size = value["size"]?.string, let textSize = value["text-size"]?.string
    else { return nil }
    subject = Subject(
      scene: scene, view: view, profile: profile, theme: theme, size: size, textSize: textSize)
    picture = value["picture"]?.string
    outline = value["outline"]?.string ?? ""
    problem = value["problem"]?.string
    guard case .array(let lines)? = value["findings"] else { return }
    findings = lines.compactMap(\.string)
  }
}

/// The list of all pictures of a gallery, as a file beside them.
package enum GalleryCatalogue {
  /// The name of the file in the gallery's folder.
  package static let file = "catalogue.json"

  /// Returns the contents of the file.
  ///
  /// - Parameter entries: All pictures, in their order.
  /// - Returns: One line of JSON.
  package static func bytes(_ entries: [GalleryEntry]) -> [UInt8] {
    let value: JSONValue = ["gallery": 1, "pictures": .array(entries.map(\.value))]
    return Array((value.line + "\n").utf8)
  }

  /// Reads the contents of the file.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Returns: The entries, without those that cannot be read; `nil` where the file is no
  ///   catalogue.
  package static func entries(_ bytes: [UInt8]) -> [GalleryEntry]? {
    guard let value = try? JSONReader.read(bytes), case .array(let list)? = value["pictures"]
    else { return nil }
    return list.compactMap { GalleryEntry($0) }
  }
}
