import Foundation
import Testing

/// `lint --panel` and `--size`: what fits on a unit that is not there.
@Suite struct LintPanelTests {
  private let scene = """
    profile: kiosk
    screen:
      content:
        - column:
            content:
              - height: 24
                column:
                  content:
                    - label: {text: Old Harbour, style: title, message: true}
                    - label: {text: It comes within ten minutes., message: true}
    """

  private func lint(_ options: String...) throws -> Program.Result {
    try Program.run(
      ["lint", "-", "--format", "concise", "--select", "SCREEN-FITS-PANEL"] + options, input: scene)
  }

  // SCREEN-FITS-PANEL
  @Test func `what does not fit is told with the panel`() throws {
    let sold = try lint("--panel", "7in")
    #expect(sold.code == 1)
    #expect(sold.output.contains("on the panel 7in (800x480 pixels on 154x86 mm)"))
    let measured = try lint("--panel", "800x480 on 150x90")
    #expect(measured.output.contains("on a panel of 800x480 pixels on 150x90 mm"))
    let sized = try lint("--size", "800x480")
    #expect(sized.output.contains("on the panel 7in (800x480 pixels on 154x86 mm)"))
  }

  @Test(arguments: [
    (["--panel", "9in"], "--panel is \"9in\"; expected pixels and millimetres of one shape"),
    (["--panel", "800x480 on 86x154"], "expected pixels and millimetres of one shape"),
    (["--size", "800"], "--size is \"800\"; expected WIDTHxHEIGHT in pixels"),
    (["--panel", "7in", "--size", "800x480"], "--panel has its own size in pixels"),
  ])
  func `a panel that cannot be is refused with what is wrong`(
    options: [String], words: String
  ) throws {
    let result = try Program.run(["lint", "-"] + options, input: scene)
    #expect(result.code == 64)
    #expect(result.errors.contains(words))
  }
}
