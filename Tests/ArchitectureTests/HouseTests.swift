import Testing

/// Sizes that no single file shows: of types over all files, and of circles in which files use each other.
@Suite struct HouseTests {
  private static let mostFunctions = 60
  private static let mostFiles = 9
  private static let mostInCircle = 6

  /// Types that may stand in more files, with the reason.
  private static let spreadTypes = [
    "Rule": "one file holds one guideline, as a static member of it",
    "ServiceMethod": "one file holds one method, as a static member of it",
  ]

  /// Circles that may be larger, by target and one of their files, with the reason.
  private static let circles: [(target: String, file: String, most: Int, reason: String)] = [
    (
      "TelltaleModel", "Sources/TelltaleModel/Elements/Element.swift", 15,
      "an element holds elements, and actions that open elements: the tree is its own definition"
    )
  ]

  private static let house = Result {
    House(
      try Repository.swiftFiles(under: "Sources").map { path in
        (path, try Repository.text(of: path))
      })
  }

  @Test func `no type has too many functions or stands in too many files`() throws {
    let large = try Self.house.get().types.filter {
      $0.functions > Self.mostFunctions || $0.files.count > Self.mostFiles
    }
    for type in large where Self.spreadTypes[type.name] == nil {
      Issue.record("\(type.name): \(type.functions) functions in \(type.files.count) files")
    }
    for name in Self.spreadTypes.keys {
      #expect(large.contains { $0.name == name }, "\(name) needs no exception any more")
    }
  }

  @Test func `no circle of files inside a target is too large to be understood`() throws {
    let large = try Self.house.get().circles(above: Self.mostInCircle)
    for circle in large {
      let exception = Self.circles.first {
        $0.target == circle.target && circle.files.contains($0.file)
      }
      #expect(
        circle.files.count <= exception?.most ?? Self.mostInCircle,
        "\(circle.target): \(circle.files.count) files\n\(circle.uses.joined(separator: "\n"))")
    }
    for exception in Self.circles {
      let isNeeded = large.contains {
        $0.target == exception.target && $0.files.contains(exception.file)
      }
      #expect(isNeeded, "\(exception.file) needs no exception any more")
    }
  }

  @Test func `the session only joins what others do`() throws {
    let files = try Repository.swiftFiles(under: "Sources/TelltaleSession")
    let house = House(try files.map { ($0, try Repository.text(of: $0)) })
    let functions = house.types.map(\.functions).reduce(0, +)
    let lines = try files.map { try Repository.text(of: $0).count { $0 == "\n" } }.reduce(0, +)
    #expect(functions <= 40 && lines <= 800, "\(functions) functions, \(lines) lines")
  }

  @Test func `a type is counted over all its files`() {
    let house = House([
      ("Sources/A/One.swift", "struct A { init() { b() } \n func b() {} \n enum C { case d } }"),
      ("Sources/A/Two.swift", "extension A { subscript(i: Int) -> Int { { 1 }() } }"),
      ("Sources/B/Three.swift", "extension A.C { static func < (l: A, r: A) -> Bool { true } }"),
      ("Sources/B/Four.swift", "extension A { fileprivate func e() { func inner() {} } }"),
    ])
    let counts = house.types.map { "\($0.name) \($0.files.count) \($0.functions)" }
    #expect(counts == ["A 3 4", "A.C 2 1"])
  }

  @Test func `types that only their files can see are not one`() {
    let house = House([
      ("Sources/A/One.swift", "private enum Help { static func a() {} }"),
      ("Sources/A/Two.swift", "private enum Help { func b() {} }\nextension Help { func c() {} }"),
      ("Sources/A/Three.swift", "extension String { func d() {} }"),
    ])
    #expect(house.types.map(\.functions).sorted() == [1, 2])
  }

  @Test func `a circle is found by types and by members`() {
    let files = [
      ("Sources/A/One.swift", "struct One { let two: Two }"),
      ("Sources/A/Two.swift", "struct Two { func a() { b.paint(over: 1) } }"),
      ("Sources/A/Three.swift", "extension One { func paint(over ground: Int) {} }"),
      ("Sources/A/Four.swift", "struct Four { let one: One }"),
    ]
    let circles = House(files).circles(above: 1)
    #expect(circles.map { $0.files.count } == [3])
    #expect(circles.first?.uses == ["One -> Two", "Two -> Three", "Three -> One"])
    #expect(House(files).circles(above: 3).isEmpty)
  }

  @Test(arguments: [
    // What is said in texts and comments is not used; what stands in an interpolation is.
    ("\"Two\"", false), ("// Two\n", false), ("/* /* */ Two */", false), ("#\"\\(Two())\"#", false),
    ("\"\"\"\n\"Two\"\n\"\"\"", false), ("\"a \\(Two(\"b\")) c\"", true), ("\"\\\"\"; Two()", true),
    // A member of the same name somewhere else, or of the language, says nothing.
    ("b.twice()", true), ("b.twice(by: 2)", false), ("twice()", false), ("b.shared()", false),
    ("b.contains(1)", false), ("b.width", true), ("width", false), ("b.hidden()", false),
    ("b.turn(by: 1)", true), ("turn(by: 1)", true), ("b.came(at: 1)", false),
  ])
  func `what a file uses is found`(code: String, isUse: Bool) {
    let house = House([
      ("Sources/A/One.swift", "struct One { func use() { _ = \(code) } }"),
      (
        "Sources/A/Two.swift",
        """
        struct Two { let one: One; var width: Int { 1 }; func twice() {}; func shared() {}
          func contains(_ a: Int) {}; private func hidden() {}; func turn(by a: Int) {}
          func came(at a: Int) {} }
        """
      ),
      (
        "Sources/B/Three.swift",
        "struct Three { private func shared() {} }; enum Four { case came(at: Int) }"
      ),
    ])
    #expect(house.circles(above: 1).isEmpty == !isUse)
  }

  @Test func `a generic parameter is no type of the house`() {
    let house = House([
      ("Sources/A/One.swift", "struct One<Two: Hashable> { var two: Two }"),
      ("Sources/A/Two.swift", "struct Two { var one: One<Int> }"),
    ])
    #expect(house.circles(above: 1).isEmpty)
  }

  @Test func `circles are whole, and apart`() {
    let circles = FileGraph.circles([[1], [2], [0, 3], [4], [3], []])
    #expect(circles == [[0, 1, 2], [3, 4]])
  }
}
