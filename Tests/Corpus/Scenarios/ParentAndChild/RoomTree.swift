import Foundation

class WidgetNode {
    private(set) var children: [WidgetNode] = []
    private(set) unowned var root: WidgetNode?
    var onTap: (() -> Void)?

    func add(_ child: WidgetNode) {
        child.root = self
        children.append(child)
    }

    func tap() { onTap?() }
}

final class LampWidget: WidgetNode {
    var isOn = false
}

final class RoomPanel: WidgetNode {
    private(set) var lamps: [LampWidget] = []
    private(set) var switched = 0

    func addLamp() {
        let lamp = LampWidget()
        lamp.onTap = { lamp.isOn.toggle() }  //@ lamp
        lamps.append(lamp)
        lamp.tap()
    }

    func addMaster() {
        let master = WidgetNode()
        master.onTap = { self.lamps.forEach { $0.isOn = false } }  //@ master
        add(master)
        master.tap()
    }

    func addTwin(of lamp: LampWidget) {
        let twin = LampWidget()
        twin.onTap = { lamp.isOn = true }  //@ twin
        add(twin)
        twin.tap()
    }

    func addPair() {
        let left = LampWidget()
        let right = LampWidget()
        left.onTap = { right.isOn.toggle() }  //@ pair
        right.onTap = { left.isOn.toggle() }  //@ across
        add(left)
    }

    func addCounter() {
        onTap = { [unowned self] in switched += children.count }  //@ counter
        tap()
    }
}
