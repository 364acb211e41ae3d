import Foundation
import SwiftUI

struct SettingsView: View {
  let title: Binding<String>
  let isLoud: Binding<Bool>
  let onSave: () -> Void

  var body: some View {
    VStack {
      TextField("Title", text: title)
      Toggle("Loud", isOn: isLoud)
      Button("Save") { onSave() }
    }
  }
}

final class ProfileModel {
  var title = "Ada"
  var isLoud = false
  private(set) var saves = 0

  var titleBinding: Binding<String> {
    Binding(get: { self.title }, set: { self.title = $0 })  //@ title
  }

  lazy var loudBinding = Binding<Bool>(
    get: { self.isLoud },  //@ loud
    set: { [weak self] in self?.isLoud = $0 }
  )

  func save() { saves += 1 }

  func makeView() -> SettingsView {
    SettingsView(title: titleBinding, isLoud: .constant(false)) {  //@ save
      self.save()
    }
  }

  func makeLoudView() -> SettingsView {
    SettingsView(title: .constant(""), isLoud: loudBinding, onSave: {})
  }
}

final class SheetRouter {
  private(set) var sheet: SettingsView?
  private(set) var closings = 0

  func present(_ model: ProfileModel) {
    sheet = SettingsView(title: model.titleBinding, isLoud: .constant(true)) {  //@ sheet
      self.dismiss()
    }
  }

  func dismiss() {
    closings += 1
    sheet = nil
  }
}

final class PopoverRouter {
  private var popovers: [SettingsView] = []
  private(set) var isOpen = false

  func present(_ model: ProfileModel) {
    isOpen = true
    popovers.append(SettingsView(title: model.titleBinding, isLoud: .constant(true)) {  //@ popover
      self.isOpen = false
    })
  }
}

final class SettingsSession {
  let profile = ProfileModel()
  let sheets = SheetRouter()
  let popovers = PopoverRouter()

  func edit() {
    let view = profile.makeView()
    view.title.wrappedValue = "Grace"
    view.simulateTap(on: "Save")
  }

  func editLoudness() {
    let view = profile.makeLoudView()
    view.isLoud.wrappedValue = true
  }

  func showSheet() {
    sheets.present(profile)
    sheets.sheet?.simulateTap(on: "Save")
  }

  func showPopover() { popovers.present(profile) }
}

func editSettings() {
  let session = SettingsSession()
  session.edit()
  session.editLoudness()
  session.showSheet()
  session.showPopover()
}
