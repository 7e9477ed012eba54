import TelltaleLint
import TelltaleModel
import TelltaleScenes
import TelltaleTestSupport

/// The reference of scenes: a page for each element.
package enum ScenePages {
  static let folder = "docs/scenes"

  package static var files: [Reference.File] { SceneReference(example).files }

  /// The gallery's state that stands for an element; empty where none does.
  package static func state(of element: SceneElement) -> String {
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

  /// The scene and the picture that stand for an element.
  package static func example(of element: SceneElement) -> SceneReference.Example {
    let name = state(of: element)
    let state = GalleryState.all.first { $0.description == name }
    let path = state == nil ? "Dialogs/vehicle-profile-menu" : "Gallery/\(name)"
    let text = (try? Repository.text(of: "Tests/Fixtures/\(path).yaml")) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("#") }
    return .init(
      text: lines.joined(separator: "\n"), picture: state.map { _ in "../gallery/\(name).png" },
      profiles: state?.profiles ?? [])
  }
}
