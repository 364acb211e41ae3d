import UIKit

struct Hotel: Hashable {
  let id: Int
  let name: String
  var price: Int
}

final class HotelAPI {
  private var pending: [Int: ([Hotel]) -> Void] = [:]
  private var lastID = 0

  func search(_ town: String, completion: @escaping ([Hotel]) -> Void) {
    lastID += 1
    let id = lastID
    pending[id] = completion
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { [weak self] in
      self?.pending.removeValue(forKey: id)?([Hotel(id: id, name: "Grand \(town)", price: 120)])
    }
  }
}

final class FilterBar: UIView {
  var onMaximum: ((Int) -> Void)?
  var onClear: (() -> Void)?
  func choose(maximum: Int) { onMaximum?(maximum) }
  func clear() { onClear?() }
}

final class HotelCell: UITableViewCell {
  var onFavourite: (() -> Void)?
  var onCompare: (() -> Void)?
}

class HotelListViewController: UIViewController, UITableViewDataSource {
  let api: HotelAPI
  let table = UITableView()
  let filterBar = FilterBar()
  var hotels: [Hotel] = []
  var favourites: Set<Int> = []

  init(api: HotelAPI) {
    self.api = api
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(filterBar)
    view.addSubview(table)
    table.register(HotelCell.self, forCellReuseIdentifier: "hotel")
    table.dataSource = self
  }

  func search(_ town: String) {
    api.search(town) { found in  //@ search
      self.hotels = found
      self.table.reloadData()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { hotels.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "hotel", for: indexPath)
  }

  func toggle(_ hotel: Hotel) { favourites.formSymmetricDifference([hotel.id]) }
}

final class HotelResultsViewController: HotelListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    filterBar.onMaximum = { maximum in  //@ maximum
      self.hotels.removeAll { $0.price > maximum }
      self.table.reloadData()
    }
  }
}

final class FavouriteHotelsViewController: HotelListViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    filterBar.onClear = { [weak self] in  //@ clear
      self?.favourites.removeAll()
      self?.table.reloadData()
    }
  }
}

final class NearbyHotelsViewController: HotelListViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "hotel", for: indexPath) as! HotelCell
    let hotel = hotels[indexPath.row]
    cell.onFavourite = {  //@ favourite
      self.toggle(hotel)
    }
    return cell
  }
}

final class CompareHotelsViewController: HotelListViewController {
  private var compared: [Hotel] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "hotel", for: indexPath) as! HotelCell
    let hotel = hotels[indexPath.row]
    cell.onCompare = { [weak self] in  //@ compare
      guard let self else { return }
      self.compared.append(hotel)
      self.table.reloadData()
    }
    return cell
  }
}

final class BookingApp {
  let navigation = UINavigationController(rootViewController: UIViewController())
  let api = HotelAPI()

  func open(_ screen: HotelListViewController, town: String) {
    navigation.pushViewController(screen, animated: false)
    screen.search(town)
  }
  func back() { navigation.popViewController(animated: false) }
}
