import TelltaleGraphics
import TelltaleModel

/// All that placing depends on beside the scene itself.
package struct LayoutContext {
  package var profile: Profile
  package var language: Language
  /// Pixels.
  package var size: PixelSize
  package var density: Density
  /// 1 as designed, up to the profile's largest.
  package var textSize: Double
  package var typesetter: any Typesetter
  /// Absent where no page is ever shown; their places stay empty.
  package var pages: (any PageSetter)?
  /// Absent where no code is ever shown; their places stay empty.
  package var codes: (any CodeSetter)?
  /// Present where one screen is placed again and again.
  package var keeper: PlacementKeeper?
  /// Whether nothing is below what is placed: a question by itself on the screen.
  package var isAlone = false
  /// How many times as high as its letters a line of the language is: every text of a frame asks.
  private let ownLineHeight: (language: String, factor: Double)
  /// Of the safe insets, which stay as they are where a question is drawn larger.
  private var insetDensity: Density?
  /// Whether parts say what they are of.
  var tells = false
  /// Whether words that are wider than a line are divided with a hyphen; not while they are typed.
  var divides = true

  package init(
    profile: Profile, language: Language, size: PixelSize, density: Density? = nil,
    textSize: Double = 1, typesetter: any Typesetter, pages: (any PageSetter)? = nil,
    codes: (any CodeSetter)? = nil
  ) {
    self.profile = profile
    self.language = language
    self.size = size
    self.density = density ?? profile.density
    self.textSize = min(max(textSize, 0.5), profile.typography.largestTextSize)
    self.typesetter = typesetter
    self.pages = pages
    self.codes = codes
    ownLineHeight = (language.primary, profile.typography.lineHeight(for: language))
  }

  /// True where the scene's language is written from right to left.
  package var isRightToLeft: Bool { language.isRightToLeft }

  /// Whether what is placed side by side is turned round, where bars and rows have no say of their own.
  var mirrorsContent: Bool { isRightToLeft && profile.screen.mirrorsContent }

  /// Pixels to a millimetre of the glass; where nobody knows the panel it counts as a phone's, with 163
  /// points to an inch.
  var pixelsPerMillimetre: Double {
    profile.display.pixelsPerMillimetre ?? density.pixelsPerPoint * Self.phonePointsPerMillimetre
  }

  static let phonePointsPerMillimetre = 163 / 25.4

  func pixels(_ points: Points) -> Int { density.pixels(points) }

  /// How many times as high as its letters a line of a language is.
  func lineHeight(for language: Language) -> Double {
    language.primary == ownLineHeight.language
      ? ownLineHeight.factor : profile.typography.lineHeight(for: language)
  }

  /// Pixels of the line around a field, whose ground is nearly that of what it stands on.
  var fieldBorder: Int { max(1, density.pixels(Points(1.5))) }

  /// What dialogs may occupy: the surface less the safe insets.
  var safeArea: PixelRect {
    let insets = profile.display.safeInsets
    let density = insetDensity ?? density
    return PixelRect(size).inset(
      PixelInsets(
        top: density.pixels(insets.top), left: density.pixels(insets.left),
        bottom: density.pixels(insets.bottom), right: density.pixels(insets.right)))
  }

  /// The same, with all but the safe insets so many times as large.
  func enlarged(_ factor: Double) -> LayoutContext {
    var context = self
    context.insetDensity = insetDensity ?? density
    context.density = Density(density.pixelsPerPoint * factor)
    return context
  }
}
