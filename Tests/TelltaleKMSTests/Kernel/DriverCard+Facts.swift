import CDRM
import Glibc
import TelltaleModel

@testable import TelltaleKMS

extension DriverCard {
  func answer(_ call: Call, _ argument: UnsafeMutableRawPointer?) -> Int32 {
    guard let argument else { return takesNothing(call) }
    switch call {
    case .version: return fill(argument, version)
    case .getCapability: return fill(argument, capability)
    case .setClientCapability: return fill(argument, setCapability)
    // Number 0 is nobody's: masters are told so, others that they may not.
    case .authenticate: return isMaster ? -EINVAL : -EACCES
    case .resources: return fill(argument, resources)
    case .getCRTC: return fill(argument, crtc)
    case .encoder: return fill(argument, encoder)
    case .connector: return fill(argument, connector)
    case .property: return fill(argument, property)
    case .planeResources: return fill(argument, planeResources)
    case .getPlane: return fill(argument, plane)
    case .objectProperties: return fill(argument, objectProperties)
    default: return change(call, argument)
    }
  }

  private func takesNothing(_ call: Call) -> Int32 {
    switch call {
    case .setMaster:
      say("set master")
      guard canBeMaster else { return -EACCES }
      isMaster = true
      return 0
    case .dropMaster:
      say("drop master")
      isMaster = false
      return 0
    default: return -EFAULT
    }
  }

  func fill<Value>(
    _ argument: UnsafeMutableRawPointer, _ answer: (inout Value) -> Int32
  ) -> Int32 {
    answer(&argument.assumingMemoryBound(to: Value.self).pointee)
  }

  /// Writes as many as there is room for, and how many there are.
  private func list<Element>(
    _ elements: [Element], _ address: UInt64, _ count: inout UInt32
  ) {
    if let target = UnsafeMutablePointer<Element>(bitPattern: UInt(address)) {
      for (index, element) in elements.prefix(Int(count)).enumerated() { target[index] = element }
    }
    count = UInt32(elements.count)
  }

  private func version(_ version: inout drm_version) -> Int32 {
    put("made_up", version.name, &version.name_len)
    put("0", version.date, &version.date_len)
    put("a driver", version.desc, &version.desc_len)
    return 0
  }

  private func put(
    _ text: String, _ target: UnsafeMutablePointer<CChar>?, _ count: inout __kernel_size_t
  ) {
    if let target, count >= text.utf8.count {
      for (index, byte) in text.utf8.enumerated() { target[index] = CChar(bitPattern: byte) }
    }
    count = UInt(text.utf8.count)
  }

  private func capability(_ capability: inout drm_get_cap) -> Int32 {
    guard capability.capability == UInt64(DRM_CAP_DUMB_BUFFER) else { return -EINVAL }
    capability.value = hasDumbBuffers ? 1 : 0
    return 0
  }

  private func setCapability(_ capability: inout drm_set_client_cap) -> Int32 {
    guard capability.capability == UInt64(DRM_CLIENT_CAP_ATOMIC), hasAtomic else { return -EINVAL }
    isAtomicClient = capability.value == 1
    return 0
  }

  private func resources(_ resources: inout drm_mode_card_res) -> Int32 {
    list(crtcs.map(\.id), resources.crtc_id_ptr, &resources.count_crtcs)
    list(connectors.map(\.id), resources.connector_id_ptr, &resources.count_connectors)
    list(encoders.map(\.id), resources.encoder_id_ptr, &resources.count_encoders)
    list([UInt32](), resources.fb_id_ptr, &resources.count_fbs)
    return 0
  }

  private func crtc(_ crtc: inout drm_mode_crtc) -> Int32 {
    let id = crtc.crtc_id
    guard let found = crtcs.first(where: { $0.id == id }) else { return -ENOENT }
    (crtc.fb_id, crtc.x, crtc.y) = (found.framebuffer, found.x, found.y)
    crtc.mode_valid = found.mode == nil ? 0 : 1
    if let mode = found.mode { crtc.mode = mode.kernel }
    return 0
  }

  private func encoder(_ encoder: inout drm_mode_get_encoder) -> Int32 {
    let id = encoder.encoder_id
    guard let found = encoders.first(where: { $0.id == id }) else { return -ENOENT }
    (encoder.crtc_id, encoder.possible_crtcs) = (found.crtc, found.possibleCRTCs)
    return 0
  }

  private func connector(_ connector: inout drm_mode_get_connector) -> Int32 {
    let id = connector.connector_id
    guard let index = connectors.firstIndex(where: { $0.id == id }) else { return -ENOENT }
    // Who leaves no room for modes has the screen asked anew.
    if connector.count_modes == 0 {
      say("probe connector \(id)")
      connectors[index].modes = connectors[index].probedModes ?? connectors[index].modes
    }
    let found = connectors[index]
    list(found.modes.map(\.kernel), connector.modes_ptr, &connector.count_modes)
    list(found.encoders, connector.encoders_ptr, &connector.count_encoders)
    connector.count_props = 0
    connector.encoder_id = found.encoder
    (connector.connector_type, connector.connector_type_id) = (found.type, found.number)
    connector.connection = found.connection
    return 0
  }

  private func planeResources(_ resources: inout drm_mode_get_plane_res) -> Int32 {
    guard hasPlanes else { return -EOPNOTSUPP }
    list(planes.map(\.id), resources.plane_id_ptr, &resources.count_planes)
    return 0
  }

  private func plane(_ plane: inout drm_mode_get_plane) -> Int32 {
    let id = plane.plane_id
    guard let found = planes.first(where: { $0.id == id }) else { return -ENOENT }
    (plane.crtc_id, plane.fb_id) = (found.crtc, found.framebuffer)
    plane.possible_crtcs = found.possibleCRTCs
    list(found.formats, plane.format_type_ptr, &plane.count_format_types)
    return 0
  }

  /// All names, in order; a property's number is 500 and its place.
  private var names: [String] {
    Array(Set(properties.values.joined().map(\.name))).sorted()
  }

  func name(_ property: UInt32) -> String? {
    let index = Int(property) - 500
    return names.indices.contains(index) ? names[index] : nil
  }

  private func objectProperties(_ found: inout drm_mode_obj_get_properties) -> Int32 {
    let own = (properties[found.obj_id] ?? []).filter { isAtomicClient || $0.name == "type" }
    let names = names
    let ids = own.map { UInt32(500 + (names.firstIndex(of: $0.name) ?? 0)) }
    var count = found.count_props
    list(ids, found.props_ptr, &count)
    list(own.map(\.value), found.prop_values_ptr, &found.count_props)
    return 0
  }

  private func property(_ property: inout drm_mode_get_property) -> Int32 {
    guard let name = name(property.prop_id) else { return -ENOENT }
    withUnsafeMutableBytes(of: &property.name) { field in
      for (index, byte) in name.utf8.enumerated() { field[index] = byte }
    }
    (property.count_values, property.count_enum_blobs) = (0, 0)
    return 0
  }
}

extension DisplayMode {
  /// As it stands in the calls of the kernel.
  var kernel: drm_mode_modeinfo { unsafeBitCast(info, to: drm_mode_modeinfo.self) }
}
