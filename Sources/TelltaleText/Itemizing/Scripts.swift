import CHarfBuzz

/// The script of each character, with those of no script of their own given to the text before.
enum Scripts {
  static func resolve(_ paragraph: ArraySlice<UInt32>) -> [hb_script_t] {
    let functions = hb_unicode_funcs_get_default()
    var scripts = paragraph.map { hb_unicode_script(functions, $0) }
    let first = scripts.first { !isShared($0) } ?? HB_SCRIPT_COMMON
    var last = first
    for index in scripts.indices {
      if isShared(scripts[index]) { scripts[index] = last } else { last = scripts[index] }
    }
    return scripts
  }

  private static func isShared(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }
}
