import Foundation
import TelltaleGraphics
import TelltaleGuidelines
import TelltaleHost
import TelltaleModel
import TelltaleScenes
import TelltaleSession
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleWalks
import TelltaleWords
import Testing

/// What becomes of scenes that were changed by chance: whether they are refused and why, what the
/// guidelines find, where everything stands, what a hand brings about. It is compared with what was
/// approved; long things are kept as one number. `tools/goldens` writes it anew.
@Suite struct ShakenSceneGoldenTests {
  private static let documents = Result { try ShakenDocument.all() }

  @Test(arguments: GalleryState.elements + ["dialogs"])
  func `scenes changed by chance come out as they were approved`(folder: String) throws {
    let all = try Self.documents.get()
    var shaker = SceneShaker(
      corpus: all.map(\.root), seed: folder.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    let setups = try ShakenSetup.all()
    var lines: [String] = []
    for (index, document) in all.enumerated() where document.folder == folder {
      for round in 0..<(folder == "dialogs" ? 2 : 4) {
        let change = shaker.change(document.root)
        let own = setups.filter { document.profiles.contains($0.profile.name) }
        let setup = own[(index + round * 3) % own.count]
        lines.append("# \(document.name) on \(setup.profile.name), \(change.words)")
        lines += setup.report(on: change.document.text).map { "  \($0)" }
      }
    }
    #expect(
      try Golden.changes(in: "shaken/\(folder).txt", lines.joined(separator: "\n") + "\n") == [])
  }
}

/// A scene of the gallery or of a real app.
struct ShakenDocument: Sendable {
  var language: String? {
    guard case .map(let entries) = root,
      case .scalar(let text, _)? = entries.first(where: { $0.key == "lang" })?.value
    else { return nil }
    return text
  }

  var folder: String
  var name: String
  var profiles: [String]
  var root: ShakenNode

  static func all() throws -> [ShakenDocument] {
    let dialogs = Fixtures.path("Dialogs")
    let files = try FileManager.default.contentsOfDirectory(atPath: dialogs).sorted()
    return try GalleryState.all.map {
      try ShakenDocument(folder: $0.element, name: $0.name, profiles: $0.profiles, file: $0.path)
    }
      + files.map {
        try ShakenDocument(
          folder: "dialogs", name: $0, profiles: Platforms.names, file: "\(dialogs)/\($0)")
      }
  }

  private init(folder: String, name: String, profiles: [String], file: String) throws {
    var complaints = LoadErrorCollector(kind: .scene)
    let node = YAMLReader.read(
      try SourceFile.read(file, kind: .scene), file: file, complaints: &complaints)
    root = ShakenNode(try #require(node))
    self.folder = folder
    self.name = name
    self.profiles = profiles
  }
}

/// A platform that scenes are tried on; letters stand in a grid there, so that no font matters.
struct ShakenSetup {
  let profile: Profile
  private let lexicons: Lexicons
  private let judge: Judge
  private let environment: Environment

  static func all() throws -> [ShakenSetup] {
    let lexicons = try Platforms.lexicons()
    return try Platforms.names.map { ShakenSetup(try Platforms.profile($0), lexicons) }
  }

  private init(_ profile: Profile, _ lexicons: Lexicons) {
    self.profile = profile
    self.lexicons = lexicons
    judge = Judge(profile: profile, lexicons: lexicons, verbs: .all, typesetter: GridTypesetter())
    environment = Environment(profile: profile, typesetter: GridTypesetter(), reducesMotion: true)
  }

  /// What is found in a scene, or what refuses it.
  func judged(_ text: String) -> [String] {
    let loaded = SceneFile.load(
      bytes: Array(text.utf8), name: "scene.yaml", profile: profile, lexicons: lexicons)
    guard let scene = loaded.accepted else {
      return (loaded.refusal?.all ?? []).map(\.description)
    }
    return (loaded.findings + judge.judge(scene).findings).map { finding in
      let fix = finding.fix.map { ", \($0.isSafe ? "mends" : "could mend"): \($0.title)" } ?? ""
      return
        "\(finding.severity) \(finding.rule) at \(finding.path), \(digest([finding.message]))\(fix)"
    }
  }

  /// Where everything of a scene stands, as one number, and what had to be done to make it fit.
  func stand(_ scene: Scene, on size: PixelSize, textSize: Double) -> String {
    var hand = Hand(environment: environment, size: size, textSize: textSize)
    open(scene, &hand)
    let notes = (hand.session.placement?.notes ?? hand.session.screenPlacement?.notes ?? [])
      .map { "\($0.kind.rawValue) at \($0.path)" }
    return ([digest([outline(hand)])] + notes).joined(separator: ", ")
  }

  private func outline(_ hand: Hand) -> String {
    (hand.session.placement?.questionOutline ?? "") + (hand.session.screenPlacement?.outline ?? "")
  }

  private func open(_ scene: Scene, _ hand: inout Hand) {
    let language = scene.language ?? profile.language
    let words = lexicons.interface(in: language)
    let now = hand.now
    hand.perform { session in
      session.open(scene, question: 1, language: language, words: words, at: now, in: environment)
    }
    hand.settle()
  }

  /// What becomes of a scene.
  func report(on text: String) -> [String] {
    let loaded = SceneFile.load(
      bytes: Array(text.utf8), name: "scene.yaml", profile: profile, lexicons: lexicons)
    guard let scene = loaded.accepted else {
      return (loaded.refusal?.all ?? []).map(\.description)
    }
    let findings = loaded.findings + judge.judge(scene).findings
    return [
      findings.map { "\($0.rule) at \($0.path)" }.joined(separator: ", "),
      "said \(digest(findings.map { "\($0.severity) \($0.message) \($0.remedy ?? "") \($0.fix.map { "\($0)" } ?? "")" }))",
    ] + play(scene)
  }

  private func play(_ scene: Scene) -> [String] {
    var hand = Hand(environment: environment, size: profile.smallestScreen)
    open(scene, &hand)
    let painter = Painter(size: profile.smallestScreen, glyphs: BoxGlyphs())
    _ = painter.paint(hand.session.picture(in: environment))
    let before = "stands \(digest([outline(hand)])), pixels \(String(painter.digest, radix: 16))"
    hand.turn(1)
    hand.present()
    hand.wait(1000)
    hand.push()
    hand.settle()
    return [
      before, "then \(hand.session.focusedControl ?? "nowhere"), stands \(digest([outline(hand)]))",
    ]
      + hand.effects.map { "  " + $0.words }
  }

  private func digest(_ texts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in texts.joined(separator: "\n").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}
