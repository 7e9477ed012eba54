import TelltaleModel

// What hands change.
extension ScreenMeaning {
  /// A slider is called by what it is for, and its value is read with its unit.
  func describe(_ meaning: inout Meaning, _ slider: Slider, at path: NodePath) {
    meaning.name =
      about(slider.about, slider.aboutBinding) ?? setting.screen.label(of: slider.id) ?? slider.name
    meaning.value = Figure(slider.value, in: language).words(
      at: setting.step(of: slider.value, at: path))
    (meaning.description, meaning.children) = (nil, [])
  }

  /// Of options that are beside each other one is chosen.
  func describe(_ meaning: inout Meaning, option: String, of path: NodePath) {
    guard case .segmented(let segmented) = elements[path] else { return }
    meaning.role = .radio
    meaning.children = []
    if meaning.name.isEmpty {
      let title = segmented.option(option).map { setting.data.title(of: $0) }
      meaning.name = title?.longest.string ?? option
    }
    let isChosen = setting.option(of: segmented, at: path)?.id == option
    meaning.states.append(isChosen ? .checked : .unchecked)
  }

  /// A button for less of a value or for more of it has nothing but a sign on it.
  func describe(_ meaning: inout Meaning, stepBy count: Int, of path: NodePath) {
    guard case .stepper(let stepper) = elements[path] else { return }
    meaning.name = "\(name(of: stepper)) \(count < 0 ? "−" : "+")"
    meaning.children = []
  }

  /// What the first picture in a card says of itself, where the card has no words and is pressed as a whole.
  func aboutPictures(in path: NodePath) -> String? {
    let inside = elements.filter { $0.key != path && $0.key.isWithin(path) }
    return inside.sorted { $0.key.description < $1.key.description }.lazy.compactMap { _, element in
      if case .picture(let picture) = element { return about(picture.about, picture.aboutBinding) }
      if case .icon(let icon) = element { return about(icon.about, icon.aboutBinding) }
      return nil
    }.first
  }

  private func name(of stepper: Stepper) -> String {
    about(stepper.about, stepper.aboutBinding) ?? setting.screen.label(of: stepper.id)
      ?? stepper.name
  }

  /// What holds parts of a value is called by what that is for.
  func name(_ whole: inout Meaning, _ element: Element, at path: NodePath) {
    if case .choice(let segmented) = element.value {
      whole.name =
        about(segmented.about, segmented.aboutBinding)
        ?? setting.screen.label(of: segmented.id) ?? segmented.name
    } else if case .stepper(let stepper) = element {
      whole.name = name(of: stepper)
      whole.value = Figure(stepper.value, in: language).words(
        at: setting.step(of: stepper.value, at: path))
      // The figure is told as the value.
      whole.children.removeAll { $0.role == .paragraph }
    }
  }

  /// A switch is on or off.
  func describe(_ meaning: inout Meaning, _ toggle: Toggle, at path: NodePath) {
    meaning.role = .toggle
    if meaning.name.isEmpty { meaning.name = toggle.title?.longest.string ?? toggle.name }
    meaning.states.append(setting.isOn(toggle, at: path) ? .checked : .unchecked)
    meaning.children = []
  }
}

extension ScreenMeaning {
  /// What an element says of itself for those who cannot see it; `nil` where it says nothing.
  func about(_ about: TextVariants?, _ binding: String?) -> String? {
    setting.data.about(about, boundTo: binding)
  }

  /// What is told in passing.
  func passing(_ drawn: Drawn) -> Meaning {
    Meaning(
      .status, name: drawn.text, states: drawn.isCut ? [.cut] : [], frame: drawn.frame)
  }
}
