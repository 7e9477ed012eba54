import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

/// Every key of every element reaches the model.
@Suite struct ElementTests {
  private func root(_ text: String, profile: String = "kiosk") throws -> Element {
    let loaded = try Scenes.load(text, profile: profile)
    #expect(loaded.refusal == nil, "\(loaded.refusal?.description ?? "")")
    return try #require(loaded.scene?.root)
  }

  @Test func `an action sheet`() throws {
    let root = try root(
      """
      action-sheet:
        id: share
        title: [Share This Route, Share]
        message: It is sent at once.
        trigger: {control: share-button, title: Share, kind: menu-button, effect: none}
        text-class: imperative
        lang: de
        buttons:
          - {id: mail, title: Mail, role: default, likely: true, effect: none, action: {emit: mail}}
          - {title: Delete, role: destructive}
      """)
    let expected = ActionSheet(
      id: "share",
      title: TextVariants(
        TextContent("Share This Route", language: "de"),
        shorter: [TextContent("Share", language: "de")]),
      message: TextContent("It is sent at once.", language: "de"),
      trigger: Trigger(
        "share-button", title: TextVariants(TextContent("Share", language: "de")),
        kind: "menu-button", effect: ButtonEffect.none),
      buttons: [
        AlertButton(
          id: "mail", title: TextVariants(TextContent("Mail", language: "de")), isLikely: true,
          effect: ButtonEffect.none, action: .emit("mail")),
        AlertButton(title: TextVariants(TextContent("Delete", language: "de")), role: .destructive),
        AlertButton(title: TextVariants(TextContent("Abbrechen", language: "de")), role: .cancel),
      ], textClass: .imperative)
    #expect(root == .actionSheet(expected))
  }

  @Test func `a menu`() throws {
    let root = try root("menu: {trigger: more, items: [Rename, [Duplicate This, Duplicate]]}")
    let second = TextVariants("Duplicate This", shorter: ["Duplicate"])
    #expect(root == .menu(Menu(items: ["Rename", second], trigger: Trigger("more"))))
  }

  @Test func `a modal`() throws {
    let root = try root(
      """
      modal:
        id: place
        style: fullscreen
        purpose: separate-task
        title: New Place
        description: Where it is and what it is called.
        dismiss: {title: Done, icon: check, cancel: true, action: {emit: done}}
        start: name
        screens:
          name: {content: [{field: name}]}
        confirm-close: {alert: {title: Leave?, buttons: [{title: Leave}, {role: cancel}]}}
        saves-itself: false
        unsaved: {bind: place.changed}
        multistep: true
        steps: 2
        context: route-17
      """)
    let confirm = Alert(
      title: "Leave?",
      buttons: [AlertButton(title: "Leave"), AlertButton(title: "Cancel", role: .cancel)])
    let expected = Modal(
      id: "place", style: .fullscreen, purpose: .separateTask, title: "New Place",
      description: "Where it is and what it is called.",
      dismiss: DismissControl(
        title: "Done", icon: "check", cancelTitle: "Cancel", action: .emit("done")),
      screens: ["name": Screen(content: [.field(TextField(id: "name"))])], start: "name",
      confirmClose: .alert(confirm), unsavedBinding: "place.changed", isMultistep: true, steps: 2,
      context: "route-17")
    #expect(root == .modal(expected))
  }

