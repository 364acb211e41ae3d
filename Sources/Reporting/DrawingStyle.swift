/// The appearance of drawings, in light and dark.
enum DrawingStyle {
  /// The colours, as CSS custom properties.
  static let light = """
    --bg:#ffffff;--panel:#f6f8fa;--line:#d1d9e0;--field:#818b98;--text:#1f2328;--muted:#59636e;--accent:#0969da;\
    --error:#cf222e;--warning:#9a6700;--note:#0969da;--passing:#bc4c00;\
    --error-bg:#ffebe9;--warning-bg:#fff8c5;--note-bg:#ddf4ff;--mark:#fff5cc;\
    --root:#ddf4ff;--closure:#fbefff;--closure-line:#8250df;--token:#fff8c5;--system:#eaeef2;\
    --keyword:#cf222e;--string:#0a3069;--comment:#59636e;--number:#0550ae;--type:#7a3fd9;--add:#dafbe1;--del:#ffebe9
    """
  static let dark = """
    --bg:#0d1117;--panel:#151b23;--line:#3d444d;--field:#656c76;--text:#e6edf3;--muted:#9198a1;--accent:#4493f8;\
    --error:#f85149;--warning:#d29922;--note:#4493f8;--passing:#f0883e;\
    --error-bg:#3a1618;--warning-bg:#2f2711;--note-bg:#12233d;--mark:#332a06;\
    --root:#12233d;--closure:#231a3b;--closure-line:#ab7df8;--token:#2f2711;--system:#21262d;\
    --keyword:#ff7b72;--string:#a5d6ff;--comment:#9198a1;--number:#79c0ff;--type:#d2a8ff;--add:#12261e;--del:#301b1e
    """

  /// The style of `DrawingSVG`.
  static let rules = """
    .drawing{font:12px ui-monospace,SFMono-Regular,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace}
    .drawing .box rect{fill:var(--bg);stroke:var(--muted);stroke-width:1.2}
    .drawing .box text{fill:var(--text);text-anchor:middle;font-weight:600}
    .drawing .box text.sub{fill:var(--muted);font-weight:400;font-size:10.5px}
    .drawing .root rect{fill:var(--root);stroke:var(--accent);stroke-width:1.6}
    .drawing .closure rect{fill:var(--closure);stroke:var(--closure-line)}
    .drawing .value rect{stroke-dasharray:5 3}
    .drawing .token rect{fill:var(--token);stroke:var(--warning)}
    .drawing .system rect,.drawing .global rect{fill:var(--system);stroke-width:1.8}
    .drawing .unknown rect{stroke-dasharray:2 3}
    .drawing .ref path{fill:none;stroke:var(--muted);stroke-width:1.5}
    .drawing .ref .head{fill:var(--muted);stroke:none}
    .drawing .passing path{stroke:var(--passing);stroke-width:1.8}
    .drawing .passing .head{fill:var(--passing)}
    .drawing .lasting path{stroke:var(--error);stroke-width:2.2}
    .drawing .lasting .head{fill:var(--error)}
    .drawing .weak path{stroke-dasharray:6 4}
    .drawing .unowned path{stroke-dasharray:2 3}
    .drawing .ref .slash{stroke:var(--bg);stroke-width:6}
    .drawing .ref path.slash{stroke-dasharray:none;stroke:var(--text);stroke-width:2}
    .drawing .label{fill:var(--muted);font-size:10.5px;text-anchor:middle;paint-order:stroke;stroke:var(--bg);stroke-width:4px;stroke-linejoin:round}
    .drawing .label.passing{fill:var(--passing)}
    .drawing .label.lasting{fill:var(--error)}
    .drawing .label.cut{font-weight:700}
    .drawing .cut-here{fill:var(--text);font-size:10.5px;font-weight:700;text-anchor:middle;paint-order:stroke;stroke:var(--bg);stroke-width:4px}
    .drawing .beside{text-anchor:start}
    .drawing .on path{stroke-width:4}
    .drawing .label.on{text-decoration:underline}
    """
}
