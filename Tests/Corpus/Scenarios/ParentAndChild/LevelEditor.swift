import Foundation

class Tool {
  private(set) var uses = 0
  func use() { uses += 1 }
}

final class BrushTool: Tool {
  var editor: LevelEditor?  //@ brush
  var options: BrushOptions?
}

final class PickerTool: Tool {
  var editor: LevelEditor?  //@ picker
}

final class RulerTool: Tool {
  var editor: LevelEditor?  //@ ruler
}

final class BrushOptions {
  var brush: BrushTool?  //@ options
  var size = 4
}

final class BrushPreset {
  var brush: BrushTool?  //@ preset
  var name = ""
}

final class LevelEditor {
  var tools: [Tool] = []

  func install(_ brush: BrushTool) {
    brush.editor = self
    tools.append(brush)
    brush.use()
  }

  func pick(with picker: PickerTool) {
    picker.editor = self
    picker.use()
    picker.editor = nil
    tools.append(picker)
  }

  func measure() -> Int {
    let ruler = RulerTool()
    ruler.editor = self
    ruler.use()
    return ruler.uses
  }

  func resize(_ brush: BrushTool, to size: Int) {
    let options = BrushOptions()
    options.size = size
    options.brush = brush
    brush.options = options
  }

  func preset(from brush: BrushTool) -> BrushPreset {
    let preset = BrushPreset()
    preset.brush = brush
    return preset
  }
}
