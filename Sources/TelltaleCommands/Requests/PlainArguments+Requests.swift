import TelltaleModel
import TelltaleRuntime

extension SceneSettings {
  package static let options: Set<String> = ["profile", "device", "theme", "lang", "text-size"]

  /// Reads the settings; `nil` where a value is not valid.
  ///
  /// - Parameter plain: The arguments, read with `options`.
  package init?(_ plain: PlainArguments) {
    self.init()
    guard plain.read("profile", into: &profile), plain.read("device", into: &device),
      plain.read("theme", into: &theme, as: Appearance.init(rawValue:)),
      plain.read("lang", into: &lang), plain.read("text-size", into: &textSize, as: { Double($0) }),
      SceneSettings.textSizes.contains(textSize),
      lang.map({ Language(checking: $0) != nil }) ?? true
    else { return nil }
  }
}

extension QuestionWords {
  static let options: Set<String> = [
    "title", "text", "ok-label", "cancel-label", "extra-button",
  ]
  static let flags: Set<String> = ["default-cancel", "destructive"]

  /// Nil where something is given twice that can be said once.
  init?(_ plain: PlainArguments) {
    guard plain.read("title", into: &title), plain.read("text", into: &text),
      plain.read("ok-label", into: &okLabel), plain.read("cancel-label", into: &cancelLabel)
    else { return nil }
    extraButtons = plain.all("extra-button")
    defaultCancel = plain.has("default-cancel")
    destructive = plain.has("destructive")
  }
}

extension ShowRequest {
  /// Reads the arguments after `show`; nil leaves them to the argument parser.
  init?(plainly arguments: some Sequence<String>) {
    let options = SceneSettings.options.union(QuestionWords.options).union(["timeout", "trace"])
    let flags = QuestionWords.flags.union(["json"])
    guard let plain = PlainArguments(arguments, options: options, flags: flags),
      plain.operands.count <= 1, let question = QuestionWords(plain),
      let scene = SceneSettings(plain),
      plain.read("timeout", into: &timeout, as: { Double($0).map { .some($0) } }),
      plain.read("trace", into: &trace)
    else { return nil }
    file = plain.operands.first
    self.question = question
    self.scene = scene
    json = plain.has("json")
    guard asksOnce, timeout.map(ShowRequest.timeouts.contains) ?? true else { return nil }
  }
}
