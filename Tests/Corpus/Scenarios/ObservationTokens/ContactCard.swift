import Foundation

final class Dynamic<Value> {
    typealias Listener = (Value) -> Void
    private var listeners: [Listener] = []

    var value: Value {
        didSet { listeners.forEach { $0(value) } }
    }

    init(_ value: Value) { self.value = value }

    func bind(_ listener: @escaping Listener) {
        listeners.append(listener)
        listener(value)
    }

    func map<Other>(_ transform: (Value) -> Other) -> Other {
        transform(value)
    }
}

struct ContactViewModel {
    let name = Dynamic("Ada")
    let phone = Dynamic("")
    let city = Dynamic("London")
}

final class ContactCard {
    private let viewModel: ContactViewModel
    private(set) var title = ""
    private(set) var subtitle = ""

    init(viewModel: ContactViewModel = ContactViewModel()) { self.viewModel = viewModel }

    func bindName() {
        viewModel.name.bind { name in  //@ name
            self.title = name
        }
    }

    func bindPhone() {
        viewModel.phone.bind { [weak self] phone in  //@ phone
            self?.subtitle = phone
        }
    }

    func showCity() {
        subtitle = viewModel.city.map { city in  //@ city
            self.title + ", " + city
        }
    }

    func preview() -> String {
        let draft = Dynamic("draft")
        draft.bind { text in  //@ draft
            self.title = text
        }
        return title
    }
}
