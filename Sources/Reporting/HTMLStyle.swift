/// The style sheet of HTML files.
enum HTMLStyle {
  static let text = """
    :root{color-scheme:light dark;\(DrawingStyle.light)}
    @media(prefers-color-scheme:dark){:root:not([data-theme=light]){\(DrawingStyle.dark)}}
    :root[data-theme=light]{color-scheme:light}
    :root[data-theme=dark]{color-scheme:dark;\(DrawingStyle.dark)}
    \(layout)
    \(findings)
    \(DrawingStyle.rules)
    \(print)
    """

  private static let layout = """
    *{box-sizing:border-box}
    html{scroll-padding-top:5.5rem}
    body{margin:0 auto;max-width:1240px;padding:0 24px 48px;background:var(--bg);color:var(--text);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    h1{font-size:22px;margin:0;letter-spacing:-.01em}h2{font-size:16px;margin:0 0 8px}h3{font-size:12px;margin:0 0 6px;color:var(--muted);font-weight:600}
    header{display:flex;align-items:baseline;gap:14px;padding:26px 0 16px}header p{margin:0;color:var(--muted);flex:1}
    a{color:var(--accent);text-decoration:none}a:hover{text-decoration:underline}
    code,pre,.at,.rule,kbd{font-family:ui-monospace,SFMono-Regular,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace}
    code{font-size:.88em;background:var(--panel);border-radius:5px;padding:1px 5px}
    pre{margin:0;font-size:12.5px;line-height:1.6;tab-size:4}
    button,select,input[type=search]{font:inherit;font-size:13.5px;color:inherit;background:var(--bg);border:1px solid var(--field);border-radius:7px;padding:5px 11px}
    button{cursor:pointer}button:hover{border-color:var(--muted)}
    :focus-visible{outline:2px solid var(--accent);outline-offset:1px}
    .skip{position:absolute;left:-999px}.skip:focus{left:12px;top:12px;background:var(--bg);padding:6px 10px}
    .cards{display:flex;flex-wrap:wrap;gap:12px;list-style:none;padding:0;margin:0 0 18px}
    .cards li{flex:1 1 120px;border:1px solid var(--line);border-radius:12px;padding:12px 16px;color:var(--muted);background:var(--panel);font-size:13.5px}
    .cards b{display:block;font-size:28px;line-height:1.15;color:var(--text);font-weight:650;font-variant-numeric:tabular-nums}
    .cards .error{background:var(--error-bg)}.cards .error b{color:var(--error)}
    .cards .warning{background:var(--warning-bg)}.cards .warning b{color:var(--warning)}
    .cards .note{background:var(--note-bg)}.cards .note b{color:var(--note)}
    .charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(340px,1fr));gap:24px;margin-bottom:18px}
    .chart{list-style:none;margin:0;padding:0}
    .chart button{display:grid;grid-template-columns:minmax(0,1fr) 40% 44px;align-items:center;gap:12px;width:100%;border:0;padding:3px 6px;text-align:left;background:none}
    .chart button:hover{background:var(--panel)}
    .chart span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.chart [data-pick=folder] span{direction:rtl;text-align:left}.chart bdi{unicode-bidi:isolate;direction:ltr}
    .chart b{text-align:right;font-variant-numeric:tabular-nums;font-weight:600}
    .chart svg{width:100%;height:10px;border-radius:5px;background:var(--panel)}
    .chart .error{fill:var(--error)}.chart .warning{fill:var(--warning)}.chart .note{fill:var(--note)}.chart .more{color:var(--muted);font-size:13px;padding:2px 6px}
    .curve{margin:12px 0 24px}.curve svg{display:block;width:100%;background:var(--panel);border-radius:8px}.curve text{fill:var(--muted);font-size:13px}
    .curve .error{fill:var(--error)}.curve .warning{fill:var(--warning)}.curve .note{fill:var(--note)}li.error::marker{color:var(--error)}li.warning::marker{color:var(--warning)}
    #first{margin:0 0 18px}#first p{margin:0 0 6px;color:var(--muted)}#first ol{margin:0;padding-left:22px}#first li{margin:0 0 6px;overflow-wrap:anywhere}
    #first .level{display:inline-block}#first small{color:var(--muted)}
    #bar{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:10px 0;margin-bottom:10px;background:var(--bg);border-bottom:1px solid var(--line)}
    #search{flex:1 1 220px}#bar select{max-width:210px}
    #bar label{display:flex;gap:5px;align-items:center;font-size:13.5px;white-space:nowrap}
    #bar label.error{color:var(--error)}#bar label.warning{color:var(--warning)}#bar label.note{color:var(--note)}
    #count{color:var(--muted);font-size:13.5px;white-space:nowrap;font-variant-numeric:tabular-nums}
    dialog{color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:12px;padding:20px 26px}dialog::backdrop{background:#0006}
    dl{display:grid;grid-template-columns:auto 1fr;gap:8px 18px}dd{margin:0}kbd{border:1px solid var(--line);border-bottom-width:2px;border-radius:5px;padding:1px 6px;font-size:12px}
    footer{margin-top:32px;padding-top:14px;border-top:1px solid var(--line);color:var(--muted);font-size:13.5px}footer p{margin:0 0 4px}
    #none{color:var(--muted);text-align:center;padding:36px}
    """

