/// A box with buttons beside OK and Cancel: these tell what OK would, and end with codes of their own.
struct DialogFurther: ZenityApp {
  private var app: any ZenityApp
  private let codes: [Int32]

  /// - Parameters:
  ///   - app: what the box is without them.
  ///   - codes: of the buttons, in their order.
  init(_ app: any ZenityApp, _ codes: [Int32]) {
    self.app = app
    self.codes = codes
  }

  var scene: String { app.scene }
  var readsInput: Bool { app.readsInput }
  var showsInput: Bool { app.showsInput }
  var beginning: [ZenityEffect] { app.beginning }

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect] {
    let number = codes.indices.first { event == .pressed("extra-\($0 + 1)") }
    guard let number else { return app.hear(event) }
    return app.hear(.pressed(ZenityFrame.okName)).map { effect in
      guard case .end(let end) = effect else { return effect }
      return .end(ZenityResult(output: end.output, code: codes[number]))
    }
  }
}
