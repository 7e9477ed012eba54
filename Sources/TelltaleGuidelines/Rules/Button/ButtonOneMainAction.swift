import TelltaleModel

extension Rule {
  static let buttonOneMainAction = Rule.lint(
    "BUTTON-ONE-MAIN-ACTION", element: "button", applies: .everywhere, severity: .note,
    sources: [.own("Buttons")],
    why:
      "If two buttons stand out most, people have to choose between them, and neither stands out.",
    check:
      "At most one of the buttons and round buttons that a screen shows at first is `prominence: filled` or "
      + "`likely`. Those of one title and action count once, those on cards count for their cards, and keypads and "
      + "bars have their own.",
    remedy: "Leave `filled` to the one that is wanted most; the others are tinted or plain.",
    examples: [
      .fires(
        at: "screen.content[1].button",
        """
        screen:
          content:
          - button: {title: Call Taxi, prominence: filled, action: {emit: a}}
          - button: {title: Buy Ticket, prominence: filled, action: {emit: b}}
          - button: {title: Show Timetable, action: {emit: c}}
        """),
      .passes(
        """
        screen:
          content:
          - button: {title: Buy Ticket, prominence: filled, action: {emit: a}}
          - button: {title: Show Timetable, action: {emit: b}}
        """),
      .passes(
        """
        screen:
          content:
          - button: {title: Buy Ticket, prominence: filled, action: {emit: a}}
          - button: {title: Call Taxi, prominence: tinted, action: {emit: b}}
          - button: {title: Show Timetable, prominence: plain, action: {emit: c}}
          - button: {title: Show Map, prominence: plain, action: {emit: d}}
        """
      ).hidden,
      .passes(
        """
        screen:
          content:
          - hidden: {bind: is-sold-out, hidden: false}
            button: {title: Buy Ticket, prominence: filled, action: {emit: a}}
          - hidden: {bind: has-tickets, hidden: true}
            button: {title: Call Taxi, prominence: filled, action: {emit: b}}
        """
      ).hidden,
      .passes(
        """
        screen:
          content:
          - column:
              content:
              - when: {taller-than: 100mm}
                button: {title: Buy Ticket, prominence: filled, size: large, action: {emit: a}}
          dock:
          - row:
              content:
              - when: {shorter-than: 100mm}
                button: {title: Buy Ticket, prominence: filled, action: {emit: a}}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        screen:
          content:
          - button: {title: 切符を購入, prominence: filled, action: {emit: a}}
          - button: {title: 時刻表を表示, action: {emit: b}}
        """
      ).hidden,
    ]
  ) { (screen: ScreenReading) in
    let seen = screen.seenAtFirst
    let onCards = seen.filter {
      if case .stack(let stack) = $0.element { stack.card != nil } else { false }
    }
    let main = seen.filter { placed in
      isMainAction(placed) && !onCards.contains { placed.path.isWithin($0.path) }
    }
    let actions = main.map(MainAction.init)
    guard let other = actions.firstIndex(where: { $0 != actions[0] }) else { return [] }
    return [
      Fault(at: main[other].path, "\(Set(actions).count) buttons stand out as the main one")
    ]
  }
}

/// What a button stands for, wherever a panel has it: on a wide one it may stand in another place than on a small one.
private struct MainAction: Hashable {
  let title: TextVariants?
  let icon: String?
  let action: Action?

  init(_ placed: PlacedElement) {
    if case .button(let button) = placed.element {
      (title, icon, action) = (button.title, button.icon, button.action)
    } else if case .iconButton(let button) = placed.element {
      (title, icon, action) = (nil, button.icon, button.action)
    } else {
      (title, icon, action) = (nil, nil, nil)
    }
  }
}

/// Whether it is a button in the content that is drawn to be wanted most.
private func isMainAction(_ placed: PlacedElement) -> Bool {
  let bars: [SceneElement] = [.navigationBar, .keypad]
  if bars.contains(where: { placed.path.has(key: $0.rawValue, isAbove: true) }) { return false }
  if case .button(let button) = placed.element {
    return button.prominence == .filled || (button.isLikely && button.prominence == nil)
  }
  if case .iconButton(let button) = placed.element { return button.prominence == .filled }
  return false
}