  private static let findings = """
    .file{margin:18px 0 22px}.file>h2{font-size:14px;font-weight:600;overflow-wrap:anywhere}.file>h2 span{color:var(--muted);font-weight:400}
    .f{border:1px solid var(--line);border-left-width:4px;border-radius:8px;margin:0 0 8px;background:var(--bg);content-visibility:auto;contain-intrinsic-size:auto 44px}
    .f.error{border-left-color:var(--error)}.f.warning{border-left-color:var(--warning)}.f.note{border-left-color:var(--note)}
    .f>summary{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;padding:9px 14px;cursor:pointer;list-style:none}
    .f>summary::-webkit-details-marker{display:none}
    .f>summary:hover,.f[open]>summary{background:var(--panel);border-radius:6px}
    .level{flex:none;width:62px;text-align:center;font-size:12px;font-weight:600;border-radius:20px;padding:1px 0}
    .error .level{color:var(--error);background:var(--error-bg)}.warning .level{color:var(--warning);background:var(--warning-bg)}.note .level{color:var(--note);background:var(--note-bg)}
    .in{display:none}:root[data-group] .in{display:inline}.message{flex:1 1 min(340px,100%);overflow-wrap:break-word}.f .at,.rule{color:var(--muted);font-size:12px;min-width:0;overflow-wrap:anywhere}
    .f:target{box-shadow:0 0 0 2px var(--accent)}
    .body{padding:14px 18px 16px;border-top:1px solid var(--line)}
    figure{margin:0 0 16px;overflow-x:auto;text-align:center}figure svg{max-width:none}
    .columns>div{min-width:0}.columns figure{margin:16px 0 0}
    .columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(420px,100%),1fr));gap:22px;align-items:start}
    .code{overflow-x:auto;background:var(--panel);border-radius:8px;padding:9px 12px;min-width:0}
    .code i{color:var(--muted);font-style:normal;margin-right:14px;user-select:none}.code b{display:inline-block;min-width:100%;font-weight:inherit;background:var(--mark)}
    mark{background:none;color:inherit;font-weight:700;text-decoration:underline wavy var(--error) 1.5px;text-underline-offset:4px}.warning mark{text-decoration-color:var(--warning)}.note mark{text-decoration-color:var(--note)}
    .code .k{color:var(--keyword)}.code .s{color:var(--string)}.code .c{color:var(--comment);font-style:italic}.code .n{color:var(--number)}.code .t{color:var(--type)}
    .steps{margin:0;padding-left:22px}.steps li{margin:0 0 8px;padding:1px 6px;border-radius:6px}.steps li::marker{color:var(--muted)}
    .steps .code{padding:3px 10px;margin-top:2px}.steps mark{text-decoration:none}.steps .at{white-space:normal;overflow-wrap:anywhere}
    .steps .on{background:var(--panel)}
    .fix{margin:16px 0 0}.fix p{margin:6px 0 0;color:var(--muted);font-size:13.5px}.diff ins,.diff del{display:inline-block;min-width:100%;text-decoration:none}.diff ins{background:var(--add)}.diff del{background:var(--del)}
    .links code{overflow-wrap:anywhere}.links{display:flex;flex-wrap:wrap;gap:20px;margin:16px 0 0;font-size:13px;align-items:baseline}
    #rules{margin-top:34px}.about{border-bottom:1px solid var(--line);padding:8px 0}.about summary{cursor:pointer}.about div{max-width:800px;padding:4px 18px}.about pre{background:var(--panel);padding:9px 12px;border-radius:8px;overflow-x:auto}
    .graph{margin:0 0 26px}.graph>h2{margin-bottom:2px}.graph>p{color:var(--muted);margin:0 0 12px}.graph li{margin-bottom:4px}
    """

  private static let print = """
    @media(max-width:700px){body{padding:0 12px 32px}.f>summary{gap:4px 10px}.message{flex-basis:100%;order:2}.charts{grid-template-columns:1fr}#bar{position:static}}
    @media print{body{max-width:none;padding:0;font-size:11px}#bar,#theme,.links,.skip,dialog{display:none}.f{content-visibility:visible;break-inside:avoid}.cards{break-inside:avoid}figure svg{max-width:100%;height:auto}}
    """
}
