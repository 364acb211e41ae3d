struct Heading {
    let level: Int
    let title: String
}

final class Section {
    let title: String
    var sections: [Section] = []

    init(title: String) { self.title = title }
}

final class Page {
    let title: String
    var next: Page?
    var previous: Page? //@ previous

    init(title: String) { self.title = title }
}

final class DocumentOutline {
    private(set) var sections: [Section] = []
    private(set) var loose: [Section] = []
    private(set) var first: Page?
    private var last: Page?

    func read(_ headings: [Heading]) {
        var open: [(level: Int, section: Section)] = []
        for heading in headings {
            let section = Section(title: heading.title)
            while let top = open.last, top.level >= heading.level { open.removeLast() }
            if let parent = open.last {
                parent.section.sections.append(section) //@ nest
            } else {
                sections.append(section)
            }
            open.append((level: heading.level, section: section))
        }
    }

    func readLoose(_ titles: [String]) {
        var known: [Section] = []
        for title in titles {
            let section = Section(title: title)
            known.append(section)
            known.last?.sections.append(section) //@ adopt
        }
        loose = known
    }

    func paginate(_ titles: [String]) {
        for title in titles {
            let page = Page(title: title)
            if let last {
                last.next = page
                page.previous = last
            } else {
                first = page
            }
            last = page
        }
    }
}
