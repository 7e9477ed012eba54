/// A picture or an icon that a scene names, with the place of the name.
package struct PlacedPicture: Hashable, Sendable {
  package var name: String
  package var isIcon: Bool
  package var path: NodePath
}

extension Scene {
  /// All pictures and icons that the scene names, wherever they are shown.
  package var pictures: [PlacedPicture] {
    allElements.flatMap { $0.element.pictures(at: $0.path) + $0.toastIcons }
  }
}

extension PlacedElement {
  /// Those of what its actions tell in passing.
  fileprivate var toastIcons: [PlacedPicture] {
    element.actions(at: path).flatMap { $0.action.steps(at: $0.path) }.flatMap { step in
      guard case .toast(let toast) = step.action else { return [PlacedPicture]() }
      return named(toast.icon, at: step.path.key("toast").key("icon"))
    }
  }
}

extension Element {
  /// Tells the name of an icon from that of a picture.
  ///
  /// - Parameter name: A name as a scene has it.
  /// - Returns: True for an icon; pictures are files, whose names have a dot or a slash.
  package static func isIcon(_ name: String) -> Bool {
    !name.contains { $0 == "." || $0 == "/" }
  }

  /// Those of this element's own parts.
  fileprivate func pictures(at path: NodePath) -> [PlacedPicture] {
    switch self {
    case .picture(let picture): picture.pictures(at: path)
    case .button(let button): button.pictures(at: path)
    case .tabBar(let bar):
      bar.tabs.enumerated().flatMap { index, tab in
        named(tab.icon, at: path.key("tabs").item(index).key("icon"))
      }
    case .table(let table):
      table.rows.enumerated().flatMap { index, row in
        row.pictures(at: table.sections.place(ofRow: index, below: path))
      }
    case .collection(let collection):
      collection.items.enumerated().flatMap { index, item in
        file(item.image, at: path.key("items").item(index).key("image"))
          + sign(item.icon, at: path.key("items").item(index).key("icon"))
      }
    case .modal(let modal):
      named(modal.dismiss.icon, at: path.key("dismiss").key("icon"))
    case .iconButton(let button):
      button.icon.isEmpty ? [] : named(button.icon, at: path.key("icon"))
    case .stack(let stack): stack.pictures(at: path)
    case .icon(let icon):
      icon.name.isEmpty
        ? [] : [PlacedPicture(name: icon.name, isIcon: true, path: path)]
    case .segmented(let segmented):
      segmented.options.enumerated().flatMap { index, option in
        named(option.icon, at: path.key("options").item(index).key("icon"))
      }
    case .slider(let slider):
      named(slider.lowIcon, at: path.key("low-icon"))
        + named(slider.highIcon, at: path.key("high-icon"))
    case .alert, .actionSheet, .menu, .screen, .navigationBar, .scrollView, .textView,
      .webView, .label, .keypad, .field, .activityIndicator, .progress, .toggle, .stepper, .spacer,
      .divider, .gauge, .qr, .clock:
      []
    }
  }
}

extension Picture {
  fileprivate func pictures(at path: NodePath) -> [PlacedPicture] {
    let own = image.isEmpty ? nil : image
    return own.map { [PlacedPicture(name: $0, isIcon: false, path: path)] } ?? []
      + named(placeholder, at: path.key("placeholder"))
  }
}

extension TableRow {
  fileprivate func pictures(at path: NodePath) -> [PlacedPicture] {
    let own = named(image, at: path.key("image")) + sign(icon?.name, at: path.key("icon"))
    let end = path.key("accessory")
    switch accessory {
    case .icon(let icon)?: return own + sign(icon.name, at: end.key("icon"))
    case .iconButton(let button)?:
      let place = end.key("icon-button").key("icon")
      return own + named(button.icon.isEmpty ? nil : button.icon, at: place)
    case .value?, .badge?, .toggle?, nil: return own
    }
  }
}

extension Stack {
  fileprivate func pictures(at path: NodePath) -> [PlacedPicture] {
    let night = named(nightBackground, at: path.key("night-background"))
    guard case .image(let name) = background, !name.isEmpty else { return night }
    return file(name, at: path.key("background")) + night
  }
}

extension Button {
  fileprivate func pictures(at path: NodePath) -> [PlacedPicture] {
    guard case .image(let name) = background else { return named(icon, at: path.key("icon")) }
    return named(icon, at: path.key("icon")) + file(name, at: path.key("background"))
  }
}

private func named(_ name: String?, at path: NodePath) -> [PlacedPicture] {
  name.map { [PlacedPicture(name: $0, isIcon: Element.isIcon($0), path: path)] } ?? []
}

/// What is an icon whatever its name is like.
private func sign(_ name: String?, at path: NodePath) -> [PlacedPicture] {
  name.map { [PlacedPicture(name: $0, isIcon: true, path: path)] } ?? []
}

/// What is a file whatever its name is like.
private func file(_ name: String?, at path: NodePath) -> [PlacedPicture] {
  name.map { [PlacedPicture(name: $0, isIcon: false, path: path)] } ?? []
}
