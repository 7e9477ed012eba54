import TelltaleLayout
import TelltaleModel

extension Rule {
  static let screenFitsPanel = Rule.lint(
    "SCREEN-FITS-PANEL", element: "screen", applies: .everywhere, severity: .warning,
    cases: [
      "note for a figure that takes several lines, and for a main action that has to be scrolled to"
    ],
    sources: [.own("Panels")],
    why:
      "A unit shows only as much as its panel has room for: letters and targets have a least size, and the rest is "
      + "cut.",
    check:
      "On the panel that is judged for, which is the profile's usual one where none is named, nothing is cut, no "
      + "code is left out, the buttons of an alert are in sight at once, and so is the main action of a screen.",
    remedy:
      "Give it more room: put less beside it, let a scroll-view hold it, or say by `when` and `column-when` what "
      + "small panels do without.",
    examples: [
      .fires(
        at: "screen.content[0].column.content[0].column",
        """
        profile: kiosk
        screen:
          content:
            - column:
                content:
                  - height: 24
                    column:
                      content:
                        - label: {text: Old Harbour, style: title, message: true}
                        - label: {text: It comes within ten minutes., message: true}
                  - button: {title: Call Taxi, action: {emit: taxi}}
        """),
      .fires(
        at: "status.player",
        """
        profile: kiosk
        start: home
        status:
          player:
            - label: {text: Old Harbour, style: figure, message: true}
            - label: {text: Ten Minutes, style: figure, message: true}
            - label: {text: Four Seats, style: figure, message: true}
            - label: {text: By Card, style: figure, message: true}
            - label: {text: No Dogs, style: figure, message: true}
            - label: {text: Ask Me, style: figure, message: true}
        screens:
          home:
            navigation-bar: {title: Home}
            content:
              - button: {title: Call Taxi, action: {emit: taxi}}
        """
      ).hidden,
      .fires(
        at: "alert.buttons[0].title",
        """
        profile: kiosk
        alert:
          title: Call a Taxi?
          buttons:
            - {id: call, title: "\(String(repeating: "Call a Taxi to the Old Harbour Now and for the Way Back ", count: 9))"}
            - {role: cancel}
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        screen:
          content:
            - column:
                content:
                  - height: 200
                    column:
                      content:
                        - label: {text: Old Harbour, style: title, message: true}
                        - label: {text: It comes within ten minutes., message: true}
                  - button: {title: Call Taxi, action: {emit: taxi}}
        """),
      .passes(
        """
        profile: kiosk
        screen:
          content:
            - label:
                text: "The driver knows the way, waits for five minutes, and takes cards, coins and notes. Dogs ride along for nothing."
                lines: 1
                message: true
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        screen:
          content:
            - column:
                content:
                  - height: 24
                    hidden: {bind: is-late, hidden: true}
                    column:
                      content:
                        - label: {text: Old Harbour, style: title, message: true}
                        - label: {text: It comes within ten minutes., message: true}
                  - button: {title: Call Taxi, action: {emit: taxi}}
        """
      ).hidden,
      .passes(
        """
        profile: kiosk
        lang: ja
        screen:
          content:
            - column:
                content:
                  - {height: 160, label: {text: 十分以内に到着します, message: true}}
                  - button: {title: タクシーを呼ぶ, action: {emit: taxi}}
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    screen.misfits() + screen.actionsOutOfSight()
  }.also { (scene: AlertReading) in
    scene.misfits()
  }
}

extension ScreenReading {
  /// What had to be cut or left out on the unit; what is inside of that has the same cause.
  fileprivate func misfits() -> [Fault] {
    let measure = unitAtFirst.value
    var places: [NodePath] = []
    return measure.notes.compactMap { note in
      guard let fault = misfit(note, on: measure.unit.name),
        !places.contains(where: { note.path.isWithin($0) })
      else { return nil }
      places.append(note.path)
      return fault
    }
  }

  private func misfit(_ note: PlacementNote, on panel: String) -> Fault? {
    switch note.kind {
    case .cut:
      Fault(
        at: note.path, "only \(note.detail) of its height are seen on \(panel)",
        remedy:
          "Give it more `height`, or `min-height` in place of it, or say by `when` what small "
          + "panels do without.")
    case .tooNarrow:
      Fault(
        at: note.path, "it has \(note.detail) of its width on \(panel)",
        remedy: "Give it more `width`, or none, so that it takes what it needs.")
    case .codeMissing:
      Fault(at: note.path, "the code is not shown on \(panel): \(note.detail)")
    case .truncated where isWholeElsewhere(note.path):
      Fault(
        at: note.path, "\(Quoting.text(note.detail)) is cut on \(panel)",
        remedy: "Shorten it, or give it more room.")
    case .figureWraps:
      Fault(
        at: note.path, "the figure takes several lines on \(panel)", severity: .note,
        remedy: "Give it more width, or leave its unit to a caption.")
    // What yields by `when: {fits: true}` is meant to.
    case .leftOut where note.path.isWithin(StatusBars.path):
      Fault(
        at: note.path, "it is not shown on \(panel): \(note.detail)", severity: .note,
        remedy: "Make it or the bars of the screen lower.")
    case .truncated, .textScrolls, .allScrolls, .stacked, .variant, .missingGlyph, .inkless,
      .tablesApart, .stylesLeftOut, .pageMissing, .leftOut:
      nil
    }
  }

  /// Whether a text at a place is meant to be seen whole: rows and items are cut by design, and so is a label past the
  /// lines that its author gave it.
  private func isWholeElsewhere(_ path: NodePath) -> Bool {
    guard let owner = visible.last(where: { path.isWithin($0.path) }) else { return false }
    return switch owner.element {
    case .label(let label): label.lines == nil
    case .button, .navigationBar, .tabBar, .field, .progress, .gauge, .slider, .toggle, .segmented,
      .stepper, .activityIndicator, .clock:
      true
    case .table, .collection:
      [.key("header"), .key("footer")].contains(path.last)
    case .alert, .actionSheet, .menu, .modal, .screen, .scrollView, .textView, .webView, .keypad,
      .picture, .iconButton, .stack, .spacer, .divider, .icon, .qr:
      false
    }
  }

  /// The button that is wanted most, where people have to scroll for it.
  fileprivate func actionsOutOfSight() -> [Fault] {
    let measure = unit.value
    for placed in buttons {
      guard case .button(let button) = placed.element,
        button.isLikely || button.prominence == .filled,
        let control = measure.control(at: placed.path), control.scrolls, control.target.isEmpty
      else { continue }
      return [
        Fault(
          at: placed.path, "the main action has to be scrolled to on \(measure.unit.name)",
          severity: .note, remedy: "Put it into the screen's `dock`, where it stays in sight.")
      ]
    }
    return []
  }
}

extension AlertReading {
  /// What of the buttons is not seen at once on the unit; on a watch an alert scrolls as a whole.
  fileprivate func misfits() -> [Fault] {
    guard !alert.buttons.isEmpty, !context.profile.guidelines.groups.contains("watch") else {
      return []
    }
    let panel = context.unit.name
    let notes = alert.place(in: context.layoutOnUnit(title.language)).notes
    if let note = notes.first(where: { $0.kind == .allScrolls }) {
      return [
        Fault(
          at: path,
          "the buttons are not all in sight on \(panel): it needs \(note.detail) in height",
          remedy: "Ask with fewer buttons and shorter texts, or on a screen of its own.")
      ]
    }
    return notes.compactMap { note in
      guard note.kind == .truncated, let place = note.path.steps(from: "alert.buttons") else {
        return nil
      }
      return Fault(
        at: path.key("buttons").appending(place), "\(Quoting.text(note.detail)) is cut on \(panel)",
        remedy: "Shorten the title, or give a shorter one as well: `title: [long, short]`.")
    }
  }
}
