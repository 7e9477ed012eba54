import TelltaleCommands
import TelltaleGraphics
import TelltaleLint
import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax
import TelltaleTrials

/// Draws the scenes of a gallery into its folder, one after the other.
struct GalleryDrawing {
  private let options: GalleryOptions
  /// Where the pictures go.
  private let folder: String
  private(set) var entries: [GalleryEntry] = []
  private var names = PlainNames()

  /// The pictures' folder inside a gallery's.
  static let pictures = "pictures"

  init(_ options: GalleryOptions, folder: String) {
    self.options = options
    self.folder = folder
  }

  /// All pictures of a scene.
  mutating func draw(_ scene: GalleryScenes.Scene) throws {
    if let own = scene.ownProfile { try draw(scene, own, SceneSettings()) }
    for profile in scene.profiles { try draw(scene, profile, SceneSettings(profile: profile)) }
  }

  /// All pictures of a scene on a profile; one without a picture where it is refused there.
  private mutating func draw(
    _ scene: GalleryScenes.Scene, _ profile: String, _ settings: SceneSettings
  ) throws {
    let notices = CollectedNotices()
    let surroundings = Surroundings(notices: notices.notices, helper: .itself)
    var entry = GalleryEntry(
      GalleryEntry.Subject(
        scene: scene.name, view: "", profile: profile, theme: options.themes[0].rawValue, size: "",
        textSize: "1"))
    do {
      let edition = try AppEdition(scene.path, settings, in: surroundings)
      entry.findings = notices.lines(scene.path, as: scene.name)
      for asked in sizes {
        var edition = edition
        let size = try edition.settle(inMemory: asked?.size)
        let camera = try GalleryCamera(edition, saying: Self.updates(beside: scene.path))
        entry.subject.size = "\(size.width)x\(size.height)"
        for view in GalleryView.views(of: edition.shown.scene) {
          entry.subject.view = view.name
          try shoot(view, camera, entry, settings, size)
        }
      }
    } catch let error as RuntimeError {
      entry.problem = CollectedNotices.renamed(error.message, scene.path, scene.name)
      entries.append(entry)
    }
  }

  /// Those that were asked for; `nil` for the profile's usual one.
  private var sizes: [SizeArgument?] { options.size.isEmpty ? [nil] : options.size }

  /// A view in all colours and text sizes.
  private mutating func shoot(
    _ view: GalleryView, _ camera: GalleryCamera, _ pattern: GalleryEntry,
    _ settings: SceneSettings, _ size: PixelSize
  ) throws {
    for theme in options.themes {
      for textSize in options.textSizes {
        var settings = settings
        settings.theme = theme
        settings.textSize = textSize
        var entry = pattern
        entry.subject.theme = theme.rawValue
        entry.subject.textSize = textSize == 1 ? "1" : "\(textSize)"
        do {
          let shot = try camera.shoot(view, settings, size: size)
          entry.picture = try write(shot.png, of: entry.subject)
          entry.outline = shot.outline
        } catch let error as RuntimeError {
          entry.problem = error.message
        }
        entries.append(entry)
      }
    }
  }

  /// The name of the picture's file in the gallery's folder.
  private mutating func write(
    _ png: [UInt8], of subject: GalleryEntry.Subject
  ) throws -> String {
    var words = [subject.scene, subject.view, subject.profile, subject.theme, subject.size]
    if subject.textSize != "1" { words.append(subject.textSize) }
    let name = names.name(for: words.joined(separator: "-"), or: "picture")
    let file = "\(Self.pictures)/\(name).png"
    try FileOutput.write(png, to: "\(folder)/\(file)")
    return file
  }

  /// What a program says: `updates.jsonl` beside `app.yaml`, `name.jsonl` beside `name.yaml`.
  private static func updates(beside scene: String) -> String? {
    let stem = scene.lastIndex(of: ".").map { String(scene[..<$0]) } ?? scene
    let folder = PathText.folder(of: scene)
    return ["\(stem).jsonl", PathText.join(folder, "updates.jsonl")]
      .first(where: SourceFile.isRegular)
  }
}
