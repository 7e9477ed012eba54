import TelltaleHost
import TelltaleModel
import TelltaleSession

extension App {
  /// An event on an app's screens. More events may come with a minor version: switch with a
  /// `default`.
  public enum Event: Hashable, Sendable {
    /// A screen came up; `depth` is 1 for the first one of its section.
    case shown(screen: String, depth: Int)
    /// A section was chosen, by the id of its tab.
    case tab(String)
    /// A row or an item was chosen; `list` is the table's source, `index` counts from 0.
    case selected(screen: String, list: String, entry: String, index: Int)
    /// An item was held or moved.
    case gesture(screen: String, list: String, entry: String, kind: String)
    /// A button was chosen.
    case activated(screen: String, control: String)
    /// A hand has changed the value of a control, which stands here without a unit: `21.5`.
    case adjusted(screen: String, control: String, value: String)
    /// A hand has turned a switch on or off.
    case switched(screen: String, control: String, isOn: Bool)
    /// A hand has chosen one of a control's options, by its id.
    case chosen(screen: String, control: String, option: String)
    /// An `emit` of the scene.
    case emitted(String)
    /// Something was typed into a field or a text of a screen, and then left.
    case typed(screen: String, control: String, text: String)
    /// A source is waited for, or to be brought anew.
    case wanted(source: String)
    /// An alert that the scene opened itself has its answer.
    case answered(alert: String?, Answer)
    /// A modal came up.
    case modalOpened(String)
    /// A modal went; `fields` are what was typed in it, by their ids, where it was kept.
    case modalClosed(String, kept: Bool, fields: [String: String])
    /// Home was pressed while something typed in a modal was not kept yet.
    case modalLeft(String, fields: [String: String])
    /// While driving, only so many rows, items or characters are shown of all there are.
    case limited(screen: String, control: String, shown: Int, of: Int)
    /// No hand has done anything for as long as ``Update/idle(after:)`` says.
    case idle
    /// A device that the device file gives `role: scanner` has read a code.
    case scanned(String)
    /// A press on a control came to nothing, and why: `early`, `late`, `hidden`, `changed`, `moving`,
    /// `several`, `storm`, `fast`, `left` or `short`; of `back` and `escape` that nothing could be left by: `nowhere`.
    case ignored(control: String, reason: String)
    /// Somebody tried what is not allowed, such as typing while driving.
    case refused(String)
    /// The person left for Home. The app stays; close it, if nobody is to see it again.
    case home
    /// Nobody can see the screen from now on, or somebody can again.
    case visible(Bool)
    /// So many events were left out here, since nobody took those before them.
    case dropped(Int)
  }
}

extension App.Event {
  /// What an app hears of a report; `nil` where that is nothing.
  init?(_ report: HostReport) {
    switch report {
    case .app(let event):
      guard let known = Self(event) else { return nil }
      self = known
    case .answered(let answer): self = .answered(alert: answer.alertID, Answer(answer))
    case .emitted(let name): self = .emitted(name)
    case .home: self = .home
    case .displayHidden: self = .visible(false)
    case .displayVisible: self = .visible(true)
    case .presented, .armed, .attached, .detached, .replied, .note, .displayStalled,
      .displayRecovered:
      return nil
    }
  }

  private init?(_ event: AppEvent) {
    switch event {
    case .activated(let screen, let control): self = .activated(screen: screen, control: control)
    case .selected(let screen, let list, let entry, let index):
      self = .selected(screen: screen, list: list, entry: entry, index: index)
    case .gesture(let screen, let list, let entry, let kind):
      self = .gesture(screen: screen, list: list, entry: entry, kind: kind)
    case .adjusted(let screen, let control, let value):
      self = .adjusted(screen: screen, control: control, value: value)
    case .switched(let screen, let control, let isOn):
      self = .switched(screen: screen, control: control, isOn: isOn)
    case .chosen(let screen, let control, let option):
      self = .chosen(screen: screen, control: control, option: option)
    case .shown(let screen, let depth): self = .shown(screen: screen, depth: depth)
    case .tabSelected(let tab): self = .tab(tab)
    case .modalOpened(let name): self = .modalOpened(name)
    case .modalClosed(let name, let kept, let fields):
      self = .modalClosed(name, kept: kept, fields: fields)
    case .modalLeft(let name, let fields): self = .modalLeft(name, fields: fields)
    case .wanted(let source): self = .wanted(source: source)
    // There is no heartbeat without a program on the other end of a line.
    case .silent: return nil
    case .idle: self = .idle
    case .scanned(let code): self = .scanned(code)
    case .ignored(let control, let reason):
      self = .ignored(control: control, reason: reason.rawValue)
    case .typed(let screen, let control, let text):
      self = .typed(screen: screen, control: control, text: text)
    case .limited(let limit):
      self = .limited(
        screen: limit.screen, control: limit.control, shown: limit.shown, of: limit.all)
    case .refused(let refusal): self = .refused(refusal.reason)
    }
  }
}
