import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

/// A question that is shown, and how far its answering has come.
package struct Asking: Hashable, Sendable {
  private var asked: AskedQuestion
  package var fields: [FieldValue]
  /// The page with keys in its place.
  package var typing: TypingPage?
  /// Pixels that its text, its choices or its keys have been moved up by.
  package var offset = 0
  /// Whether a touch beside it stands for Cancel (ACTION-SHEET-MODAL).
  var cancelsBeside = false
  /// Another one stands before it.
  var isCovered = false
  /// Since when it is on the glass; absent while it is not.
  package var shownAt: Instant?
  /// Milliseconds that it was on the glass before it was hidden.
  var shownMilliseconds = 0
  /// When a hand did something last while it was on the glass.
  var actedAt: Instant?
  /// Whether it was counted among the alerts of late.
  var isCounted = false

  init(_ question: Question, fields: [FieldValue], typing: TypingPage? = nil) {
    (asked, self.fields, self.typing) = (AskedQuestion(question), fields, typing)
  }

  /// What is asked is read otherwise from now on, as another profile reads it. The page with keys goes, and what was
  /// typed stays, as long as there are as many fields.
  mutating func read(as question: Question) {
    asked = AskedQuestion(question)
    if fields.count != question.alert.fields.count { fields = question.fields }
    closePage()
  }

  /// The question is seen in place of its page with keys.
  mutating func closePage() {
    guard typing != nil, !question.isPage else { return }
    typing = nil
    offset = 0
  }

  package var question: Question { asked.question }
  package var alert: Alert { asked.question.alert }

  /// A time limit starts anew with all that a hand does, until the question has been there this many
  /// times as long.
  static let mostLimits = 4

  /// When it ends by itself; `nil` where it does not, or nobody sees it.
  package var timeout: Instant? {
    guard let shownAt, let limit = alert.timeoutMilliseconds else { return nil }
    func end(_ milliseconds: Int) -> Instant {
      shownAt.advanced(byMilliseconds: max(0, milliseconds - shownMilliseconds))
    }
    let renewed = actedAt.map { $0.advanced(byMilliseconds: limit) } ?? end(limit)
    return min(max(end(limit), renewed), end(Self.mostLimits * limit))
  }

  /// When it ends also under a hand that holds a control down.
  package var latestTimeout: Instant? {
    guard let shownAt, let limit = alert.timeoutMilliseconds else { return nil }
    return shownAt.advanced(byMilliseconds: max(0, Self.mostLimits * limit - shownMilliseconds))
  }

  /// What hands and pictures need to know of it, under the number that it is shown by.
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

  /// Where all of it stands now.
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

  /// What it is to people; `nil` while it is out of their sight.
  package func meaning(on surface: Surface, _ state: MeaningState) -> Meaning? {
    if surface.isOutOfSight { return nil }
    return surface.placement.meaning(
      of: alert, isSheet: question.form == .sheet, isPage: typing != nil, state)
  }

  /// True while something of it depends on when a hand has acted: its guard, or its limit of time.
  package func mindsHands(isArmed: Bool) -> Bool {
    !isArmed && typing == nil || alert.timeoutMilliseconds != nil
  }

  /// The field that typing goes to.
  func editedField(_ focus: ControlID?) -> Int? {
    if let typing { return typing.field }
    if case .field(let index)? = focus, fields.indices.contains(index) { return index }
    return nil
  }
}

/// What is asked, which never changes while it is shown.
///
/// Kept behind one reference, since the state around it is copied for each picture.
private final class AskedQuestion: Hashable, Sendable {
  let question: Question

  init(_ question: Question) { self.question = question }

  static func == (one: AskedQuestion, other: AskedQuestion) -> Bool {
    one === other || one.question == other.question
  }

  func hash(into hasher: inout Hasher) { hasher.combine(question) }
}
