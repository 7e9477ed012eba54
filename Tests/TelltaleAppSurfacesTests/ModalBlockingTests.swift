import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces
import TelltaleTestSupport
import Testing

@testable import TelltaleSession

@Suite struct ModalBlockingTests {
  // NAVIGATION-BAR-BACK-WALKS-UP
  @Test(arguments: ["carplay", "kiosk"])
  func `an application's way back leaves the screens below an open modal as they are`(
    name: String
  ) throws {
    var hand = try Hand.armed(
      """
      start: main
      screens:
        main: {content: [{label: {text: Places}}]}
        deep:
          content:
            - button:
                id: add
                title: Add
                action:
                  open:
                    modal:
                      id: place
                      style: fullscreen
                      purpose: separate-task
                      title: New Place
                      dismiss: {title: Done}
                      saves-itself: true
                      content: [{label: {text: Somewhere}}]
      """, on: name)
    hand.send(.requested(AppRequest(number: 0, updates: [.push("deep")]), at: hand.now))
    hand.arm()
    hand.open("add")
    #expect(hand.isModalOpen)
    hand.send(.requested(AppRequest(number: 0, updates: [.pop]), at: hand.now))
    hand.arm()
    #expect(hand.isModalOpen)
    hand.open("dismiss")
    #expect(hand.session.screenName == "deep" && hand.session.screenDepth == 2)
  }

  // MODALITY-BLOCKS-PARENT
  @Test(arguments: Platforms.names)
  func `a control under an open modal receives nothing`(name: String) throws {
    for style in try ModalScenes.styles(name) {
      var hand = try Hand.armed(ModalScenes.scene(style: style), on: name)
      let play = try #require(hand.session.glass.frame(ofControl: "play"))
      let point = PixelPoint(x: play.midX, y: play.midY)
      hand.open("add")
      #expect(hand.isModalOpen)
      hand.tap(point)
      hand.click(point)
      #expect(!hand.emitted.contains("played"), "\(style)")
      #expect(hand.isModalOpen)
      hand.open("dismiss")
      #expect(!hand.isModalOpen)
      hand.open("play")
      #expect(hand.emitted.contains("played"), "\(style)")
    }
  }

  // MODALITY-BLOCKS-PARENT: random events over an open modal leave what lies below it as it was.
  @Test(arguments: Platforms.names)
  func `nothing that hands do over a modal changes the screen below`(name: String) throws {
    let content = """
      \(name == "carplay" ? "- label: {text: Name}" : "- field: {id: name}")
      - button: {id: more, title: More, action: {emit: more}}
      - table: {rows: [{title: One}, {title: Two}, {title: Three}, {title: Four}, {title: Five}]}
      """
    var hand = try Hand.inModal(
      ModalScenes.scene(style: try ModalScenes.style(name), content: content), on: name)
    let below = try #require(hand.session.app).visits.stacks
    var random = Chance(seed: 7)
    for _ in 0..<600 {
      hand.doSomething(&random)
      let app = try #require(hand.session.app)
      guard app.modal != nil else {
        hand.arm()
        hand.open("add")
        continue
      }
      #expect(app.visits.stacks.map { $0.map(\.view) } == below.map { $0.map(\.view) })
      #expect(app.visits.stacks.map { $0.map(\.name) } == below.map { $0.map(\.name) })
      #expect(app.visits.ground.focus == below[0][0].focus)
      #expect(!hand.emitted.contains("played"))
    }
  }

  // MODALITY-SEPARATE-FOCUSED-MODE
  @Test(arguments: Platforms.names)
  func `a turn past the last control leads to the first, never out`(name: String) throws {
    var hand = try Hand.inModal(
      ModalScenes.scene(
        style: try ModalScenes.style(name),
        content: "- button: {id: a, title: A, action: {emit: a}}\n- label: {text: B}"), on: name)
    let names = try #require(hand.session.screenPlacement).controls.map(\.name)
    #expect(names.contains("dismiss"))
    hand.session.showFocus()
    for _ in 0..<names.count where hand.session.focusedControl != names.last { hand.turn(1) }
    #expect(hand.session.focusedControl == names.last)
    hand.turn(1)
    #expect(hand.session.focusedControl == names.first)
    hand.turn(-1)
    #expect(hand.session.focusedControl == names.last)
  }

  @Test func `without a modal a knob stops at the ends`() throws {
    var hand = try Hand.armed(ModalScenes.scene(), on: "kiosk")
    for _ in 0..<5 { hand.turn(1) }
    #expect(hand.session.focusedControl == "play")
  }

  // MODALITY-SEPARATE-FOCUSED-MODE, MODALITY-FULLSCREEN-FILLS
  @Test(arguments: Platforms.names)
  func `what lies below is dimmed by a third at least, or not seen at all`(name: String) throws {
    for style in try ModalScenes.styles(name) {
      var hand = try Hand.armed(ModalScenes.scene(style: style), on: name)
      #expect(hand.scrims.isEmpty)
      let glyphs = hand.glyphCount
      hand.open("add")
      let frame = try #require(hand.session.screenPlacement?.frame)
      if frame == PixelRect(hand.session.size) {
        // MODALITY-FULLSCREEN-FILLS
        #expect(hand.scrims.isEmpty)
        #expect(hand.fills.first == frame)
        #expect(hand.fills.dropFirst().first == frame)
      } else {
        #expect(style != "fullscreen")
        for appearance in Appearance.allCases {
          hand.send(.appearanceChanged(appearance))
          #expect(hand.scrims.allSatisfy { $0 >= 77 } && !hand.scrims.isEmpty, "\(style)")
        }
        #expect(hand.glyphCount > glyphs, "the screen is still seen around it")
      }
    }
  }

