import TelltaleGraphics
import TelltaleModel

/// Everything on which placing depends beside the scene itself.
package struct LayoutContext {
  package var profile: Profile
  package var language: Language
  /// The size of the surface, in pixels.
  package var size: PixelSize
  package var density: Density
  /// The factor of text sizes: 1 as designed, 0.5 to the profile's largest.
  package var textSize: Double
  package var typesetter: any Typesetter
  /// The setter of web pages; `nil` where no page is ever shown, and their places stay empty.
  package var pages: (any PageSetter)?
  /// The setter of codes; `nil` where no code is ever shown, and their places stay empty.
  package var codes: (any CodeSetter)?
  /// The earlier placement, present where one screen is placed again and again.
  package var placements: PlacementCache?
  /// True where nothing is below the surface: a question by itself on the screen.
  package var isAlone = false
  /// How many times as high as its letters a line of the language is: every text of a frame asks.
  private let ownLineHeight: (language: String, factor: Double)
  /// Of the safe insets, which stay as they are where a question is drawn larger.
  private var insetDensity: Density?
  /// Whether parts say what they are of.
  var tells = false
  /// Whether words that are wider than a line are divided with a hyphen; not while they are typed.
  var divides = true

  /// The context of one surface.
  ///
  /// - Parameters:
  ///   - profile: The profile of the device.
  ///   - language: The language of the scene.
  ///   - size: Pixels of the surface.
  ///   - density: Pixels to a point; `nil` for the profile's.
  ///   - textSize: The factor of text sizes, brought into 0.5 to the profile's largest.
  ///   - typesetter: The text engine, over the fonts of the unit.
  ///   - pages: The setter of web pages; without it, their places stay empty.
  ///   - codes: The setter of codes; without it, their places stay empty.
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
