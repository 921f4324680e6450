import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A frame that clips its content needs `overflow: clip`. With `hidden` the browser can still scroll it by itself: to a
 * caret, to the focus, to a search result. The page is then shifted in its frame, and clicks miss.
 */
const HIDDEN = /overflow(?:-[xy])?:\s*hidden\s*;/;
/** Lines with an ellipsis, and fields, which scroll their own text. */
const MAY_BE_HIDDEN = /text-overflow:|line-clamp:|resize:/;
const IN_CODE = /overflow(?:[XY]|-[xy])?['"]?\s*[:=]\s*(?:[^;,}\n]*\?[^;,}\n]*)?['"`]?hidden\b/;

/** Frames of the web application and the packages that a browser can scroll by itself. */
export function checkFrames(root: string): string[] {
  const files = globSync(['apps/web/src/**/*.{css,ts,tsx}', 'packages/*/src/**/*.{css,ts,tsx}'], {
    cwd: root,
  });
  return files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const lines = file.endsWith('.css') ? inStyles(text) : inCode(text);
      return lines.map(
        (line) => `${file}:${line}: a caret can scroll \`overflow: hidden\`, but not \`clip\``,
      );
    });
}

/** The lines of rules with hidden overflow. */
function inStyles(text: string): number[] {
  const found: number[] = [];
  for (const rule of text.matchAll(/\{([^{}]*)\}/g)) {
    const [, body = ''] = rule;
    const at = HIDDEN.exec(body);
    if (at && !MAY_BE_HIDDEN.test(body)) found.push(lineOf(text, rule.index + 1 + at.index));
  }
  return found;
}

function inCode(text: string): number[] {
  return text.split('\n').flatMap((line, i) => (IN_CODE.test(line) ? [i + 1] : []));
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
