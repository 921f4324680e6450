import type { Plugin } from 'vite';

/** Pieces of Vite's loader, verbatim, and their replacements. */
const CHANGES = [
  // Vite remembers a failed file as loaded.
  ['(err) => {\n\t\tseen[href] = void 0;', '(err) => {\n\t\tdelete seen[href];'],
  // Vite takes the failed link for an existing style sheet.
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
  // Until a reload, Chromium never again fetches a module that failed once, by link or by import. While the server is
  // unreachable a script is therefore first fetched as a plain file, which may come from the browser's cache. The same
  // applies to a script loaded long after the page, because the server may have become unreachable unnoticed.
  [
    'const link = document.createElement("link");\n\t\t\t\tlink.rel = isCss',
    'if (!isCss && (window.lecternServerAway || !navigator.onLine || performance.now() > 3e4)) ' +
      'return fetch(dep.href).then((file) => file.ok ? file.blob() : Promise.reject(new Error(dep.href)));\n' +
      '\t\t\t\tconst link = document.createElement("link");\n\t\t\t\tlink.rel = isCss',
  ],
] as const;

/**
 * Patches Vite's loader so that a lazy part that failed to load is requested again completely, style sheet and scripts.
 * Throws when Vite's loader has changed.
 */
export function withPartsAskedAgain(loader: string): string {
  return CHANGES.reduce((code, [before, after]) => {
    if (!code.includes(before))
      throw new Error('Vite loads parts of the program differently in this version');
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