  // MODALITY-FULLSCREEN-FILLS
  @Test(arguments: ["carplay", "kiosk"])
  func `a modal over tabs shows nothing of them`(name: String) throws {
    let scene = """
      tab-bar:
        tabs:
          - title: Music
            id: music
            content:
              - button:
                  id: add
                  title: Add
                  action:
                    open:
                      modal: {style: fullscreen, purpose: immersive, title: New, dismiss: {title: Done}}
          - {title: Radio, id: radio, content: [{label: {text: Nothing}}]}
      """
    var hand = try Hand.armed(scene, on: name)
    let before = hand.glyphRuns
    hand.open("add")
    #expect(hand.isModalOpen)
    #expect(!before.isEmpty)
    #expect(hand.glyphRuns.isDisjoint(with: before))
  }

  // MODALITY-CONTEXT-SWITCH
  @Test(arguments: Platforms.names)
  func `the screen is as it was when the modal goes`(name: String) throws {
    let style = try ModalScenes.style(name)
    let rows = (1...60).map {
      let action =
        $0 == 40
        ? ", action: {open: {modal: {style: \(style), purpose: separate-task, title: New, dismiss: {title: Done}}}}"
        : ""
      return "{id: r\($0), title: Row \($0)\(action)}"
    }
    let scene = """
      start: main
      screens:
        main:
          content:
            - table: {id: list, rows: [\(rows.joined(separator: ", "))]}
      """
    var hand = try Hand.armed(scene, on: name)
    hand.tell(.driving(.parked))
    hand.session.showFocus()
    for _ in 0..<60 where hand.session.focusedControl != "r40" { hand.turn(1) }
    #expect(hand.session.focusedControl == "r40")
    let frame = hand.session.glass.frame(ofControl: "r40")
    let view = try #require(hand.session.app).visits.ground.view
    hand.push()
    hand.arm()
    #expect(hand.isModalOpen)
    hand.key(1)
    hand.arm()
    #expect(!hand.isModalOpen)
    #expect(hand.session.focusedControl == "r40")
    #expect(hand.session.glass.frame(ofControl: "r40") == frame)
    #expect(hand.session.app?.visits.ground.view == view)
  }

  // MODALITY-CONTEXT-SWITCH
  @Test func `rows that come meanwhile leave the eye where it was`() throws {
    let scene = """
      start: main
      screens:
        main:
          content:
            - table: {source: news}
      """
    var hand = try Hand.armed(scene, on: "kiosk")
    func rows(_ numbers: ClosedRange<Int>) -> [TableRow] {
      numbers.map { TableRow(id: "r\($0)", title: TextVariants(TextContent("Row \($0)"))) }
    }
    hand.send(
      .requested(
        AppRequest(number: 0, updates: [.rows("news", .replace(rows(1...60)))]), at: hand.now))
    hand.arm()
    hand.session.showFocus()
    for _ in 0..<60 where hand.session.focusedControl != "r40" { hand.turn(1) }
    let frame = try #require(hand.session.glass.frame(ofControl: "r40"))
    let environment = hand.environment
    let modal = Modal(style: .sheet, title: "New", dismiss: DismissControl(title: "Done"))
    hand.perform { session in session.presentForTest(modal, in: environment) }
    hand.arm()
    hand.send(
      .requested(
        AppRequest(number: 0, updates: [.rows("news", .prepend(rows(100...104)))]), at: hand.now))
    hand.key(1)
    hand.arm()
    #expect(hand.session.glass.frame(ofControl: "r40") == frame)
    #expect(hand.session.focusedControl == "r40")
  }

  @Test func `what the application tells is seen around the modal`() throws {
    let scene = ModalScenes.scene(style: "sheet").replacing(
      "- button: {id: play, title: Play, action: {emit: played}}",
      with: "- label: {text: {bind: speed, text: Slow}}")
    var hand = try Hand.armed(scene, on: "kiosk")
    hand.open("add")
    let before = hand.glyphRuns
    hand.send(.requested(AppRequest(number: 0, updates: [.text("speed", "Quick")]), at: hand.now))
    #expect(hand.glyphRuns != before)
    #expect(hand.isModalOpen)
  }

  @Test func `a display of another size shows both anew`() throws {
    var hand = try Hand.armed(ModalScenes.scene(style: "sheet"), on: "kiosk")
    hand.open("add")
    hand.send(.resized(PixelSize(width: 800, height: 480)))
    #expect(
      hand.session.glass.surfaces.ground?.placement.size == PixelSize(width: 800, height: 480))
    #expect(hand.session.screenPlacement?.size == PixelSize(width: 800, height: 480))
  }
}

extension Hand {
  /// Something that hands do, anything but Home.
  mutating func doSomething(_ random: inout Chance) {
    let point = PixelPoint(
      x: random.below(session.size.width), y: random.below(session.size.height))
    switch random.below(6) {
    case 0: tap(point)
    case 1: click(point)
    case 2:
      move(
        from: point,
        to: PixelPoint(
          x: random.below(session.size.width), y: random.below(session.size.height)), steps: 3)
    case 3: turn(random.below(7) - 3)
    case 4: push()
    default: key([15, 57, 28, 103, 108, 105, 106, 1, 158][random.below(9)])
    }
    if random.below(3) == 0 { arm() }
  }
}
