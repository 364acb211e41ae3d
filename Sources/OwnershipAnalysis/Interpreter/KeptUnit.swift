// How what evaluating a unit gave is kept.

import ProgramModel

extension AwaitedCapture: PlainKeepable {}
extension HeldVariable: PlainKeepable {}
extension RunTarget: PlainKeepable {}
