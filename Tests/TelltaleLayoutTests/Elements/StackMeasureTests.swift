import TelltaleGraphics
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleLayout

/// A screen costs as much as there is on it, however deep that stands.
@Suite struct StackMeasureTests {
  /// How often elements were asked for something.
  private final class Counts {
    var extents: [NodePath: Int] = [:]
    var widths: [NodePath: Int] = [:]
  }

  /// A placer that counts what another one is asked.
  private struct CountingPlacer: ElementPlacer {
    let inner: any ElementPlacer
    let path: NodePath
    let counts: Counts

    var screen: ScreenContext { inner.screen }

    func extent(width: Int) -> Extent {
      counts.extents[path, default: 0] += 1
      return inner.extent(width: width)
    }

    func naturalWidth(in page: PixelSize) -> Int {
      counts.widths[path, default: 0] += 1
      return inner.naturalWidth(in: page)
    }

    func leastWidth(in page: PixelSize) -> Int { inner.leastWidth(in: page) }

    func place(in frame: PixelRect, into parts: inout ScreenParts) {
      inner.place(in: frame, into: &parts)
    }

    func fill(_ frame: PixelRect, into parts: inout ScreenParts) {
      inner.fill(frame, into: &parts)
    }
  }

  private func nested(_ depth: Int) -> Element {
    let label = StackItem(.label(Label(text: RichText("Word"))))
    guard depth > 0 else { return label.element }
    let kind: StackKind = depth.isMultiple(of: 2) ? .row : .column
    return .stack(Stack(kind, items: [label, StackItem(nested(depth - 1), grow: 1)]))
  }

  /// Counts what is asked while a screen is placed.
  private func counts(_ content: [Element]) -> Counts {
    let counts = Counts()
    let screen = ScreenContext(
      ScreenSetting(screen: Screen(content: content), path: "screen"),
      in: LayoutContext(
        profile: Profile.sample(), language: "en", size: PixelSize(width: 800, height: 480),
        typesetter: GridTypesetter()),
      frame: nil
    ) { placed, screen in
      ElementPlacers.placer(of: placed, in: screen).map {
        CountingPlacer(inner: $0, path: placed.path, counts: counts)
      }
    }
    var parts = ScreenParts(of: screen, element: "screen")
    ContentPlacer(screen: screen, lead: nil).place(into: &parts)
    return counts
  }

  @Test(arguments: [2, 8, 16])
  func `what stands in stacks is measured once, however deep`(depth: Int) {
    let counts = counts([nested(depth)])
    #expect(counts.extents.count == 2 * depth + 1)
    #expect(counts.extents.values.max() == 1)
    #expect((counts.widths.values.max() ?? 0) <= depth)
  }

  @Test func `a screen of two hundred parts asks each a few times`() {
    let rows = (0..<20).map { _ in
      StackItem(.stack(Stack(.row, items: (0..<9).map { _ in StackItem(nested(0)) })))
    }
    let counts = counts([.stack(Stack(items: rows))])
    #expect(counts.extents.count == 201)
    #expect(counts.extents.values.max() == 1)
    #expect((counts.widths.values.max() ?? 0) <= 1)
  }
}
