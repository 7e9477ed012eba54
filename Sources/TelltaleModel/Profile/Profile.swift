import TelltaleGraphics

/// Everything that differs from platform to platform and from device to device, as one value.
///
/// Read from `Platforms/*.yaml` and device files; see `telltale profile show`.
package struct Profile: Hashable, Sendable {
  package var name: String
  /// One line on what kind of device this is.
  package var about: String
  /// The edition of the guidelines that is followed.
  package var edition: String
  package var language: Language
  /// The elements that may be shown, by their scene key.
  package var elements: Set<String>
  package var inputs: [InputKind: InputSupport]
  /// Screen sizes in points that every check of layout is run on, narrowest first.
  package var screens: [ScreenSize]
  package var display: DisplayProfile
  package var legibility = LegibilityProfile()
  package var alert: AlertMetrics
  package var alone = AloneMetrics()
  package var screen = ScreenMetrics()
  package var overlay = OverlayMetrics()
  /// The styles in which modals may stand on the screen; a scene that says none gets the first
  /// (MODALITY-COMPONENT-BY-PLATFORM).
  package var modalStyles = ModalStyle.allCases
  /// The names of the styles that buttons may have (BUTTON-CARPLAY-SYSTEM-STYLE).
  package var buttonStyles: [String] = []
  package var button = ButtonMetrics()
  package var keyboard: KeyboardProfile
  package var typography: Typography
  package var theme: Theme
  package var behaviour: BehaviourProfile
  package var inputMap: InputMap
  package var guidelines: GuidelineProfile
  package var device: DeviceProfile

  package init(
    name: String, about: String, edition: String, language: Language, elements: Set<String>,
    inputs: [InputKind: InputSupport], screens: [ScreenSize], display: DisplayProfile,
    alert: AlertMetrics, keyboard: KeyboardProfile, typography: Typography, theme: Theme,
    behaviour: BehaviourProfile, inputMap: InputMap, guidelines: GuidelineProfile,
    device: DeviceProfile
  ) {
    self.name = name
    self.about = about
    self.edition = edition
    self.language = language
    self.elements = elements
    self.inputs = inputs
    self.screens = screens
    self.display = display
    self.alert = alert
    self.keyboard = keyboard
    self.typography = typography
    self.theme = theme
    self.behaviour = behaviour
    self.inputMap = inputMap
    self.guidelines = guidelines
    self.device = device
  }
}

/// The support for a kind of input: on every device of the platform, on some, or on none.
package enum InputSupport: String, Hashable, Sendable, CaseIterable {
  case always, optional, never
}

/// A screen in points.
package struct ScreenSize: Hashable, Sendable {
  package var width: Points
  package var height: Points

  package init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }
}

/// The facts that hold for the platform's screens as such.
package struct DisplayProfile: Hashable, Sendable {
  /// Pixels per point.
  package var density: Density
  /// Points that nothing but the ground may occupy at each edge.
  package var safeInsets: PointInsets
  /// Millimetres of this unit's panel, where its device file says them; the other side follows from
  /// the pixels.
  package var width: Double?
  package var height: Double?
  /// Millimetres of the panel that such devices have most often.
  package var typicalPanel = PanelSize(width: 0, height: 0)
  /// Pixels of the unit's panel to a millimetre; absent where nobody knows the panel.
  package var pixelsPerMillimetre: Double?
  /// Millimetres from the eyes to the screen.
  package var viewingDistance = 0.0
  /// The limits below which a question must not shrink on this panel; `nil` where nobody has looked at the panel.
  package var letterFloor: LetterFloor?

  /// Creates the facts of a platform's screens.
  ///
  /// - Parameters:
  ///   - density: The pixels per point.
  ///   - safeInsets: Points that nothing but the ground may occupy at each edge.
  package init(density: Density, safeInsets: PointInsets) {
    self.density = density
    self.safeInsets = safeInsets
  }
}

/// Distances from the four edges, in points.
package struct PointInsets: Hashable, Sendable {
  package var top: Points
  package var left: Points
  package var bottom: Points
  package var right: Points

  package init(top: Points, left: Points, bottom: Points, right: Points) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
