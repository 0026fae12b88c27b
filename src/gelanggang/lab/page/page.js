// Which language, which light, and tables in another order.  Without a script the page can be read, too.
(() => {
  const root = document.documentElement;
  const all = (what, where = document) => [...where.querySelectorAll(what)];
  // A file that is opened from a disk may not be allowed to remember anything.
  const kept = (name, value) => {
    try {
      if (value) localStorage.setItem(name, value);
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const choose = (kind, value, set) => {
    set(value);
    for (const one of all(`[data-${kind}]`)) one.ariaPressed = String(one.dataset[kind] === value);
  };
  const signs = JSON.parse(document.body.dataset.signs);
  const lang = (value) => {
    // Numbers stand here once: their signs are exchanged.
    const [before, after] = [signs[root.lang], signs[value]];
    const written = (sign) => after[before.indexOf(sign)] ?? sign;
    for (const one of all("x-n")) one.textContent = [...one.textContent].map(written).join("");
    root.lang = value;
    document.title = document.querySelector("h1").innerText;
  };
  const light = (value) => {
    root.style.colorScheme = value === "auto" ? "" : value;
  };
  const switches = { lang, light };
  for (const [kind, set] of Object.entries(switches)) {
    const name = `gelanggang.report.${kind}`;
    const known = all(`[data-${kind}]`).map((one) => one.dataset[kind]);
    const wish = kind === "lang" ? [navigator.language.slice(0, 2), root.lang] : ["auto"];
    choose(kind, [kept(name), ...wish].find((one) => known.includes(one)), set);
    for (const one of all(`[data-${kind}]`)) {
      one.addEventListener("click", () => {
        choose(kind, one.dataset[kind], set);
        kept(name, one.dataset[kind]);
      });
    }
  }

  const value = (row, column) => {
    const cell = row.cells[column];
    return cell.dataset.v === undefined ? cell.innerText : Number(cell.dataset.v);
  };
  for (const button of all("th button")) {
    const head = button.parentElement;
    button.addEventListener("click", () => {
      const body = head.closest("table").tBodies[0];
      const down = head.ariaSort === "descending";
      for (const other of head.parentElement.cells) other.removeAttribute("aria-sort");
      head.ariaSort = down ? "ascending" : "descending";
      const rows = [...body.rows].map((row) => [value(row, head.cellIndex), row]);
      rows.sort(([a], [b]) => (typeof a === "number" ? b - a : b.localeCompare(a, root.lang)));
      body.append(...(down ? rows.reverse() : rows).map(([, row]) => row));
    });
  }
})();
