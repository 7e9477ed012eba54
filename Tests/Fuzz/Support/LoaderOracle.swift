import Glibc
import TelltaleGuidelines
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

/// What has to be true of the loader whatever it reads.
package struct LoaderOracle {
  private let profiles: [Profile]
  private let lexicons: Lexicons
  private let rules = Set(RuleBook.everything.rules.map(\.id))
  private let patience: Int

  /// `patience` is how many milliseconds of work reading one file may take.
  package init(profiles: [Profile], lexicons: Lexicons, patience: Int) {
    self.profiles = profiles
    self.lexicons = lexicons
    self.patience = patience
  }

  /// What is wrong with how these bytes are read; `nil` where nothing is. That it returns at all is
  /// half of the matter.
  package func fault(_ bytes: [UInt8], turn: Int) -> String? {
    let profile = profiles[turn % profiles.count]
    let start = Self.workedMilliseconds
    let loaded = SceneFile.load(
      bytes: bytes, name: "f.yaml", profile: profile, lexicons: lexicons, files: BundleFiles.none)
    let time = Self.workedMilliseconds - start
    if time > patience { return "reading took \(time) ms" }
    if let fault = self.fault(loaded, lines: lines(bytes)) { return fault }
    guard turn % 16 == 0 else { return nil }
    let again = SceneFile.load(
      bytes: bytes, name: "f.yaml", profile: profile, lexicons: lexicons, files: BundleFiles.none)
    if again.scene != loaded.scene || again.findings != loaded.findings {
      return "read otherwise the second time"
    }
    return bundleFault(bytes, profile)
  }

  /// The time that this thread has worked; what others do on a busy machine does not count.
  private static var workedMilliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
  }

  private func fault(_ loaded: LoadedScene, lines: Int) -> String? {
    if loaded.errors.count > Limits.complaints || loaded.findings.count > Limits.complaints {
      return "more than \(Limits.complaints) complaints"
    }
    for error in loaded.errors {
      if let fault = fault(error, lines: lines) { return fault }
    }
    for finding in loaded.findings {
      if !rules.contains(finding.rule) { return "\(finding.rule) is not in the book" }
      let place = loaded.sourceMap.location(of: finding.path)
      if !isInside(place, lines) { return "\(finding.rule) at \(place), outside of the file" }
      if finding.message.isEmpty { return "\(finding.rule) says nothing" }
    }
    if loaded.refusal == nil {
      guard let scene = loaded.scene else { return "neither a scene nor a reason" }
      return gap(in: scene)
    }
    return nil
  }

  private func fault(_ error: LoadError, lines: Int) -> String? {
    let text = error.description
    if error.message.isEmpty { return "an error says nothing" }
    if text.utf8.count > 4_096 { return "an error of \(text.utf8.count) bytes" }
    if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "an error with control characters: \(text)"
    }
    guard let place = error.location else { return nil }
    return isInside(place, lines) ? nil : "an error at \(place), outside of the file: \(text)"
  }

  private func isInside(_ place: SourceLocation, _ lines: Int) -> Bool {
    place.line >= 1 && place.line <= lines + 1 && place.column >= 1
  }

  private func lines(_ bytes: [UInt8]) -> Int {
    // Besides line feeds, YAML has other ends of lines; each is one byte or more.
    var count = 1
    for byte in bytes
    where byte == 0x0A || byte == 0x0D || byte == 0x85 || byte == 0xA8 || byte == 0xA9 {
      count += 1
    }
    return count
  }

  /// What is missing in a scene that nothing refuses.
  private func gap(in scene: Scene) -> String? {
    var waiting = scene.elements
    while let placed = waiting.popLast() {
      switch placed.element {
      case .alert(let alert):
        if alert.title.longest.string.isEmpty { return "an alert without a title" }
        if alert.buttons.isEmpty { return "an alert without buttons" }
      case .actionSheet(let sheet):
        if sheet.buttons.count < 2 { return "a sheet without a choice" }
        if sheet.buttons.contains(where: { $0.title == nil }) { return "a choice without a title" }
      case .modal(let modal):
        if modal.dismiss.title == nil, modal.dismiss.icon == nil {
          return "a modal with no way out"
        }
      case .tabBar(let bar): if bar.tabs.isEmpty { return "a tab bar without tabs" }
      case .button(let button):
        if button.title == nil, button.icon == nil { return "a button without title and icon" }
      default: break
      }
      waiting += placed.element.children(at: placed.path) + placed.element.opened(at: placed.path)
    }
    return nil
  }

  private func bundleFault(_ bytes: [UInt8], _ profile: Profile) -> String? {
    let home = Array("{start: home, screens: {home: {content: [image: a.png]}}}".utf8)
    let bundle = SceneFile.loadBundle(
      [BundleSource(name: "f.yaml", bytes: bytes), BundleSource(name: "home.yaml", bytes: home)],
      profile: profile, lexicons: lexicons)
    let most = max(2, lines(bytes))
    for error in bundle.refusal?.all ?? [] {
      if let fault = fault(error, lines: most) { return "in a bundle: \(fault)" }
    }
    return nil
  }
}
