import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What a show of one file is made of besides its courseware: built with the web application (vite.show.config.ts). */
export interface HtmlShowParts {
  readonly showScript: string;
  readonly showStyle: string;
  readonly formulaScript: string;
  readonly formulaStyle: string;
  readonly chartScript: string;
  /** Faces of the Kai font, as `data:`, that have these characters (code points). */
  kaiStyle(characters: ReadonlySet<number>): string;
}

/** @param folder `dist/html-show` of the web application. Throws when it was not built. */
export function readHtmlShowParts(folder: string): HtmlShowParts {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  let faces: readonly Face[] | undefined;
  return {
    showScript: read('show.js'),
    showStyle: read('show.css'),
    formulaScript: read('formula.js'),
    formulaStyle: read('formula.css'),
    chartScript: read('chart.js'),
    kaiStyle(characters) {
      faces ??= facesIn(read('kai/faces.css'));
      return faces
        .filter(({ ranges }) => ranges.some(([from, to]) => anyBetween(characters, from, to)))
        .map(({ rule, file }) => {
          const bytes = readFileSync(path.join(folder, 'kai/files', path.basename(file)));
          return rule.replace(/url\([^)]*\)/, `url(data:font/woff2;base64,${bytes.toString('base64')})`);
        })
        .join('\n');
    },
  };
}

interface Face {
  readonly rule: string;
  readonly file: string;
  /** First and last code point of each range. */
  readonly ranges: readonly (readonly [number, number])[];
}

function facesIn(style: string): Face[] {
  return [...style.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([rule]) => {
    const file = /url\('?([^')]+\.woff2)'?\)/.exec(rule)?.[1];
    const ranges = [
      ...(/unicode-range:([^;}]*)/.exec(rule)?.[1] ?? '').matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi),
    ];
    if (file === undefined) return [];
    return [
      {
        rule,
        file,
        ranges: ranges.map(([, from = '0', to]) => [
          Number.parseInt(from, 16),
          Number.parseInt(to ?? from, 16),
        ]),
      },
    ];
  });
}

function anyBetween(characters: ReadonlySet<number>, from: number, to: number): boolean {
  for (const character of characters) if (character >= from && character <= to) return true;
  return false;
}
