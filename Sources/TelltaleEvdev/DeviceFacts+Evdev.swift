import CEvdev
import TelltaleInput

extension DeviceFacts {
  /// Reads the facts that libevdev has of a device.
  ///
  /// - Parameters:
  ///   - device: The device of libevdev, which stays the caller's.
  ///   - path: The path of its node.
  ///   - udev: The properties that udev has given it.
  package init(_ device: OpaquePointer, path: String, udev: UdevTags = UdevTags()) {
    self.init(
      name: String(cString: libevdev_get_name(device)), path: path,
      bus: Int(libevdev_get_id_bustype(device)), vendor: Int(libevdev_get_id_vendor(device)),
      product: Int(libevdev_get_id_product(device)),
      version: Int(libevdev_get_id_version(device)), udev: udev)
    for type in 0...UInt32(EV_MAX) where libevdev_has_event_type(device, type) == 1 {
      codes[UInt16(type)] = Self.codes(of: type, device)
    }
    for code in codes[EventType.absolute] ?? [] {
      guard let info = libevdev_get_abs_info(device, UInt32(code))?.pointee else { continue }
      axes[code] = AxisRange(
        minimum: info.minimum, maximum: info.maximum, fuzz: info.fuzz, flat: info.flat,
        resolution: info.resolution)
    }
    properties = Set(
      (0...UInt16(INPUT_PROP_MAX)).filter { libevdev_has_property(device, UInt32($0)) == 1 })
  }

  private static func codes(of type: UInt32, _ device: OpaquePointer) -> Set<UInt16> {
    let maximum = libevdev_event_type_get_max(type)
    guard maximum >= 0 else { return [] }
    return Set(
      (0...UInt16(clamping: maximum)).filter {
        libevdev_has_event_code(device, type, UInt32($0)) == 1
      })
  }
}

extension DeviceState {
  /// Reads the keys, axes and contacts that libevdev has at this moment.
  ///
  /// - Parameters:
  ///   - device: The device of libevdev, which stays the caller's.
  ///   - facts: The facts of the same device; only its keys and axes are read.
  package init(_ device: OpaquePointer, _ facts: DeviceFacts) {
    self.init()
    keys = facts.keys.filter {
      libevdev_get_event_value(device, UInt32(EV_KEY), UInt32($0)) != 0
    }
    for code in facts.axes.keys {
      axes[code] = libevdev_get_event_value(device, UInt32(EV_ABS), UInt32(code))
    }
    currentSlot = Int(max(0, libevdev_get_current_slot(device)))
    slots = (0..<max(0, libevdev_get_num_slots(device))).map { slot in
      func value(_ code: UInt16) -> Int32 {
        libevdev_get_slot_value(device, UInt32(slot), UInt32(code))
      }
      return Slot(
        trackingID: value(EventCode.trackingID), x: value(EventCode.multitouchX),
        y: value(EventCode.multitouchY))
    }
  }
}
