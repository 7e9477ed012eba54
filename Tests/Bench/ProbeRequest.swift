import TelltaleCommands
import TelltaleGraphics
import TelltaleRuntime
import TelltaleSyntax

/// What `bench-probe` was asked to do, whichever way the command line was read.
package struct ProbeRequest: Equatable {
  var file: String
  var scene = SceneSettings()
  /// In pixels.
  var size: PixelSize
  /// How often each kind of frame is timed.
  var rounds = 0

  /// Prints the moment of the first frame, and with rounds the medians of the warm ones.
  package func run() throws { try telling(probe) }

  private func probe() throws {
    let entered = Nanoseconds.now
    let source = SceneSource(file)
    let setup = try ProfileSetup(scene, in: .process, sceneProfile: source.namedProfile)
    let staged = Nanoseconds.now
    let shown = try ShownScene(
      source.load(setup.platform, language: scene.lang), on: setup.platform)
    guard case .alert(let alert) = shown.scene.root else {
      let picture = BenchedPicture(setup: setup, shown: shown, size: size, settings: scene)
      if let picture { return try probe(picture) }
      return try probe(BenchedApp(setup: setup, shown: shown, size: size, settings: scene))
    }
    let read = Nanoseconds.now
    let resident = BenchedScreen(
      setup: setup, alert: alert, shown: shown, size: size, settings: scene)
    resident.ask()
    let painted = Nanoseconds.now
    let frame: JSONValue = [
      "frame": .integer(painted), "entered": .integer(entered),
      "stages": [
        "profile and fonts": .integer(staged - entered), "scene": .integer(read - staged),
        "placing and painting": .integer(painted - read),
      ],
    ]
    try StandardStreams.say(frame.line)
    guard rounds > 0 else { return }
    resident.arm()
    let full = median { _ in resident.repaint() }
    let highlight = try median(resident.turn)
    let anew = median(resident.askAnew)
    resident.arm()
    let gliding = median(resident.glide)
    let measures: JSONValue = [
      "full": .integer(full), "highlight": .integer(highlight), "alert": .integer(anew),
      "gliding": .integer(gliding),
    ]
    try StandardStreams.say(measures.line)
  }

  /// Prints the medians of frames with a picture that is delivered, and of copies of its bytes.
  private func probe(_ picture: BenchedPicture) throws {
    guard rounds > 0 else { return }
    let measures: JSONValue = [
      "picture": .integer(median(picture.deliver)), "copy": .integer(median(picture.copyBytes)),
    ]
    try StandardStreams.say(measures.line)
  }

  /// Prints the medians of an app's warm frames.
  private func probe(_ app: BenchedApp) throws {
    guard rounds > 0 else { return }
    app.grab()
    var measures: [JSONValue.Member] = [.init("scroll", .integer(median(app.scroll)))]
    app.release()
    for (name, measure) in [("push", app.push), ("tab", app.selectTab), ("change", app.change)] {
      let times = (0..<rounds).compactMap(measure).sorted()
      if !times.isEmpty { measures.append(.init(name, .integer(times[times.count / 2]))) }
    }
    try StandardStreams.say(JSONValue.object(measures).line)
  }

  /// The middle one of the times that `rounds` runs took, in nanoseconds.
  private func median(_ body: (Int) throws -> Int) rethrows -> Int {
    let times = try (0..<rounds).map { try body($0) }
    return times.sorted()[rounds / 2]
  }
}

extension ProbeRequest {
  /// Does what the arguments of a program ask for, if that is `bench-probe` in its ordinary spelling: what is measured starts
  /// without the argument parser, as questions do.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Returns: false where they ask for something else, or have to be left to the argument parser.
  /// - Throws: the exit code of what went wrong; the reason has been told.
  package static func isDone(with arguments: ArraySlice<String>) throws -> Bool {
    guard arguments.first == "bench-probe",
      let request = ProbeRequest(plainly: arguments.dropFirst())
    else { return false }
    try request.run()
    return true
  }

  /// Reads the arguments after `bench-probe`; nil leaves them to the argument parser.
  init?(plainly arguments: some Sequence<String>) {
    let options = SceneSettings.options.union(["size", "rounds"])
    guard let plain = PlainArguments(arguments, options: options, flags: []),
      plain.operands.count == 1, let scene = SceneSettings(plain),
      let size = plain.all("size").first.flatMap(SizeArgument.init(argument:)),
      plain.all("size").count == 1
    else { return nil }
    self.init(file: plain.operands[0], scene: scene, size: size.size)
    guard plain.read("rounds", into: &rounds, as: { Int($0) }) else { return nil }
  }
}
