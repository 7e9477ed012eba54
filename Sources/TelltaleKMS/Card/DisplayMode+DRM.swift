import CDRM

extension DisplayMode {
  init(_ mode: drmModeModeInfo) {
    self.init(
      name: text(mode.name), clock: mode.clock,
      horizontal: Timing(
        shown: mode.hdisplay, syncStart: mode.hsync_start, syncEnd: mode.hsync_end,
        total: mode.htotal, extra: mode.hskew),
      vertical: Timing(
        shown: mode.vdisplay, syncStart: mode.vsync_start, syncEnd: mode.vsync_end,
        total: mode.vtotal, extra: mode.vscan),
      nominalRefresh: mode.vrefresh, flags: mode.flags, type: mode.type)
  }

  /// The mode as the kernel takes it.
  var info: drmModeModeInfo {
    var mode = drmModeModeInfo()
    mode.clock = clock
    (mode.hdisplay, mode.hsync_start) = (horizontal.shown, horizontal.syncStart)
    (mode.hsync_end, mode.htotal) = (horizontal.syncEnd, horizontal.total)
    (mode.vdisplay, mode.vsync_start) = (vertical.shown, vertical.syncStart)
    (mode.vsync_end, mode.vtotal) = (vertical.syncEnd, vertical.total)
    (mode.hskew, mode.vscan) = (horizontal.extra, vertical.extra)
    (mode.vrefresh, mode.flags, mode.type) = (nominalRefresh, flags, type)
    withUnsafeMutableBytes(of: &mode.name) { field in
      // One byte stays for the NUL.
      for (index, byte) in name.utf8.prefix(field.count - 1).enumerated() { field[index] = byte }
    }
    return mode
  }
}
