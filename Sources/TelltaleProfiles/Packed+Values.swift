import TelltaleGraphics
import TelltaleModel

// The values that profiles have keys for. A profile that is read back is held against its files by a
// test, so that a part that is forgotten here is noticed.

extension Points: Packed {
  init(from bytes: inout PackedReader) { self.init(Double(from: &bytes)) }
  func pack(into bytes: inout PackedWriter) { value.pack(into: &bytes) }
}

extension Color: Packed {
  init(from bytes: inout PackedReader) {
    self.init(
      red: bytes.byte(), green: bytes.byte(), blue: bytes.byte(), alpha: bytes.byte())
  }

  func pack(into bytes: inout PackedWriter) { bytes.add([red, green, blue, alpha]) }
}

extension Language: Packed {
  init(from bytes: inout PackedReader) { self.init(String(from: &bytes)) }
  func pack(into bytes: inout PackedWriter) { tag.pack(into: &bytes) }
}

extension ScreenSize: Packed {
  init(from bytes: inout PackedReader) {
    self.init(width: Points(from: &bytes), height: Points(from: &bytes))
  }

  func pack(into bytes: inout PackedWriter) {
    width.pack(into: &bytes)
    height.pack(into: &bytes)
  }
}

extension FaceDescription: Packed {
  init(from bytes: inout PackedReader) {
    self.init(
      file: String(from: &bytes), index: Int(from: &bytes), weight: FontWeight(from: &bytes),
      languages: [Language](from: &bytes), shape: FontShape(from: &bytes))
  }

  func pack(into bytes: inout PackedWriter) {
    file.pack(into: &bytes)
    index.pack(into: &bytes)
    weight.pack(into: &bytes)
    languages.pack(into: &bytes)
    shape.pack(into: &bytes)
  }
}

extension DrivingLimits: Packed {
  init(from bytes: inout PackedReader) {
    self.init(
      listLength: Int?(from: &bytes), textLength: Int?(from: &bytes), depth: Int?(from: &bytes),
      allowsTyping: Bool(from: &bytes))
  }

  func pack(into bytes: inout PackedWriter) {
    listLength.pack(into: &bytes)
    textLength.pack(into: &bytes)
    depth.pack(into: &bytes)
    allowsTyping.pack(into: &bytes)
  }
}

extension ModeRequest: Packed {
  init(from bytes: inout PackedReader) {
    self.init(
      width: Int(from: &bytes), height: Int(from: &bytes), refresh: Int?(from: &bytes))
  }

  func pack(into bytes: inout PackedWriter) {
    width.pack(into: &bytes)
    height.pack(into: &bytes)
    refresh.pack(into: &bytes)
  }
}

extension DeviceAssignment: Packed {
  init(from bytes: inout PackedReader) {
    self.init(
      name: String?(from: &bytes), path: String?(from: &bytes), vendor: Int?(from: &bytes),
      product: Int?(from: &bytes), role: DeviceRole?(from: &bytes),
      axis: String?(from: &bytes).flatMap { DeviceAxis(named: $0) }, detent: Int?(from: &bytes),
      layout: String?(from: &bytes))
  }

  func pack(into bytes: inout PackedWriter) {
    name.pack(into: &bytes)
    path.pack(into: &bytes)
    vendor.pack(into: &bytes)
    product.pack(into: &bytes)
    role.pack(into: &bytes)
    (axis?.name).pack(into: &bytes)
    detent.pack(into: &bytes)
    layout.pack(into: &bytes)
  }
}

extension CancelSide: Packed {}
extension DismissPlace: Packed {}
extension FontShape: Packed {}
extension FontWeight: Packed {}
extension GrabPolicy: Packed {}
extension GuidelineEdition: Packed {}
extension InputKind: Packed {}
extension DeviceRole: Packed {}
extension InputSupport: Packed {}
extension ModalStyle: Packed {}
extension OnScreenKeyboard: Packed {}
extension Prominence: Packed {}
extension Rotation: Packed {}
extension Severity: Packed {}
extension SheetPresentation: Packed {}
extension TabBarEdge: Packed {}
extension TabSelection: Packed {}
extension FocusMark: Packed {}
extension TextAlignment: Packed {}
extension VirtualDevicePolicy: Packed {}
