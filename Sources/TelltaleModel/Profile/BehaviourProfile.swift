import TelltaleGraphics

/// The behaviour of dialogs on the platform; times are in milliseconds.
package struct BehaviourProfile: Hashable, Sendable {
  /// The time from the frame's presentation until input is accepted, for an alert without a destructive button and
  /// for one with.
  package var guardMilliseconds: Int
  package var destructiveGuardMilliseconds: Int
  /// The same after another screen was shown: a person who taps twice means the one that was there at first.
  package var screenGuardMilliseconds: Int
  /// Events older than this when they are handled never activate anything.
  package var staleEventMilliseconds: Int
  /// A press must last at least this long by touch.
  package var minimumTouchMilliseconds: Int
  /// Two presses of a key within this time are one: contacts bounce.
  package var debounceMilliseconds: Int
  /// A finger may wander this many points and still tap.
  package var touchSlop: Points
  /// A push of the knob held this long means Back.
  package var holdMilliseconds: Int
  package var keyRepeatDelayMilliseconds: Int
  package var keyRepeatIntervalMilliseconds: Int
  /// True where Home leaves the application (ALERT-HOME-EXITS-AND-CANCELS).
  package var homeExits: Bool
  /// More alerts than this within the window are noted (ALERT-CARPLAY-INFREQUENT); 0 for no limit.
  package var alertBudget: Int
  package var alertBudgetWindowMinutes: Int
  /// True where focus is drawn from the start (knob, keys, remote), and not only once such input is used.
  package var showsFocusInitially: Bool
  /// The limits on what may be asked of the driver, by driving state; absent, there are none.
  package var driving: [DrivingState: DrivingLimits] = [:]

  package init(
    guardMilliseconds: Int, destructiveGuardMilliseconds: Int, screenGuardMilliseconds: Int,
    staleEventMilliseconds: Int, minimumTouchMilliseconds: Int, debounceMilliseconds: Int,
    touchSlop: Points, holdMilliseconds: Int, keyRepeatDelayMilliseconds: Int,
    keyRepeatIntervalMilliseconds: Int,
    homeExits: Bool, alertBudget: Int, alertBudgetWindowMinutes: Int, showsFocusInitially: Bool
  ) {
    self.guardMilliseconds = guardMilliseconds
    self.destructiveGuardMilliseconds = destructiveGuardMilliseconds
    self.screenGuardMilliseconds = screenGuardMilliseconds
    self.staleEventMilliseconds = staleEventMilliseconds
    self.minimumTouchMilliseconds = minimumTouchMilliseconds
    self.debounceMilliseconds = debounceMilliseconds
    self.touchSlop = touchSlop
    self.holdMilliseconds = holdMilliseconds
    self.keyRepeatDelayMilliseconds = keyRepeatDelayMilliseconds
    self.keyRepeatIntervalMilliseconds = keyRepeatIntervalMilliseconds
    self.homeExits = homeExits
    self.alertBudget = alertBudget
    self.alertBudgetWindowMinutes = alertBudgetWindowMinutes
    self.showsFocusInitially = showsFocusInitially
  }
}

/// The on-screen keyboard for text fields: when it is shown, and how.
package struct KeyboardProfile: Hashable, Sendable {
  package var onScreen: OnScreenKeyboard
  /// Points; the keys of one row share the screen's width.
  package var keyHeight: Points
  package var keyGap: Points
  /// xkb layout of attached keyboards, and of the one on the screen for languages that have none of
  /// their own: `de`, `us`, `jp`.
  package var layout: String
  /// xkb layouts of the keyboard on the screen, by language.
  package var layouts: [Language: String] = [:]
  /// Letters of a language that its layout has no key for, since dead keys are none on a screen.
  package var letters: [Language: String] = [:]
  /// xkb layout that is beside one of another writing, for addresses and names.
  package var latinLayout: String?

  /// Returns the layout of the keyboard on the screen for texts in a language.
  ///
  /// - Parameter language: The language of the texts.
  /// - Returns: The name of an xkb layout; `layout` where the language has none of its own.
  package func layout(for language: Language) -> String {
    language.lookUp(in: layouts) ?? layout
  }

  package init(
    onScreen: OnScreenKeyboard, keyHeight: Points, keyGap: Points, layout: String
  ) {
    self.onScreen = onScreen
    self.keyHeight = keyHeight
    self.keyGap = keyGap
    self.layout = layout
  }
}

package enum OnScreenKeyboard: String, Hashable, Sendable, CaseIterable {
  /// The platform always has a real one, or text cannot be typed at all.
  case never
  /// Shown while a field has the focus and no keyboard is attached.
  case automatic
  case always
}
