import Combine
import Foundation
import SwiftUI
import UIKit

struct Night {
  let hours: Double
}

final class DiaryModel: ObservableObject {
  @Published var nights: [Night] = []
  @Published var goal = 8.0
  private var bag = Set<AnyCancellable>()
  private var autosave: AnyCancellable?
  private(set) var average = 0.0
  private(set) var saves = 0
  private(set) var imported = 0

  func trackAverage() {
    $nights
      .handleEvents(receiveOutput: { nights in  //@ average
        self.average = nights.map(\.hours).reduce(0, +)
      })
      .sink { _ in }
      .store(in: &bag)
    nights.append(Night(hours: 7.5))
  }

  func trackGoal() {
    let label = "goal"
    $goal
      .map { "\(label): \($0)" }  //@ goal
      .sink { [weak self] text in self?.saves += text.count }
      .store(in: &bag)
  }

  func startAutosave() {
    autosave = Timer.publish(every: 0.01, on: .main, in: .default)
      .autoconnect()
      .sink { _ in  //@ autosave
        self.saves += 1
      }
  }

  func importHealth() {
    Future<Int, Never> { promise in
      DispatchQueue.main.async { promise(.success(3)) }
    }
    .sink { count in  //@ imported
      self.imported += count
    }
    .store(in: &bag)
  }
}

struct NightEditor: View {
  let onSave: (Double) -> Void

  var body: some View {
    VStack {
      Text("How long?")
      Button("Save") { onSave(8) }
    }
  }
}

final class DiaryScreen: UIViewController {
  let model = DiaryModel()
  private var editor: UIHostingController<NightEditor>?

  func embedEditor() {
    let editor = UIHostingController(rootView: NightEditor { hours in  //@ embedded
      self.model.nights.append(Night(hours: hours))
    })
    addChild(editor)
    view.addSubview(editor.view)
    self.editor = editor
  }

  func presentEditor() {
    let editor = UIHostingController(rootView: NightEditor { hours in  //@ presented
      self.model.nights.append(Night(hours: hours))
      self.dismiss(animated: true)
    })
    present(editor, animated: true)
    editor.rootView.onSave(6)
  }
}

final class HealthTab {
  let navigation = UINavigationController(rootViewController: UIViewController())

  func openDiary() -> DiaryScreen {
    let diary = DiaryScreen()
    navigation.pushViewController(diary, animated: false)
    return diary
  }

  func back() { navigation.popViewController(animated: false) }
}

extension HealthTab {
  func fillIn() {
    let diary = openDiary()
    diary.model.trackAverage()
    diary.model.trackGoal()
    diary.model.startAutosave()
    diary.model.importHealth()
    back()
  }

  func addNight(inline: Bool) {
    let diary = openDiary()
    if inline { diary.embedEditor() } else { diary.presentEditor() }
    back()
  }
}
