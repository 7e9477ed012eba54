import CDRM
import Glibc

@testable import TelltaleKMS

extension DriverCard {
  func change(_ call: Call, _ argument: UnsafeMutableRawPointer) -> Int32 {
    switch call {
    case .createDumb: return fill(argument, createDumb)
    case .mapDumb: return fill(argument, mapDumb)
    case .destroyDumb: return fill(argument, destroyDumb)
    case .addFramebuffer: return fill(argument, addFramebuffer)
    case .addFramebuffer2: return fill(argument, addFramebuffer2)
    case .removeFramebuffer:
      say("remove framebuffer \(argument.load(as: UInt32.self))")
      return 0
    case .createBlob: return fill(argument, createBlob)
    case .destroyBlob: return fill(argument, destroyBlob)
    case .atomic: return fill(argument, atomic)
    case .setCRTC: return fill(argument, setCRTC)
    case .pageFlip: return fill(argument, pageFlip)
    case .dirty: return fill(argument, dirty)
    case .setPlane: return fill(argument, setPlane)
    case .cursor: return fill(argument, cursor)
    default: return -EINVAL
    }
  }

  private func createDumb(_ buffer: inout drm_mode_create_dumb) -> Int32 {
    guard room > 0 else { return -ENOMEM }
    if room < .max { room -= 1 }
    buffer.handle = takeNumber()
    buffer.pitch = UInt32(Int(buffer.width * buffer.bpp / 8) + padding)
    buffer.size = UInt64(buffer.pitch) * UInt64(buffer.height) - shortage
    say("create buffer \(buffer.handle): \(buffer.width)x\(buffer.height), \(buffer.bpp) bits")
    return 0
  }

  private func mapDumb(_ map: inout drm_mode_map_dumb) -> Int32 {
    map.offset = UInt64(map.handle) << 16
    say("map buffer \(map.handle)")
    return 0
  }

  private func destroyDumb(_ buffer: inout drm_mode_destroy_dumb) -> Int32 {
    room += room == .max ? 0 : 1
    say("destroy buffer \(buffer.handle)")
    return 0
  }

  private func addFramebuffer(_ buffer: inout drm_mode_fb_cmd) -> Int32 {
    buffer.fb_id = takeNumber()
    say(
      "add framebuffer \(buffer.fb_id) the old way: \(buffer.width)x\(buffer.height) of buffer "
        + "\(buffer.handle), pitch \(buffer.pitch), depth \(buffer.depth), \(buffer.bpp) bits")
    return 0
  }

  private func addFramebuffer2(_ buffer: inout drm_mode_fb_cmd2) -> Int32 {
    buffer.fb_id = takeNumber()
    say(
      "add framebuffer \(buffer.fb_id): \(buffer.width)x\(buffer.height) of buffers "
        + "\(buffer.handles), pitches \(buffer.pitches), offsets \(buffer.offsets), "
        + "format \(String(buffer.pixel_format, radix: 16)), flags \(buffer.flags)")
    return 0
  }

  private func createBlob(_ blob: inout drm_mode_create_blob) -> Int32 {
    blob.blob_id = takeNumber()
    let bytes = UnsafeRawBufferPointer(
      start: UnsafeRawPointer(bitPattern: UInt(blob.data)), count: Int(blob.length))
    blobs[blob.blob_id] = Array(bytes)
    return 0
  }

  private func destroyBlob(_ blob: inout drm_mode_destroy_blob) -> Int32 {
    if blobs.removeValue(forKey: blob.blob_id) == nil { say("destroy unknown data") }
    return 0
  }

  private func setCRTC(_ crtc: inout drm_mode_crtc) -> Int32 {
    let connectors = UnsafeBufferPointer(
      start: UnsafePointer<UInt32>(bitPattern: UInt(crtc.set_connectors_ptr)),
      count: Int(crtc.count_connectors))
    let mode = crtc.mode_valid == 0 ? "no mode" : text(crtc.mode)
    say(
      "set CRTC \(crtc.crtc_id): framebuffer \(crtc.fb_id) at \(crtc.x),\(crtc.y) on connectors "
        + "\(Array(connectors)), \(mode)")
    return 0
  }

