"""What tools print of leaks at run time, by their own formats, about a small shop: for each text the place that leaks.

The formats are those of the tools' sources, documentation and public reports; names and addresses are made up.
"""

# By file. A comment `// name` marks the line that a text of that name means.
SHOP = {
  "Cart": """\
final class Cart {
  var onChange: (() -> Void)?
  var total = 0

  func start() {
    onChange = {  // cart
      self.total += 1
    }
  }
}
""",
  "Search": """\
final class SearchField {
  var onEdit: ((String) -> Void)?
}

final class SearchScreen {
  let field = SearchField()
  let cart = Cart()
  var results: [String] = []

  func show() {
    field.onEdit = { text in  // search
      self.results.append(text)
    }
  }
}
""",
  "Shelf": """\
final class Shelf {
  var parent: Shelf?  // shelf
  var shelves: [Shelf] = []

  func add(_ shelf: Shelf) {
    shelves.append(shelf)
    shelf.parent = self
  }
}
""",
  "Download": """\
protocol DownloadListener: AnyObject {
  func ended()
}

final class Download {
  var listener: DownloadListener?  // download
}

final class DownloadScreen: DownloadListener {
  let download = Download()

  func show() { download.listener = self }
  func ended() {}
}
""",
  "Feed": """\
import Combine

final class Feed {
  let items = PassthroughSubject<Int, Never>()
  var newest = 0
  private var subscriptions: Set<AnyCancellable> = []

  func follow() {
    items.sink { item in  // feed
      self.newest = item
    }.store(in: &subscriptions)
  }
}
""",
  "Clock": """\
import Foundation

final class ClockScreen {
  var ticks = 0
  private var timer: Timer?

  func show() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in  // clock
      self.ticks += 1
    }
  }
}
""",
  "Profile": """\
import Foundation

final class ProfileScreen {
  var changes = 0
  private var token: NSObjectProtocol?

  func show() {
    token = NotificationCenter.default.addObserver(forName: Notification.Name("profile"), object: nil, queue: nil) { _ in  // profile
      self.changes += 1
    }
  }
}
""",
  "Receipt": """\
final class Receipt {
  var number = 1
  lazy var title: () -> String = { "Receipt \\(self.number)" }  // receipt
}

func print(_ receipt: Receipt) -> String { receipt.title() }
""",
  "Panel": """\
final class PushButton {
  var action: (() -> Void)?
}

final class Panel {
  let button = PushButton()
  var taps = 0

  func show() {
    button.action = tapped  // panel
  }
  func tapped() { taps += 1 }
}
""",
  "Router": """\
final class Router {
  private var routes: [String: () -> Void] = [:]
  var visits = 0

  func register() {
    routes["home"] = { self.visits += 1 }  // router
  }
}
""",
  "Help": """\
import Dispatch

final class HelpScreen {
  var onClose: (() -> Void)?
  var closed = 0

  func show() {
    onClose = {  // help
      DispatchQueue.main.async { [weak self] in self?.closed += 1 }
    }
  }
}
""",
  "Invoice": """\
final class Invoice {
  var onDownload: (() -> Void)?
}

final class InvoiceTab {
  var invoice: Invoice?
  var pages = 0

  func open(_ invoice: Invoice) {
    self.invoice = invoice
    invoice.onDownload = { self.pages += 1 }  // invoice
  }
}
""",
  "Player": """\
import Foundation

final class Track: NSObject {
  @objc dynamic var seconds = 0
}

final class Player: NSObject {
  let track = Track()
  var shown = 0
  private var observation: NSKeyValueObservation?

  func play() {
    observation = track.observe(\\.seconds) { _, _ in  // player
      self.shown += 1
    }
  }
}
""",
  "Poller": """\
final class Poller {
  var count = 0
  private var task: Task<Void, Never>?

  func start() {
    task = Task {  // poller
      while true { await self.poll() }
    }
  }
  func poll() async { count += 1 }
}
""",
  "List": """\
final class ListModel<Item> {
  var items: [Item] = []
  var onReload: (() -> Void)?

  func bind() {
    onReload = { self.items.removeAll() }  // list
  }
}

let names = ListModel<String>()
func open() {
  let numbers = ListModel<Int>()
  numbers.bind()
}
""",
  "Images": """\
fileprivate final class ImageCache {
  var evict: (() -> Void)?
  var count = 0

  func prepare() {
    evict = { self.count = 0 }  // images
  }
}

func warmUp() { ImageCache().prepare() }
""",
  "Delay": """\
import Dispatch

final class Delay {
  var runs = 0
  private var work: DispatchWorkItem?

  func start() {
    work = DispatchWorkItem {  // delay
      self.runs += 1
    }
  }
}
""",
  "Flow": """\
class Flow {
  var flows: [Flow] = []
  var onEnd: (() -> Void)?
}

final class CheckoutFlow: Flow {
  func start(_ payment: PaymentFlow) {
    flows.append(payment)
    payment.onEnd = {  // flow
      self.flows.removeAll { $0 === payment && false }
    }
  }
}

final class PaymentFlow: Flow {}
""",
}

