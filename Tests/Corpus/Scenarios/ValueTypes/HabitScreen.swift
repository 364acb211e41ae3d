import SwiftUI

final class HabitModel: ObservableObject {
    @Published private(set) var done = 0
    var onComplete: ((Int) -> Void)?

    func complete() {
        done += 1
        onComplete?(done)
    }
}

struct HabitView: View {
    @ObservedObject var model: HabitModel
    @State private var streak = 0
    var onClose: () -> Void = {}

    var body: some View {
        VStack {
            Text("\(model.done) in a row")
            Button("Done") { model.complete() }  //@ done
            Button("Close") { onClose() }  //@ close
        }
    }

    func track() {
        model.onComplete = { streak = max(streak, $0) }  //@ track
        model.complete()
    }

    func trackLongest() {
        model.onComplete = { [binding = $streak] in binding.wrappedValue = $0 }  //@ longest
        model.complete()
    }
}

final class HabitScreen {
    private var host: UIHostingController<HabitView>?
    private(set) var closings = 0

    func open(_ model: HabitModel) {
        host = UIHostingController(rootView: HabitView(model: model) {  //@ open
            self.closings += 1
        })
    }

    func snapshot(_ model: HabitModel) -> Bool {
        let host = UIHostingController(rootView: HabitView(model: model) {  //@ snapshot
            self.closings += 1
        })
        return host.view.isHidden
    }
}
