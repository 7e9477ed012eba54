import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleTestSupport
import Testing

/// Items of collections that are tiles: pictures, prices, badges.
@Suite struct TileTests {
  private func tile(
    _ id: String, subtitle: TextVariants? = nil, price: TextVariants? = nil,
    picture: ItemPicture = .cover
  ) -> CollectionItem {
    var item = CollectionItem(
      id: id, image: "\(id).png", text: TextVariants(TextContent("Name of \(id)")),
      action: .emit(id))
    (item.subtitle, item.price, item.picture) = (subtitle, price, picture)
    return item
  }

  private func place(
    _ items: [CollectionItem], layout: CollectionLayout = .grid, groups: [ItemGroup] = [],
    grows: Bool = false, textSize: Double = 1
  ) throws -> PlacedScreen {
    var collection = ItemCollection(items: items, layout: layout, groups: groups)
    collection.grows = grows
    return try PlacedScreen(
      Screen(content: [.collection(collection)]), on: "kiosk", textSize: textSize)
  }

  private func shape(_ name: String, _ placed: PlacedScreen) -> PictureShape? {
    placed.placement.parts.lazy.compactMap { part in
      if case .artwork(_, let shape, name, _) = part.shape { shape } else { nil }
    }.first
  }

  @Test func `a picture covers its place from edge to edge, and has its corners`() throws {
    let placed = try place([tile("a"), tile("b", picture: .fit)])
    let (a, b) = (try #require(placed.picture("a.png")), try #require(placed.picture("b.png")))
    let frame = try #require(placed.frame("a"))
    #expect(a.x == frame.x && a.y == frame.y && a.width == frame.width)
    #expect(shape("a.png", placed)?.fills == true)
    #expect((shape("a.png", placed)?.radius ?? 0) > 0)
    // All of it is seen, within the tile.
    #expect(shape("b.png", placed)?.fills == false)
    #expect(try #require(placed.frame("b")).insetBy(1).contains(b))
  }

  @Test func `words over a picture are white on a strip that every picture goes over to`()
    throws
  {
    let placed = try place([tile("a", picture: .whole)])
    #expect(placed.picture("a.png") == placed.frame("a"))
    #expect(placed.ink("Name of a") == .white)
    let scrim = placed.placement.parts.lazy.compactMap { part in
      if case .fill(_, _, .value(.fixed(let color))) = part.shape { color } else { nil }
    }.first
    let behind = try #require(scrim).over(.white)
    #expect(Color.white.contrast(with: behind) >= 7)
    let shade = placed.placement.parts.lazy.compactMap { part in
      if case .shade(let rect, _) = part.shape { rect } else { nil }
    }.first
    let name = try #require(placed.box("Name of a"))
    #expect(try #require(shade).maxY <= name.y && shade!.y > placed.frame("a")!.y)
  }

  @Test(arguments: [1.0, 1.5])
  func `name, subtitle and price stand below each other in the tile`(textSize: Double) throws {
    let placed = try place(
      [tile("a", subtitle: "One hour", price: "18.50"), tile("b")], textSize: textSize)
    let frame = try #require(placed.frame("a"))
    let picture = try #require(placed.picture("a.png"))
    let boxes = try ["Name of a", "One hour", "18.50"].map { try #require(placed.box($0)) }
    #expect(boxes[0].y >= picture.maxY)
    for (upper, lower) in zip(boxes, boxes.dropFirst()) { #expect(upper.maxY <= lower.y) }
    #expect(boxes[2].maxY <= frame.maxY)
    // The price ends where the words do.
    let price = try #require(placed.text("18.50"))
    #expect(price.maxX <= frame.maxX && price.midX > frame.midX)
    // All pictures are alike.
    #expect(placed.picture("b.png")?.size == picture.size)
    #expect(placed.placement.notes.isEmpty)
  }

  @Test func `names and prices stand on one line where the longest have room`()
    throws
  {
    var short = ["a", "b"].map { tile($0, price: "2.50") }
    short[0].text = "Tea"
    short[1].text = "Cake"
    let beside = try place(short)
    let (left, right) = (try #require(beside.box("Tea")), try #require(beside.text("2.50")))
    #expect(left.y < right.y && right.y < left.maxY && left.maxX < right.x)
    #expect(beside.placement.notes.isEmpty)
    // A long name beside a short price takes no more than a short name beside a long one.
    (short[0].price, short[1].text) = ("12,500.00", "Chocolate")
    #expect(try #require(place(short).box("Tea")).maxY > #require(place(short).text("2.50")).y)
    // One that is too long takes two lines for all.
    short[0].price = "2.50"
    short[1].text = "Chocolate Cake with Cream"
    let placed = try place(short)
    let (name, price) = (try #require(placed.box("Tea")), try #require(placed.text("2.50")))
    #expect(name.maxY <= price.y)
  }

  @Test func `what has no line in a small tile is told`() throws {
    var small = tile("a", subtitle: "One hour", price: "18.50")
    small.size = ItemSize(width: 160, height: 90)
    let placed = try place([small])
    let missing = ["One hour", "18.50"].filter { placed.text($0) == nil }
    let told = placed.placement.notes.filter { $0.kind == .truncated }.map(\.detail)
    #expect(missing.allSatisfy(told.contains))
    #expect(placed.text("Name of a") != nil)
  }

  @Test func `a tile is never smaller than what a finger hits`() throws {
    var small = tile("a")
    small.size = ItemSize(width: 4, height: 4)
    let placed = try place([small])
    let least = try Platforms.profile("kiosk").alert.minimumTarget
    let frame = try #require(placed.frame("a"))
    #expect(frame.width >= Int(least.value) && frame.height >= Int(least.value))
  }

  @Test func `a badge stands in the upper trailing corner`() throws {
    var item = tile("a")
    item.badge = .word("New")
    let placed = try place([item, tile("b")])
    let frame = try #require(placed.frame("a"))
    let badge = try #require(placed.box("New"))
    #expect(frame.contains(badge) && badge.midX > frame.midX && badge.maxY < frame.midY)
  }

  @Test func `one that cannot be chosen is seen and takes no press`() throws {
    var item = tile("a")
    item.availability = Availability(isEnabled: false)
    let placed = try place([item, tile("b")])
    #expect(placed.control("a") == nil && placed.control("b") != nil)
    #expect(placed.placement.disabled.map(\.name) == ["a"])
    #expect(placed.ink("Name of a") == .faint(.value(.role(.text))))
  }

  @Test func `an icon stands in the picture's place, and words can be read on the tile's colour`()
    throws
  {
    var item = CollectionItem(id: "a", text: "Tickets")
    (item.icon, item.color) = ("ticket", .fixed(.white))
    let placed = try place([item])
    let icon = placed.placement.parts.lazy.compactMap { part in
      if case .icon(let rect, "ticket", _) = part.shape { rect } else { nil }
    }.first
    #expect(try #require(placed.frame("a")).contains(try #require(icon)))
    #expect(placed.ink("Tickets") == .readable(.role(.text), on: [.fixed(.white)]))
  }

  @Test func `groups begin lines of their own below their headers`() throws {
    var first = ItemGroup(items: ["a"])
    (first.header, first.footer) = ("This Week", "Kept for a month")
    var second = ItemGroup(items: ["b"])
    second.header = "Last Week"
    let placed = try place([tile("a"), tile("b"), tile("c")], groups: [first, second])
    let order = try [
      #require(placed.box("This Week")), #require(placed.frame("a")),
      #require(placed.box("Kept for a month")), #require(placed.box("Last Week")),
      #require(placed.frame("b")),
    ]
    for (upper, lower) in zip(order, order.dropFirst()) { #expect(upper.maxY <= lower.y) }
    #expect(placed.frame("c")?.y == placed.frame("b")?.y || placed.frame("c")!.y > order[4].y)
  }

  @Test func `tiles that grow leave room for the texts of their groups`() throws {
    func group(_ items: [String], _ header: String) -> ItemGroup {
      var group = ItemGroup(items: items)
      group.header = TextVariants(TextContent(header))
      return group
    }
    let names = ["a", "b", "c", "d"]
    func height(_ groups: [ItemGroup]) throws -> Int {
      let placed = try place(names.map { tile($0) }, groups: groups, grows: true)
      #expect(placed.placement.areas.allSatisfy { $0.content.height <= $0.viewport.height })
      return try #require(placed.frame("a")).height
    }
    let plain = try height([group(["a", "b"], ""), group(["c", "d"], "")])
    #expect(try height([group(["a", "b"], "North"), group(["c", "d"], "South")]) < plain)
  }

  @Test func `a tile is no higher than its words need in the width that it has`() throws {
    // It breaks in the usual width, and not in a column that takes what another has left.
    let two = try place([tile("abcdefghijklm"), tile("b")])
    let frames = try ["abcdefghijklm", "b"].map { try #require(two.frame($0)) }
    let title = try #require(two.box("Name of abcdefghijklm"))
    #expect(frames[0].maxY - title.maxY < title.height)
  }

  @Test func `a row of items says that it has no place for texts of groups`() throws {
    var group = ItemGroup(items: ["a"])
    group.header = "This Week"
    let placed = try place([tile("a"), tile("b")], layout: .row, groups: [group])
    #expect(placed.box("This Week") == nil)
    #expect(placed.placement.notes.contains { $0.detail == "This Week" })
  }
}
