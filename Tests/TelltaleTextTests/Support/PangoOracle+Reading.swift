import CPangoCairo

extension PangoOracle {
  static func line(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Line {
    var glyphs: [Glyph] = []
    var pen: Int32 = 0
    var next = line.pointee.runs
    while let node = next {
      if let data = node.pointee.data {
        let run = data.assumingMemoryBound(to: PangoLayoutRun.self)
        read(run.pointee.glyphs.pointee, into: &glyphs, pen: &pen)
      }
      next = node.pointee.next
    }
    let start = Int(line.pointee.start_index)
    return Line(
      range: start..<start + Int(line.pointee.length), width: Double(pen) / Double(PANGO_SCALE),
      glyphs: glyphs)
  }

  private static func read(
    _ string: PangoGlyphString, into glyphs: inout [Glyph], pen: inout Int32
  ) {
    for index in 0..<Int(string.num_glyphs) {
      let info = string.glyphs[index]
      // PANGO_GLYPH_EMPTY: takes room, draws nothing.
      if info.glyph != 0x0FFF_FFFF {
        let x = Double(pen + info.geometry.x_offset) / Double(PANGO_SCALE)
        glyphs.append(Glyph(id: info.glyph, x: x))
      }
      pen += info.geometry.width
    }
  }

  /// The fonts of the tests and no others, whatever the machine's configuration says.
  static func fontMap() -> UnsafeMutablePointer<PangoFontMap>? {
    let configuration = FcConfigCreate()
    guard FcConfigParseAndLoadFromMemory(configuration, fontConfiguration, 1) != 0,
      FcConfigBuildFonts(configuration) != 0, let map = pango_cairo_font_map_new()
    else { return nil }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    return map
  }

  private static let scripts = TestFonts.scripts.map { family in
    "<glob>/usr/share/fonts/truetype/noto/Noto\(family.replacing(" ", with: ""))-*.ttf</glob>"
  }.joined(separator: "\n")

  private static let fontConfiguration = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts</dir>
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <selectfont>
        <rejectfont><glob>*.otf</glob><glob>*.ttf</glob><glob>*.ttc</glob></rejectfont>
        <acceptfont>
          <glob>/usr/share/fonts/opentype/inter/Inter-Regular.otf</glob>
          <glob>/usr/share/fonts/opentype/inter/Inter-SemiBold.otf</glob>
          <glob>/usr/share/fonts/opentype/noto/NotoSansCJK-*.ttc</glob>
          <glob>/usr/share/fonts/truetype/noto/NotoSansArabic-*.ttf</glob>
          <glob>/usr/share/fonts/truetype/noto/NotoSansHebrew-*.ttf</glob>
          <glob>/usr/share/fonts/truetype/noto/NotoSansDevanagari-*.ttf</glob>
          <glob>/usr/share/fonts/truetype/noto/NotoSansThai-*.ttf</glob>
          <glob>/usr/share/fonts/truetype/noto/NotoSans-*.ttf</glob>
          \(scripts)
          <glob>/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf</glob>
        </acceptfont>
      </selectfont>
      <include ignore_missing="yes">/etc/fonts/conf.d/10-scale-bitmap-fonts.conf</include>
      <alias binding="strong">
        <family>emoji</family><prefer><family>Noto Color Emoji</family></prefer>
      </alias>
    </fontconfig>
    """
}
