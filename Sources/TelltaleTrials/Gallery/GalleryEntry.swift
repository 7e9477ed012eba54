import TelltaleSyntax

/// One picture of a gallery: what it is of, and what was found out about it.
package struct GalleryEntry: Hashable, Sendable {
  /// What a picture is of. Two galleries are compared by it.
  package struct Subject: Hashable, Sendable {
    /// Path of the scene, as it was named.
    package var scene: String
    /// The screen, section, or what a control opens.
    package var view: String
    package var profile: String
    /// `day` or `night`.
    package var theme: String
    /// Width and height in pixels, `1280x720`.
    package var size: String
    /// Factor of the text size, `1` as a rule.
    package var textSize: String

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
  /// The name of its file in the gallery's folder; nil where there is none.
  package var picture: String?
  /// What is on it, as text.
  package var outline = ""
  /// What the linter and the runtime say of the scene on the profile.
  package var findings: [String] = []
  /// Why there is no picture.
  package var problem: String?

  package init(_ subject: Subject) { self.subject = subject }
}

extension GalleryEntry {
  /// As a member of a catalogue's file.
  package var value: JSONValue {
    [
      "scene": .string(subject.scene), "view": .string(subject.view),
      "profile": .string(subject.profile), "theme": .string(subject.theme),
      "size": .string(subject.size), "text-size": .string(subject.textSize),
      "picture": picture.map(JSONValue.string) ?? .null, "outline": .string(outline),
      "findings": .strings(findings), "problem": problem.map(JSONValue.string) ?? .null,
    ]
  }

  /// Nil for what is no entry.
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

/// The list of all pictures of a gallery, which stands beside them as a file.
package enum GalleryCatalogue {
  /// Its name in the gallery's folder.
  package static let file = "catalogue.json"

  package static func bytes(_ entries: [GalleryEntry]) -> [UInt8] {
    let value: JSONValue = ["gallery": 1, "pictures": .array(entries.map(\.value))]
    return Array((value.line + "\n").utf8)
  }

  /// Nil for what is no catalogue.
  package static func entries(_ bytes: [UInt8]) -> [GalleryEntry]? {
    guard let value = try? JSONReader.read(bytes), case .array(let list)? = value["pictures"]
    else { return nil }
    return list.compactMap { GalleryEntry($0) }
  }
}
