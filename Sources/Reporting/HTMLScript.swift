/// The script of an HTML report: search, filters, keys, links to single findings, print, and highlighting of related parts.
enum HTMLScript {
  static let text = #"""
    'use strict';
    (() => {
      const one = id => document.getElementById(id);
      const root = document.documentElement;
      const files = [...document.querySelectorAll('.file')].map(element => {
        const inFile = { folder: element.dataset.folder, name: element.querySelector('h2').textContent.toLowerCase(), text: null };
        const findings = [...element.querySelectorAll('.f')].map(element => ({ ...inFile, element, ...element.dataset }));
        return { element, findings };
      });
      const findings = files.flatMap(file => file.findings);
      const search = one('search'), rule = one('rule'), folder = one('folder'), all = one('all'), group = one('group');
      let groups = files;
      const boxes = [...document.querySelectorAll('[data-level][type=checkbox]')];

      // Where there are many findings, what a finding has to say waits as text until it is in sight.
      function fill(finding) {
        const text = finding.querySelector(':scope > script');
        if (!text) return;
        const body = document.createElement('div');
        body.className = 'body';
        body.innerHTML = text.textContent;
        text.replaceWith(body);
      }
      const sight = new IntersectionObserver(entries => {
        for (const entry of entries) if (entry.isIntersecting) { sight.unobserve(entry.target); fill(entry.target); }
      }, { rootMargin: '400px' });
      document.addEventListener('toggle', event => { if (event.target.open && event.target.matches('.f')) sight.observe(event.target); }, true);

      const words = element => element.textContent.replace(/<[^>]*>/g, ' ').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&amp;/g, '&');

      function filter() {
        const sought = search.value.toLowerCase().split(/\s+/).filter(word => word);
        const levels = new Set(boxes.filter(box => box.checked).map(box => box.dataset.level));
        let count = 0;
        for (const { element, findings } of groups) {
          let shown = 0;
          for (const finding of findings) {
            let isShown = (!folder.value || finding.folder === folder.value) && levels.has(finding.level) && (!rule.value || finding.rule === rule.value);
            if (isShown && sought.length) {
              finding.text ??= finding.name + ' ' + words(finding.element).toLowerCase();
              isShown = sought.every(word => finding.text.includes(word));
            }
            finding.element.hidden = !isShown;
            if (isShown) shown++;
          }
          element.hidden = !shown;
          count += shown;
        }
        one('count').textContent = count + ' of ' + findings.length;
        one('none').hidden = count > 0;
      }

      // Titles mark code as messages do.
      function title(text) {
        const heading = document.createElement('h2');
        text.split('`').forEach((part, index) => {
          if (index % 2) heading.appendChild(document.createElement('code')).textContent = part; else heading.append(part);
        });
        return heading;
      }

      // The largest groups first; what has no such group comes last.
      function arranged(kind) {
        const named = new Map();
        for (const finding of findings) { if (!named.has(finding[kind])) named.set(finding[kind], []); named.get(finding[kind]).push(finding); }
        const rest = kind === 'cause' ? 'Causes of one finding each' : 'Objects of an unknown type';
        return [...named].sort(([one, some], [other, more]) => !one - !other || more.length - some.length).map(([name, findings]) => {
          const element = document.createElement('section');
          element.className = 'file';
          element.append(title(name && kind === 'type' ? '`' + name + '`' : name || rest));
          return { element, findings };
        });
      }

      function regroup() {
        for (const { element } of groups) element.remove();
        groups = group.value ? arranged(group.value) : files;
        for (const { element, findings } of groups) {
          for (const finding of findings) element.append(finding.element);
          one('none').before(element);
        }
        if (group.value) root.dataset.group = group.value; else delete root.dataset.group;
        filter();
      }

      function shown() { return [...document.querySelectorAll('.file:not([hidden]) > .f:not([hidden])')]; }

      function clear() {
        search.value = rule.value = folder.value = '';
        for (const box of boxes) box.checked = true;
        filter();
      }

      function openAll() {
        const findings = shown();
        const isOpen = !findings.every(finding => finding.open);
        for (const finding of findings) finding.open = isOpen;
        all.textContent = isOpen ? 'Close all' : 'Open all';
      }

      function go(step) {
        const findings = shown();
        if (!findings.length) return;
        const at = findings.findIndex(finding => finding.contains(document.activeElement));
        const next = findings[Math.max(0, Math.min(findings.length - 1, at < 0 ? 0 : at + step))];
        next.querySelector('summary').focus({ preventScroll: true });
        next.scrollIntoView({ block: 'nearest' });
      }

      function follow() {
        let target = null;
        try { target = one(decodeURIComponent(location.hash.slice(1))); } catch { return; }
        if (!target || target.localName !== 'details') return;
        if (target.hidden || target.closest('[hidden]')) clear();
        target.open = true;
        fill(target);
        target.scrollIntoView();
      }

      let timer;
      search.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(filter, 80); });
      for (const control of [rule, folder, ...boxes]) control.addEventListener('change', filter);
      group.addEventListener('change', regroup);
      one('bar').addEventListener('submit', event => { event.preventDefault(); filter(); });
      all.addEventListener('click', openAll);
      one('keys').addEventListener('click', () => one('help').showModal());
      for (const button of document.querySelectorAll('[data-pick]')) {
        button.addEventListener('click', () => {
          const choice = one(button.dataset.pick);
          choice.value = choice.value === button.dataset.value ? '' : button.dataset.value;
          filter();
          one('bar').scrollIntoView();
        });
      }
      const themes = ['', 'light', 'dark'];
      one('theme').addEventListener('click', () => {
        root.dataset.theme = themes[(themes.indexOf(root.dataset.theme || '') + 1) % 3];
      });

      document.addEventListener('keydown', event => {
        if (event.ctrlKey || event.metaKey || event.altKey || one('help').open) return;
        if (event.target.matches('input,select,textarea')) {
          if (event.key === 'Escape') { search.value = ''; filter(); event.target.blur(); }
          return;
        }
        const actions = {
          '/': () => search.focus(), j: () => go(1), k: () => go(-1), e: openAll, '?': () => one('help').showModal(), Escape: clear,
          o: () => { const finding = document.activeElement.closest('.f'); if (finding) finding.open = !finding.open; },
        };
        const action = actions[event.key];
        if (action) { event.preventDefault(); action(); }
      });

      // A step of a path and its arrow light up together.
      const light = (event, isOn) => {
        const part = event.target.closest('[data-step]'), finding = part && part.closest('.f');
        if (finding) for (const same of finding.querySelectorAll(`[data-step="${part.dataset.step}"]`)) same.classList.toggle('on', isOn);
      };
      document.addEventListener('mouseover', event => light(event, true));
      document.addEventListener('mouseout', event => light(event, false));

      // On paper all is open.
      let opened = [];
      addEventListener('beforeprint', () => {
        const findings = shown();
        findings.forEach(fill);
        opened = findings.filter(finding => !finding.open);
        for (const finding of opened) finding.open = true;
      });
      addEventListener('afterprint', () => { for (const finding of opened) finding.open = false; opened = []; });
      addEventListener('hashchange', follow);
      follow();
    })();
    """#
}
