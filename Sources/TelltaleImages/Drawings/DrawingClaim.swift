/// What of an element may refer to another element, and be set by styles.
enum DrawingProperty: String, CaseIterable {
  case fill, stroke, mask, filter
  case clipPath = "clip-path"

  /// True for what shapes have from what they are in.
  var isInherited: Bool { self == .fill || self == .stroke }
}

/// What an attribute or a block of styles says of one property.
struct DrawingClaim {
  let property: DrawingProperty
  let isImportant: Bool
  /// Ids that it may refer to.
  private(set) var references: [String] = []
  /// True where it may be as what the element is in has it.
  private(set) var inherits = false
  /// True where nothing weaker counts. What is no value lets weaker styles have their way, so that it has
  /// to be certain that this is one.
  private(set) var isCertain = false

  /// What is said of a property at one place.
  ///
  /// - Parameters:
  ///   - property: What it is said of.
  ///   - isImportant: True where it is marked as that.
  ///   - values: What is said of it, the strongest first.
  init(
    _ property: DrawingProperty, isImportant: Bool = false, _ values: some Sequence<DrawingValue>
  ) {
    self.property = property
    self.isImportant = isImportant
    var seen: Set<String> = []
    for value in values where !isCertain {
      references += (value.references ?? []).filter { seen.insert($0).inserted }
      inherits = inherits || value.isInherit
      isCertain = value.isCertain(for: property)
    }
  }

  /// The same of an element that it is perhaps not said of.
  var perhaps: DrawingClaim {
    var claim = self
    claim.isCertain = false
    return claim
  }

  /// The same with what it refers to among some ids.
  func narrowed(to ids: Set<String>) -> DrawingClaim {
    var claim = self
    claim.references.removeAll { !ids.contains($0) }
    return claim
  }

  /// False where it makes no difference to any element.
  var matters: Bool { isCertain || inherits || !references.isEmpty }
}

extension DrawingValue {
  fileprivate var isInherit: Bool { word == "inherit" }

  /// In small letters, without spaces around it.
  private var word: String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// True for what is surely a value; of those that are, some are not known to be.
  fileprivate func isCertain(for property: DrawingProperty) -> Bool {
    let word = word
    if word == "none" || word == "inherit" { return true }
    // A whole reference: a paint that it falls back on is perhaps none.
    if references?.count == 1, word.hasPrefix("url("), word.hasSuffix(")") {
      return word.filter { $0 == "(" }.count == 1
    }
    guard property.isInherited else { return false }
    return DrawingColors.names.contains(word) || Self.isNumber(word)
  }

  /// `#fff` or `#ffffff`.
  private static func isNumber(_ word: String) -> Bool {
    word.first == "#" && [4, 7].contains(word.count) && word.dropFirst().allSatisfy(\.isHexDigit)
  }
}

/// The names of colours in CSS.
enum DrawingColors {
  static let names = Set(
    """
    aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
    brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson
    currentcolor cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki
    darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
    darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey
    dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray
    green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush
    lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen
    lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey
    lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
    mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise
    mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive
    olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip
    peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown
    salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow
    springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
    yellowgreen
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
