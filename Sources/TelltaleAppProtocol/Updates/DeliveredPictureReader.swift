import TelltaleGraphics
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

/// Reads the pictures that an application delivers for the names that a scene binds.
struct DeliveredPictureReader {
  let update: UpdateContext

  /// What one picture may say: where it comes from, and how pixels stand there.
  private static let form = MapForm(
    "a picture such as {\"base64\": \"…\"}",
    sources + ["format", "width", "height", "stride", "offset"])
  private static let sources = ["base64", "file", "memory"]
  /// Descriptors of one line at most.
  static let mostDescriptors = 16

  /// `{cover: {base64: …}}`: each picture for what is bound to its name; null brings back what the scene says.
  func pictures(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [AppUpdate] {
    let known = update.names.pictures
    return context.named(node, "pictures", at: path) { entry, own, context in
      guard known.contains(entry.key) else {
        context.refuseName(
          entry.key, entry.location, among: known, "no picture of the scene is bound to")
        return []
      }
      if entry.value.isNull { return [.delivered(entry.key, nil)] }
      return picture(entry.key, entry.value, at: own, in: &context)
    }
  }

  private func picture(
    _ name: String, _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [AppUpdate] {
    guard case .mapping(let entries) = node.value else {
      context.complaints.add(
        node.location, "found \(node.summary), expected \(Self.form.what)")
      return []
    }
    Self.form.check(entries, at: path, in: &context)
    let found = entries.filter { Self.sources.contains($0.key) && !$0.value.isNull }
    guard found.count == 1, let source = found.first else {
      context.complaints.add(
        node.location,
        found.isEmpty
          ? "a picture without a source" : "a picture with two sources",
        remedy: "write one of \(Self.sources.map { "\"\($0)\"" }.joined(separator: ", "))")
      return []
    }
    if source.key == "file" { return file(name, source.value, besides: entries, in: &context) }
    return delivered(source, node, in: &context).map { [.delivered(name, $0)] } ?? []
  }

  /// A file of the scene's folder, which is there now.
  private func file(
    _ name: String, _ node: YAMLNode, besides entries: [YAMLEntry], in context: inout SceneContext
  ) -> [AppUpdate] {
    let others = entries.filter { $0.key != "file" && Self.form.keys.contains($0.key) }
    if let other = others.first {
      context.complaints.add(
        other.location, "\(Quoted.text(other.key)) beside a file, which has it itself",
        remedy: "leave it out")
    }
    guard let path = BundlePathReader().path(node, in: &context) else { return [] }
    return [.text(name, TextVariants(TextContent(path))), .picture(path)]
  }

  private func delivered(
    _ source: YAMLEntry, _ node: YAMLNode, in context: inout SceneContext
  ) -> DeliveredPicture? {
    if source.key == "memory" {
      guard source.value.boolean == true else {
        context.complaints.add(
          source.value.location, "found \(source.value.summary), expected true",
          remedy: "the descriptor comes with the line, by SCM_RIGHTS")
        return nil
      }
      return layout(node, in: &context).map(DeliveredPicture.shared)
    }
    let before = context.complaints
    let bytes = bytes(source.value, in: &context)
    let isRaw = Self.form.keys.dropFirst(Self.sources.count).contains { node[$0] != nil }
    let layout = isRaw ? layout(node, in: &context) : nil
    guard let bytes, context.complaints == before else { return nil }
    guard let layout else { return .encoded(bytes) }
    let rest = bytes.count - layout.offset - layout.stride * layout.size.height
    guard rest <= 0, let picture = layout.picture(of: bytes) else {
      context.complaints.add(
        source.location,
        "\(bytes.count) bytes, and the picture ends at byte \(layout.offset + layout.byteCount)",
        remedy: "check width, height and stride")
      return nil
    }
    return .raw(picture)
  }

  private func bytes(_ node: YAMLNode, in context: inout SceneContext) -> [UInt8]? {
    guard let text = node.text, !text.isEmpty else {
      context.complaints.add(node.location, "found \(node.summary), expected bytes in base64")
      return nil
    }
    let read = Base64Bytes(text)
    if let fault = read.fault {
      context.complaints.add(
        node.location, "this is not base64 at its character \(fault) of \(text.utf8.count)",
        remedy: "write it without line breaks, by A to Z, a to z, 0 to 9, + and /")
      return nil
    }
    return read.bytes
  }
}

// How pixels stand in memory.
extension DeliveredPictureReader {
  private func layout(_ node: YAMLNode, in context: inout SceneContext) -> PixelLayout? {
    let before = context.complaints
    let side = ValueReader<Int>.integer(1...Limits.imageSide)
    let format = required("format", ValueReader<PixelFormat>.choice, of: node, in: &context)
    let width = required("width", side, of: node, in: &context)
    let height = required("height", side, of: node, in: &context)
    let stride = node["stride"].flatMap { context.value(.integer(1...Self.mostStride), $0) }
    let offset = node["offset"].flatMap { context.value(.integer(0...Self.mostOffset), $0) }
    guard let format, let width, let height, context.complaints == before else { return nil }
    guard width * height <= Limits.picturePixels else {
      context.complaints.add(
        node.location,
        "\(width)x\(height) is more than \(Limits.picturePixels) pixels, the most that are accepted",
        remedy: "make it smaller")
      return nil
    }
    let layout = PixelLayout(
      format, size: PixelSize(width: width, height: height), stride: stride, offset: offset ?? 0)
    guard layout.stride >= layout.rowBytes else {
      context.complaints.add(
        node["stride"]?.location ?? node.location,
        "a stride of \(layout.stride) bytes, and a row of \(width) pixels has \(layout.rowBytes)",
        remedy: "leave it out if each row begins at the end of the one before")
      return nil
    }
    return layout
  }

  private func required<Value>(
    _ key: String, _ reader: ValueReader<Value>, of node: YAMLNode, in context: inout SceneContext
  ) -> Value? {
    if let value = node[key], !value.isNull { return context.value(reader, value) }
    context.complaints.add(
      node.location, "pixels without \(Quoted.text(key)), expected \(reader.expected)",
      remedy: "write {\"format\": \"xrgb\", \"width\": 320, \"height\": 240}")
    return nil
  }

  /// With these no sum of them overflows.
  private static let mostStride = 1 << 24
  private static let mostOffset = 1 << 40

  /// As many descriptors have to come with a line as it has pictures in memory.
  func check(
    _ updates: [AppUpdate], of root: YAMLNode, in context: inout SceneContext
  ) {
    let wanted = updates.count { if case .delivered(_, .shared?) = $0 { true } else { false } }
    guard let came = update.descriptors else {
      if wanted > 0 {
        context.complaints.add(
          root.location, "shared memory comes over a Unix socket, and this line did not",
          remedy: "send the bytes as base64, or name a file")
      }
      return
    }
    if wanted > Self.mostDescriptors {
      context.complaints.add(
        root.location,
        "\(wanted) descriptors in a line, at most \(Self.mostDescriptors) are accepted",
        remedy: "send several lines")
    } else if came != wanted, context.complaints.isEmpty {
      context.complaints.add(
        root.location,
        "\(came) \(came == 1 ? "descriptor" : "descriptors") came with the line, which has "
          + "\(wanted) \(wanted == 1 ? "picture" : "pictures") in memory",
        remedy: "send each line with its own descriptors, by one sendmsg")
    }
  }
}
