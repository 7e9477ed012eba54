import Foundation
import TelltaleLint
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax
import TelltaleTestSupport
import Testing

/// The generated reference of scenes is what they are read by now.
@Suite struct SceneReferenceTests {
  private static let folder = "docs/scenes"

  /// The gallery's state that stands for an element.
  private static func state(_ element: SceneElement) -> String {
    switch element {
    case .alert: "alert/message"
    case .actionSheet: "action-sheet/message"
    // Judged, and not drawn.
    case .menu: ""
    case .modal: "modal/form"
    case .screen: "screen/mixed"
    case .tabBar: "tab-bar/icons"
    case .navigationBar: "navigation-bar/controls"
    case .scrollView: "scroll-view/vertical"
    case .table: "table/plain"
    case .collection: "collection/grid"
    case .textView: "text-view/plain"
    case .webView: "web-view/page"
    case .label: "label/plain"
    case .button: "button/bare"
    case .keypad: "button/keypad"
    case .field: "screen/fields"
    case .image: "screen/picture"
    case .progress: "progress/times"
    case .iconButton: "icon-button/transport"
    case .row: "row/media"
    case .column: "column/buttons"
    case .grid: "grid/cells"
    case .spacer: "spacer/apart"
    case .card: "card/tiles"
    case .divider: "divider/plain"
    case .gauge: "gauge/ring"
    case .icon: "icon/plain"
    case .qr: "qr/plain"
    case .slider: "slider/icons"
    case .toggle: "switch/list"
    case .segmented: "segmented/titles"
    case .stepper: "stepper/figure"
    case .clock: "clock/plain"
    case .activityIndicator: "activity-indicator/label"
    }
  }

  private static func example(_ element: SceneElement) -> SceneReference.Example {
    let name = state(element)
    let state = GalleryState.all.first { $0.description == name }
    let path = state == nil ? "Dialogs/vehicle-profile-menu" : "Gallery/\(name)"
    let text = (try? Repository.text(of: "Tests/Fixtures/\(path).yaml")) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("#") }
    return .init(
      text: lines.joined(separator: "\n"), picture: state.map { _ in "../gallery/\(name).png" },
      profiles: state?.profiles ?? [])
  }

  @Test func `docs/scenes has a page of every element, as it is now, and no other`() throws {
    let files = SceneReference(Self.example).files
    if Repository.isRecording {
      for file in files { try Repository.write(file.text, to: "\(Self.folder)/\(file.name)") }
    }
    let stale = files.filter { (try? Repository.text(of: "\(Self.folder)/\($0.name)")) != $0.text }
    #expect(stale.map(\.name) == [], "stale or missing, run tools/reference")
    let present = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: Self.folder).path)
    // Screens that are put together of elements have a page and a folder of their own.
    let pages = Set(present).subtracting(["compositions", "compositions.md"])
    #expect(pages == Set(files.map(\.name)))
  }

  @Test(arguments: SceneElement.allCases) func `an example shows what it stands for`(
    element: SceneElement
  ) throws {
    let example = Self.example(element)
    #expect(example.text.contains("\(element.rawValue):"))
    if let picture = example.picture?.dropFirst("..".count) {
      let path = Repository.root.appending(path: "docs\(picture)").path
      #expect(FileManager.default.fileExists(atPath: path), "\(path)")
      #expect(!example.profiles.isEmpty)
    }
    let state = GalleryState.all.first { $0.description == Self.state(element) }
    for name in example.profiles {
      #expect(try state?.load(on: Platforms.profile(name)).accepted != nil, "\(name)")
    }
    guard state == nil else { return }
    let bytes = Array(example.text.utf8)
    let phone = try Platforms.profile("ios")
    #expect(SceneFile.load(bytes: bytes, name: "f", profile: phone, lexicons: .empty).errors == [])
  }

  @Test func `every key is said with its kind, and every link leads somewhere`() throws {
    let files = SceneReference(Self.example).files
    let headings = files.flatMap { file in
      file.text.split(separator: "\n").filter { $0.hasPrefix("## ") }
        .map { "\(file.name)#\($0.dropFirst(3).lowercased())" }
    }
    for file in files {
      #expect(!file.text.contains("anything"), "\(file.name)")
      #expect(!file.text.contains(" or .") && !file.text.contains("|  |  |"), "\(file.name)")
      #expect(!file.text.contains("a text like"), "\(file.name): say what the pattern asks")
      for match in file.text.matches(
        of: try Regex("\\]\\(([^)]*)\\)", as: (Substring, Substring).self))
      {
        let target = String(match.output.1)
        guard target.contains("#") else { continue }
        let whole = target.hasPrefix("#") ? file.name + target : target
        #expect(headings.contains(whole), "\(file.name): \(target)")
      }
    }
  }
}
