import TelltaleLint
import TelltaleSyntax

/// Comments that silence what is reported.
extension LintJob {
  /// The file with them, or as it was where it can take none.
  mutating func silenced(
    _ input: LintInput, _ linter: SceneLinter, _ project: LintProject
  ) -> LintedFile {
    let place = input.isStandardInput ? options.stdinFilename ?? input.name : input.name
    if let refusal = SceneSilencer.refusal(of: place) {
      run.couldNotCheck(refusal)
      return linter.lint(input.bytes, name: input.name)
    }
    // What is put off needs no comment.
    let known = baselines.known(input.name, in: project, &run)
    let result = SceneSilencer(linter, reason: options.reason ?? "")
      .silence(input.bytes, name: input.name) { !known.contains($0.fingerprint) }
    for finding in result.left {
      run.tell(
        "\(finding.location): note: \(finding.ruleName) cannot be silenced here, since a comment would "
          + "be part of the text")
    }
    let mended = SceneMender.Result(file: result.file, mended: result.silenced)
    return mending.take(input, mended, options, &run)
      ? result.file : linter.lint(input.bytes, name: input.name)
  }
}
