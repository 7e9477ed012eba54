// swift-tools-version: 6.2
import PackageDescription

// Facts only: every target, what it may import, and nothing else. Tests/ArchitectureTests holds the
// layers that these lines have to obey, and reads the sources to see that they do.

let swift: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Tests are not what is measured: nothing of them is optimized, but what they compute with is.
let testing: [SwiftSetting] = swift + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// A program's own modules that do not stand below Sources, where tools/lean/swiftc knows them: as the others, they ask for
/// neither Swift's concurrency nor its regular expressions.
let measured: [SwiftSetting] =
  swift + [
    .unsafeFlags(
      [
        "-Xfrontend", "-disable-implicit-string-processing-module-import",
        "-Xfrontend", "-disable-autolink-library", "-Xfrontend", "swift_Concurrency",
      ], .when(configuration: .release))
  ]

/// At an address that nobody knows beforehand, with all functions found before the first runs. tools/build asks for
/// Swift's and the compiler's runtimes inside; the tests, which load theirs, are made of the same objects.
let hardened: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-Xclang-linker", "-pie", "-Xlinker", "-z", "-Xlinker", "now", "-Xlinker", "-z", "-Xlinker",
      "relro",
    ]
      + (Context.environment["TELLTALE_STATIC"] == nil
        ? [] : ["-static-stdlib", "-Xclang-linker", "-static-libgcc"]),
    .when(configuration: .release))
]

/// What stands in tools/late in place of Swift's concurrency, which the argument parser names and none of our programs runs,
/// but the one that serves the preview.
let unawaited: [LinkerSetting] =
  Context.environment["TELLTALE_STATIC"] == nil
  ? [.linkedLibrary("swift_Concurrency")] : [.linkedLibrary("tasks")]

func core(_ name: String, _ imports: [String] = []) -> Target {
  .target(name: name, dependencies: imports.map { .init(stringLiteral: $0) }, swiftSettings: swift)
}

func library(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt])])
}

func tests(_ name: String, _ imports: [String]) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: ([name, "TelltaleTestSupport"] + imports).map { .init(stringLiteral: $0) },
    swiftSettings: testing)
}

/// Libraries find the tests' own ioctl before the C library's: see TelltaleTestSupport/KernelCalls.swift.
let ownCalls: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--export-dynamic-symbol=ioctl"])]

/// Built only by tools/fuzz, with the sanitizers that it needs.
let fuzzers: [Target] =
  Context.environment["TELLTALE_FUZZ"] == nil
  ? []
  : [
    .executableTarget(
      name: "telltale-fuzzer",
      dependencies: ["TelltaleFuzz", "TelltaleProfiles", "TelltaleSyntax", "TelltaleModel"],
      path: "Tests/Fuzz/Target", swiftSettings: swift)
  ]

/// Built only by tools/gestures, for speed.
let gestures: [Target] =
  Context.environment["TELLTALE_GESTURES"] == nil
  ? []
  : [
    .executableTarget(
      name: "telltale-gestures",
      dependencies: ["TelltaleGestures", "TelltaleWalks", "TelltaleTestSupport"],
      path: "Tests/GestureTool", swiftSettings: swift)
  ]

