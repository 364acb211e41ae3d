import Combine
import Foundation

final class LessonModel: ObservableObject {
  @Published var progress = 0.0
}

public final class CourseCatalog: ObservableObject {
  @Published private(set) var title = "Swift"
  @Published private(set) var level = 1
  let lesson = LessonModel()
  private let exam = LessonModel()
  private var cancellables: Set<AnyCancellable> = []
  private static var sessions: Set<AnyCancellable> = []

  private(set) lazy var heading: AnyPublisher<String, Never> = $level
    .map { level in "\(self.title) \(level)" }  //@ heading
    .eraseToAnyPublisher()

  var subheading: AnyPublisher<String, Never> {
    $title.map { title in "\(title), level \(self.level)" }.eraseToAnyPublisher()  //@ subheading
  }

  func forwardLesson() {
    lesson.objectWillChange
      .sink { _ in self.objectWillChange.send() }  //@ lesson
      .store(in: &cancellables)
  }

  func forwardExam() {
    exam.objectWillChange
      .sink { [objectWillChange] _ in objectWillChange.send() }  //@ exam
      .store(in: &cancellables)
  }

  func followLessons() {
    $title
      .sink { [weak self] _ in
        guard let self else { return }
        self.lesson.$progress
          .sink { self.level = $0 > 0.5 ? 2 : 1 }  //@ progress
          .store(in: &self.cancellables)
      }
      .store(in: &cancellables)
  }

  func certify() {
    lesson.$progress
      .sink { _ in  //@ certify
        Task { @MainActor [weak self] in self?.level += 1 }
      }
      .store(in: &cancellables)
  }

  func remind() {
    lesson.$progress
      .sink { [weak self] _ in
        Task { @MainActor in  //@ remind
          self?.level += 1
        }
      }
      .store(in: &cancellables)
  }

  func share(with lesson: LessonModel) {
    lesson.$progress
      .sink { [unowned self] in level = Int($0) }  //@ shared
      .store(in: &Self.sessions)
  }
}
