// What a page can do beyond being read: keep a reader's progress, copy code, open hints one after the other, search.
//
// Pages are whole without it. It asks no server for anything, keeps what it knows in this browser, and makes every text a
// text: nothing is ever parsed as HTML.

"use strict";

(() => {
  const root = new URL(".", document.currentScript.src);

  const all = (selector, within = document) => [...within.querySelectorAll(selector)];

  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  // Speaks to screen readers.
  const voice = element("p", { className: "unseen" });
  voice.setAttribute("role", "status");
  document.body.append(voice);
  const say = (words) => {
    voice.textContent = "";
    setTimeout(() => { voice.textContent = words; }, 50);
  };

  // MARK: What the browser keeps. Reading and writing can be forbidden; then nothing is kept.

  const name = (key) => `coursemark:${root.pathname}:${key}`;
  const kept = {
    read(key) {
      try { return JSON.parse(localStorage.getItem(name(key))); } catch { return null; }
    },
    write(key, value) {
      try { localStorage.setItem(name(key), JSON.stringify(value)); } catch { /* Not kept. */ }
    },
    remove(key) {
      try { localStorage.removeItem(name(key)); } catch { /* Not kept. */ }
    },
  };

  // The anchors of the steps of a lesson that the reader has done.
  const stepsDone = (lesson) => {
    const steps = kept.read(`done:${lesson}`);
    return new Set(Array.isArray(steps) ? steps : []);
  };

  // MARK: Progress on the page of a lesson

  const lesson = document.querySelector("main[data-lesson]")?.dataset.lesson;
  const boxes = all("input[data-step]");

  const showTicks = () => {
    const done = stepsDone(lesson);
    for (const box of boxes) {
      box.checked = done.has(box.dataset.step);
      const link = all("nav.steps a").find((link) => link.getAttribute("href") === `#${box.dataset.step}`);
      if (!link) continue;
      link.querySelector(".tick")?.remove();
      if (!box.checked) continue;
      const mark = element("span", { ariaHidden: "true" }, "✓");
      link.append(element("span", { className: "tick" }, mark, element("span", { className: "unseen" }, " done")));
    }
  };

  for (const box of boxes) {
    box.closest("[hidden]")?.removeAttribute("hidden");
    box.addEventListener("change", () => {
      const done = stepsDone(lesson);
      if (box.checked) done.add(box.dataset.step); else done.delete(box.dataset.step);
      if (done.size) kept.write(`done:${lesson}`, [...done]); else kept.remove(`done:${lesson}`);
      showTicks();
    });
  }

  // MARK: Progress on the page of the course

  const lessons = all("li[data-lesson]").map((item) => ({
    item,
    id: item.dataset.lesson,
    link: item.querySelector("h2 a"),
    steps: (item.dataset.steps ?? "").split(" ").filter(Boolean),
    count: item.querySelector("[data-count]"),
  })).filter(({ link, count }) => link && count).map((lesson) => ({ ...lesson, words: lesson.count.textContent }));

  const showProgress = () => {
    let next = null;
    let hasBegun = false;
    for (const { item, id, link, steps, count, words } of lessons) {
      const done = stepsDone(id);
      const number = steps.filter((step) => done.has(step)).length;
      item.querySelector("progress")?.remove();
      count.textContent = number === 0 ? words : number < steps.length ? `${number} of ${steps.length} steps done` : `${words}, all done`;
      count.classList.toggle("complete", number > 0 && number === steps.length);
      if (number > 0) {
        hasBegun = true;
        count.before(element("progress", { max: steps.length, value: number, ariaHidden: "true" }));
      }
      const open = steps.findIndex((step) => !done.has(step));
      if (open >= 0 && (next === null || (number > 0 && !next.hasBegun))) {
        next = { link, step: steps[open], number: open + 1, hasBegun: number > 0 };
      }
    }
    const goOn = document.querySelector("[data-go-on]");
    if (goOn) {
      goOn.parentElement.hidden = !hasBegun || !next;
      if (next) {
        goOn.href = `${next.link.getAttribute("href")}#${next.step}`;
        goOn.textContent = `Go on with step ${next.number} of “${next.link.textContent}”`;
      }
    }
    const forget = document.querySelector("[data-forget]");
    if (forget) forget.parentElement.hidden = !hasBegun;
  };

  document.querySelector("[data-forget]")?.addEventListener("click", () => {
    for (const { id } of lessons) kept.remove(`done:${id}`);
    showProgress();
    say("Your progress is forgotten.");
    const heading = document.querySelector("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
  });

  const show = () => {
    if (boxes.length) showTicks();
    if (lessons.length) showProgress();
  };
  show();
  addEventListener("storage", show);
  addEventListener("pageshow", (event) => { if (event.persisted) show(); });

  // MARK: Where on the page the reader is

  const places = new Map(all("nav.steps a").map((link) => [link.getAttribute("href").slice(1), link]));
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = places.get(target.id);
      if (isIntersecting) link?.setAttribute("aria-current", "location"); else link?.removeAttribute("aria-current");
    }
  }, { rootMargin: "-25% 0px -74% 0px" });
  for (const step of all("section.step")) watcher.observe(step);

  // MARK: Hints, one after the other

  for (const step of all("section.step, main")) {
    const hints = all("details.hint", step).filter((hint) => (hint.closest("section.step") ?? hint.closest("main")) === step);
    hints.forEach((hint, index) => {
      if (index > 0 && !hints[index - 1].open) hint.hidden = true;
      hint.addEventListener("toggle", () => {
        if (hint.open && hints[index + 1]) hints[index + 1].hidden = false;
      });
    });
  }

  // A link may lead into something that is closed.
  const openTarget = () => {
    let id = location.hash.slice(1);
    try { id = decodeURIComponent(id); } catch { /* As it is. */ }
    const target = id && document.getElementById(id);
    for (let outer = target && target.parentElement; outer; outer = outer.parentElement) {
      outer.hidden = false;
      if (outer.tagName === "DETAILS" && !outer.open) {
        outer.open = true;
        target.scrollIntoView();
      }
    }
  };
  openTarget();
  addEventListener("hashchange", openTarget);

  // MARK: Code

  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Where the clipboard is only open to secure pages.
      const area = element("textarea", { value: text, className: "unseen" });
      document.body.append(area);
      area.select();
      const isCopied = document.execCommand("copy");
      area.remove();
      if (!isCopied) throw new Error("not copied");
    }
  };

  for (const pre of all("pre")) {
    const caption = pre.closest("figure.listing")?.querySelector(".caption")?.textContent;
    const word = element("span", {}, "Copy");
    const button = element("button", { type: "button", className: "copy" }, word);
    button.append(element("span", { className: "unseen" }, caption ? ` ${caption}` : " this code"));
    let timer;
    button.addEventListener("click", async () => {
      try {
        await copy(pre.textContent);
        word.textContent = "Copied";
      } catch {
        word.textContent = "Not copied";
      }
      button.focus();
      say(word.textContent);
      clearTimeout(timer);
      timer = setTimeout(() => { word.textContent = "Copy"; }, 2500);
    });
    if (pre.parentElement.matches("figure.listing") && pre.parentElement.querySelector("figcaption")) {
      pre.before(button);
    } else {
      const box = element("div", { className: "code" });
      pre.replaceWith(box);
      box.append(button, pre);
    }
  }

  // What has no more to scroll to needs no stop for the keyboard.
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0; else target.removeAttribute("tabindex");
    }
  });
  for (const box of all("pre, .diff")) sizes.observe(box);

  // MARK: Search

  const dialog = document.querySelector("dialog.search");
  const field = dialog?.querySelector("input[type=search]");
  const list = dialog?.querySelector(".search-results");
  const status = dialog?.querySelector(".search-status");
  const opener = document.querySelector("[data-search-open]");
  if (!field || !list || !status || !dialog.showModal) return;

  let index = null;
  const readIndex = () => index ??= new Promise((resolve, reject) => {
    const script = element("script", { src: new URL("search-index.js", root).href });
    script.addEventListener("load", () => resolve((window.coursemarkSearchIndex ?? []).map((entry) => ({
      ...entry,
      title: `${entry.step} ${entry.lesson}`.toLowerCase(),
      low: entry.text.toLowerCase(),
    }))));
    script.addEventListener("error", () => {
      index = null;
      reject(new Error("no index"));
    });
    document.head.append(script);
  });

  // How well an entry fits; 0 when one of the words is missing.
  const weight = (entry, words) => {
    let sum = 0;
    for (const word of words) {
      if (entry.title.includes(word)) sum += 10;
      else if (entry.low.includes(word)) sum += 1;
      else return 0;
    }
    return sum + (entry.low.includes(words.join(" ")) ? 2 : 0);
  };

  // The text around the first of the words, with all of them marked.
  const excerpt = (entry, words) => {
    const found = words.map((word) => entry.low.indexOf(word)).filter((place) => place >= 0);
    const first = found.length ? Math.min(...found) : 0;
    const start = first < 60 ? 0 : entry.text.indexOf(" ", first - 50) + 1;
    const end = start + 160 < entry.text.length ? entry.text.lastIndexOf(" ", start + 160) : entry.text.length;
    const text = entry.text.slice(start, end > start ? end : start + 160);
    const made = element("span", { className: "excerpt" }, start > 0 ? "… " : "");
    let rest = 0;
    const low = text.toLowerCase();
    while (rest < text.length) {
      const hits = words.map((word) => ({ word, at: low.indexOf(word, rest) })).filter(({ at }) => at >= 0);
      if (!hits.length) break;
      const hit = hits.reduce((a, b) => b.at < a.at || (b.at === a.at && b.word.length > a.word.length) ? b : a);
      made.append(text.slice(rest, hit.at), element("mark", {}, text.slice(hit.at, hit.at + hit.word.length)));
      rest = hit.at + hit.word.length;
    }
    made.append(text.slice(rest), start + text.length < entry.text.length ? " …" : "");
    return made;
  };

  const result = (entry, words) => {
    const title = element("strong", {}, entry.step || entry.lesson);
    if (entry.step) title.append(element("span", { className: "where" }, ` · ${entry.lesson}`));
    return element("li", {}, element("a", { href: new URL(entry.link, root).href }, title, excerpt(entry, words)));
  };

  const search = async () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let entries;
    try {
      entries = await readIndex();
    } catch {
      status.textContent = "The search index cannot be read.";
      return;
    }
    const hits = !words.length ? [] : entries.map((entry) => ({ entry, weight: weight(entry, words) }))
      .filter((hit) => hit.weight > 0).sort((a, b) => b.weight - a.weight);
    list.replaceChildren(...hits.slice(0, 30).map(({ entry }) => result(entry, words)));
    list.scrollTop = 0;
    status.textContent = !words.length ? "" : hits.length === 0 ? "Nothing was found."
      : hits.length === 1 ? "1 place" : hits.length > 30 ? `${hits.length} places; these are the best 30` : `${hits.length} places`;
  };

  let waiting;
  field.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(search, 150);
  });

  const open = () => {
    if (dialog.open) return;
    dialog.showModal();
    field.focus();
    field.select();
    search();
  };
  opener?.addEventListener("click", open);
  opener?.removeAttribute("hidden");
  dialog.querySelector("[data-search-close]")?.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.closest("a")) dialog.close();
  });

  // While an input method puts a character together, its keys are its own. Safari says so of the last one by a number.
  const isComposing = (event) => event.isComposing || event.keyCode === 229;

  dialog.addEventListener("keydown", (event) => {
    if (isComposing(event)) return;
    const links = all("a", list);
    const place = links.indexOf(document.activeElement);
    if (event.key === "Escape") {
      // At once, where a browser would empty the field first.
      event.preventDefault();
      dialog.close();
    } else if (event.key === "Enter" && document.activeElement === field && links[0]) {
      event.preventDefault();
      clearTimeout(waiting);
      search().then(() => list.querySelector("a")?.click());
    } else if (event.key === "ArrowDown" && (place >= 0 || document.activeElement === field)) {
      event.preventDefault();
      links[Math.min(place + 1, links.length - 1)]?.focus();
    } else if (event.key === "ArrowUp" && place >= 0) {
      event.preventDefault();
      (links[place - 1] ?? field).focus();
    }
  });

  // A single key can be in the way of those who speak to their computer, so it can be switched off.
  const box = dialog.querySelector("[data-search-key]");
  const showKey = () => {
    const isOn = kept.read("search-key") !== false;
    if (box) box.checked = isOn;
    const key = opener?.querySelector("kbd");
    if (key) key.hidden = !isOn;
  };
  showKey();
  box?.addEventListener("change", () => {
    kept.write("search-key", box.checked);
    showKey();
  });
  addEventListener("keydown", (event) => {
    const isTyping = event.target.closest?.("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping || isComposing(event) || kept.read("search-key") === false) return;
    event.preventDefault();
    open();
  });
})();
