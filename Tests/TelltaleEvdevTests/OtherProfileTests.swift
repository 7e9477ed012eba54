import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleEvdev

/// Keys once all is shown by another profile.
@Suite struct OtherProfileTests {
  private func profile(_ change: (inout Profile) -> Void) -> Profile {
    var profile = Profile.sample()
    profile.keyboard.layout = "us"
    change(&profile)
    return profile
  }

  /// What a key tells after another profile was taken.
  private func typed(_ code: UInt16, by profile: Profile) throws -> [String] {
    let bench = try InputBench()
    try bench.plug(3, { SampleDevices.keyboard($0) })
    bench.start()
    bench.wait(100)
    bench.look("the layout is loaded")
    bench.look("another profile") { $0.take(profile) }
    bench.wait(100)
    let before = bench.lines.count
    bench.key(3, code, 1)
    bench.look("a key goes down")
    return Array(bench.lines[before...])
  }

  @Test(arguments: [("us", "y"), ("de", "z")])
  func `they type by its layout`(layout: String, text: String) throws {
    let lines = try typed(21, by: profile { $0.keyboard.layout = layout })
    #expect(lines.contains { $0.contains("text: \"\(text)\"") }, "\(lines)")
  }

  @Test func `they repeat at its pace`() throws {
    let lines = try typed(30, by: profile { $0.behaviour.keyRepeatDelayMilliseconds = 900 })
    #expect(lines.last?.contains("then at 1100") == true, "\(lines)")
  }

  @Test func `one that is held repeats no more`() throws {
    let bench = try InputBench()
    try bench.plug(3, { SampleDevices.keyboard($0) })
    bench.start()
    bench.wait(100)
    bench.key(3, 30, 1)
    bench.look("A goes down")
    bench.look("another profile") { $0.take(profile { _ in }) }
    #expect(bench.lines.last?.hasSuffix("then never") == true, "\(bench.lines)")
  }
}
