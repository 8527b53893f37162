// What a page can do beyond being read: keep a reader's progress, copy code, open hints one after the other, play the stories
// of checks, search.
//
// Pages are whole without it. It asks no server for anything, keeps what it knows in this browser, and makes every text a
// text: nothing is ever parsed as HTML but the pictures of stories, which are made with the page.

"use strict";

(() => {
  const root = new URL(".", document.currentScript.src);

  // The words of the site's language, which stand here when a site is written: plain ones, and forms for numbers. A page's own go before them.
  const known = /* words */ {};
  const words = (() => {
    try { return { ...known, ...JSON.parse(document.getElementById("strings").textContent) }; } catch { return known; }
  })();
  const language = document.documentElement.lang || "en";
  const plurals = (() => {
    try { return new Intl.PluralRules(language); } catch { return new Intl.PluralRules("en"); }
  })();
  const text = (name, values = {}) => {
    const forms = words[name] ?? name;
    const found = typeof forms === "string" ? forms : forms[plurals.select(values.count)] ?? forms.other;
    return found.replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole);
  };

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

  // MARK: Light and dark. theme.js sets what was chosen before the page is painted.

  const theme = document.querySelector("[data-theme-choice]");
  const showTheme = () => {
    const kind = kept.read("theme");
    const isChosen = kind === "light" || kind === "dark";
    if (isChosen) document.documentElement.dataset.theme = kind; else delete document.documentElement.dataset.theme;
    if (theme) theme.value = isChosen ? kind : "";
  };
  showTheme();
  theme?.closest("[hidden]")?.removeAttribute("hidden");
  theme?.addEventListener("change", () => {
    if (theme.value) kept.write("theme", theme.value); else kept.remove("theme");
    showTheme();
  });
  addEventListener("storage", showTheme);

  // MARK: Progress on the page of a lesson

  const lesson = document.querySelector("main[data-lesson]")?.dataset.lesson;
  const boxes = all("input[data-step]");
  // On the page, and in the menu at its top.
  const stepLinks = all("nav.steps ol a, .place ol a");

  const showTicks = () => {
    const done = stepsDone(lesson);
    for (const box of boxes) {
      box.checked = done.has(box.dataset.step);
      for (const link of stepLinks.filter((link) => link.getAttribute("href") === `#${box.dataset.step}`)) {
        link.querySelector(".tick")?.remove();
        if (!box.checked) continue;
        const mark = element("span", { ariaHidden: "true" }, "✓");
        link.append(element("span", { className: "tick" }, mark, element("span", { className: "unseen" }, ` ${text("done")}`)));
      }
    }
    document.documentElement.style.setProperty("--done", boxes.filter((box) => box.checked).length / boxes.length);
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
  })).filter(({ link, count }) => link && count).map((lesson) => ({ ...lesson, all: lesson.count.textContent }));

  const goOn = document.querySelector("[data-go-on]");
  const start = goOn && { href: goOn.getAttribute("href"), words: goOn.textContent };

  const showProgress = () => {
    let next = null;
    let hasBegun = false;
    for (const { item, id, link, steps, count, all } of lessons) {
      const done = stepsDone(id);
      const number = steps.filter((step) => done.has(step)).length;
      item.querySelector("progress")?.remove();
      count.textContent = number === 0 ? all : number < steps.length
        ? text("stepsDone", { number, count: steps.length }) : text("allDone", { steps: all });
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
    if (goOn) {
      goOn.parentElement.hidden = hasBegun && !next;
      goOn.href = hasBegun && next ? `${next.link.getAttribute("href")}#${next.step}` : start.href;
      goOn.textContent = hasBegun && next
        ? text("goOn", { number: next.number, title: next.link.textContent }) : start.words;
    }
    const forget = document.querySelector("[data-forget]");
    if (forget) forget.parentElement.hidden = !hasBegun;
  };

  document.querySelector("[data-forget]")?.addEventListener("click", () => {
    for (const { id } of lessons) kept.remove(`done:${id}`);
    showProgress();
    say(text("forgotten"));
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

  const steps = all("section.step");
  // What else wants to know which step is read.
  const followers = [];
  const place = document.querySelector("[data-place]");
  const lessonWords = place?.textContent;
  // Links to the step before and to the next, which a phone shows beside it.
  const turns = ["back", "on"].map((kind) => element("a", { className: `turn ${kind}` }, element("span", { className: "unseen" })));
  const showTurns = (current) => {
    const title = (step) => ({ title: step.querySelector("h2")?.textContent ?? "" });
    const [back, on] = [steps[current - 1], steps[current + 1]];
    const links = [
      current > 0 ? [`#${back.id}`, text("previousStep", title(back))] : current === 0 ? ["#content", text("toIntroduction")] : null,
      on ? [`#${on.id}`, current < 0 ? text("firstStep", title(on)) : steps[current].querySelector(".next-step")?.textContent ?? title(on).title] : null,
    ];
    links.forEach((link, index) => {
      if (link) turns[index].href = link[0]; else turns[index].removeAttribute("href");
      turns[index].firstChild.textContent = link?.[1] ?? "";
    });
  };
  if (place && steps.length) {
    showTurns(-1);
    place.closest("details").after(...turns);
  }
  // A quarter down the window, and below where a link leads to, however low the window is. In CSS pixels.
  const readingLine = () => Math.max(100, innerHeight / 4);
  const shortPlace = matchMedia("(max-width: 34rem)");
  const watch = (entries) => {
    for (const { target, isIntersecting } of entries) {
      for (const link of stepLinks.filter((link) => link.getAttribute("href") === `#${target.id}`)) {
        if (isIntersecting) link.setAttribute("aria-current", "location"); else link.removeAttribute("aria-current");
      }
    }
    const read = stepLinks.find((link) => link.hasAttribute("aria-current"))?.getAttribute("href").slice(1);
    for (const follow of followers) follow(read);
    if (!place) return;
    const current = steps.findIndex((step) => stepLinks.some((link) => link.getAttribute("href") === `#${step.id}` && link.hasAttribute("aria-current")));
    showTurns(current);
    place.textContent = current < 0 ? lessonWords
      : text(shortPlace.matches ? "placeShort" : "place", { number: current + 1, count: steps.length, title: steps[current].querySelector("h2")?.textContent ?? "" });
  };
  let watcher = null;
  let watchedHeight = 0;
  const watchSteps = () => {
    if (innerHeight === watchedHeight) return;
    watchedHeight = innerHeight;
    watcher?.disconnect();
    // Of the browser's own window, in which scroll bars may have a part.
    const share = 100 * readingLine() / innerHeight;
    watcher = new IntersectionObserver(watch, { rootMargin: `-${share}% 0px -${Math.max(0, 99 - share)}% 0px` });
    for (const step of steps) watcher.observe(step);
  };
  watchSteps();
  addEventListener("resize", watchSteps);

  // The menu of steps closes when it has led somewhere, and when the reader turns to something else.
  const menu = document.querySelector("details.place");
  menu?.addEventListener("click", (event) => { if (event.target.closest("a")) menu.open = false; });
  menu?.addEventListener("focusout", (event) => {
    if (event.relatedTarget && !menu.contains(event.relatedTarget)) menu.open = false;
  });
  addEventListener("pointerdown", (event) => { if (menu?.open && !menu.contains(event.target)) menu.open = false; });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu?.open) return;
    menu.open = false;
    menu.querySelector("summary").focus();
  });

  // MARK: Paper. What can be opened is printed as it stands, all of it open, or all of it closed.

  const paper = document.querySelector("[data-paper-choice]");
  if (paper && document.querySelector("main .text details")) {
    const kinds = ["open", "closed"];
    const chosen = kept.read("paper");
    paper.value = kinds.includes(chosen) ? chosen : "";
    paper.closest("[hidden]")?.removeAttribute("hidden");
    paper.addEventListener("change", () => {
      if (paper.value) kept.write("paper", paper.value); else kept.remove("paper");
    });
    let onScreen = [];
    addEventListener("beforeprint", () => {
      if (!paper.value) return;
      onScreen = all("main .text details").map((element) => ({ element, open: element.open, hidden: element.hidden }));
      for (const { element } of onScreen) {
        element.open = paper.value === "open";
        element.hidden = element.hidden && !element.open;
      }
    });
    addEventListener("afterprint", () => {
      for (const { element, open, hidden } of onScreen) Object.assign(element, { open, hidden });
      onScreen = [];
    });
  }

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

  // MARK: What to type to do what a step tells, where no server runs. Without a script the links lead to where it all stands.

  const handsOn = document.getElementById("hands-on");
  const how = element("dialog", { className: "how" });
  const showHow = (link) => {
    const step = link.closest("section.step");
    const commands = all(`[data-for="${link.dataset.handsOn}"] code`, handsOn).map((code) =>
      code.textContent + (step && "stepOption" in code.dataset ? ` --step ${step.dataset.stepId}` : ""));
    const title = element("h2", { id: "how-title" }, link.textContent);
    const close = element("button", { type: "button" }, text("close"));
    close.addEventListener("click", () => how.close());
    const code = element("div", { className: "code" }, element("pre", {}, element("code", {}, commands.join("\n"))),
      copyButton(() => `${commands.join("\n")}\n`));
    how.replaceChildren(
      element("header", {}, title, close),
      ...(step ? [element("p", { className: "label" }, step.querySelector("h2")?.textContent ?? "")] : []),
      ...all(".hands-on-more", handsOn).map((it) => it.cloneNode(true)), code,
      element("p", {}, text("handsOnThere", { words: link.textContent })),
      ...(link.dataset.handsOn === "code" ? all(".starter-files", handsOn).map((it) => it.cloneNode(true)) : []));
    how.setAttribute("aria-labelledby", title.id);
    how.showModal();
  };
  if (!handsOn) for (const links of all(".hands-on-links")) links.remove();
  if (handsOn && how.showModal) {
    document.body.append(how);
    how.addEventListener("click", (event) => { if (event.target === how) how.close(); });
    for (const link of all("a[data-hands-on]")) {
      link.setAttribute("aria-haspopup", "dialog");
      link.addEventListener("click", (event) => {
        event.preventDefault();
        showHow(link);
      });
    }
  }

  // MARK: The program beside the text

  // In the order in which they are counted there.
  const colourNames = ["", "attribute", "call", "comment", "declared", "interpolation", "keyword", "number", "string", "type"];

  // The lines of code, each in pieces. colours: how many letters have a colour, and which, in turn.
  const linesOf = (code, colours = []) => {
    const lines = [[]];
    let place = 0;
    const add = (length, className) => {
      code.slice(place, place + length).split("\n").forEach((piece, index) => {
        if (index > 0) lines.push([]);
        if (piece) lines.at(-1).push(className ? element("span", { className }, piece) : piece);
      });
      place += length;
    };
    for (let index = 0; index + 1 < colours.length; index += 2) add(colours[index], colourNames[colours[index + 1]]);
    add(code.length - place);
    if (lines.length > 1 && !lines.at(-1).length) lines.pop();
    return lines;
  };

  const main = document.querySelector("main[data-program]");
  const hasRoom = matchMedia("(min-width: 75rem)");
  const showProgram = () => {
    if (!hasRoom.matches || main.querySelector(".program")) return;
    const panel = element("div", { className: "program", tabIndex: 0 });
    panel.setAttribute("role", "region");
    panel.setAttribute("aria-label", text("program"));
    const states = new Map();
    const files = new Map();
    for (const { step, shown, changed } of window.coursemarkProgram ?? []) {
      for (const file of changed) files.set(file.name, file);
      states.set(step, shown.map((name) => files.get(name))
        .map((file) => ({ ...file, marks: new Set(changed.includes(file) ? file.marks : []) })));
    }
    let current;
    // Between two steps, the one before goes on; in the introduction, it is what the first one begins with.
    // One step at a time, none is shown there.
    const isShown = (step) => step.getClientRects().length > 0;
    const isBeforeSteps = () => isShown(steps[0]) ? steps[0].getBoundingClientRect().top > readingLine() : !steps.some(isShown);
    const follow = (step) => {
      const id = step ?? (isBeforeSteps() ? steps[0].id : current ?? steps[0].id);
      const state = states.get(id);
      if (!state?.length || id === current && panel.childElementCount) return;
      current = id;
      panel.replaceChildren(element("h2", {}, text("program")), ...state.map(({ name, code, colours, marks }) => {
        const lines = linesOf(code, colours).flatMap((line, index) =>
          marks.has(index + 1) ? element("mark", {}, ...line, "\n") : [...line, "\n"]);
        return element("figure", { className: "listing" }, element("figcaption", {}, element("span", { className: "caption" }, name)),
          element("pre", {}, element("code", {}, ...lines)));
      }));
      for (const pre of all("pre", panel)) sizes.observe(pre);
      const mark = panel.querySelector("mark");
      const top = mark ? mark.getBoundingClientRect().top - panel.getBoundingClientRect().top + panel.scrollTop : 0;
      panel.scrollTop = top > panel.clientHeight / 2 ? top - 120 : 0;
    };
    main.append(panel);
    followers.push(follow);
    follow(stepLinks.find((link) => link.hasAttribute("aria-current"))?.getAttribute("href").slice(1));
  };
  const readProgram = () => {
    if (!hasRoom.matches || !main?.dataset.program || !steps.length) return;
    if (window.coursemarkProgram) return showProgram();
    const script = element("script", { src: new URL(main.dataset.program, location.href).href });
    script.addEventListener("load", showProgram);
    // Without it, its place is the text's.
    script.addEventListener("error", () => main.removeAttribute("data-program"));
    document.head.append(script);
  };
  readProgram();
  hasRoom.addEventListener("change", readProgram);

  // MARK: One step at a time

  const oneStep = document.querySelector("[data-one-step]");
  const body = document.querySelector("main.has-steps > .text");
  if (oneStep && body && steps.length) {
    const titleOf = (step) => step.querySelector("h2")?.textContent ?? "";
    const link = (className, href, words) => element("a", { className, href }, words);
    steps.forEach((step, index) => step.querySelector(".step-end")?.prepend(index === 0
      ? link("previous-step", "#content", text("toIntroduction"))
      : link("previous-step", `#${steps[index - 1].id}`, text("previousStep", { title: titleOf(steps[index - 1]) }))));
    steps[0].before(element("p", { className: "step-end begin" },
      link("next-step", `#${steps[0].id}`, text("firstStep", { title: titleOf(steps[0]) }))));

    // The step that the address names; before the first one, the introduction.
    const showStep = (event) => {
      const isOn = kept.read("one-step") === true;
      document.documentElement.classList.toggle("one-step", isOn);
      oneStep.checked = isOn;
      let id = location.hash.slice(1);
      try { id = decodeURIComponent(id); } catch { /* As it is. */ }
      const target = id && document.getElementById(id);
      const current = target ? target.closest("section.step") : null;
      for (const step of steps) step.classList.toggle("current", step === current);
      body.classList.toggle("at-introduction", !current);
      body.classList.toggle("at-end", current === steps.at(-1));
      // What another tab keeps moves nobody.
      if (!isOn || !target || event?.type === "storage") return;
      target.scrollIntoView({ behavior: "instant" });
      if (event?.type !== "hashchange" || !current) return;
      // The link that was followed has gone with its step.
      const heading = current.querySelector("h2");
      heading?.setAttribute("tabindex", "-1");
      heading?.focus({ preventScroll: true });
    };
    showStep();
    oneStep.closest("[hidden]")?.removeAttribute("hidden");
    addEventListener("hashchange", showStep);
    addEventListener("storage", showStep);
    oneStep.addEventListener("change", () => {
      // Whoever chooses it goes on where they are reading.
      const here = stepLinks.find((link) => link.hasAttribute("aria-current"))?.getAttribute("href");
      if (oneStep.checked) kept.write("one-step", true); else kept.remove("one-step");
      if (here && here !== location.hash) location.hash = here; else showStep();
    });
  }

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

  const copyButton = (code, caption) => {
    const word = element("span", {}, text("copy"));
    const button = element("button", { type: "button", className: "copy" }, word);
    button.append(element("span", { className: "unseen" }, caption ? text("copyNamed", { name: caption }) : text("copyThis")));
    let timer;
    button.addEventListener("click", async () => {
      try {
        await copy(code());
        word.textContent = text("copied");
      } catch {
        word.textContent = text("notCopied");
      }
      button.focus();
      say(word.textContent);
      clearTimeout(timer);
      timer = setTimeout(() => { word.textContent = text("copy"); }, 2500);
    });
    return button;
  };

  for (const pre of all("pre")) {
    const button = copyButton(() => pre.textContent, pre.closest("figure.listing")?.querySelector(".caption")?.textContent);
    if (pre.parentElement.matches("figure.listing") && pre.parentElement.querySelector("figcaption")) {
      pre.before(button);
    } else {
      const box = element("div", { className: "code" });
      pre.replaceWith(box);
      box.append(button, pre);
    }
  }

  // What the lines of a change become, as far as they are shown.
  for (const lines of all(".diff")) {
    const button = copyButton(() => all(".line:is(.same, .added) > code", lines).map((code) => `${code.textContent}\n`).join(""),
      lines.closest("figure")?.querySelector(".caption")?.textContent);
    lines.before(button);
  }

  // MARK: A solution and what it changes, side by side

  all("details.solution > .inside").forEach((inside, number) => {
    const changes = inside.querySelector(":scope > .differences");
    const label = changes?.querySelector(":scope > .label");
    if (!label) return;
    const code = element("div");
    code.append(...[...inside.childNodes].filter((node) => node !== changes));
    const list = element("div", { className: "tabs" });
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", inside.parentElement.querySelector("summary").textContent);
    const panels = [code, changes];
    const tabs = [changes.dataset.code, label.textContent].map((words, index) => {
      const tab = element("button", { type: "button", id: `tab-${number}-${index}` }, words);
      panels[index].id = `panel-${number}-${index}`;
      for (const [name, value] of [["role", "tab"], ["aria-controls", panels[index].id]]) tab.setAttribute(name, value);
      panels[index].setAttribute("role", "tabpanel");
      panels[index].setAttribute("aria-labelledby", tab.id);
      return tab;
    });
    const select = (chosen) => tabs.forEach((tab, index) => {
      tab.setAttribute("aria-selected", index === chosen);
      tab.tabIndex = index === chosen ? 0 : -1;
      panels[index].hidden = index !== chosen;
    });
    tabs.forEach((tab, index) => tab.addEventListener("click", () => select(index)));
    list.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1, Home: -tabs.length, End: tabs.length }[event.key];
      if (!step) return;
      event.preventDefault();
      const isReversed = getComputedStyle(list).direction === "rtl" && event.key.startsWith("Arrow");
      const chosen = Math.max(0, Math.min(tabs.length - 1, tabs.indexOf(document.activeElement) + (isReversed ? -step : step)));
      select(chosen);
      tabs[chosen].focus();
    });
    label.remove();
    list.append(...tabs);
    inside.replaceChildren(list, code, changes);
    select(0);
    // A link may lead into what is not shown.
    addEventListener("hashchange", () => {
      const target = document.getElementById(location.hash.slice(1));
      const panel = [code, changes].findIndex((panel) => panel.contains(target));
      if (target && panel >= 0) select(panel);
    });
  });

  // MARK: What a user does in a check, picture after picture

  const told = document.querySelector("main[data-stories]");
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

  // Each strip as HTML, by the name of its check; every text of the app is escaped in it.
  let stories = null;
  const readStories = () => stories ??= new Promise((resolve, reject) => {
    const script = element("script", { src: new URL(told.dataset.stories, location.href).href });
    script.addEventListener("load", () => resolve(window.coursemarkStories ?? {}));
    script.addEventListener("error", () => {
      stories = null;
      script.remove();
      reject(new Error("no stories"));
    });
    document.head.append(script);
  });

  // In a document of its own, in which nothing runs.
  const parsed = (html) => document.importNode(new DOMParser().parseFromString(html, "text/html").body.firstElementChild, true);

  // The arrow keys go from moment to moment; what is under way is marked, also where all of them can be seen.
  const steppedBy = (strip) => {
    const moments = all("ol > li", strip);
    let current = 0;
    let isMoved = false;
    const turns = element("p", { className: "turns" });
    const turn = (step, name, sign) => {
      const button = element("button", { type: "button", ariaLabel: text(name), textContent: sign });
      button.addEventListener("click", () => go(step));
      turns.append(button);
      return button;
    };
    const mark = () => {
      moments.forEach((moment, place) => {
        if (place === current) moment.setAttribute("aria-current", "step"); else moment.removeAttribute("aria-current");
      });
      // A button that has the focus keeps it, also at an end.
      back.setAttribute("aria-disabled", String(current === 0));
      on.setAttribute("aria-disabled", String(current >= moments.length - 1));
    };
    const show = (index) => {
      current = Math.max(0, Math.min(moments.length - 1, index));
      isMoved = false;
      mark();
      const left = moments.length ? moments[current].offsetLeft - moments[0].offsetLeft : 0;
      strip.scrollTo({ left, behavior: isCalm.matches ? "instant" : "smooth" });
    };
    const wordsFor = (moment) => [
      [...moment.querySelector(".moment")?.childNodes ?? []].filter((node) => !node.matches?.("[aria-hidden]"))
        .map((node) => node.textContent).join("").trim(),
      moment.querySelector("svg")?.getAttribute("aria-label") ?? "",
    ].filter(Boolean).join(". ");
    // Whoever has moved it by hand goes on from what is there to be seen.
    for (const kind of ["pointerdown", "touchmove", "wheel"]) {
      strip.addEventListener(kind, ({ target }) => { isMoved ||= !turns.contains(target); }, { passive: true });
    }
    const firstSeen = () => {
      const edges = strip.getBoundingClientRect();
      return moments.findIndex((moment) => {
        const { left, right } = moment.getBoundingClientRect();
        return left >= edges.left - 2 && right <= edges.right + 2;
      });
    };
    const go = (step) => {
      if (isMoved) current = Math.max(0, firstSeen());
      show(current + step);
      say(text("moment", { number: current + 1, count: moments.length, words: wordsFor(moments[current]) }));
    };
    strip.addEventListener("keydown", (event) => {
      if ((event.target !== strip && !turns.contains(event.target)) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const step = { ArrowRight: 1, ArrowLeft: -1, Home: -moments.length, End: moments.length }[event.key];
      if (!step) return;
      event.preventDefault();
      const isReversed = getComputedStyle(strip).direction === "rtl" && event.key.startsWith("Arrow");
      go(isReversed ? -step : step);
    });
    const back = turn(-1, "momentBefore", "‹");
    const on = turn(1, "momentAfter", "›");
    if (moments.length > 1) strip.prepend(turns);
    mark();
    return show;
  };

  // For stories that come later, as on a page that is served.
  window.coursemarkStepping = steppedBy;

  for (const check of told ? all("details[data-story]", told) : []) {
    const word = element("span", {}, text("play"));
    const title = check.querySelector("summary")?.textContent ?? "";
    const button = element("button", { type: "button", className: "play" }, word,
      element("span", { className: "unseen" }, text("playNamed", { title })));
    button.setAttribute("aria-expanded", "false");
    let strip = null;
    let show;
    let timer;
    button.addEventListener("click", async () => {
      try {
        const strips = await readStories();
        if (!strip) {
          strip = parsed(strips[check.dataset.story]);
          strip.hidden = true;
          show = steppedBy(strip);
          check.after(strip);
        }
      } catch {
        word.textContent = text("notPlayed");
        say(word.textContent);
        clearTimeout(timer);
        timer = setTimeout(() => { word.textContent = text("play"); }, 4000);
        return;
      }
      clearTimeout(timer);
      strip.hidden = !strip.hidden;
      button.setAttribute("aria-expanded", String(!strip.hidden));
      word.textContent = text(strip.hidden ? "play" : "playEnd");
      if (strip.hidden) return;
      show(0);
      strip.focus();
    });
    check.before(button);
  }

  // What has no more to scroll to needs no stop for the keyboard, and what goes on behind its edge fades there.
  const showEdge = (box) => box.classList.toggle("goes-on", box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft) > 2);
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.tabIndex = 0; else target.removeAttribute("tabindex");
      showEdge(target);
    }
  });
  document.addEventListener("scroll", ({ target }) => { if (target.matches?.("pre, .diff")) showEdge(target); }, { capture: true, passive: true });
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
      title: `${entry.number ? `${text("step").toLowerCase()} ${entry.number} ` : ""}${entry.step} ${entry.lesson}`.toLowerCase(),
      low: entry.text.toLowerCase(),
      lowCode: (entry.code ?? "").toLowerCase(),
    }))));
    script.addEventListener("error", () => {
      index = null;
      reject(new Error("no index"));
    });
    document.head.append(script);
  });

  // The words of a text, each once.
  const wordsOf = (text) => new Set(text.match(/[\p{L}\p{N}_]+/gu) ?? []);

  // Whether one letter too many, too few, another one, or two that changed places make one word of the other.
  const isAlmost = (one, other) => {
    if (Math.abs(one.length - other.length) > 1) return false;
    let at = 0;
    while (at < one.length && one[at] === other[at]) at += 1;
    const [a, b] = [one.slice(at), other.slice(at)];
    return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
  };

  // What a word is looked for as: as it is, and in the singular.
  const forms = (word) => /[^s]s$/.test(word) && word.length > 3 ? [word, word.slice(0, -1)] : [word];

  // Where a word is in a text: 2 as a whole word, or one with an ending; 1 as a part of one; 0 nowhere.
  const grade = (text, word) => {
    let best = 0;
    for (const form of forms(word)) {
      for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
        const isStart = !/[\p{L}\p{N}_]/u.test(text[at - 1] ?? " ");
        if (isStart && !/[\p{L}\p{N}_]/u.test((text.slice(at + form.length).replace(/^e?s(?![\p{L}\p{N}_])/u, "")[0]) ?? " ")) return 2;
        best = 1;
      }
    }
    return best;
  };

  // How well an entry fits; 0 when one of the words is missing. Whole words count more than parts, titles more than text.
  const weight = (entry, words) => {
    let sum = 0;
    for (const word of words) {
      const best = Math.max(10 * grade(entry.title, word), 3 * grade(entry.low, word), 2 * grade(entry.lowCode, word));
      if (!best) return 0;
      sum += best;
    }
    const singular = words.map((word) => forms(word).at(-1)).join(" ");
    return sum + ([words.join(" "), singular].some((phrase) => entry.low.includes(phrase)) ? 2 : 0);
  };

  // A word that nobody has written, as the nearest one that somebody has.
  const corrected = (entries, word) => {
    if (word.length < 4 || entries.some((entry) => grade(entry.title, word) || grade(entry.low, word) || grade(entry.lowCode, word))) return word;
    for (const entry of entries) {
      for (const known of wordsOf(`${entry.title} ${entry.low} ${entry.lowCode}`)) if (isAlmost(known, word)) return known;
    }
    return word;
  };

  // Where most of the words are near each other: the first such place.
  const bestPlace = (low, asked) => {
    const places = asked.flatMap((word, index) => forms(word).slice(-1).flatMap((form) => {
      const found = [];
      for (let at = low.indexOf(form); at >= 0 && found.length < 200; at = low.indexOf(form, at + 1)) found.push({ at, index });
      return found;
    })).sort((a, b) => a.at - b.at);
    let best = { at: 0, count: 0 };
    places.forEach(({ at }, first) => {
      const near = places.slice(first, first + 20).filter((place) => place.at < at + 110);
      const count = new Set(near.map(({ index }) => index)).size;
      if (count > best.count) best = { at, count };
    });
    return best.at;
  };

  // The text around the words, with all of them marked.
  const excerpt = (entry, asked) => {
    const words = asked.flatMap(forms);
    const first = bestPlace(entry.low, asked);
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
    if (entry.step) title.append(element("span", { className: "where" }, entry.number
      ? text("resultStep", { number: entry.number, lesson: entry.lesson }) : ` · ${entry.lesson}`));
    const link = element("a", { href: new URL(entry.link, root).href }, title, excerpt(entry, words));
    const isInCode = words.some((word) => !grade(entry.title, word) && !grade(entry.low, word));
    const names = isInCode ? entry.code.split(" ").filter((name) => words.some((word) => grade(name.toLowerCase(), word))) : [];
    if (names.length) link.append(element("span", { className: "excerpt" }, text("inItsCode"), element("code", {}, names.slice(0, 4).join(", "))));
    return element("li", {}, link);
  };

  const search = async () => {
    const asked = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let entries;
    try {
      entries = await readIndex();
    } catch {
      status.textContent = text("noIndex");
      return;
    }
    const words = asked.map((word) => corrected(entries, word));
    const other = words.some((word, index) => word !== asked[index]) ? text("forWords", { words: words.join(" ") }) : "";
    const hits = !words.length ? [] : entries.map((entry) => ({ entry, weight: weight(entry, words) }))
      .filter((hit) => hit.weight > 0).sort((a, b) => b.weight - a.weight);
    list.replaceChildren(...hits.slice(0, 30).map(({ entry }) => result(entry, words)));
    list.scrollTop = 0;
    status.textContent = !words.length ? "" : hits.length === 0 ? text("nothing")
      : text(hits.length > 30 ? "placesBest" : "places", { count: hits.length, best: 30 }) + other;
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
