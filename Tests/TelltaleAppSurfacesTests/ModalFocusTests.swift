import TelltaleGraphics
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport
import Testing

/// What a modal takes over from the screen that it came from, and gives back to it.
@Suite struct ModalFocusTests {
  // MODALITY-SEPARATE-FOCUSED-MODE
  @Test(arguments: Platforms.names)
  func `the focus goes into a modal as it opens, cannot leave it, and is back when it closes`(
    name: String
  ) throws {
    for style in try ModalScenes.styles(name) {
      let content = "- button: {id: a, title: A, action: {emit: a}}\n- label: {text: B}"
      var hand = try Hand.armed(ModalScenes.scene(style: style, content: content), on: name)
      hand.session.showFocus()
      for _ in 0..<4 where hand.session.focusedControl != "add" { hand.key(15) }
      hand.push()
      hand.arm()
      #expect(hand.isModalOpen)
      let own = Set(hand.session.screenPlacement?.controls.map(\.name) ?? [])
      #expect(own.contains("a") && !own.contains("play"))
      #expect(own.contains(hand.session.focusedControl ?? ""), "\(style)")
      for key in [15, 15, 15, 15, 108, 108, 108, 106, 103, 103, 103, 105] as [UInt16] {
        hand.key(key)
        #expect(own.contains(hand.session.focusedControl ?? ""), "\(style) \(key)")
      }
      hand.key(1)
      hand.arm()
      #expect(!hand.isModalOpen && hand.session.focusedControl == "add", "\(style)")
    }
  }

  // MODALITY-CONTEXT-SWITCH
  @Test(arguments: Platforms.names.filter { $0 != "carplay" })
  func `what was entered and chosen before is there when the modal goes`(name: String) throws {
    let scene = """
      start: main
      screens:
        main:
          content:
            - field: {id: name, placeholder: Name}
            - button:
                id: add
                title: Add
                action:
                  open:
                    modal:
                      style: \(try ModalScenes.style(name))
                      purpose: separate-task
                      title: New Place
                      dismiss: {title: Done}
                      saves-itself: true
                      content: [{field: {id: other}}]
      """
    var hand = try Hand.armed(scene, on: name)
    hand.type("a", into: "name")
    for _ in 0..<4 where hand.session.focusedControl != "add" { hand.key(15) }
    let before = try #require(hand.session.screenPlacement)
    let picture = hand.picture
    #expect(hand.texts.contains("a"))
    hand.push()
    hand.arm()
    #expect(hand.isModalOpen)
    hand.type("b", into: "other")
    hand.key(1)
    hand.arm()
    #expect(!hand.isModalOpen)
    #expect(hand.session.focusedControl == "add")
    #expect(hand.session.screenPlacement == before)
    #expect(hand.picture == picture)
  }
}
