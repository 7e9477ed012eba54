import TelltaleModel

/// A profile's values, each behind the place of its key in the table.
extension CompiledForm {
  /// The values that a profile's files give; `nil` where one cannot be had back as it was read.
  static func values(of loaded: LoadedProfile) -> [UInt8]? {
    var writer = PackedWriter()
    for (place, key) in ProfileKeys.all.enumerated() {
      guard let node = loaded.node(key) else { continue }
      writer.add(UInt(place))
      guard key.pack(node, &writer) else { return nil }
    }
    let profile = CompiledForm(build: [], sources: [], values: writer.bytes)
      .profile(named: loaded.profile.name)
    return profile == loaded.profile ? writer.bytes : nil
  }

  /// The profile; `nil` where the values are not those of the table of keys.
  func profile(named name: String) -> Profile? {
    let keys = ProfileKeys.all
    var profile = Profile.blank(name: name)
    var reader = PackedReader(values)
    while !reader.isAtEnd {
      let place = reader.number()
      guard place < UInt(keys.count) else { return nil }
      keys[Int(place)].unpack(&reader, &profile)
    }
    return reader.isBroken ? nil : profile
  }
}
