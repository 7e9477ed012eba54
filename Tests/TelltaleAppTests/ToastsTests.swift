import TelltaleApp
import TelltaleGraphics
import TelltaleModel
import Testing

/// Passing notes: which of them is seen, and for how long.
@Suite struct ToastsTests {
  private func at(_ milliseconds: Int) -> Instant {
    Instant.zero.advanced(byMilliseconds: milliseconds)
  }

  private func toast(_ text: String, id: String? = nil, for milliseconds: Int? = 3000) -> Toast {
    Toast(id: id, text: TextVariants(TextContent(text)), milliseconds: milliseconds)
  }

  /// What is seen after a step; `nil` in both places where nothing changed.
  private func step(
    _ toasts: inout Toasts, _ milliseconds: Int, isFree: Bool = true
  ) -> (isChanged: Bool, text: String?) {
    let isChanged = toasts.step(at: at(milliseconds), isFree: isFree)
    return (isChanged, toasts.shown?.text.longest.string)
  }

  @Test func `one is seen at a time, in the order in which they came`() {
    var toasts = Toasts()
    _ = toasts.add(toast("One"), at: at(0))
    _ = toasts.add(toast("Two"), at: at(0))
    #expect(toasts.moment(isFree: true, after: at(0)) == at(0))
    let first = step(&toasts, 0)
    let still = step(&toasts, 2999)
    #expect(first == (true, "One") && still == (false, "One"))
    #expect(toasts.moment(isFree: true, after: at(0)) == at(3000))
    let second = step(&toasts, 3000)
    let last = step(&toasts, 6000)
    #expect(second == (true, "Two") && last == (true, nil))
    #expect(toasts.moment(isFree: true, after: at(6000)) == nil)
  }

  @Test func `none comes while something stands before the screen, and nothing is woken for it`() {
    var toasts = Toasts()
    _ = toasts.add(toast("One"), at: at(0))
    #expect(toasts.moment(isFree: false, after: at(0)) == nil)
    let waits = step(&toasts, 60_000, isFree: false)
    let comes = step(&toasts, 60_001)
    #expect(waits == (false, nil) && comes == (true, "One"))
    #expect(toasts.moment(isFree: false, after: at(60_001)) == at(63_001))
    let goes = step(&toasts, 63_001, isFree: false)
    #expect(goes == (true, nil))
  }

  @Test func `a newer one takes the place of what it tells anew`() {
    var toasts = Toasts()
    _ = toasts.add(toast("Copying", id: "copy"), at: at(0))
    _ = step(&toasts, 0)
    _ = toasts.add(toast("Copied", id: "copy"), at: at(1000))
    #expect(toasts.shown == toast("Copied", id: "copy"))
    #expect(toasts.moment(isFree: true, after: at(1000)) == at(4000))
    _ = toasts.add(toast("Saved"), at: at(1000))
    _ = toasts.add(toast("Saved"), at: at(1000))
    let saved = step(&toasts, 4000)
    let none = step(&toasts, 7000)
    #expect(saved == (true, "Saved") && none == (true, nil), "it was told once")
  }

  @Test func `the oldest of too many is given up`() {
    var toasts = Toasts()
    var lost: [Toast?] = []
    for number in 0..<5 { lost.append(toasts.add(toast("\(number)"), at: at(0))) }
    #expect(lost == [nil, nil, nil, toast("0"), toast("1")])
  }

  @Test func `it is seen for as long as reading takes, and no less than that of a glance`() {
    #expect(toast("OK", for: nil).shownMilliseconds == 2000)
    let long = toast("Harbour Lights was added to your favourites", for: nil).shownMilliseconds
    #expect((4000...6000).contains(long))
    #expect(toast(String(repeating: "a", count: 400), for: nil).shownMilliseconds == 10_000)
    #expect(toast("OK", for: 1).shownMilliseconds == 2000)
    #expect(toast("お気に入りに追加しました", for: nil).shownMilliseconds > 2500)
  }
}
