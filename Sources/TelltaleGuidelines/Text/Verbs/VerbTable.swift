/// The verbs of a language whose finite forms are recognised by their endings.
package struct VerbTable: Sendable {
  /// Infinitives, in the order of their bytes, a space between them.
  let bases: StaticString
  /// Other words that are written like a finite form.
  let others: StaticString
  /// What finite forms end in, and what their infinitive does there.
  let endings: [Ending]
  /// What imperatives end in as well, beside finite forms, and what their infinitive does there.
  let commands: [Ending]
  let prefixes: Prefixes
  let spelling: Spelling
  /// How verbs end that are known by that, and whose participle is written like a finite form: exportieren.
  let borrowedEnding: String?

  /// The ending of a form, and the ending of its infinitive.
  package struct Ending: Sendable {
    let form: String
    let base: String

    /// An ending.
    ///
    /// - Parameters:
    ///   - form: The ending of the finite form or the imperative.
    ///   - base: The ending that takes its place in the infinitive.
    package init(_ form: String, _ base: String) {
      self.form = form
      self.base = base
    }
  }

  /// The prefixes that stand before a verb in one word with it.
  package struct Prefixes: Sendable {
    /// Part from it in a main clause, so that a verb is listed without them: herunter-laden.
    var separable: [String] = []
    /// Stay, so that a participle may be written like a finite form: ver-bindet and ver-bunden, but ent-fernt.
    var fixed: [String] = []

    /// The prefixes of a language.
    ///
    /// - Parameters:
    ///   - separable: Prefixes that part from the verb in a main clause, so that it is listed
    ///     without them.
    ///   - fixed: Prefixes that stay, so that a participle may be written like a finite form.
    package init(separable: [String] = [], fixed: [String] = []) {
      self.separable = separable
      self.fixed = fixed
    }
  }

  /// The way in which the stem of a finite form is written in the infinitive.
  package enum Spelling: Sendable {
    case plain
    /// Dutch, with one vowel for two and two consonants for one: maakt and maken, stopt and stoppen.
    case dutch
  }

  /// The verbs of a language. All lists are in the order of their bytes, with a space between the
  /// words.
  ///
  /// - Parameters:
  ///   - bases: Infinitives.
  ///   - others: Other words that are written like a finite form.
  ///   - endings: Endings of finite forms, with those of their infinitives.
  ///   - commands: Endings that imperatives have beside those of finite forms.
  ///   - prefixes: Prefixes in one word with the verb.
  ///   - spelling: The way in which stems are written in the infinitive.
  ///   - borrowedEnding: The ending of borrowed verbs, whose participle is written like a finite
  ///     form; `nil` where there are none.
  package init(
    bases: StaticString, others: StaticString, endings: [Ending], commands: [Ending] = [],
    prefixes: Prefixes = Prefixes(), spelling: Spelling = .plain, borrowedEnding: String? = nil
  ) {
    self.bases = bases
    self.others = others
    self.endings = endings
    self.commands = commands
    self.prefixes = prefixes
    self.spelling = spelling
    self.borrowedEnding = borrowedEnding
  }

  /// Whether a word in small letters is an infinitive, with or without a prefix.
  func hasBase(_ word: String) -> Bool {
    if WordTable.has(word, in: bases) || isBorrowed(word) { return true }
    return prefixes.separable.contains { prefix in
      guard word.hasPrefix(prefix) else { return false }
      let rest = String(word.dropFirst(prefix.count))
      return WordTable.has(rest, in: bases) || isBorrowed(rest)
    }
  }

  /// Whether a word in small letters is a finite form, and nothing else.
  func isFinite(_ word: String) -> Bool {
    !WordTable.has(word, in: others)
      && bases(of: word, by: endings).contains { base in
        !prefixes.fixed.contains(where: base.hasPrefix) && !isBorrowed(base)
      }
  }

  /// Whether a word in small letters may be a form that buttons have: an infinitive, or an imperative.
  func isCommand(_ word: String) -> Bool {
    let rests = prefixes.separable.filter(word.hasPrefix).map { String(word.dropFirst($0.count)) }
    return hasBase(word)
      || ([word] + rests).contains { !bases(of: $0, by: endings + commands).isEmpty }
  }

  /// The infinitives that a word may be a form of.
  private func bases(of word: String, by endings: [Ending]) -> [String] {
    endings.flatMap { ending -> [String] in
      guard word.hasSuffix(ending.form), word.count > ending.form.count + 1 else { return [] }
      return stems(String(word.dropLast(ending.form.count))).map { $0 + ending.base }
    }.filter { WordTable.has($0, in: bases) }
  }

  private func stems(_ stem: String) -> [String] {
    switch spelling {
    case .plain: [stem]
    case .dutch: DutchStems.spellings(of: stem)
    }
  }

  private func isBorrowed(_ word: String) -> Bool {
    borrowedEnding.map { word.count > $0.count + 1 && word.hasSuffix($0) } ?? false
  }
}
