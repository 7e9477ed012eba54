/// What a drawing may be made of: everything else is refused. All that is here draws shapes, in time that
/// grows with their number and their size.
enum DrawingWords {
  static let space = "http://www.w3.org/2000/svg"
  static let links = "http://www.w3.org/1999/xlink"

  static let elements: Set<String> = [
    "svg", "g", "defs", "symbol", "use", "a", "path", "rect", "circle", "ellipse", "line",
    "polyline",
    "polygon", "linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask", "style",
    // Shadows and glows, as drawing programs make them.
    "filter", "feGaussianBlur", "feOffset", "feFlood", "feColorMatrix", "feBlend", "feComposite",
    "feMerge", "feMergeNode",
  ]

  /// What is said about a drawing, and not drawn.
  static let passedOver: Set<String> = ["title", "desc", "metadata"]

  /// What to do instead, where that can be told.
  static func remedy(_ element: String) -> String {
    switch element {
    case "text", "tspan", "textPath", "tref", "font", "glyph":
      "turn text into paths in the drawing program"
    case "image", "feImage": "a drawing holds no other pictures; use PNG"
    case "marker": "turn markers into paths in the drawing program"
    case "feDropShadow": "write it as feGaussianBlur, feOffset and feMerge"
    case "script", "animate", "animateTransform", "animateMotion", "set":
      "a drawing stands still; take it out"
    default: "only shapes, gradients, masks and plain shadows are; simplify it, or use PNG"
    }
  }

  static let attributes: Set<String> = [
    "id", "class", "style", "version", "baseProfile", "viewBox", "preserveAspectRatio", "x", "y",
    "width", "height", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr", "d",
    "points", "pathLength", "transform", "gradientUnits", "gradientTransform", "spreadMethod",
    "offset",
    "patternUnits", "patternContentUnits", "patternTransform", "clipPathUnits", "maskUnits",
    "maskContentUnits", "filterUnits", "primitiveUnits", "in", "in2", "result", "stdDeviation",
    "dx",
    "dy", "edgeMode", "type", "values", "mode", "operator", "k1", "k2", "k3", "k4", "media",
    "refX", "refY", "href",
  ]

  /// What is set by attributes as well as by styles.
  static let properties: Set<String> = [
    "clip-path", "clip-rule", "color", "color-interpolation", "color-interpolation-filters",
    "display",
    "fill", "fill-opacity", "fill-rule", "filter", "flood-color", "flood-opacity", "font-size",
    "isolation", "mask", "mask-type", "mix-blend-mode", "opacity", "overflow", "paint-order",
    "shape-rendering", "stop-color", "stop-opacity", "stroke", "stroke-dasharray",
    "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-opacity",
    "stroke-width", "transform-origin", "vector-effect", "visibility",
  ]

  /// What changes nothing about shapes, or is for browsers: left out.
  static func isPassedOver(attribute name: String) -> Bool {
    ["data-", "aria-", "background", "font", "text-", "marker", "-"].contains {
      name.hasPrefix($0) && name != "font-size"
    }
      || ignored.contains(name)
  }

  private static let ignored: Set<String> = [
    "role", "focusable", "tabindex", "lang", "target", "requiredFeatures", "requiredExtensions",
    "systemLanguage", "enable-background", "letter-spacing", "word-spacing", "writing-mode",
    "direction", "unicode-bidi", "baseline-shift", "dominant-baseline", "alignment-baseline",
    "line-height", "white-space", "shape-padding", "shape-margin", "inline-size", "pointer-events",
    "cursor", "color-rendering", "image-rendering", "text-rendering", "solid-color",
    "solid-opacity",
    "lighting-color", "kerning", "color-profile", "contentStyleType", "contentScriptType",
    "zoomAndPan",
    "transform-box", "nodetypes", "order",
  ]

  /// What values may call.
  static let functions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "url", "matrix", "translate", "scale", "rotate", "skewx", "skewy",
  ]
}
