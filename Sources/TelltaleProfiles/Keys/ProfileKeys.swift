/// All keys of the profile format, in the order in which `profile show` prints them.
package enum ProfileKeys {
  package static let all: [ProfileKey] = {
    var keys: [ProfileKey] = []
    keys.reserveCapacity(256)
    for section in [
      general, inputs, display, legibility, alert, alone, screen, overlay, choices, keyboard,
      typography,
      palette("day"), palette("night"), behaviour, driving, inputMap, guidelines, device,
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
