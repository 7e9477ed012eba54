import TelltaleCommands
import TelltaleSyntax
import TelltaleTrials

/// A gallery, drawn, compared and written.
struct GalleryRun {
  let options: GalleryOptions

  private var folder: String { options.output }
  private var paths: [String] { options.paths.isEmpty ? ["."] : options.paths }

  /// The exit code: as `telltale gallery --help` says.
  func run() throws -> ExitStatus {
    let places = paths.map { GalleryScenes.Place(name: $0, path: $0) }
    let found = GalleryScenes(places, profiles: options.profile)
    for complaint in found.complaints { StandardStreams.complain(complaint) }
    guard !found.scenes.isEmpty else {
      StandardStreams.complain(
        "telltale: error: no scenes found in \(paths.map(Quoted.text).joined(separator: ", ")); name a "
          + "file (YAML or JSON), or a folder that has some")
      return .couldNotRun
    }
    let earlier = try options.against.map { try EarlierGallery($0, paths: paths, options) }
    defer { earlier?.finish() }
    GalleryFolder(path: folder).clear()
    try GalleryFolder(path: folder).make(isCompared: earlier != nil)
    let entries = try Self.draw(found.scenes, options, into: folder)
    let comparison = try earlier.map { try GalleryMatch(folder: folder, $0).compare(entries) }
    try FileOutput.write(
      GalleryCatalogue.bytes(entries), to: "\(folder)/\(GalleryCatalogue.file)")
    let page = GalleryPage(entries, comparison: comparison, against: options.against)
    try FileOutput.write(page.bytes, to: "\(folder)/index.html")
    try tell(entries, comparison)
    if !found.complaints.isEmpty || entries.contains(where: { $0.problem != nil }) {
      return .couldNotRun
    }
    return comparison?.isSame == false ? .unmet : .chosen
  }

  /// Draws all scenes into a folder that is there.
  static func draw(
    _ scenes: [GalleryScenes.Scene], _ options: GalleryOptions, into folder: String
  ) throws -> [GalleryEntry] {
    var drawing = GalleryDrawing(options, folder: folder)
    var progress = GalleryProgress(count: scenes.count)
    defer { progress.clear() }
    for scene in scenes {
      try drawing.draw(scene)
      progress.show(scene.name, pictures: drawing.entries.count)
    }
    return drawing.entries
  }

  private func tell(_ entries: [GalleryEntry], _ comparison: GalleryComparison?) throws {
    for entry in entries {
      if let problem = entry.problem { StandardStreams.complain(problem) }
    }
    let drawn = entries.count { $0.picture != nil }
    var words = "\(drawn) \(drawn == 1 ? "picture" : "pictures")"
    if let comparison { words += ", against \(options.against ?? ""): \(comparison.summary)" }
    try StandardStreams.say("\(words); open \(Quoted.plain(folder))/index.html in a browser")
  }
}
