import TelltaleServiceClient

extension AuditRecord {
  /// What it says with its checksum, without the end of the line.
  package var line: String { LineSeal.sealed(json.line) }
}
