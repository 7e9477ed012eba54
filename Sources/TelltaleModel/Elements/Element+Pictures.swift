/// A picture or an icon that a scene names, with the place where it does.
package struct PlacedPicture: Hashable, Sendable {
  package var name: String
  package var isIcon: Bool
  package var path: NodePath
}

extension Scene {
  /// All pictures and icons that the scene names, wherever they are shown.
  package var pictures: [PlacedPicture] {
    allElements.flatMap { $0.element.pictures(at: $0.path) }
  }
}

extension Element {
  /// True for the name of an icon: pictures are files, whose names have a dot or a slash.
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
        named(row.image, at: path.key("rows").item(index).key("image"))
      }
    case .collection(let collection):
      collection.items.enumerated().flatMap { index, item in
        file(item.image, at: path.key("items").item(index).key("image"))
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
      .divider, .gauge, .qr:
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

extension Stack {
  fileprivate func pictures(at path: NodePath) -> [PlacedPicture] {
    guard case .image(let name) = background, !name.isEmpty else { return [] }
    return file(name, at: path.key("background"))
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

/// What is a file whatever its name is like.
private func file(_ name: String?, at path: NodePath) -> [PlacedPicture] {
  name.map { [PlacedPicture(name: $0, isIcon: false, path: path)] } ?? []
}
