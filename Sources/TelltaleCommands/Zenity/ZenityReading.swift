import TelltaleSyntax

/// A text that is read on a screen: `--text-info`, and messages that are longer than an alert's.
struct ZenityReading: ZenityApp {
  private let frame: ZenityFrame
  private var agreement: ZenityAgreement
  /// Of a text that goes on, its end is shown.
  private let followsEnd: Bool
  private let isRead: Bool
  /// A notice ends well, however it goes.
  private let isNotice: Bool
  private var text: String
  private var isOpen: Bool
  /// The pieces that the screen has now.
  private var told: [String] = []
  /// Some of the text is left out.
  private var isCut = false

  var readsInput: Bool { isRead }
  var showsInput: Bool { isRead }

  /// - Parameters:
  ///   - call: its labels, and what is to be agreed to.
  ///   - context: what it leaves out.
  ///   - text: what is read; `nil` where it comes from standard input.
  init(_ call: ZenityCall, _ context: ZenityContext, text: String?) {
    let title = call.label("title") ?? context.words.title(call.mode)
    frame = ZenityFrame(call, context, wording: ZenityCall.Wording(title: title))
    agreement = ZenityAgreement(call, context)
    followsEnd = call.flags.contains("auto-scroll")
    self.text = text.map(PrintedText.shown) ?? ""
    isRead = text == nil
    isNotice = call.mode == .notification
    isOpen = isRead
    (told, isCut) = shown
  }

  var beginning: [ZenityEffect] { isCut ? [.note(Self.note("beginning"))] : [] }

  /// Characters of one label at most, and labels.
  private static let most = (
    characters: ZenityMarkup.most.characters, pieces: ZenityMarkup.most.parts
  )
  /// Stands for what is left out.
  private static let more = "…"

  private static func note(_ which: String) -> String {
    "telltale: note: the text is too long to be shown as a whole; only its \(which) is shown"
  }

  /// Lines of a text that goes on.
  private static let lastLines = 10

  private static func name(_ piece: Int) -> String { "text-\(piece + 1)" }
  private static func hiding(_ piece: Int) -> String { "text-\(piece + 1).hidden" }

  // MARK: The scene

  var scene: String {
    let pieces = shown.pieces
    let count = isRead ? Self.most.pieces : pieces.count
    let labels = (0..<count).map { index -> JSONValue in
      let piece = index < pieces.count ? pieces[index] : ""
      let text: JSONValue = ["bind": .string(Self.name(index)), "text": .string(piece)]
      return [
        "hidden": ["bind": .string(Self.hiding(index)), "hidden": .bool(piece.isEmpty)],
        "label": ["text": text, "message": true],
      ]
    }
    return frame.scene(labels + agreement.content, isDone: agreement.isDone)
  }

  /// The text in pieces that end where a line does.
  private var shown: (pieces: [String], isCut: Bool) {
    let whole = followsEnd && isOpen ? Self.end(of: text) : text
    var pieces: [String] = []
    var piece = ""
    var count = 0
    for line in whole.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = line
      while count + rest.count > Self.most.characters {
        let room = count == 0 ? Self.most.characters : 0
        pieces.append(piece + rest.prefix(room))
        rest = rest.dropFirst(room)
        (piece, count) = ("", 0)
      }
      piece += rest + "\n"
      count += rest.count + 1
    }
    pieces.append(piece)
    let shown = Self.cut(pieces, toEnd: isRead).filter { !$0.isEmpty }
    return (shown, pieces.count > Self.most.pieces)
  }

  /// As many pieces as there are labels: of a text that goes on the last, of another the first.
  private static func cut(_ pieces: [String], toEnd: Bool) -> [String] {
    var shown = (toEnd ? pieces.suffix(most.pieces) : pieces.prefix(most.pieces)).map { piece in
      var piece = piece
      while piece.hasSuffix("\n") { piece.removeLast() }
      return piece
    }
    guard pieces.count > shown.count else { return shown }
    if toEnd {
      shown[0] = more + shown[0].dropFirst()
    } else {
      shown[shown.count - 1] = shown[shown.count - 1].dropLast() + more
    }
    return shown
  }

  private static func end(of text: String) -> String {
    text.split(separator: "\n").suffix(lastLines).joined(separator: "\n")
  }

  // MARK: What happens

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect] {
    if let effects = agreement.hear(event) { return effects }
    switch event {
    case .line(let line, _):
      text += PrintedText.shown(line) + "\n"
      forgetBeginning()
      return []
    case .pause: return tell()
    case .endOfInput:
      isOpen = false
      return tell()
    case .pressed(ZenityFrame.okName): return [.end(ZenityResult(code: 0))]
    case .timedOut where isNotice, .left where isNotice: return [.end(ZenityResult(code: 0))]
    default: return frame.end(event)
    }
  }

  /// A text that goes on for ever takes no more memory than a part of it.
  private mutating func forgetBeginning() {
    let most = Self.most.characters * Self.most.pieces
    guard text.utf8.count > 8 * most else { return }
    text = String(text.suffix(2 * most))
  }

  private mutating func tell() -> [ZenityEffect] {
    let (pieces, isCut) = shown
    var members: [JSONValue.Member] = []
    for index in 0..<max(pieces.count, told.count) {
      let (new, old) = (
        index < pieces.count ? pieces[index] : "", index < told.count ? told[index] : ""
      )
      guard new != old else { continue }
      members.append(.init(Self.name(index), .string(new)))
      if new.isEmpty != old.isEmpty {
        members.append(.init(Self.hiding(index), .bool(new.isEmpty)))
      }
    }
    told = pieces
    var effects: [ZenityEffect] = members.isEmpty ? [] : [.set(members)]
    if isCut, !self.isCut {
      self.isCut = true
      effects.append(.note(Self.note("end")))
    }
    return effects
  }
}
