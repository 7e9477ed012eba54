/// Screens whose further buttons end with codes of their own, and may tell what OK would.
struct CodedButtons: ZenityApp {
  /// How a button ends.
  struct Code: Equatable {
    var number: Int32
    /// Whether it tells what OK would.
    var prints: Bool

    init(_ number: Int32, prints: Bool) {
      self.number = number
      self.prints = prints
    }
  }

  private var app: any ZenityApp
  private let codes: [Code]
  private let left: Int32?

  /// Stands for a time that was over, where that prints nothing.
  static let late: Int32 = -1

  /// - Parameters:
  ///   - app: what the screens are without them.
  ///   - codes: of the buttons, in their order.
  ///   - left: the code of Home and Escape, where nothing is printed when the time is over; absent, both end as they do
  ///     by zenity.
  init(_ app: any ZenityApp, _ codes: [Code], left: Int32? = nil) {
    self.app = app
    self.codes = codes
    self.left = left
  }

  var scene: String { app.scene }
  var readsInput: Bool { app.readsInput }
  var wantsInput: Bool { app.wantsInput }
  var showsInput: Bool { app.showsInput }
  var beginning: [ZenityEffect] { app.beginning }

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect] {
    // Escape may be wanted as OK.
    if left == 0, event == .left { return app.hear(.pressed(ZenityFrame.okName)) }
    if let left, event == .left {
      // Whoever started the call may have to hear of it.
      return app.hear(event).filter { $0 == .endParent } + [.end(ZenityResult(code: left))]
    }
    if left != nil, event == .timedOut { return [.end(ZenityResult(code: Self.late))] }
    let number = codes.indices.first { event == .pressed("extra-\($0 + 1)") }
    guard let number else { return app.hear(event) }
    let code = codes[number]
    if !code.prints {
      let others = app.hear(.pressed(ZenityFrame.cancelName)).filter { $0 == .endParent }
      return others + [.end(ZenityResult(code: code.number))]
    }
    let effects = app.hear(.pressed(ZenityFrame.okName))
    // A button other than OK ends also what cannot be ended by OK yet.
    let output = effects.compactMap { effect -> String? in
      if case .end(let end) = effect { end.output } else { nil }
    }
    return [.end(ZenityResult(output: output.joined(), code: code.number))]
  }
}
