import TelltaleModel

/// How much a modal asks of people, against the profile's limits.
struct ModalLength {
  private let scene: ModalReading

  init(_ scene: ModalReading) { self.scene = scene }

  /// What is too much, one finding for each; half of the limits, rounded up, where `halved`.
  func excess(halved: Bool) -> [Fault] {
    [steps(halved), inputs(halved), height(halved)].compactMap { $0 }
  }

  private func limit(_ name: String, _ halved: Bool) -> Int? {
    scene.context.limit(name).map { halved ? ($0 + 1) / 2 : $0 }
  }

  private func steps(_ halved: Bool) -> Fault? {
    let modal = scene.modal
    let isLong = modal.style == .fullscreen && modal.isMultistep
    guard let steps = modal.steps,
      let limit = limit(isLong ? "modal-steps-fullscreen" : "modal-steps", halved), steps > limit
    else { return nil }
    return Fault(at: scene.path.key("steps"), "\(steps) steps, more than \(limit)")
  }

  private func inputs(_ halved: Bool) -> Fault? {
    let count = scene.inputs.count
    guard let limit = limit("modal-inputs", halved), count > limit else { return nil }
    return Fault(at: scene.path, "\(count) things to fill in, more than \(limit)")
  }

  private func height(_ halved: Bool) -> Fault? {
    let content = scene.modal.content.placed(at: scene.path.key("content"))
    let heights = ContentMeasure(context: scene.context).screenHeights(of: content)
    guard let limit = limit("modal-heights", halved), heights > Double(limit) else { return nil }
    let tenths = Int(heights * 10)
    return Fault(
      at: scene.path,
      "the content is \(tenths / 10).\(tenths % 10) screens high, more than \(limit)")
  }
}
