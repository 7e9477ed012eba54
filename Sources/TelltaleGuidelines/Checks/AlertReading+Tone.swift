import TelltaleModel

extension AlertReading {
  /// Texts that hint instead of saying what is the matter.
  func obliqueWording() -> [Fault] {
    texts.compactMap { text in
      PhraseSearch.first(of: "oblique", in: text).map {
        Fault(text, "“\($0)” hints instead of saying what is the matter")
      }
    }
  }

  /// Texts that put the blame on the person.
  func accusingWording() -> [Fault] {
    texts.compactMap { text in
      PhraseSearch.first(of: "blame", in: text, except: "blame-exceptions").map {
        Fault(text, "“\($0)” puts the blame on the person")
      }
    }
  }

  /// Texts that judge the person or sound like it.
  func judgingWording() -> [Fault] {
    texts.compactMap { text in
      PhraseSearch.first(of: "judgment", in: text, except: "judgment-exceptions").map {
        Fault(text, "“\($0)” judges the person")
      }
    }
  }
}