  @Test func `a modal without a style has the profile's first`() throws {
    for (profile, style) in [("carplay", ModalStyle.fullscreen), ("ios", .sheet)] {
      let root = try root("modal: {title: A, dismiss: Done}", profile: profile)
      #expect(
        root == .modal(Modal(style: style, title: "A", dismiss: DismissControl(title: "Done"))))
    }
  }

  @Test func `a screen with its bars`() throws {
    let root = try root(
      """
      screen:
        screen-kind: now-playing
        fullscreen: true
        source: {async: station, conditional: true, expected-seconds: 2.5}
        loading: {activity-indicator: {label: Tuning, expected-seconds: 4, progress: {bind: p}}}
        tab-bar:
          id: tabs
          tabs:
            - {id: a, title: A, icon: star, screen: a, unavailable: None., badge: '!'}
            - {title: B, content: [image: a.png], source: b, badge: 7}
            - {title: C, badge: {bind: c}}
        navigation-bar:
          title: {bind: name, text: Jazz}
          title-omitted-because: none
          screen-kind: now-playing
          back-title: Stations
          trailing: [{title: Search}, {fixed-space: 24}, {icon: star, id: s}]
      """)
    let tabs = TabBar(
      id: "tabs",
      tabs: [
        Tab(
          id: "a", title: "A", icon: "star", screen: "a", unavailable: "None.", badge: .attention),
        Tab(
          title: "B", content: [.picture(Picture(image: "a.png"))], source: DataSource("b"),
          badge: .count(7)), Tab(title: "C", badge: .bound("c")),
      ])
    let bar = NavigationBar(
      title: "Jazz", titleBinding: "name", titleOmittedBecause: "none",
      screenKind: "now-playing", backTitle: "Stations",
      trailing: [
        .button(Button(title: "Search")), .fixedSpace(24), .button(Button(id: "s", icon: "star")),
      ])
    let expected = Screen(
      navigationBar: bar, tabBar: tabs,
      source: DataSource("station", isConditional: true, expectedSeconds: 2.5),
      loading: [
        .activityIndicator(
          ActivityIndicator(label: "Tuning", expectedSeconds: 4, progressBinding: "p"))
      ], isFullscreen: true, kind: "now-playing")
    #expect(root == .screen(expected))
  }

  @Test func `a table`() throws {
    let root = try root(
      """
      table:
        id: t
        source: {bind: rows}
        cache: true
        refresh: 90s
        indicator: true
        new-data-hint: true
        width: 300
        sorted-by: name
        rows:
          - {id: a, title: A, subtitle: B, image: i/a.png, push: a, checkmark: {group: g, on: true}}
          - {title: C, style: value1, subtitle: D, selectable: false}
          - {title: E, style: w, icon: sun, low: '3', action: {emit: e, result: It plays.}}
        row-styles:
          w: {slots: [icon, {name: title, x: 4, width: 90, alignment: leading, weight: bold}, low]}
        footer: [{label: {text: That is all., message: true}}]
      """)
    let title = RowSlot(name: "title", x: 4, width: 90, alignment: .leading, weight: .bold)
    let expected = Table(
      id: "t",
      rows: [
        TableRow(
          id: "a", style: .standard(.subtitle), title: "A", subtitle: "B", image: "i/a.png",
          push: "a", checkmark: Checkmark(group: "g", isOn: true)),
        TableRow(
          style: .standard(.value1), isStyleNamed: true, title: "C", subtitle: "D",
          isSelectable: false),
        TableRow(
          style: .custom("w"), isStyleNamed: true, title: "E", image: "sun",
          action: .declaring(.emit("e"), result: "It plays."), values: ["low": "3"]),
      ], source: DataSource("rows", isAsync: false), isCached: true,
      refresh: .every(milliseconds: 90_000), hasIndicator: true,
      rowStyles: [
        RowStyle(name: "w", slots: [RowSlot(name: "icon"), title, RowSlot(name: "low")])
      ],
      hasNewDataHint: true, width: 300, sortedBy: "name",
      footer: [.label(Label(text: RichText("That is all."), isMessage: true))])
    #expect(root == .table(expected))
  }

  @Test(
    arguments: [
      ("refresh: 60", TableRefresh.every(milliseconds: 60_000)),
      ("refresh: {push: news}", .pushed("news")), ("refresh-on: appear", .on([.appear])),
      ("refresh-on: [appear, focus]", .on([.appear, .focus])),
    ])
  func `ways to have rows anew`(_ key: String, _ refresh: TableRefresh) throws {
    #expect(try root("table: {\(key)}") == .table(Table(refresh: refresh)))
  }

  @Test func `a collection`() throws {
    let root = try root(
      """
      collection:
        id: c
        layout: {custom: shelf}
        layout-reason: As in the shop.
        spacing: 12
        animate: false
        animation: fade
        source: logos
        items:
          - {id: a, image: a.png, text: A, size: [96, 80], action: {push: a}}
          - {id: b}
        groups: [{items: [a, b], background: images/wood.png}]
        gestures: {double-tap: {emit: star}}
        layout-changes: [{to: row, cause: user-action}, {to: grid, cause: {timer: 30}}]
        header: [{button: {title: Play All, action: {emit: play}}}]
      """)
    let expected = ItemCollection(
      id: "c",
      items: [
        CollectionItem(
          id: "a", image: "a.png", text: "A", size: ItemSize(width: 96, height: 80),
          action: .push("a")), CollectionItem(id: "b"),
      ], layout: .custom("shelf"), layoutReason: "As in the shop.", spacing: 12,
      groups: [ItemGroup(items: ["a", "b"], background: .image("images/wood.png"))],
      gestures: [ItemGesture(kind: "double-tap", action: .emit("star"))], animates: false,
      animation: "fade",
      layoutChanges: [
        LayoutChange(to: .row, cause: "user-action"), LayoutChange(to: .grid, cause: "timer"),
      ], source: DataSource("logos"),
      header: [.button(Button(title: "Play All", action: .emit("play")))])
    #expect(root == .collection(expected))
  }

  @Test func `texts in several looks`() throws {
    let label = try root(
      """
      label:
        id: l
        text: [{text: 'Volume ', weight: bold, font: Inter, size: 20, color: red}, '7']
        for: v
        message: true
        alignment: trailing
        background: theme.card
      """)
    let look = TextLook(weight: .bold, font: "Inter", size: 20, color: .fixed(Color(rgb: 0xFF0000)))
    let runs = [TextRun(text: "Volume ", style: look), TextRun(text: "7")]
    let expected = Label(
      id: "l", text: RichText(runs), target: "v", isMessage: true,
      style: TextLook(alignment: .trailing), background: .role(.card))
    #expect(label == .label(expected))
    let view = try root(
      "text-view: {text: {bind: news}, height: fit, editable: true, selectable: true}")
    let text = RichText([TextRun(text: "")], binding: "news")
    #expect(view == .textView(TextView(text: text, editing: TextEditing(editable: true))))
  }

  @Test func `a button and a keypad`() throws {
    let root = try root(
      """
      screen:
        content:
          - button:
              {id: b, title: Call, icon: i/p.png, role: destructive, likely: true, effect: resets,
               action: [{emit: call}, {open: {modal: m}}, dismiss], style: info, border: true,
               border-reason: It is far from all else., background: '#0A8', color: white}
          - icon-button: {id: p, title: Play, icon: play, prominence: filled, size: large, action: {emit: p}}
          - keypad: {keys: ['1', {title: '2', border: true}], primary: {title: Call, action: {pop: true}}}
      """)
    let button = Button(
      id: "b", title: "Call", icon: "i/p.png", role: .destructive, isLikely: true, effect: .resets,
      action: .several([.emit("call"), .openNamed(element: "modal", id: "m"), .dismiss]),
      style: "info", hasBorder: true, background: .color(.fixed(Color(rgb: 0x00AA88))),
      color: .fixed(.white), borderReason: "It is far from all else.")
    let round = IconButton(
      id: "p", title: "Play", icon: "play", prominence: .filled, size: .large, action: .emit("p"))
    let keypad = Keypad(
      keys: [Button(title: "1"), Button(title: "2", hasBorder: true)],
      primary: Button(title: "Call", action: .pop))
    let content: [Element] = [.button(button), .iconButton(round), .keypad(keypad)]
    #expect(root == .screen(Screen(content: content)))
  }

  @Test func `what scrolls, and what shows pages and pictures`() throws {
    let view = try root(
      "scroll-view: {id: s, axis: both, paging: true, min-zoom: 0.5, max-zoom: 4, content: [field: f]}"
    )
    let expected = ScrollView(
      id: "s", axis: .both, isPaging: true, minZoom: 0.5, maxZoom: 4,
      content: [.field(TextField(id: "f"))])
    #expect(view == .scrollView(expected))
    #expect(
      try root("web-view: {id: w, html: <p>Hi</p>, height: 90}")
        == .webView(WebView(id: "w", content: .html("<p>Hi</p>"), page: "<p>Hi</p>", height: 90)))
    #expect(
      try root("web-view: {url: 'bundle:/a/b.html'}")
        == .webView(WebView(content: .file("a/b.html"))))
    #expect(
      try root("image: {id: i, file: a.png, about: A map, height: 90}")
        == .picture(Picture(id: "i", image: "a.png", about: "A map", height: 90)))
  }

  @Test func `an app begins with one of its screens, or with its tabs`() throws {
    let loaded = try Scenes.load(
      "{start: a, screens: {a: {content: [image: a.png]}, b: {fullscreen: true}}}")
    let scene = try #require(loaded.accepted)
    #expect(scene.start == "a")
    #expect(scene.root == .screen(Screen(content: [.picture(Picture(image: "a.png"))])))
    #expect(scene.screens.keys.sorted() == ["a", "b"])
    let tabs = try Scenes.load(
      "{tab-bar: {tabs: [{title: A, screen: a}, {title: B}, {title: C}]}, screens: {a: {}}}")
    #expect(tabs.accepted?.root.name == "tab-bar")
    #expect(tabs.accepted?.start == nil)
  }

  @Test(
    arguments: [
      ("text", ColorValue.role(.text)), ("label", .role(.text)),
      ("theme.background", .role(.ground)), ("theme.text-secondary", .role(.textSecondary)),
      ("'#fff'", .fixed(.white)), ("'#0A84ff'", .fixed(Color(rgb: 0x0A84FF))),
      ("grey", .fixed(Color(rgb: 0x808080))), ("gray", .fixed(Color(rgb: 0x808080))),
    ])
  func `ways to name a colour`(_ text: String, _ color: ColorValue) throws {
    let root = try root("label: {text: A, message: true, color: \(text)}")
    #expect(
      root == .label(Label(text: RichText("A"), isMessage: true, style: TextLook(color: color))))
  }
}
