/// Who may import whom. A target of one layer imports only targets of lower layers, and of its own
/// layer none; the system modules it may name stand beside it.
enum Layers {
  struct Entry {
    let target: String
    let layer: Int
    /// Modules from outside the package.
    let modules: Set<String>

    init(_ target: String, _ layer: Int, _ modules: Set<String> = []) {
      self.target = target
      self.layer = layer
      self.modules = modules
    }
  }

  static let entries: [Entry] = [
    Entry("TelltaleGraphics", 0),
    Entry("TelltaleModel", 1),
    Entry("TelltaleRaster", 1, ["Glibc", "CShim"]),
    Entry("TelltaleInput", 2),
    Entry("TelltaleCatalogue", 2),
    Entry("TelltaleLayout", 2),
    Entry("TelltaleSyntax", 2, ["Glibc", "Synchronization", "CYAML", "CShim"]),
    Entry(
      "TelltaleText", 2,
      ["Glibc", "Synchronization", "CHarfBuzz", "CFreeType", "CFriBidi", "CThai", "CShim"]),
    Entry("TelltaleCodes", 2, ["CQREncode"]),
    Entry("TelltaleGuidelines", 3),
    Entry("TelltalePages", 3, ["CPages"]),
    Entry("TelltaleApp", 3),
    Entry("TelltaleSurfaces", 3),
    Entry("TelltaleVarlink", 3),
    Entry("TelltaleQuestions", 4),
    Entry("TelltaleWords", 4),
    Entry("TelltaleAppSurfaces", 4),
    Entry("TelltaleProfiles", 4, ["Glibc"]),
    Entry("TelltaleScenes", 4, ["Glibc", "CHTML"]),
    Entry("TelltaleRecordings", 4, ["CYAML"]),
    Entry("TelltaleSession", 5),
    Entry("TelltaleLint", 5, ["Glibc"]),
    Entry("TelltaleHost", 6, ["Glibc", "Synchronization", "CShim"]),
    Entry("TelltaleTrials", 6, ["Glibc"]),
    Entry("TelltaleImport", 6),
    Entry("TelltaleLanguageServer", 6),
    Entry("TelltaleAppProtocol", 7, ["Glibc", "Synchronization", "CShim"]),
    Entry("TelltaleHeadless", 7, ["Glibc"]),
    Entry("TelltaleImages", 7, ["Glibc", "Synchronization", "CPictures", "CPNG", "CWebP"]),
    Entry("TelltaleKMS", 7, ["Glibc", "Synchronization", "CDRM", "CUdev", "CShim"]),
    Entry("TelltaleEvdev", 7, ["Glibc", "CEvdev", "CUdev", "CXKBCommon", "CShim"]),
    Entry("TelltaleRuntime", 8, ["Glibc", "Synchronization"]),
    Entry("TelltaleServiceClient", 9, ["Glibc", "Synchronization", "CShim"]),
    Entry("TelltalePreview", 9, ["Glibc", "Synchronization"]),
    Entry("Telltale", 10, ["Glibc", "Synchronization", "CShim"]),
    Entry("TelltaleService", 10, ["Glibc", "Synchronization", "CShim"]),
    Entry(
      "TelltalePreviewServer", 10,
      [
        "Glibc", "Synchronization", "ArgumentParser", "NIOCore", "NIOPosix", "NIOHTTP1",
        "NIOWebSocket",
      ]),
    Entry(
      "TelltaleCommands", 11,
      ["Glibc", "Synchronization", "ArgumentParser", "CShim", "CSystemd", "CWash"]),
    Entry("TelltaleUnit", 12, ["Glibc", "ArgumentParser"]),
    Entry("TelltaleAuthor", 12, ["Glibc", "Synchronization", "ArgumentParser", "CShim"]),
  ]
}
