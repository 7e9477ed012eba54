import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

/// A question that is shown, and the state of its answering.
package struct Asking: Hashable, Sendable {
  private var asked: AskedQuestion
  package var fields: [FieldValue]
  /// The page with keys in its place; `nil` while the question itself is seen.
  package var typing: TypingPage?
  /// The pixels that its text, its choices or its keys have been moved up by.
  package var offset = 0
  /// True where a touch beside it stands for Cancel (ACTION-SHEET-MODAL).
  var cancelsBeside = false
  /// True while another question stands before it.
  var isCovered = false
  /// The moment since which it is on the glass; `nil` while it is not.
  package var shownAt: Instant?
  /// The milliseconds that it was on the glass before it was hidden.
  var shownMilliseconds = 0
  /// The moment at which a hand last did something while it was on the glass.
  var actedAt: Instant?
  /// True where it was counted among the alerts of late.
  var isCounted = false

  init(_ question: Question, fields: [FieldValue], typing: TypingPage? = nil) {
    (asked, self.fields, self.typing) = (AskedQuestion(question), fields, typing)
  }

  /// Replaces the question by the same one as another profile reads it. The page with keys goes, and what was typed
  /// stays, as long as there are as many fields.
  mutating func read(as question: Question) {
    asked = AskedQuestion(question)
    if fields.count != question.alert.fields.count { fields = question.fields }
    closePage()
  }

  /// Shows the question in place of its page with keys.
  mutating func closePage() {
    guard typing != nil, !question.isPage else { return }
    typing = nil
    offset = 0
  }

  package var question: Question { asked.question }
  package var alert: Alert { asked.question.alert }

  /// The number of limits after which a question ends in any case. A time limit starts anew with all that a hand
  /// does, until the question has been there this many times as long.
  static let mostLimits = 4

  /// The moment at which it ends by itself; `nil` where it does not, or nobody sees it.
  package var timeout: Instant? {
    guard let shownAt, let limit = alert.timeoutMilliseconds else { return nil }
    func end(_ milliseconds: Int) -> Instant {
      shownAt.advanced(byMilliseconds: max(0, milliseconds - shownMilliseconds))
    }
    let renewed = actedAt.map { $0.advanced(byMilliseconds: limit) } ?? end(limit)
    return min(max(end(limit), renewed), end(Self.mostLimits * limit))
  }

  /// The moment at which it ends also under a hand that holds a control down; `nil` where it does not, or nobody sees
  /// it.
  package var latestTimeout: Instant? {
    guard let shownAt, let limit = alert.timeoutMilliseconds else { return nil }
    return shownAt.advanced(byMilliseconds: max(0, Self.mostLimits * limit - shownMilliseconds))
  }

  /// Returns what hands and pictures need to know of it, under the number that it is shown by.
  func facts(_ number: Int) -> SurfaceQuestion {
    let confirming: SurfaceQuestion.Confirming =
      switch question.form {
      case .alert: .press(.button(alert.defaultIndex))
      case .sheet: .pressFocused
      case .field: .endTyping
      }
    return SurfaceQuestion(
      number: number, confirming: confirming, cancelsBeside: cancelsBeside,
      isOutOfSight: isCovered && question.form == .alert, typedField: typing?.field)
  }

  /// Returns the placement of the question, or of its page with keys.
  func place(in context: LayoutContext) -> Placement {
    if let typing {
      return typing.place(alert, value: fields[typing.field], offset: offset, in: context)
    }
    switch question.form {
    case .alert, .field: return alert.place(in: context, fields: fields, offset: offset)
    case .sheet:
      return alert.placeAsSheet(
        context.profile.overlay.presentation(isNative: question.isNativeStyle), in: context,
        offset: offset)
    }
  }

  /// Returns the meaning of the question to people.
  ///
  /// - Parameters:
  ///   - surface: The surface that it is shown on.
  ///   - state: Focus and press, as they are seen.
  /// - Returns: `nil` while it is out of their sight.
  package func meaning(on surface: Surface, _ state: MeaningState) -> Meaning? {
    if surface.isOutOfSight { return nil }
    return surface.placement.meaning(
      of: alert, isSheet: question.form == .sheet, isPage: typing != nil, state)
  }

  /// Tells whether something of it depends on when a hand has acted: its guard, or its limit of time.
  ///
  /// - Parameter isArmed: True where its surface takes input, so that no guard runs any more.
  /// - Returns: True for any question with a limit of time.
  package func mindsHands(isArmed: Bool) -> Bool {
    !isArmed && typing == nil || alert.timeoutMilliseconds != nil
  }

  /// Returns the index of the field that typing goes to.
  func editedField(_ focus: ControlID?) -> Int? {
    if let typing { return typing.field }
    if case .field(let index)? = focus, fields.indices.contains(index) { return index }
    return nil
  }
}

/// The question that is asked. It does not change while it is on the screen.
///
/// It is kept behind one reference, since the state around it is copied for each picture.
private final class AskedQuestion: Hashable, Sendable {
  let question: Question

  init(_ question: Question) { self.question = question }

  static func == (one: AskedQuestion, other: AskedQuestion) -> Bool {
    one === other || one.question == other.question
  }

  func hash(into hasher: inout Hasher) { hasher.combine(question) }
}
