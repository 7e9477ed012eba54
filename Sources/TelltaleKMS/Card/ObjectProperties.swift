import CDRM

/// The properties of a connector, CRTC or plane: id and value by name.
struct ObjectProperties {
  private var entries: [String: (id: UInt32, value: UInt64)] = [:]

  init(_ card: Int32, object: UInt32, type: UInt32) {
    guard let all = drmModeObjectGetProperties(card, object, type) else { return }
    defer { drmModeFreeObjectProperties(all) }
    for index in 0..<Int(all.pointee.count_props) {
      guard let property = drmModeGetProperty(card, all.pointee.props[index]) else { continue }
      defer { drmModeFreeProperty(property) }
      let name = text(property.pointee.name)
      entries[name] = (property.pointee.prop_id, all.pointee.prop_values[index])
    }
  }

  func id(_ name: String) -> UInt32? { entries[name]?.id }
  func value(_ name: String) -> UInt64? { entries[name]?.value }
}

/// A C string in a field of fixed size, which need not end in NUL.
func text<Field>(_ field: Field) -> String {
  withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
