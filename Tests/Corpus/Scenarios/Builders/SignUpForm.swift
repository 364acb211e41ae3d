import Foundation

struct FormField {
    let label: String
    private(set) var isRequired = false
    private(set) var validate: ((String) -> Bool)?

    init(_ label: String) { self.label = label }

    func required() -> FormField {
        var copy = self
        copy.isRequired = true
        return copy
    }

    func validated(by validate: @escaping (String) -> Bool) -> FormField {
        var copy = self
        copy.validate = validate
        return copy
    }

    func accepts(_ text: String) -> Bool { validate?(text) ?? !isRequired }
}

final class SignUpForm {
    private var fields: [FormField] = []
    private var taken: Set<String> = ["ada"]
    private let minimum = 3

    func addName() {
        fields.append(
            FormField("Name")
                .validated { !self.taken.contains($0) }  //@ name
                .required()
        )
    }

    func addPassword() {
        fields.append(
            FormField("Password")
                .required()
                .validated { [minimum] in $0.count >= minimum }  //@ password
        )
    }

    func addPhone(_ draft: String) {
        let field = FormField("Phone")
        if field.validated(by: { $0.count > self.minimum }).accepts(draft) {  //@ phone
            fields.append(field.required())
        }
    }

    func addNickname() {
        let field = FormField("Nickname").validated(by: isFree)  //@ nickname
        fields = fields + [field]
    }

    func isFree(_ name: String) -> Bool { !taken.contains(name) }
}
