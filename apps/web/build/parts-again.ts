import type { Plugin } from 'vite';

/** Vite's loader, word for word, and what takes its place. */
const CHANGES = [
  // It remembers a file that failed as one that needs no loading.
  ['(err) => {\n\t\tseen[href] = void 0;', '(err) => {\n\t\tdelete seen[href];'],
  // And it takes the link that failed for a stylesheet that is there.
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
  // Chromium never asks again for a module that it failed to fetch, by link or by import, until the page is loaded anew.
  // While the server is out of reach a script is therefore first asked for as a file: the browser's cache may hold it. So is
  // one that comes long after the page began, by when the server may have gone without anybody's notice.
  [
    'const link = document.createElement("link");\n\t\t\t\tlink.rel = isCss',
    'if (!isCss && (window.lecternServerAway || !navigator.onLine || performance.now() > 3e4)) ' +
      'return fetch(dep.href).then((file) => file.ok ? file.blob() : Promise.reject(new Error(dep.href)));\n' +
      '\t\t\t\tconst link = document.createElement("link");\n\t\t\t\tlink.rel = isCss',
  ],
] as const;

/** A part of the program that failed to come is asked for again as a whole, its stylesheet and its scripts. */
export function withPartsAskedAgain(loader: string): string {
  return CHANGES.reduce((code, [before, after]) => {
    if (!code.includes(before))
      throw new Error('Vite loads parts of the program in another way in this version');
    return code.replace(before, after);
  }, loader);
}

export function partsAgain(): Plugin {
  return {
    name: 'parts-again',
    apply: 'build',
    transform(code, id) {
      return id.includes('vite/preload-helper') ? withPartsAskedAgain(code) : undefined;
    },
  };
}
