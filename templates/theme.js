// Light or dark as the reader has chosen, before anything is painted. It blocks the page, so it does nothing else.

"use strict";

try {
  const root = new URL(".", document.currentScript.src).pathname;
  const theme = JSON.parse(localStorage.getItem(`coursemark:${root}:theme`));
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch { /* What the system says. */ }