let package = Package(
  name: "telltale",
  products: [
    .library(name: "Telltale", targets: ["Telltale"]),
    .executable(name: "telltale", targets: ["TelltaleAuthor"]),
    .executable(name: "telltale-unit", targets: ["TelltaleUnit"]),
    .executable(name: "telltale-preview", targets: ["TelltalePreviewServer"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    // For authors only: the unit's program does not link it.
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
  ],
  targets: [
    // C libraries of the system, one module map each.
    library("CDRM", pkgConfig: "libdrm", apt: "libdrm-dev"),
    library("CEvdev", pkgConfig: "libevdev", apt: "libevdev-dev"),
    library("CUdev", pkgConfig: "libudev", apt: "libudev-dev"),
    library("CXKBCommon", pkgConfig: "xkbcommon", apt: "libxkbcommon-dev"),
    library("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),
    .systemLibrary(name: "CGumbo", path: "Sources/C/CGumbo", providers: [.apt(["libgumbo-dev"])]),
    library("CPNG", pkgConfig: "libpng", apt: "libpng-dev"),
    library("CWebP", pkgConfig: "libwebp", apt: "libwebp-dev"),
    library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
    library("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev"),
    library("CThai", pkgConfig: "libthai", apt: "libthai-dev"),
    library("CQREncode", pkgConfig: "libqrencode", apt: "libqrencode-dev"),
    library("CPangoCairo", pkgConfig: "pangocairo", apt: "libpango1.0-dev"),
    // What Swift cannot import: function-like macros, epoll, timerfd, signalfd, memfd, setjmp.
    .target(name: "CShim", path: "Sources/C/CShim"),
    // free(3) and realloc(3) of our programs: no library may have it.
    .target(name: "CWash", path: "Sources/C/CWash"),
    // gumbo within bounds; its archive, since one more shared library would slow every start.
    .target(
      name: "CHTML", dependencies: ["CGumbo"], path: "Sources/C/CHTML",
      linkerSettings: [.linkedLibrary(":libgumbo.a")]),
    // libjpeg behind setjmp, librsvg behind dlopen; the helper process that is not trusted.
    .target(
      name: "CPictures", path: "Sources/C/CPictures",
      linkerSettings: [.linkedLibrary("jpeg"), .linkedLibrary("webp")]),
    // libsystemd behind dlopen.
    .target(name: "CSystemd", path: "Sources/C/CSystemd"),
    // litehtml, which is C++.
    .target(
      name: "CPages", path: "Sources/C/CPages",
      linkerSettings: [
        .linkedLibrary("litehtml"), .linkedLibrary("stdc++"),
      ]),

    // The core: values in, values out.
    core("TelltaleGraphics"),
    core("TelltaleModel", ["TelltaleGraphics"]),
    core("TelltaleInput", ["TelltaleModel", "TelltaleGraphics"]),
    core("TelltaleRaster", ["TelltaleGraphics", "CShim"]),
    core("TelltaleLayout", ["TelltaleModel", "TelltaleGraphics"]),
    // Which guidelines there are, without their rules.
    core("TelltaleCatalogue", ["TelltaleModel", "TelltaleGraphics"]),
    core(
      "TelltaleGuidelines",
      ["TelltaleLayout", "TelltaleCatalogue", "TelltaleModel", "TelltaleGraphics"]),
    // The words of languages that authors' programs know, and units do not.
    core("TelltaleWords", ["TelltaleGuidelines"]),
    core(
      "TelltaleApp", ["TelltaleLayout", "TelltaleCatalogue", "TelltaleModel", "TelltaleGraphics"]),
    core(
      "TelltaleSurfaces", ["TelltaleLayout", "TelltaleInput", "TelltaleModel", "TelltaleGraphics"]),
    core(
      "TelltaleQuestions",
      [
        "TelltaleSurfaces", "TelltaleLayout", "TelltaleInput", "TelltaleCatalogue",
        "TelltaleModel", "TelltaleGraphics",
      ]),
    core(
      "TelltaleAppSurfaces",
      [
        "TelltaleApp", "TelltaleSurfaces", "TelltaleLayout", "TelltaleInput", "TelltaleModel",
        "TelltaleGraphics",
      ]),
    core(
      "TelltaleSession",
      [
        "TelltaleQuestions", "TelltaleAppSurfaces", "TelltaleApp", "TelltaleSurfaces",
        "TelltaleLayout", "TelltaleInput", "TelltaleModel", "TelltaleGraphics",
      ]),

    // Borders: text over font files, files to values and back.
    core(
      "TelltaleText",
      [
        "TelltaleModel", "TelltaleGraphics", "CHarfBuzz", "CFreeType", "CFriBidi", "CThai",
        "CShim",
      ]),
    core(
      "TelltalePages", ["TelltaleText", "TelltaleModel", "TelltaleGraphics", "CPages"]),
    core("TelltaleCodes", ["TelltaleModel", "TelltaleGraphics", "CQREncode"]),
    core("TelltaleSyntax", ["TelltaleModel", "TelltaleGraphics", "CYAML", "CShim"]),
    core(
      "TelltaleProfiles",
      ["TelltaleSyntax", "TelltaleCatalogue", "TelltaleModel", "TelltaleGraphics"]),
    core(
      "TelltaleScenes",
      ["TelltaleSyntax", "TelltaleCatalogue", "TelltaleModel", "TelltaleGraphics", "CHTML"]),
    core(
      "TelltaleRecordings",
      ["TelltaleSyntax", "TelltaleInput", "TelltaleModel", "TelltaleGraphics", "CYAML"]),

    // Calls and replies of the service's protocol, and its contracts.
    core("TelltaleVarlink", ["TelltaleSyntax"]),

    // What a linter does with findings: silences, mends, puts off, reports.
    core(
      "TelltaleLint",
      [
        "TelltaleScenes", "TelltaleProfiles", "TelltaleSyntax", "TelltaleGuidelines",
        "TelltaleLayout", "TelltaleCatalogue", "TelltaleModel", "TelltaleGraphics",
      ]),

    // Dialogs of apps that have no scenes: their texts and sources, and what the linter says of them.
    core(
      "TelltaleImport",
      ["TelltaleLint", "TelltaleSyntax", "TelltaleCatalogue", "TelltaleModel"]),

    // Tests of apps: which there are, what they run over, what came of them as reports.
    core(
      "TelltaleTrials",
      ["TelltaleLint", "TelltaleSyntax", "TelltaleModel", "TelltaleGraphics"]),

    // An editor's messages to answers.
    core(
      "TelltaleLanguageServer",
      [
        "TelltaleLint", "TelltaleScenes", "TelltaleProfiles", "TelltaleSyntax",
        "TelltaleGuidelines", "TelltaleCatalogue", "TelltaleModel",
      ]),

    // The shell: backends and the loop that joins them to a session.
    core(
      "TelltaleHost",
      [
        "TelltaleSession", "TelltaleRaster", "TelltaleText", "TelltaleLayout", "TelltaleInput",
        "TelltaleModel", "TelltaleGraphics", "CShim",
      ]),
    // What an application and a unit say to each other.
    core(
      "TelltaleAppProtocol",
      [
        "TelltaleHost", "TelltaleScenes", "TelltaleCatalogue", "TelltaleSyntax", "TelltaleSession",
        "TelltaleModel", "TelltaleGraphics", "CShim",
      ]),
    core(
      "TelltaleHeadless",
      [
        "TelltaleHost", "TelltaleSession", "TelltaleSurfaces", "TelltaleRaster", "TelltaleLayout",
        "TelltaleInput", "TelltaleModel", "TelltaleGraphics",
      ]),
    core(
      "TelltaleKMS",
      [
        "TelltaleHost", "TelltaleRaster", "TelltaleModel", "TelltaleGraphics", "CDRM", "CUdev",
        "CShim",
      ]),
    core(
      "TelltaleImages",
      [
        "TelltaleHost", "TelltaleScenes", "TelltaleProfiles", "TelltaleSyntax", "TelltaleRaster",
        "TelltaleModel", "TelltaleGraphics", "CPictures", "CPNG", "CWebP",
      ]),
    core(
      "TelltaleEvdev",
      [
        "TelltaleHost", "TelltaleInput", "TelltaleModel", "TelltaleGraphics", "CEvdev", "CUdev",
        "CXKBCommon", "CShim",
      ]),

    // All of it joined: a unit that is opened, and shows.
    core(
      "TelltaleRuntime",
      [
        "TelltaleAppProtocol", "TelltaleHeadless", "TelltaleKMS", "TelltaleEvdev",
        "TelltaleCatalogue", "TelltaleImages", "TelltaleCodes", "TelltalePages",
        "TelltaleRecordings", "TelltaleScenes",
        "TelltaleProfiles", "TelltaleSyntax", "TelltaleHost",
        "TelltaleSession", "TelltaleText", "TelltaleLayout", "TelltaleInput", "TelltaleModel",
        "TelltaleGraphics",
      ]),
    // What a program says to the unit's service, and what it hears.
    core(
      "TelltaleServiceClient",
      [
        "TelltaleRuntime", "TelltaleVarlink", "TelltaleAppProtocol", "TelltaleSyntax",
        "TelltaleHost", "TelltaleModel", "TelltaleGraphics", "CShim",
      ]),
    // What other programs import; the only target with public declarations.
    core(
      "Telltale",
      [
        "TelltaleServiceClient", "TelltaleRuntime", "TelltaleAppProtocol", "TelltaleRecordings",
        "TelltaleSyntax", "TelltaleHost", "TelltaleSession", "TelltaleInput", "TelltaleModel",
        "TelltaleGraphics", "CShim",
      ]),
    // One process for all that is asked on a unit: sockets, whose turn it is, the journal.
    core(
      "TelltaleService",
      [
        "TelltaleServiceClient", "TelltaleRuntime", "TelltaleVarlink", "TelltaleAppProtocol",
        "TelltaleSyntax", "TelltaleHost", "TelltaleSession", "TelltaleModel", "TelltaleGraphics",
        "CShim",
      ]),
    // The commands that a unit's program has, and an author's as well.
    .target(
      name: "TelltaleCommands",
      dependencies: [
        "TelltaleService", "TelltaleServiceClient", "TelltaleVarlink", "TelltaleRuntime",
        "TelltaleHeadless", "TelltaleKMS",
        "TelltaleEvdev", "TelltaleCodes", "TelltaleCatalogue",
        "TelltaleImages", "TelltalePages", "TelltaleAppProtocol", "TelltaleRecordings",
        "TelltaleScenes",
        "TelltaleProfiles", "TelltaleSyntax", "TelltaleHost", "TelltaleGuidelines",
        "TelltaleSession",
        "TelltaleText", "TelltaleRaster", "TelltaleLayout", "TelltaleInput", "TelltaleModel",
        "TelltaleGraphics",
        "CShim", "CSystemd", "CWash",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: swift),
    .executableTarget(
      name: "TelltaleUnit",
      dependencies: [
        "TelltaleCommands", "TelltaleSyntax",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: swift, linkerSettings: unawaited + hardened),
    .executableTarget(
      name: "TelltaleAuthor",
      dependencies: [
        "TelltaleCommands", "TelltaleService", "TelltaleServiceClient", "TelltaleRuntime",
        "TelltaleHeadless",
        "TelltaleImages",
        "TelltalePages", "TelltaleCodes", "TelltaleLanguageServer", "TelltaleTrials",
        "TelltaleImport",
        "TelltaleWords", "TelltaleLint", "TelltaleAppProtocol",
        "TelltaleRecordings", "TelltaleScenes", "TelltaleProfiles", "TelltaleSyntax",
        "TelltaleHost", "TelltaleCatalogue",
        "TelltaleGuidelines", "TelltaleSession", "TelltaleText", "TelltaleRaster", "TelltaleLayout",
        "TelltaleInput", "TelltaleModel", "TelltaleGraphics", "CShim",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: swift, linkerSettings: unawaited + hardened),

    // A scene live in a browser: what it does, and the program that serves it.
    core(
      "TelltalePreview",
      [
        "TelltaleRuntime", "TelltaleHeadless", "TelltaleImages", "TelltalePages", "TelltaleCodes",
        "TelltaleWords", "TelltaleLint",
        "TelltaleAppProtocol", "TelltaleRecordings", "TelltaleScenes", "TelltaleProfiles",
        "TelltaleSyntax", "TelltaleHost", "TelltaleGuidelines", "TelltaleSession", "TelltaleText",
        "TelltaleRaster", "TelltaleLayout", "TelltaleInput", "TelltaleModel", "TelltaleGraphics",
      ]),
    .executableTarget(
      name: "TelltalePreviewServer",
      dependencies: [
        "TelltalePreview", "TelltaleRuntime", "TelltaleLint", "TelltaleImages", "TelltaleSyntax",
        "TelltaleHost",
        "TelltaleModel", "TelltaleGraphics",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      swiftSettings: swift, linkerSettings: hardened),

    // Tests mirror the sources.
    .target(
      name: "TelltaleTestSupport",
      dependencies: [
        "TelltaleHeadless", "TelltaleWords", "TelltaleLint", "TelltaleAppProtocol",
        "TelltaleRecordings",
        "TelltaleScenes", "TelltaleProfiles", "TelltaleSyntax", "TelltaleHost",
        "TelltaleGuidelines", "TelltaleSession", "TelltaleText", "TelltaleRaster", "TelltaleLayout",
        "TelltaleInput", "TelltaleCodes",
        "TelltaleModel", "TelltaleGraphics",
      ],
      path: "Tests/TelltaleTestSupport", swiftSettings: swift, linkerSettings: ownCalls),
    tests("TelltaleGraphics", []),
    tests("TelltaleModel", []),
    tests("TelltaleInput", []),
    tests("TelltaleRaster", []),
    tests("TelltaleText", ["CPangoCairo"]),
    tests("TelltaleLayout", []),
    tests("TelltaleGuidelines", []),
    tests("TelltaleApp", []),
    tests("TelltaleSurfaces", []),
    tests("TelltaleQuestions", []),
    tests("TelltaleAppSurfaces", ["TelltaleSession", "TelltaleQuestions", "TelltaleApp"]),
    tests("TelltaleSession", ["TelltaleApp", "TelltaleSurfaces", "TelltaleQuestions"]),
    tests("TelltaleSyntax", []),
    tests("TelltaleVarlink", []),
    tests("TelltaleProfiles", []),
    tests("TelltaleScenes", []),
    tests("TelltaleRecordings", []),
    tests("TelltaleAppProtocol", []),
    tests("TelltaleLint", ["TelltalePages"]),
    tests("TelltaleTrials", []),
    tests("TelltaleImport", []),
    tests("TelltaleLanguageServer", []),
    tests("TelltaleHost", []),
    tests("TelltaleImages", ["CPictures"]),
    tests("TelltaleRuntime", []),
    tests("Telltale", ["TelltaleRuntime", "TelltaleHeadless"]),
    tests("TelltalePages", ["TelltaleImages"]),
    tests("TelltaleCodes", []),
    tests("TelltaleServiceClient", ["CShim"]),
    tests(
      "TelltaleService",
      ["Telltale", "TelltaleServiceClient", "TelltaleRuntime", "TelltaleVarlink", "CShim"]),
    tests("TelltalePreview", ["TelltaleRuntime"]),
    tests("TelltaleKMS", ["CDRM", "TelltaleScriptedCard"]),
    tests("TelltaleEvdev", ["CEvdev", "CXKBCommon"]),
    // The pages of docs that are made from the sources, and the program that writes them: in nothing that is shipped.
    .target(
      name: "TelltaleHandbook",
      dependencies: [
        "TelltaleService", "TelltaleServiceClient", "TelltaleVarlink", "TelltaleRuntime",
        "TelltaleTrials",
        "TelltaleHost", "TelltaleLint", "TelltaleRecordings", "TelltaleScenes", "TelltaleProfiles",
        "TelltaleSyntax",
        "TelltaleCatalogue", "TelltaleGuidelines", "TelltaleText", "TelltaleModel",
        "TelltaleGraphics",
        "TelltaleTestSupport",
      ],
      path: "Tests/Handbook", swiftSettings: swift),
    .executableTarget(
      name: "telltale-dev",
      dependencies: [
        "TelltaleHandbook", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/DevelopmentTool", swiftSettings: swift),
    .testTarget(
      name: "HandbookTests",
      dependencies: [
        "TelltaleHandbook", "TelltaleTestSupport", "TelltaleLint", "TelltaleScenes",
        "TelltaleSyntax",
        "TelltaleCatalogue", "TelltaleGuidelines", "TelltaleModel",
      ],
      swiftSettings: testing),
    .target(
      name: "TelltaleScriptedCard",
      dependencies: [
        "TelltaleKMS", "TelltaleHost", "TelltaleRaster", "TelltaleModel", "TelltaleGraphics",
        "CShim",
      ],
      path: "Tests/ScriptedCard", swiftSettings: swift),
    .target(
      name: "TelltaleWalks",
      dependencies: [
        "TelltaleTestSupport", "TelltaleAppProtocol", "TelltaleRecordings", "TelltaleScenes",
        "TelltaleHost", "TelltaleSession", "TelltaleQuestions", "TelltaleAppSurfaces",
        "TelltaleApp", "TelltaleSurfaces",
        "TelltaleRaster", "TelltaleLayout", "TelltaleInput", "TelltaleModel", "TelltaleGraphics",
      ],
      path: "Tests/Walks", swiftSettings: swift),
    .target(
      name: "TelltaleGestures",
      dependencies: [
        "TelltaleWalks", "TelltaleTestSupport", "TelltaleSession", "TelltaleQuestions",
        "TelltaleApp",
        "TelltaleSurfaces", "TelltaleLayout",
        "TelltaleInput", "TelltaleModel", "TelltaleGraphics",
      ],
      path: "Tests/Gestures", swiftSettings: swift),
    // A stopwatch for what programs draw, and a unit's program that has it: in nothing that is shipped.
    .target(
      name: "TelltaleBench",
      dependencies: [
        "TelltaleCommands", "TelltaleService", "TelltaleRuntime", "TelltaleImages",
        "TelltaleSyntax", "TelltaleHost", "TelltaleSession", "TelltaleText", "TelltaleRaster",
        "TelltaleLayout", "TelltaleInput", "TelltaleModel",
        "TelltaleGraphics", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tests/Bench", swiftSettings: measured),
    .executableTarget(
      name: "telltale-bench", dependencies: ["TelltaleBench"],
      path: "Tests/BenchTool", swiftSettings: measured, linkerSettings: unawaited + hardened),
    .testTarget(
      name: "PropertyTests",
      dependencies: [
        "TelltaleTestSupport", "TelltaleWalks", "TelltaleGestures", "TelltaleEvdev",
        "TelltaleImages",
        "TelltalePages", "TelltaleCodes",
      ],
      swiftSettings: testing),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "TelltaleTestSupport", "TelltaleAuthor", "TelltaleUnit", "TelltaleBench",
        "TelltaleCommands", "TelltaleGuidelines",
        "CShim",
      ],
      swiftSettings: testing),
    .testTarget(name: "ArchitectureTests", swiftSettings: testing),
    // What a program in Swift that imports the library is linked with; tests look into it.
    .executableTarget(
      name: "telltale-asker", dependencies: ["Telltale"], path: "Tests/Asker",
      swiftSettings: swift),
    .target(
      name: "TelltaleFuzz",
      dependencies: [
        "TelltaleAppProtocol", "TelltaleRecordings", "TelltaleScenes", "TelltaleProfiles",
        "TelltaleSyntax", "TelltaleGuidelines", "TelltaleInput", "TelltaleModel",
        "TelltaleGraphics", "TelltaleGestures", "TelltaleWalks", "TelltaleSession", "TelltaleText",
        "TelltaleImages", "TelltaleKMS", "TelltaleScriptedCard", "TelltaleHost",
        "TelltaleLanguageServer", "TelltaleImport", "TelltaleWords", "TelltaleLint",
        "TelltaleService", "TelltaleServiceClient",
        "TelltaleVarlink",
        "TelltaleRuntime", "TelltaleTestSupport",
      ],
      path: "Tests/Fuzz/Support", swiftSettings: swift),
    .testTarget(
      name: "FuzzTests", dependencies: ["TelltaleFuzz", "TelltaleTestSupport"],
      swiftSettings: testing),
  ] + fuzzers + gestures,
  cxxLanguageStandard: .cxx17
)
