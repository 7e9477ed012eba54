import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  package mutating func scrollView(_ entry: YAMLEntry, at path: NodePath) -> ScrollView? {
    var view = ScrollView(content: [])
    let zoom = ValueReader<Double>.number(0.1...10)
    let isMap = record(entry.value, .scrollView, at: path) { decoder, entry, own in
      switch entry.key {
      case "id": view.id = decoder.name(entry.value, "an id")
      case "axis": view.axis = decoder.value(.choice, entry.value) ?? .vertical
      case "paging": view.isPaging = decoder.flag(entry.value)
      case "min-zoom": view.minZoom = decoder.value(zoom, entry.value) ?? 1
      case "max-zoom": view.maxZoom = decoder.value(zoom, entry.value) ?? 1
      case "content": view.content = decoder.content(entry.value, at: own)
      default: return
      }
    }
    guard isMap else { return nil }
    if view.minZoom > view.maxZoom {
      complaints.add(
        entry.location,
        "min-zoom is \(JSONValue.number(view.minZoom).text) and max-zoom"
          + " \(JSONValue.number(view.maxZoom).text), expected the first to be the smaller one",
        remedy: "give both, with 1 between them")
    }
    return view
  }

  package mutating func activityIndicator(
    _ entry: YAMLEntry, at path: NodePath
  ) -> ActivityIndicator? {
    var indicator = ActivityIndicator()
    let isMap = record(entry.value, .activityIndicator, at: path) { decoder, entry, own in
      switch entry.key {
      case "id": indicator.id = decoder.name(entry.value, "an id")
      case "label": indicator.label = decoder.variants(entry, at: own)
      case "expected-seconds": indicator.expectedSeconds = decoder.seconds(entry.value)
      case "progress": indicator.progressBinding = decoder.binding(entry.value, at: own)
      default: return
      }
    }
    return isMap ? indicator : nil
  }

  /// `image: a.png`, or a map with what it shows.
  package mutating func picture(_ entry: YAMLEntry, at path: NodePath) -> Picture? {
    if case .scalar = entry.value.value {
      guard let file = bundlePath(entry.value) else {
        if entry.value.isNull {
          complaints.add(entry.location, "an image without a file", remedy: "write image: a.png")
        }
        return nil
      }
      return Picture(image: file)
    }
    var picture = Picture(image: "")
    let before = complaints
    let isMap = record(entry.value, .image, at: path) { decoder, entry, own in
      switch entry.key {
      case "id": picture.id = decoder.name(entry.value, "an id")
      case "file": picture.image = decoder.bundlePath(entry.value) ?? ""
      case "about": picture.about = decoder.variants(entry, at: own)
      case "height": picture.height = decoder.value(.points(1...4_000), entry.value)
      default: return
      }
    }
    guard isMap else { return nil }
    if picture.image.isEmpty, complaints == before {
      complaints.add(
        entry.value.location, "an image without a file", remedy: "add file: a.png")
    }
    return picture
  }
}
