// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "examples",
  dependencies: [
    // Of your own package: .package(url: "…", from: "…")
    .package(name: "telltale", path: "../../..")
  ],
  targets: [
    .target(name: "Radio", dependencies: [.product(name: "Telltale", package: "telltale")]),
    .executableTarget(
      name: "radio-unit",
      dependencies: ["Radio", .product(name: "Telltale", package: "telltale")]),
    .testTarget(
      name: "RadioTests",
      dependencies: ["Radio", .product(name: "Telltale", package: "telltale")]),
    .target(name: "Tickets", dependencies: [.product(name: "Telltale", package: "telltale")]),
    .executableTarget(
      name: "tickets-unit",
      dependencies: ["Tickets", .product(name: "Telltale", package: "telltale")]),
    .testTarget(
      name: "TicketsTests",
      dependencies: ["Tickets", .product(name: "Telltale", package: "telltale")]),
  ])
