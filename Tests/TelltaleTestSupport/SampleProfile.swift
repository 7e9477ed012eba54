import TelltaleGraphics
import TelltaleModel

extension Profile {
  /// A profile of round numbers, so that tests can reckon in their heads: 10 points a letter at most
  /// places, a card of 400 points, guards of 300 and 500 ms.
  package static func sample(
    cancelSide: CancelSide = .leading, boldsOnlyBesideDestructive: Bool = false,
    onScreenKeyboard: OnScreenKeyboard = .automatic, showsFocus: Bool = true,
    homeExits: Bool = true, alertBudget: Int = 0
  ) -> Profile {
    Profile(
      name: "sample", about: "for tests", edition: "none", language: "en", elements: ["alert"],
      inputs: [.touch: .always, .knob: .optional, .keys: .optional], screens: [],
      display: DisplayProfile(
        density: .one, safeInsets: PointInsets(top: 0, left: 0, bottom: 0, right: 0)),
      alert: .sample(cancelSide: cancelSide, boldsOnlyBesideDestructive),
      keyboard: KeyboardProfile(
        onScreen: onScreenKeyboard, keyHeight: 44, keyGap: 4, layout: "us"),
      typography: .sample, theme: .sample,
      behaviour: .sample(
        showsFocus: showsFocus, homeExits: homeExits, alertBudget: alertBudget),
      inputMap: .sample,
      guidelines: GuidelineProfile(groups: [], limits: [:], severities: [:]),
      device: DeviceProfile())
  }
}

extension AlertMetrics {
  fileprivate static func sample(
    cancelSide: CancelSide, _ boldsOnlyBesideDestructive: Bool
  ) -> AlertMetrics {
    AlertMetrics(
      maximumWidth: 400, sideMargin: 32, verticalMargin: 16, textInset: 40, cornerRadius: 20,
      paddingTop: 20, paddingBottom: 20, paddingSide: 20, titleToMessage: 10, textToFields: 20,
      fieldHeight: 44, fieldGap: 10, textToButtons: 20, buttonHeight: 60, buttonGap: 20,
      buttonCornerRadius: 14, buttonTextInset: 10, focusRingWidth: 4, shadowBlur: 0, scrimDay: 128,
      scrimNight: 153, textAlignment: .center, stackFrom: 3, cancelSide: cancelSide,
      boldsDefaultOnlyBesideDestructive: boldsOnlyBesideDestructive, minimumTarget: 44)
  }
}

extension Typography {
  fileprivate static let sample = Typography(
    title: TextStyle(size: 20, weight: .semibold), message: TextStyle(size: 20, weight: .regular),
    button: TextStyle(size: 20, weight: .regular), field: TextStyle(size: 20, weight: .regular),
    key: TextStyle(size: 20, weight: .regular), minimumSize: 12, lineHeight: 1.5,
    tallLineHeight: 1.5, tallLanguages: [], largestTextSize: 2, faces: [])
}

extension Theme {
  fileprivate static let sample: Theme = {
    let palette = Palette(
      ground: Color(rgb: 0xF2F2F7), card: .white, raised: Color(rgb: 0xE8E8ED), text: .black,
      textSecondary: Color(rgb: 0x555555), separator: Color(rgb: 0xC0C0C0),
      accent: Color(rgb: 0x0050B0), onAccent: .white, destructive: Color(rgb: 0xB00010),
      onDestructive: .white, badge: Color(rgb: 0xB00010), focusRing: .black,
      pressed: Color(rgb: 0x002050), onPressed: .white)
    return Theme(day: palette, night: palette)
  }()
}

extension BehaviourProfile {
  fileprivate static func sample(
    showsFocus: Bool, homeExits: Bool, alertBudget: Int
  ) -> BehaviourProfile {
    BehaviourProfile(
      guardMilliseconds: 300, destructiveGuardMilliseconds: 500, screenGuardMilliseconds: 100,
      staleEventMilliseconds: 250, minimumTouchMilliseconds: 30, debounceMilliseconds: 25,
      touchSlop: 10, holdMilliseconds: 800, keyRepeatDelayMilliseconds: 400,
      keyRepeatIntervalMilliseconds: 40, homeExits: homeExits, alertBudget: alertBudget,
      alertBudgetWindowMinutes: 10, showsFocusInitially: showsFocus)
  }
}

extension InputMap {
  fileprivate static let sample = InputMap(
    keys: [
      28: .confirm, 96: .confirm, 1: .escape, 158: .back, 172: .home, 15: .focusNext,
      57: .activate, 353: .activate, 103: .up, 108: .down, 105: .left, 106: .right,
    ],
    periodKeys: [52, 83], commandModifiers: [125, 126],
    textKeys: [30: .selectAll, 46: .copy, 45: .cut, 47: .paste])
}
