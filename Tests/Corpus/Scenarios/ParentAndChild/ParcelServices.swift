import Foundation

protocol LabelOutput: AnyObject {
    func labelPrinted(_ code: String)
}

final class LabelPrinter {
    private let output: LabelOutput  //@ printer
    init(output: LabelOutput) { self.output = output }
    func print(_ code: String) { output.labelPrinted(code) }
}

final class LabelPreview {
    private weak var output: LabelOutput?  //@ preview
    init(output: LabelOutput) { self.output = output }
    func show(_ code: String) { output?.labelPrinted(code) }
}

final class LabelArchive: LabelOutput {
    private(set) var codes: [String] = []
    func labelPrinted(_ code: String) { codes.append(code) }
}

final class LabelExporter {
    private let output: LabelOutput  //@ exporter
    init(output: LabelOutput) { self.output = output }
    func export(_ codes: [String]) { codes.forEach(output.labelPrinted) }
}

final class ParcelService: LabelOutput {
    private var printer: LabelPrinter?
    private var preview: LabelPreview?
    private let archive = LabelArchive()
    private lazy var exporter = LabelExporter(output: archive)
    private(set) var printed = 0

    func labelPrinted(_ code: String) { printed += 1 }

    func ship(_ code: String) {
        printer = LabelPrinter(output: self)
        printer?.print(code)
    }

    func look(_ code: String) {
        preview = LabelPreview(output: self)
        preview?.show(code)
    }

    func close(_ codes: [String]) {
        exporter.export(codes)
    }
}
