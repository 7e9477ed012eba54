import TelltaleModel

extension Rule {
  static let modalityHierarchyCaution = Rule.lint(
    "MODALITY-HIERARCHY-CAUTION", element: "modality", applies: .everywhere, severity: .note,
    cases: ["warning from the third level on, and past the `steps` of a multistep task"],
    sources: [.modality("Best practices")],
    why: "In levels of views inside a modal people forget how to retrace their steps.",
    check: "No screen of a modal goes on to another.",
    remedy: "Put it on one screen.",
    examples: [
      .fires(
        at: "modal.screens.b.content[0].table.rows[0].push",
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: Pick a Place
          dismiss: {title: Done}
          start: a
          screens:
            a: {content: [{table: {rows: [{title: Area, push: b}]}}]}
            b: {content: [{table: {rows: [{title: Town, push: c}]}}]}
            c: {content: [{table: {rows: [{title: Home, checkmark: {group: place}}]}}]}
        """),
      .fires(
        at: "modal.screens.a.content[0].table.rows[0].push",
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: Pick a Place
          dismiss: {title: Done}
          start: a
          screens:
            a: {content: [{table: {rows: [{title: Area, push: b}]}}]}
            b: {content: [{table: {rows: [{title: Home, checkmark: {group: place}}]}}]}
        """
      ).hidden,
      .passes(ExampleScenes.sheetChoice),
      .passes(
        """
        profile: ios
        modal:
          style: sheet
          purpose: separate-task
          title: Pick a Place
          dismiss: {title: Done}
          start: a
          screens:
            a: {content: [{table: {rows: [{title: Home, checkmark: {group: place}}]}}]}
        """
      ).hidden,
      .passes(ExampleScenes.fullscreenChoice).hidden,
      .passes(ExampleScenes.japaneseChoice).hidden,
    ]
  ) { (scene: ModalReading) in
    let deepest = scene.pushesByDepth().last
    guard let (depth, push) = deepest else { return [] }
    return [
      Fault(
        at: push.path, "\(depth) levels of screens inside a modal",
        severity: depth > max(2, scene.declaredSteps) ? .warning : nil)
    ]
  }
}

extension ModalReading {
  /// The steps of a task that says that it has several: one after the other, they lead nowhere else.
  fileprivate var declaredSteps: Int { modal.isMultistep ? modal.steps ?? 0 : 0 }

  /// The first push to each level below the first.
  fileprivate func pushesByDepth() -> [(depth: Int, push: PlacedPush)] {
    let start =
      modal.content.placed(at: path.key("content"))
      + (modal.start.flatMap(screen).map { [$0] } ?? [])
    var front = start.flatMap(\.pushes)
    var seen: Set<String> = Set([modal.start].compactMap { $0 })
    var found: [(depth: Int, push: PlacedPush)] = []
    while let push = front.first {
      found.append((found.count + 2, push))
      front = front.filter { seen.insert($0.screen).inserted }
        .flatMap { screen($0.screen)?.pushes ?? [] }
    }
    return found
  }

  private func screen(_ name: String) -> PlacedElement? {
    modal.screens[name].map {
      PlacedElement(.screen($0), at: path.key("screens").key(name))
    }
  }
}
