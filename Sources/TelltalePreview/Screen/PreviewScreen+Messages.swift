import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHeadless
import TelltaleModel
import TelltaleProfiles
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax

// What the page is told, as JSON with the kind of message in `is`.
extension PreviewScreen {
  /// Returns the scene that is shown and its settings, as the page's controls need them.
  ///
  /// - Returns: The message `state`; where nothing was ever loaded, its size is 0.
  package func state() -> JSONValue {
    let setup = loaded?.edition.setup
    let size = loaded?.size ?? PixelSize(width: 0, height: 0)
    let panel = setup?.profile.panel(size).panel
    return [
      "is": "state", "file": .string(options.file),
      "shown": .string(loaded?.file ?? options.file), "settings": options.settings.json,
      "problem": problem.map { .string($0) } ?? .null, "live": .bool(playback != nil),
      "profile": setup.map { .string($0.profile.name) } ?? .null,
      "about": setup.map { .string($0.profile.about) } ?? .null,
      "language": loaded.map { .string($0.edition.shown.language.tag) } ?? .null,
      "size": ["width": .integer(size.width), "height": .integer(size.height)],
      "panel": panel.map {
        [
          "width": .number($0.size.width.rounded()), "height": .number($0.size.height.rounded()),
          "distance": .number($0.distance), "source": .string($0.source.text),
        ]
      } ?? .null,
      "figures": .array(figures), "answer": answer.map { .string($0) } ?? .null,
      "question": .bool(loaded?.edition.shown.scene.isQuestion ?? false),
      "program": options.program.map { .string($0) } ?? .null,
      "recording": .bool(recorder != nil),
      "options": .string(options.settings.options(size)),
    ]
  }

  private var figures: [JSONValue] {
    (loaded?.figures.figures ?? []).map { figure in
      [
        "text": .string(figure.text), "short": .bool(figure.isShort),
        "wanted": .number((figure.wanted * 10).rounded() / 10),
      ]
    }
  }

  /// Returns the lines of the conversation.
  ///
  /// - Returns: The message `lines` with those since the last call; `nil` where there is none.
  package func lines() -> JSONValue? {
    let news = conversation?.takeNews() ?? []
    guard !news.isEmpty else { return nil }
    return [
      "is": "lines",
      "lines": .array(
        news.map {
          ["from": .string($0.speaker), "at": .integer($0.milliseconds), "line": .string($0.text)]
        }),
    ]
  }

  /// Returns the tree of what there is, for the inspector.
  ///
  /// - Returns: The message `tree`; `nil` where nothing is shown.
  package func tree() -> JSONValue? {
    guard let playback, let setup = loaded?.edition.setup else { return nil }
    return JSONValue.object([.init("is", "tree")]).adding(
      PreviewInspection(playback, setup).json().members ?? [])
  }

  /// Returns the places of the elements that findings are about.
  ///
  /// - Parameter paths: The paths of the elements, in the order of the findings.
  /// - Returns: The message `places` with rectangles in pixels, in the same order; null for an element that is not on
  ///   the screen.
  package func places(of paths: [NodePath]) -> JSONValue {
    guard let playback, let scene = loaded?.edition.shown.scene else {
      return ["is": "places", "places": []]
    }
    let places = playback.session.places(
      ofQuestionAt: .root.key(scene.root.name), in: playback.environment)
    let screen = PixelRect(playback.session.size)
    let all = paths.map { path -> JSONValue in
      var path = path
      while places[path] == nil, path != .root { path = path.parent }
      let place = places[path]?.intersection(screen) ?? .empty
      guard !place.isEmpty else { return .null }
      return [
        "x": .integer(place.x), "y": .integer(place.y), "width": .integer(place.width),
        "height": .integer(place.height),
      ]
    }
    return ["is": "places", "places": .array(all)]
  }

  /// Returns the script of what was done.
  ///
  /// - Returns: The message `script`; `nil` while nothing is recorded.
  package func script() -> JSONValue? {
    guard let recorder else { return nil }
    return [
      "is": "script", "script": .string(recorder.text),
      "updates": .string(recorder.said.map { $0 + "\n" }.joined()),
    ]
  }

  /// Begins a script, from the beginning of the scene, or ends it.
  ///
  /// - Parameter isOn: True to begin. A script that was recorded before is discarded in both cases.
  package func record(_ isOn: Bool) {
    recorder = nil
    guard isOn else { return }
    restart()
    guard let loaded else { return }
    let name = loaded.file.split(separator: "/").last.map(String.init) ?? loaded.file
    recorder = PreviewRecorder(heading: [
      "Plays with: telltale play \(name) --script THIS \(options.settings.options(loaded.size))"
    ])
    if let driving = options.settings.driving {
      recorder?.add(change: "drive \(driving.rawValue)", at: .zero)
    }
  }
}
