import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

@testable import TelltaleSession

/// What somebody sees who is about to press something: what stands in front, and where.
struct GestureEyes {
  /// What is in front; another one of its kind is another subject.
  enum Subject: Hashable {
    case nothing
    case question(QuestionID, form: Question.Form, typing: Int?)
    case screen(NodePath, depth: Int, modal: String?, tab: Int, more: Bool)
  }

  let subject: Subject
  let placement: Placement?
  let focus: ControlID?
  let isFocusSeen: Bool
  /// The choices of the question in front, as they are answered.
  let choices: [String]
  let likely: Int?
  let isQuestion: Bool
  let cancelsBeside: Bool
  /// The frame that shows all of this, or a later one.
  let frame: Int
  let isDestructive: Bool

  init(_ session: Session) {
    let front = session.glass.front
    let asking = session.asking
    frame = session.frame
    placement = front?.placement
    focus = front?.focus
    isFocusSeen = session.glass.showsFocus && front?.seesFocus == true
    choices = asking?.alert.buttons.map(\.answer) ?? []
    likely = asking?.alert.defaultIndex
    isQuestion = asking != nil
    cancelsBeside = front?.question?.cancelsBeside == true
    isDestructive = asking?.alert.hasDestructiveButton == true
    if let asking {
      subject = .question(
        asking.question.id, form: asking.question.form, typing: asking.typing?.field)
    } else if let app = session.app {
      subject = .screen(
        app.current.path, depth: app.visits.depth, modal: app.modal?.name, tab: app.visits.selected,
        more: app.visits.showsMore)
    } else {
      subject = .nothing
    }
  }

  /// What stands at a point, by what is drawn.
  func control(at point: PixelPoint) -> Pressed? {
    guard let placement else { return nil }
    if let control = Self.pressed(of: placement.controls, at: point) { return control }
    return cancelsBeside && !placement.frame.contains(point)
      ? Pressed(id: .beside, meaning: nil) : nil
  }

  /// The last control at a point that can be pressed; a frame beats what was grown over it.
  static func pressed(of controls: [Control], at point: PixelPoint) -> Pressed? {
    let there = controls.filter { control in
      if case .area = control.id { return false }
      return control.target.contains(point)
    }
    let found = there.last { $0.frame.contains(point) } ?? there.last
    return found.map { Pressed(id: $0.id, meaning: $0.meaning) }
  }

  /// A page with keys is in front.
  var isTyping: Bool {
    if case .question(_, let form, let typing) = subject {
      if case .field = form { return true }
      return typing != nil
    }
    return false
  }

  /// A control, and what it means to who presses it.
  struct Pressed: Hashable {
    var id: ControlID
    var meaning: ControlMeaning?
  }

  /// What has the focus.
  var focused: Pressed? {
    focus.map { Pressed(id: $0, meaning: placement?.control($0)?.meaning) }
  }
}
