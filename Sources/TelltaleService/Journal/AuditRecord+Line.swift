import TelltaleServiceClient

extension AuditRecord {
  /// The record as a line with its checksum, without the line end.
  package var line: String { LineSeal.sealed(json.line) }
}
