import type { Plugin } from 'vite';

/** Vite's loader, word for word, and what takes its place. */
const CHANGES = [
  // It remembers a stylesheet that failed as one that needs no loading.
  ['(err) => {\n\t\tseen[href] = void 0;', '(err) => {\n\t\tdelete seen[href];'],
  // And it takes the link that failed for a stylesheet that is there.
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
] as const;

/** A stylesheet that failed is asked for again with its part of the program, which would come unstyled otherwise. */
export function withStylesheetsAskedAgain(loader: string): string {
  return CHANGES.reduce((code, [before, after]) => {
    if (!code.includes(before)) throw new Error('Vite loads stylesheets in another way in this version');
    return code.replace(before, after);
  }, loader);
}

export function stylesheetsAgain(): Plugin {
  return {
    name: 'stylesheets-again',
    apply: 'build',
    transform(code, id) {
      return id.includes('vite/preload-helper') ? withStylesheetsAskedAgain(code) : undefined;
    },
  };
}