HEAD = """\
Process:         Shop [12540]
Path:            /private/var/containers/Bundle/Application/0F/Shop.app/Shop
Identifier:      org.example.shop
Platform:        iOS
----

leaks Report Version: 4.0
Process 12540: 44820 nodes malloced for 5669 KB
Process 12540: 2 leaks for 64 total leaked bytes.

"""

# The name of the leak, the tool and what it prints.
TEXTS = [
  ("cart", "leaks", HEAD + """\
    2 (64 bytes) << TOTAL >>

      2 (64 bytes) ROOT CYCLE: <Shop.Cart 0x600000260040> [32]
         1 (32 bytes) onChange + 8 --> ROOT CYCLE: <Swift closure context 0x600000260080> [32]
            __strong  --> CYCLE BACK TO <Shop.Cart 0x600000260040> [32]
"""),
  ("invoice", "leaks, two ways back", HEAD + """\
      66 (8.70K) ROOT CYCLE: <Invoice 0x6000035782c0> [176]
         49 (7.28K) onDownload + 8 --> ROOT CYCLE: <Swift closure context 0x600001943280> [64]
             --> CYCLE BACK TO <Invoice 0x6000035782c0> [176]
            48 (7.22K) __strong  --> ROOT CYCLE: <InvoiceTab 0x105eb9a50> [944]
               invoice --> CYCLE BACK TO <Invoice 0x6000035782c0> [176]
               33 (5.03K) cart --> <Cart 0x106c0b3d0> [208]
                  2 (96 bytes) onChange --> <Swift closure context 0x600000c0> [48]
"""),
  ("shelf", "leaks with stacks", """\
STACK OF 2 INSTANCES OF 'ROOT CYCLE: <Shelf>':
36  dyld                                  0x118e1d51e start + 462
35  org.example.shop                      0x10f00c1ee main + 30  <compiler-generated>:0
8   org.example.shop                      0x10f00d542 Cart.deinit + 34  Cart.swift:37
7   org.example.shop                      0x10f00d001 Shelf.__allocating_init() + 41  Shelf.swift:0
0   libsystem_malloc.dylib                0x18c5c4178 _malloc_zone_malloc_instrumented_or_legacy + 152
====
    4 (128 bytes) << TOTAL >>
      ----
      2 (64 bytes) ROOT CYCLE: <Shelf 0x600002424860> [32]
         1 (32 bytes) shelves --> <Swift._ContiguousArrayStorage<Shop.Shelf> 0x600002424880> [48]
            1 (32 bytes) [0] --> ROOT CYCLE: <Shelf 0x6000024248a0> [32]
               parent --> CYCLE BACK TO <Shelf 0x600002424860> [32]
"""),
  ("search", "leaks with what the screen keeps besides", HEAD + """\
      435 (48.3K) ROOT CYCLE: <Shop.SearchScreen 0x15a6d7720> [96]
         3 (208 bytes) cart --> <Shop.Cart 0x159255ec0> [48]
            1 (96 bytes) onChange + 8 --> <Swift closure context 0x159255f00> [96]
         434 (48.3K) __strong field --> ROOT CYCLE: <Shop.SearchField 0x145c12c40> [32]
            431 (48.0K) onEdit + 8 --> ROOT CYCLE: <Closure context 0x15a788ac0> [64]
               CYCLE BACK TO <Shop.SearchScreen 0x15a6d7720> [96]
         1 (160 bytes) results --> <Swift._ContiguousArrayStorage<Swift.String> 0x1412206e0> [160]
"""),
  ("router", "leaks, a dictionary", HEAD + """\
      3 (240 bytes) ROOT CYCLE: <Router 0x600001> [48]
         2 (192 bytes) routes --> ROOT CYCLE: <Swift._DictionaryStorage<Swift.String, () -> ()> 0x600002> [160]
            1 (32 bytes) ROOT CYCLE: <Swift closure context 0x600003> [32]
               __strong  --> CYCLE BACK TO <Router 0x600001> [48]
"""),
  ("help", "leaks, beginning with the closure", HEAD + """\
      2 (80 bytes) ROOT CYCLE: <Swift closure context 0x60000c80> [32]
         1 (48 bytes) __strong  --> ROOT CYCLE: <HelpScreen 0x60000ca0> [48]
            onClose + 8 --> CYCLE BACK TO <Swift closure context 0x60000c80> [32]
"""),
  ("receipt", "leaks, a lazy property", HEAD + """\
      2 (96 bytes) ROOT CYCLE: <Shop.Receipt 0x600000f0> [64]
         1 (32 bytes) $__lazy_storage_$_title.some + 8 --> <Swift closure context 0x60000100> [32]
            __strong [16] --> CYCLE BACK TO <Shop.Receipt 0x600000f0> [64]
"""),
  ("download", "leaks, a delegate", HEAD + """\
      2 (64 bytes) ROOT CYCLE: <Shop.DownloadScreen 0x600000a0> [32]
         1 (32 bytes) download --> ROOT CYCLE: <Shop.Download 0x600000b0> [32]
            __strong listener.some --> CYCLE BACK TO <Shop.DownloadScreen 0x600000a0> [32]
"""),
  ("feed", "leaks, a subscription", HEAD + """\
      9 (640 bytes) ROOT CYCLE: <Shop.Feed 0x14d7680c0> [64]
         8 (576 bytes) _subscriptions --> ROOT CYCLE: <Swift._SetStorage<Combine.AnyCancellable> 0x158c50c00> [96]
            7 (480 bytes) ROOT CYCLE: <Combine.AnyCancellable 0x1569dabe0> [64]
               6 (416 bytes) _cancel --> ROOT CYCLE: <Swift closure context 0x158c513e0> [48]
                  5 (368 bytes) ROOT CYCLE: <Combine.Subscribers.Sink<Swift.Int, Swift.Never> 0x158c51440> [128]
                     1 (32 bytes) receiveValue + 8 --> ROOT CYCLE: <Swift closure context 0x158c51500> [32]
                        __strong  --> CYCLE BACK TO <Shop.Feed 0x14d7680c0> [64]
"""),
  ("panel", "leaks by type", HEAD + """\
    4 (128 bytes) << TOTAL >>

      4 (128 bytes) ROOT CYCLE: <Panel> [48]
         3 (80 bytes) button --> <PushButton> [32]
            2 (48 bytes) action + 8 --> <Swift closure context> [32]
               __strong  --> CYCLE BACK TO <Panel> [48]
"""),
  ("cart", "a reference tree", """\
      + ! : 12 (1.4K) ROOT CYCLE: Cart
      + ! : | 12 (384 bytes) __strong onChange --> Swift closure context
"""),
  ("list", "leaks, a generic class", HEAD + """\
      2 (96 bytes) ROOT CYCLE: <Shop.ListModel<Swift.Int> 0x600000d0> [64]
         1 (32 bytes) __strong onReload.some.context --> <Swift closure context 0x600000e0> [32]
            CYCLE BACK TO <Shop.ListModel<Swift.Int> 0x600000d0> [64]
"""),
  ("images", "leaks, a private class", HEAD + """\
      2 (96 bytes) ROOT CYCLE: <Shop.(ImageCache in $104a5c0d0) 0x600000d0> [48]
         1 (32 bytes) evict + 8 --> <Swift closure context 0x600000e0> [32]
            __strong  --> CYCLE BACK TO <Shop.(ImageCache in $104a5c0d0) 0x600000d0> [48]
"""),
  ("player", "leaks, mangled names", HEAD + """\
      5 (400 bytes) ROOT CYCLE: <_TtC4Shop6Player 0x7fa941765f90> [64]
         4 (336 bytes) _observation --> ROOT CYCLE: <NSKeyValueObservation 0x7fa941766000> [48]
            3 (288 bytes) _helper --> ROOT CYCLE: <_NSKeyValueObservation_Helper 0x7fa941766040> [64]
               1 (32 bytes) callback + 8 --> ROOT CYCLE: <Swift closure context 0x7fa9417660a0> [32]
                  __strong  --> CYCLE BACK TO <_TtC4Shop6Player 0x7fa941765f90> [64]
"""),
  ("delay", "a memory graph", """\
Process 77: 3 leaks for 160 total leaked bytes.

    + 3 (160 bytes) ROOT CYCLE: <Shop.Delay 0x600001> [48]
    | + 2 (112 bytes) __strong work.some --> <OS_dispatch_block 0x600002> [64]
    | | + 1 (48 bytes) __strong _block --> <__NSMallocBlock__ 0x600003> [48]
    | | | __strong captured value --> CYCLE BACK TO <Shop.Delay 0x600001> [48]
"""),
  ("search", "leaks without the names of some blocks", HEAD + """\
      6 (272 bytes) ROOT CYCLE: 0x7ff29c304500 [16]
         5 (256 bytes) ROOT CYCLE: 0x7ff29c304630 [80]
            4 (176 bytes) __strong ._field.wrappedValue --> <Shop.SearchField 0x7ff29c305230> [144]
               onEdit + 8 --> CYCLE BACK TO 0x7ff29c304500 [16]
"""),
  ("cart", "leaks --list", """\
Process 27749: 116011 nodes malloced for 38107 KB
Process 27749: 1 leak for 48 total leaked bytes.
Leak: 0x7fca62f09360  size=48  zone: DefaultMallocZone_0x10d8c9000   _TtC4Shop4Cart  Swift  Shop
"""),
  ("panel", "FBRetainCycleDetector", """\
{(
        (
        "-> _button -> Shop.PushButton ",
        "-> _action -> __NSMallocBlock__ ",
        "-> Shop.Panel "
    )
)}
"""),
  ("search", "FBRetainCycleDetector, the screen first", """\
{(
        (
        "-> Shop.SearchScreen ",
        "-> _field -> Shop.SearchField ",
        "-> _onEdit -> __NSMallocBlock__ "
    )
)}
"""),
  ("help", "MLeaksFinder", """\
2026-03-01 10:00:00.000 Shop[77:1] Possibly Memory Leak.
In case that HelpScreen should not be dealloced, override -willDealloc in HelpScreen by returning NO.
View-ViewController stack: (
    HelpScreen
)
"""),
  ("flow", "MLeaksFinder, the cycle", """\
Retain Cycle: (
    "-> Shop.CheckoutFlow ",
    "-> _flows -> __NSArrayM ",
    "-> Shop.PaymentFlow ",
    "-> _onEnd -> __NSMallocBlock__ "
)
"""),
  ("profile", "PLeakSniffer", "Detect Possible Leak: Shop.ProfileScreen\n"),
  ("clock", "LeakFinder", "2026-03-01 23:16:28.838 Shop[8262:79575] Possible memory leak: ViewController <ClockScreen: 0x7fa941765f90> (ClockScreen)\n"),
  ("download", "DeallocationChecker", "Fatal error: DownloadScreen not deallocated after being dismissed: file DeallocationChecker/DeallocationChecker.swift, line 80\n"),
  ("profile", "DeallocationChecker, a child", "ProfileScreen not deallocated after being removed from its parent\n"),
  ("flow", "LeakDetector", """\
Leak detection is disabled. This should only be used for debugging purposes.
<Shop.CheckoutFlow: 105553162343392> has leaked. Objects are expected to be deallocated at this time: NSMapTable {
[7] 105553162343392 -> Shop.CheckoutFlow
}
"""),
  ("search", "LeakDetector, a screen", "<Shop.SearchScreen: 0x7fb> apparently has leaked. Objects are expected to be deallocated at this time: NSMapTable {\n}\n"),
  ("router", "LifetimeTracker", """\
Routers (3/1)
Router (3/1):
0x0000600001, 0x0000600002, 0x0000600003
SearchField (1/1):
0x0000600004
"""),
  ("poller", "XCTest", """\
Test Case '-[ShopTests.PollerTests testPollingDoesNotLeak]' started.
/ci/Shop/Tests/PollerTests.swift:31: error: -[ShopTests.PollerTests testPollingDoesNotLeak] : XCTAssertNil failed: "Shop.Poller" - Instance should have been deallocated. Potential memory leak.
Test Case '-[ShopTests.PollerTests testPollingDoesNotLeak]' failed (0.012 seconds).
"""),
  ("delay", "XCTest without words", "DelayTests.swift:9: error: -[ShopTests.DelayTests testDelay] : XCTAssertNil failed: \"Shop.Delay\"\n"),
  ("player", "XCTest, an optional", "PlayerTests.swift:9: error: -[ShopTests.PlayerTests testPlay] : XCTAssertNil failed: \"<Shop.Player: 0x600>\" - potential memory leak on Optional(<Shop.Player: 0x600>)\n"),
  ("receipt", "XCTest in short", "    ✖ testReceiptDoesNotLeak, XCTAssertNil failed: \"Shop.Receipt\" - Memory leak happened, sut needs to be deallocated.\n"),
  ("feed", "XCTest, a sentence of its own", "FeedTests.swift:20: error: -[ShopTests.FeedTests testFollow] : failed - ❌ Instance of Shop.Feed is not deallocated\n"),
  ("delay", "Nimble", "DelayTests.swift:12: error: -[ShopTests.DelaySpec delay__does_not_leak] : expected to eventually be nil, got <Shop.Delay>\n"),
  ("router", "Nimble, in two lines", """\
RouterTests.swift:116: error: -[ShopTests.RouterTests testRoutes] : failed - Router has leaked
expected to eventually be nil, got <<SHRouter: 0x125d13bf0>>
"""),
  ("receipt", "Swift Testing", "✘ Test titles() recorded an issue at ReceiptTests.swift:14:5: Expectation failed: (weakReceipt → Shop.Receipt) == nil\n↳ it should be gone\n"),
  ("search", "XCTAssertNoLeak", "SearchTests.swift:8: error: -[ShopTests.SearchTests testShow] : failed - 2 object occured memory leak.\n- self\n- self.field.onEdit\n"),
  ("invoice", "xctrace export", """\
<?xml version="1.0"?>
<trace-query-result>
<node xpath='//trace-toc[1]/run[1]/tracks[1]/track[2]/details[1]/detail[1]'><row leaked-object="Invoice" size="32" responsible-frame="&lt;Call stack limit reached&gt;" count="1" responsible-library="" address="0x1"/>
<row leaked-object="Malloc 4.00 KiB" size="4096" responsible-frame="swift_slowAlloc" count="1" responsible-library="libswiftCore.dylib" address="0x3"/>
</node></trace-query-result>
"""),
  ("images", "Instruments, copied", "Leaked Object\t#\tAddress\tSize\tResponsible Library\tResponsible Frame\nImageCache\t1\t0x600002607020\t48 Bytes\tShop\twarmUp()\nMalloc 32 Bytes\t3\t< multiple >\t96 Bytes\tShop\twarmUp()\n"),
  ("cart", "LeakSanitizer", """\
=================================================================
==25798==ERROR: LeakSanitizer: detected memory leaks

Direct leak of 40 byte(s) in 1 object(s) allocated from:
    #0 0x55bf57d14b04 in malloc /home/build-user/llvm-project/compiler-rt/lib/asan/asan_malloc_linux.cpp:67:3
    #1 0x7f5c9246fa6e in swift_slowAlloc (/usr/lib/swift/linux/libswiftCore.so+0x46fa6e)
    #2 0x7f5c9246fdc6 in swift_allocObject (/usr/lib/swift/linux/libswiftCore.so+0x46fdc6)
    #3 0x55bf57d55088 in $s4shop4CartCACycfC /home/me/shop/main.swift
    #4 0x55bf57d54b2e in $s4shop8makeCartyyF /home/me/shop/main.swift:12:14

SUMMARY: AddressSanitizer: 40 byte(s) leaked in 1 allocation(s).
"""),
  ("router", "LeakSanitizer, a closure", """\
Indirect leak of 24 byte(s) in 1 object(s) allocated from:
    #0 0x55bf57d14b04 in malloc asan_malloc_linux.cpp:67:3
    #1 0x7f5c9246fdc6 in swift_allocObject (libswiftCore.so+0x46fdc6)
    #2 0x55bf57d54b2e in Shop.Router.register() -> () /home/me/shop/Router.swift:6
"""),
  ("cart", "valgrind", """\
==27260== 40 bytes in 1 blocks are definitely lost in loss record 2 of 8
==27260==    at 0x48417B4: malloc (in /usr/libexec/valgrind/vgpreload_memcheck-amd64-linux.so)
==27260==    by 0x4D05A6E: swift_slowAlloc (in /usr/lib/swift/linux/libswiftCore.so)
==27260==    by 0x4D05DC6: swift_allocObject (in /usr/lib/swift/linux/libswiftCore.so)
==27260==    by 0x108FC8: $s4shop4CartCACycfC (main.swift:0)
==27260==    by 0x108D62: $s4shop8makeCartyyF (main.swift:12)
==27260==
==27260== LEAK SUMMARY:
==27260==    definitely lost: 40 bytes in 1 blocks
"""),
  ("search", "valgrind with names that share words", """\
==1== 64 bytes in 1 blocks are definitely lost in loss record 1 of 4
==1==    by 0x5207721: swift_allocObject (in /usr/lib/swift/linux/libswiftCore.so)
==1==    by 0x108E58: $s10SearchShop0A6ScreenCACycfC (in /home/me/shop)
"""),
]
