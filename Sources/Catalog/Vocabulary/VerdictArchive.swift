// How each value is written to an archive: its fields, in the order in which they are read back.

extension ObservationAttribute: Archivable {}
extension CaptureStrength: Archivable {}
extension Lifetime: Archivable {}
