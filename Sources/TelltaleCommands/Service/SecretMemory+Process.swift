import CWash
import TelltaleService

extension SecretMemory {
  /// The memory of this process.
  static let process = SecretMemory(begin: telltale_wash_begin, end: telltale_wash_end)
}
