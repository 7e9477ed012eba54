/// `--gauge`: how far something is, as lines of standard input tell it: a number, or a text between two lines `XXX`.
struct DialogGauge: ZenityApp {
  private var progress: ZenityProgress
  /// Lines of the text that is being told; `nil` outside of one.
  private var block: [String]?

  let readsInput = true

  init(_ progress: ZenityProgress) { self.progress = progress }

  var scene: String { progress.scene }
  var beginning: [ZenityEffect] { progress.beginning }

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect] {
    switch event {
    // Nobody is asked anything: it goes with its input.
    case .endOfInput: return [.end(ZenityResult(code: 0))]
    case .line(let line, let time): return read(line, at: time)
    default: return progress.hear(event)
    }
  }

  private mutating func read(_ line: String, at time: Int) -> [ZenityEffect] {
    guard line == "XXX" else {
      // Outside of a text only numbers say something.
      if block == nil { return Int(line) == nil ? [] : progress.hear(.line(line, at: time)) }
      block?.append(line)
      return []
    }
    guard var lines = block else {
      block = []
      return []
    }
    block = nil
    // A number in the first line counts, and what follows is what goes on.
    var effects: [ZenityEffect] = []
    if let first = lines.first, Int(first) != nil {
      effects = progress.hear(.line(first, at: time))
      lines.removeFirst()
    }
    let text = lines.joined(separator: "\n").replacing(text: "\\n", with: "\n")
    return effects + progress.telling(ZenityText.trimmed(text[...]))
  }
}
