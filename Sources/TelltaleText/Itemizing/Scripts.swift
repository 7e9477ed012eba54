import CHarfBuzz

/// The script of each character. Those of no script of their own belong to the text before; a closing
/// bracket or quotation mark to the text around its opening one (UAX #24, section 5.2).
enum Scripts {
  private static let pairs: [UInt32] = "()[]{}<>«»‘’“”‹›「」『』〈〉《》【】〔〕〖〗"
    .unicodeScalars.map(\.value)
  private static let depthLimit = 32

  static func resolve(_ paragraph: ArraySlice<UInt32>) -> [hb_script_t] {
    let functions = hb_unicode_funcs_get_default()
    var scripts = paragraph.map { hb_unicode_script(functions, $0) }
    var last = scripts.first { !isShared($0) } ?? HB_SCRIPT_COMMON
    var open: [(closing: UInt32, script: hb_script_t)] = []
    for (index, scalar) in zip(scripts.indices, paragraph) {
      guard isShared(scripts[index]) else {
        last = scripts[index]
        continue
      }
      if let pair = pairs.firstIndex(of: scalar) {
        if pair.isMultiple(of: 2) {
          if open.count < depthLimit { open.append((pairs[pair + 1], last)) }
        } else if let match = open.lastIndex(where: { $0.closing == scalar }) {
          last = open[match].script
          open.removeSubrange(match...)
        }
      }
      scripts[index] = last
    }
    return scripts
  }

  private static func isShared(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }
}
