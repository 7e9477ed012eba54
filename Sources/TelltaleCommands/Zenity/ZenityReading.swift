import TelltaleSyntax

/// A text that is read on a screen: `--text-info`, and messages that are longer than an alert's.
struct ZenityReading: ZenityApp {
  private let frame: ZenityFrame
  /// What somebody agrees to before OK can be pressed.
  private let checkbox: String?
  /// Of a text that goes on, its end is shown.
  private let followsEnd: Bool
  private let isRead: Bool
  private var text: String
  private var isAgreed = false
  private var isOpen: Bool
  /// The pieces that the screen has now.
  private var told: [String] = []

  var readsInput: Bool { isRead }
  var showsInput: Bool { isRead }

  /// - Parameters:
  ///   - call: its labels, and what is to be agreed to.
  ///   - context: what it leaves out.
  ///   - text: what is read; `nil` where it comes from standard input.
  init(_ call: ZenityCall, _ context: ZenityContext, text: String?) {
    let title = call.label("title") ?? context.words.title(call.mode)
    frame = ZenityFrame(call, context, wording: ZenityCall.Wording(title: title))
    checkbox =
      call.mode == .textInfo
      ? call.value("checkbox").map { _ in call.label("checkbox") ?? context.words.ok } : nil
    followsEnd = call.flags.contains("auto-scroll")
    self.text = text.map(PrintedText.shown) ?? ""
    isRead = text == nil
    isOpen = isRead
    told = shownPieces
  }

  /// Characters of one label, and labels; what is before them is left out.
  private static let most = (characters: 4000, pieces: 25)
  /// Lines of a text that goes on.
  private static let lastLines = 10
  private static let agreed = "agreed"

  private static func name(_ piece: Int) -> String { "text-\(piece + 1)" }
  private static func hiding(_ piece: Int) -> String { "text-\(piece + 1).hidden" }

  // MARK: The scene

  var scene: String {
    let pieces = shownPieces
    let count = isRead ? Self.most.pieces : pieces.count
    let labels = (0..<count).map { index -> JSONValue in
      let piece = index < pieces.count ? pieces[index] : ""
      let text: JSONValue = ["bind": .string(Self.name(index)), "text": .string(piece)]
      return [
        "hidden": ["bind": .string(Self.hiding(index)), "hidden": .bool(piece.isEmpty)],
        "label": ["text": text, "message": true],
      ]
    }
    let agreement: [JSONValue] =
      checkbox.map { [["switch": ["id": .string(Self.agreed), "title": .string($0)]]] } ?? []
    let isDone: JSONValue =
      checkbox == nil ? true : ["bind": .string(ZenityFrame.doneName), "enabled": false]
    return frame.scene(labels + agreement, isDone: isDone)
  }

  /// The text in pieces that end where a line does.
  private var shownPieces: [String] {
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
    let shown = pieces.suffix(Self.most.pieces).map { piece -> String in
      var piece = piece
      while piece.hasSuffix("\n") { piece.removeLast() }
      return piece
    }
    return shown.filter { !$0.isEmpty }
  }

  private static func end(of text: String) -> String {
    text.split(separator: "\n").suffix(lastLines).joined(separator: "\n")
  }

  // MARK: What happens

  mutating func hear(_ event: ZenityEvent) -> [ZenityEffect] {
    switch event {
    case .line(let line, _):
      text += PrintedText.shown(line) + "\n"
      forgetBeginning()
      return []
    case .pause: return tell()
    case .endOfInput:
      isOpen = false
      return tell()
    case .switched(Self.agreed, let isOn):
      isAgreed = isOn
      return [.set([.init(ZenityFrame.doneName, .bool(isOn))])]
    case .pressed(ZenityFrame.okName) where checkbox != nil && !isAgreed: return []
    case .pressed(ZenityFrame.okName): return [.end(ZenityResult(code: 0))]
    default: return frame.end(event)
    }
  }

  /// A text that goes on for ever takes no more memory than what is shown of it.
  private mutating func forgetBeginning() {
    let most = Self.most.characters * Self.most.pieces
    guard text.utf8.count > 8 * most else { return }
    text = String(text.suffix(most))
  }

  private mutating func tell() -> [ZenityEffect] {
    let pieces = shownPieces
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
    return members.isEmpty ? [] : [.set(members)]
  }
}
