import TelltaleGraphics
import TelltaleModel

extension Profile {
  /// What the keys of a file are filled into. Nothing of it remains: a key that is required and not
  /// given is an error.
  static func blank(name: String) -> Profile {
    Profile(
      name: name, about: "", edition: "", language: "en", elements: [],
      inputs: Dictionary(uniqueKeysWithValues: InputKind.allCases.map { ($0, .never) }),
      screens: [],
      display: DisplayProfile(
        density: .one, safeInsets: PointInsets(top: 0, left: 0, bottom: 0, right: 0)),
      alert: .blank,
      keyboard: KeyboardProfile(
        onScreen: .never, keyHeight: 0, keyGap: 0, layout: ""),
      typography: .blank, theme: Theme(day: .blank, night: .blank), behaviour: .blank,
      inputMap: InputMap(keys: [:], periodKeys: [], commandModifiers: []),
      guidelines: GuidelineProfile(groups: [], limits: [:], severities: [:]),
      device: DeviceProfile())
  }
}

extension AlertMetrics {
  fileprivate static let blank = AlertMetrics(
    maximumWidth: 0, sideMargin: 0, verticalMargin: 0, textInset: 0, cornerRadius: 0,
    paddingTop: 0, paddingBottom: 0, paddingSide: 0, titleToMessage: 0, textToFields: 0,
    fieldHeight: 0, fieldGap: 0, textToButtons: 0, buttonHeight: 0, buttonGap: 0,
    buttonCornerRadius: 0, buttonTextInset: 0, focusRingWidth: 0, shadowBlur: 0, scrimDay: 0,
    scrimNight: 0, textAlignment: .center, stackFrom: 0, cancelSide: .leading,
    boldsDefaultOnlyBesideDestructive: false, minimumTarget: 0)
}

extension Typography {
  fileprivate static let blank: Typography = {
    let style = TextStyle(size: 0, weight: .regular)
    return Typography(
      title: style, message: style, button: style, field: style, key: style, minimumSize: 0,
      lineHeight: 0, tallLineHeight: 0, tallLanguages: [], largestTextSize: 0, faces: [])
  }()
}

extension Palette {
  fileprivate static let blank = Palette(
    ground: .black, card: .black, raised: .black, text: .black, textSecondary: .black,
    separator: .black, accent: .black, onAccent: .black, destructive: .black,
    onDestructive: .black, badge: .black, focusRing: .black, pressed: .black, onPressed: .black)
}

extension BehaviourProfile {
  fileprivate static let blank = BehaviourProfile(
    guardMilliseconds: 0, destructiveGuardMilliseconds: 0, screenGuardMilliseconds: 0,
    staleEventMilliseconds: 0, minimumTouchMilliseconds: 0, debounceMilliseconds: 0,
    touchSlop: 0, holdMilliseconds: 0, keyRepeatDelayMilliseconds: 0,
    keyRepeatIntervalMilliseconds: 0, homeExits: false, alertBudget: 0,
    alertBudgetWindowMinutes: 0, showsFocusInitially: false)
}
