import TelltaleModel
import TelltaleSyntax

/// Reads what stays on the glass while screens come and go.
struct StatusReader {
  /// What stays; `nil` after a complaint.
  func status(_ entry: YAMLEntry, in context: inout SceneContext) -> StatusBars? {
    context.note(entry, at: StatusBars.path)
    var status = StatusBars()
    let before = context.complaints
    let isMap = Self.record.read(
      entry.value, at: StatusBars.path, into: &status, in: &context)
    guard isMap else { return nil }
    if status.line.isEmpty, status.player.isEmpty, context.complaints == before {
      context.complaints.add(
        entry.value.location, "\"status\" has neither a line nor a player",
        remedy: "add `line:` or `player:` with elements, or take it away")
    }
    for placed in status.placedLine + status.placedPlayer { check(placed, in: &context) }
    return status
  }

  /// Puts what stays on the screens of a scene that has any.
  ///
  /// - Parameters:
  ///   - status: What its file says of that.
  ///   - scene: What the file holds beside it.
  ///   - context: Hears where there is nothing that it could stay on.
  func keep(_ status: StatusBars?, on scene: inout Scene, in context: inout SceneContext) {
    guard let status else { return }
    switch scene.root.traits.place {
    case .screen: scene.status = status
    case .bar where scene.root.tabs(at: .root) != nil: scene.status = status
    case .question, .modal, .menu, .content, .bar:
      context.complaints.add(
        context.sourceMap.location(of: StatusBars.path),
        "\"status\" beside \(Quoted.text(scene.root.name)); it stays on the screens of an app",
        remedy: "put what is shown on a `screen`, or take `status` away")
    }
  }

  /// What is small, stays as it is, and is known at a glance.
  private func check(_ placed: PlacedElement, in context: inout SceneContext) {
    switch placed.element {
    case .label, .picture, .progress, .activityIndicator, .icon, .iconButton, .button, .spacer,
      .divider, .clock:
      return
    case .stack:
      for child in placed.element.children(at: placed.path) { check(child, in: &context) }
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .scrollView,
      .table, .collection, .textView, .webView, .keypad, .field, .gauge, .qr, .slider, .toggle,
      .segmented, .stepper:
      context.complaints.add(
        context.sourceMap.location(of: placed.path),
        "\(Quoted.text(placed.element.name)) in \"status\"",
        remedy: "use texts, pictures, icons, progress, a clock and buttons there, in rows")
    }
  }

  // MARK: Format

  static let record = SceneRecord<StatusBars>(
    "{line: …, player: …}",
    [
      .key(
        "line", .content,
        "At the top, above all bars: parts that are seen on every screen, such as a clock."
      ) { $0.line = $1 },
      .key(
        "player", .content,
        "At the foot, above a tab bar that stands there: the title that plays, and a button or two for it. Where "
          + "content would keep less than three rows it is left out before the line."
      ) { $0.player = $1 },
    ])
}
