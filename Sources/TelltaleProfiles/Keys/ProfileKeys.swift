/// All keys of the profile format, in the order in which `profile show` prints them.
package enum ProfileKeys {
  package static let all: [ProfileKey] = {
    var keys: [ProfileKey] = []
    keys.reserveCapacity(256)
    for section in [
      GeneralKeys.top, GeneralKeys.inputs, GeneralKeys.display, LegibilityKeys.all, AlertKeys.all,
      AloneKeys.all, ScreenKeys.all, OverlayKeys.all, ChoiceKeys.all, KeyboardKeys.all,
      TypographyKeys.all, PaletteKeys.of("day"), PaletteKeys.of("night"), BehaviourKeys.all,
      DrivingKeys.all, InputMapKeys.all, GuidelineKeys.all, DeviceKeys.all,
    ] { keys += section }
    return keys
  }()

  /// The sections in the order of `all`; the first, without a name, is the file's top.
  package static let sections: [String] = {
    var sections: [String] = []
    for key in all where sections.last != key.section { sections.append(key.section) }
    return sections
  }()
}