  private func pageFlip(_ flip: inout drm_mode_crtc_page_flip) -> Int32 {
    say(
      "flip CRTC \(flip.crtc_id) to framebuffer \(flip.fb_id), flags \(flip.flags), token "
        + "\(flip.user_data)")
    return 0
  }

  private func dirty(_ dirty: inout drm_mode_fb_dirty_cmd) -> Int32 {
    let clips = UnsafeBufferPointer(
      start: UnsafePointer<drm_clip_rect>(bitPattern: UInt(dirty.clips_ptr)),
      count: Int(dirty.num_clips))
    let places = clips.map { "\($0.x1),\($0.y1)-\($0.x2),\($0.y2)" }.joined(separator: " ")
    say("framebuffer \(dirty.fb_id) is dirty at \(places.isEmpty ? "no place" : places)")
    return 0
  }

  private func setPlane(_ plane: inout drm_mode_set_plane) -> Int32 {
    say(
      "set plane \(plane.plane_id) on CRTC \(plane.crtc_id): framebuffer \(plane.fb_id), "
        + "at \(plane.crtc_x),\(plane.crtc_y) \(plane.crtc_w)x\(plane.crtc_h), "
        + "from \(plane.src_x),\(plane.src_y) \(plane.src_w)x\(plane.src_h), flags \(plane.flags)")
    return 0
  }

  private func cursor(_ cursor: inout drm_mode_cursor) -> Int32 {
    say(
      "set cursor of CRTC \(cursor.crtc_id): buffer \(cursor.handle), "
        + "\(cursor.width)x\(cursor.height), flags \(cursor.flags)")
    return 0
  }

  private func atomic(_ request: inout drm_mode_atomic) -> Int32 {
    func numbers(_ address: UInt64, _ count: Int) -> [UInt32] {
      Array(
        UnsafeBufferPointer(
          start: UnsafePointer<UInt32>(bitPattern: UInt(address)), count: count))
    }
    let objects = numbers(request.objs_ptr, Int(request.count_objs))
    let counts = numbers(request.count_props_ptr, objects.count)
    let all = counts.reduce(0, +)
    let properties = numbers(request.props_ptr, Int(all))
    let values = UnsafePointer<UInt64>(bitPattern: UInt(request.prop_values_ptr))
    say("commit\(flags(request.flags)), token \(request.user_data)")
    var place = 0
    for (object, count) in zip(objects, counts) {
      for _ in 0..<count {
        let name = name(properties[place]) ?? "?"
        say("  \(object) \(name) \(value(name, values?[place] ?? 0))")
        place += 1
      }
    }
    return 0
  }

  private func flags(_ flags: UInt32) -> String {
    let names: [(Int32, String)] = [
      (DRM_MODE_ATOMIC_TEST_ONLY, "test only"), (DRM_MODE_ATOMIC_ALLOW_MODESET, "may set the mode"),
      (DRM_MODE_ATOMIC_NONBLOCK, "waits for nothing"), (DRM_MODE_PAGE_FLIP_EVENT, "tells the flip"),
    ]
    return names.filter { flags & UInt32($0.0) != 0 }.map { ", \($0.1)" }.joined()
  }

  /// Data as what they hold; everything else as it is.
  private func value(_ name: String, _ value: UInt64) -> String {
    guard let bytes = blobs[UInt32(truncatingIfNeeded: value)] else { return "\(value)" }
    switch name {
    case "MODE_ID":
      return bytes.withUnsafeBytes { text($0.loadUnaligned(as: drm_mode_modeinfo.self)) }
    case "FB_DAMAGE_CLIPS":
      let size = MemoryLayout<drm_mode_rect>.size
      return stride(from: 0, to: bytes.count, by: size).map { start in
        let clip = bytes.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: start, as: drm_mode_rect.self)
        }
        return "\(clip.x1),\(clip.y1)-\(clip.x2),\(clip.y2)"
      }.joined(separator: " ")
    default: return "\(value)"
    }
  }

  private func text(_ mode: drm_mode_modeinfo) -> String {
    let name = withUnsafeBytes(of: mode.name) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return "mode \(name) \(mode.hdisplay)x\(mode.vdisplay)@\(mode.vrefresh) clock \(mode.clock)"
  }
}
