final class Download {
  var isDone = false
}

struct Course {
  var download: Download
  func row() -> CourseRow { CourseRow(download: download) }
}

struct CourseRow {
  var download: Download
  var isCollapsed = false
  var onToggle: (() -> Void)?
}

extension Array where Element == Course {
  func rows() -> [CourseRow] {
    var result: [CourseRow] = []
    for course in self {
      var row = course.row()
      row.onToggle = { print(row.isCollapsed) }  //@ row
      result.append(row)
    }
    return result
  }

  func plainRows() -> [CourseRow] {
    var result: [CourseRow] = []
    for course in self {
      var row = course.row()
      row.onToggle = { [isCollapsed = row.isCollapsed] in print(isCollapsed) }  //@ plain
      result.append(row)
    }
    return result
  }
}
